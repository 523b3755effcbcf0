import { graphql, usePaginationFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { ProgramList_query$key } from '../../__generated__/ProgramList_query.graphql.ts'
import type { ProgramListMoreQuery } from '../../__generated__/ProgramListMoreQuery.graphql.ts'
import { ListFoot } from '../../catalogue/ListFoot.tsx'
import { NothingNarrowed } from '../../catalogue/NothingNarrowed.tsx'
import { ProgramRow, ProgramRows } from '../../catalogue/ProgramRow.tsx'
import { useOwnMoney } from '../../catalogue/useOwnMoney.ts'
import { useShowMore } from '../../catalogue/useShowMore.ts'
import { NOTHING_FOUND, PROGRAM_ORDERS } from '../../content/catalogue.ts'
import { EmptyState, Field, Select, Stack, Text, TextLink } from '../../design/index.ts'
import { plural, t } from '../../language/language.ts'
import { Trans } from '../../language/Trans.tsx'
import { CountLine } from './CountLine.tsx'
import { type CatalogueSearch, isNarrowed, NO_FILTERS, withoutFilter } from './catalogueAddress.ts'
import { ListHead } from './universitiesStyles.ts'

const MORE = 30

/** Programmes as lines, page by page. */
export function ProgramList({
  query: queryRef,
  isByCountry,
  isBeyondPlan,
  sought,
  look,
}: {
  query: ProgramList_query$key
  /** A country was chosen. */
  isByCountry: boolean
  /** A paid plan finds more. */
  isBeyondPlan: boolean
  sought: CatalogueSearch
  /** Changes the search. */
  look: (changes: Partial<CatalogueSearch>) => void
}) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ProgramListMoreQuery,
    ProgramList_query$key
  >(
    graphql`
      fragment ProgramList_query on Query
      @argumentDefinitions(
        country: { type: "Country" }
        search: { type: "String" }
        degreeType: { type: "DegreeType" }
        field: { type: "String" }
        facts: { type: "ProgramFacts" }
        order: { type: "ListOrder" }
        first: { type: "Int", defaultValue: 30 }
        after: { type: "String" }
      )
      @refetchable(queryName: "ProgramListMoreQuery") {
        ...useOwnMoney_query
        viewer {
          profile {
            id
          }
        }
        looserPrograms(
          filter: { country: $country, search: $search, degreeType: $degreeType, field: $field, facts: $facts }
        ) {
          kind
          count
        }
        programs(
          first: $first
          after: $after
          filter: { country: $country, search: $search, degreeType: $degreeType, field: $field, facts: $facts }
          order: $order
        ) @connection(key: "ProgramList_programs") {
          totalCount
          edges {
            node {
              id
              ...ProgramRow_program
            }
          }
        }
      }
    `,
    queryRef,
  )
  const { edges, totalCount } = data.programs
  const { list, showMore, fault } = useShowMore<HTMLUListElement>({
    loadNext,
    shown: edges.length,
    page: MORE,
  })
  const { say } = useOwnMoney(data)
  const hasProfile = data.viewer?.profile != null
  const { withCountry, otherwise } = NOTHING_FOUND.programs
  const title = isBeyondPlan ? NOTHING_FOUND.inSample : NOTHING_FOUND.programs.title

  function nothing() {
    return isNarrowed(sought) ? (
      <NothingNarrowed
        title={title}
        looser={data.looserPrograms}
        onLeaveOut={kind => look(withoutFilter(kind))}
        onClear={() => look(NO_FILTERS)}
      />
    ) : (
      <EmptyState title={title} headingLevel={2}>
        {isByCountry ? withCountry : otherwise}
      </EmptyState>
    )
  }

  return (
    <Stack $gap={4}>
      <ListHead>
        <CountLine>{plural(totalCount, { one: '# programme', other: '# programmes' })}</CountLine>
        {hasProfile && (
          <Field label={t('Order')} hideLabel>
            <Select
              options={PROGRAM_ORDERS}
              value={sought.order}
              onChange={({ currentTarget: { value } }) =>
                look({ order: PROGRAM_ORDERS.find(choice => choice.value === value)?.value ?? 'USUAL' })
              }
            />
          </Field>
        )}
      </ListHead>
      {sought.order === 'FIT' && !hasProfile && (
        <Text $size="small" $tone="soft">
          <Trans
            message="The best fit is known once you have <profile>a profile</profile>. Until then the list is in its usual order."
            parts={{
              profile: inside => (
                <TextLink as={Link} to="/profile">
                  {inside}
                </TextLink>
              ),
            }}
          />
        </Text>
      )}
      {edges.length === 0 ? (
        nothing()
      ) : (
        <ProgramRows ref={list}>
          {edges.map(({ node }) => (
            <ProgramRow key={node.id} program={node} say={say} />
          ))}
        </ProgramRows>
      )}
      <ListFoot
        shown={edges.length}
        totalCount={totalCount}
        hasNext={hasNext}
        isLoadingNext={isLoadingNext}
        fault={fault}
        label={t('Show more programmes')}
        onShowMore={showMore}
      />
    </Stack>
  )
}
