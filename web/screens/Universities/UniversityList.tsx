import { graphql, usePaginationFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { UniversityList_query$key } from '../../__generated__/UniversityList_query.graphql.ts'
import type { UniversityListMoreQuery } from '../../__generated__/UniversityListMoreQuery.graphql.ts'
import { ListFoot } from '../../catalogue/ListFoot.tsx'
import { UniversityCard } from '../../catalogue/UniversityCard.tsx'
import { useOwnMoney } from '../../catalogue/useOwnMoney.ts'
import { useShowMore } from '../../catalogue/useShowMore.ts'
import { NOTHING_FOUND } from '../../content/catalogue.ts'
import { EmptyState, Stack, TextLink } from '../../design/index.ts'
import { plural, t } from '../../language/language.ts'
import { useShownAddress } from '../../routing/useAddress.ts'
import { CountLine } from './CountLine.tsx'
import { CATALOGUE_ADDRESS } from './catalogueAddress.ts'
import { Cards } from './universitiesStyles.ts'

const MORE = 24

/** Universities as cards, page by page. */
export function UniversityList({
  query: queryRef,
  isByCountry,
  isBeyondPlan,
}: {
  query: UniversityList_query$key
  /** A country was chosen. */
  isByCountry: boolean
  /** A paid plan finds more. */
  isBeyondPlan: boolean
}) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    UniversityListMoreQuery,
    UniversityList_query$key
  >(
    graphql`
      fragment UniversityList_query on Query
      @argumentDefinitions(
        country: { type: "Country" }
        search: { type: "String" }
        first: { type: "Int", defaultValue: 24 }
        after: { type: "String" }
      )
      @refetchable(queryName: "UniversityListMoreQuery", directives: ["@raw_response_type"]) {
        ...useOwnMoney_query
        universities(first: $first, after: $after, filter: { country: $country, search: $search })
          @connection(key: "UniversityList_universities") {
          totalCount
          edges {
            node {
              id
              ...UniversityCard_university
            }
          }
        }
      }
    `,
    queryRef,
  )
  const { edges, totalCount } = data.universities
  const { say } = useOwnMoney(data)
  const { list, showMore, fault } = useShowMore<HTMLUListElement>({
    loadNext,
    shown: edges.length,
    page: MORE,
  })
  const { state: sought, hrefOf } = useShownAddress(CATALOGUE_ADDRESS)
  const { title, withCountry, otherwise } = NOTHING_FOUND.universities
  return (
    <Stack $gap={4}>
      <CountLine>{plural(totalCount, { one: '# university', other: '# universities' })}</CountLine>
      {edges.length === 0 ? (
        <EmptyState
          title={isBeyondPlan ? NOTHING_FOUND.inSample : title}
          headingLevel={2}
          action={
            sought.words !== '' && (
              <TextLink as={Link} to={hrefOf({ show: 'PROGRAMS' })}>
                {t('Look for ‘{words}’ among programmes', { words: sought.words })}
              </TextLink>
            )
          }
        >
          {isByCountry ? withCountry : otherwise}
        </EmptyState>
      ) : (
        <Cards ref={list}>
          {edges.map(({ node }) => (
            <li key={node.id}>
              <UniversityCard university={node} say={say} />
            </li>
          ))}
        </Cards>
      )}
      <ListFoot
        shown={edges.length}
        totalCount={totalCount}
        hasNext={hasNext}
        isLoadingNext={isLoadingNext}
        fault={fault}
        label={t('Show more universities')}
        onShowMore={showMore}
      />
    </Stack>
  )
}
