import { graphql, usePaginationFragment } from 'react-relay'
import type { ProgramList_query$key } from '../../__generated__/ProgramList_query.graphql.ts'
import type { ProgramListMoreQuery } from '../../__generated__/ProgramListMoreQuery.graphql.ts'
import { ListFoot } from '../../catalogue/ListFoot.tsx'
import { ProgramRow, ProgramRows } from '../../catalogue/ProgramRow.tsx'
import { useShowMore } from '../../catalogue/useShowMore.ts'
import { NOTHING_FOUND } from '../../content/catalogue.ts'
import { EmptyState, Stack } from '../../design/index.ts'
import { CountLine } from './CountLine.tsx'

const MORE = 30

/** Programmes as lines, page by page. */
export function ProgramList({
  query: queryRef,
  isByCountry,
  isBeyondPlan,
}: {
  query: ProgramList_query$key
  /** A country was chosen. */
  isByCountry: boolean
  /** A paid plan finds more. */
  isBeyondPlan: boolean
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
        first: { type: "Int", defaultValue: 30 }
        after: { type: "String" }
      )
      @refetchable(queryName: "ProgramListMoreQuery") {
        programs(
          first: $first
          after: $after
          filter: { country: $country, search: $search, degreeType: $degreeType, field: $field }
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
  const { title, withCountry, otherwise } = NOTHING_FOUND.programs
  return (
    <Stack $gap={4}>
      <CountLine count={totalCount} one="programme" many="programmes" />
      {edges.length === 0 ? (
        <EmptyState title={isBeyondPlan ? NOTHING_FOUND.inSample : title} headingLevel={2}>
          {isByCountry ? withCountry : otherwise}
        </EmptyState>
      ) : (
        <ProgramRows ref={list}>
          {edges.map(({ node }) => (
            <ProgramRow key={node.id} program={node} />
          ))}
        </ProgramRows>
      )}
      <ListFoot
        shown={edges.length}
        totalCount={totalCount}
        hasNext={hasNext}
        isLoadingNext={isLoadingNext}
        fault={fault}
        label="Show more programmes"
        onShowMore={showMore}
      />
    </Stack>
  )
}
