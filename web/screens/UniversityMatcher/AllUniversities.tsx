import { Suspense } from 'react'
import { graphql, type PreloadedQuery, usePaginationFragment, usePreloadedQuery } from 'react-relay'
import type { AllUniversities_query$key } from '../../__generated__/AllUniversities_query.graphql.ts'
import type { AllUniversitiesPaginationQuery } from '../../__generated__/AllUniversitiesPaginationQuery.graphql.ts'
import allUniversitiesQuery, {
  type AllUniversitiesQuery,
} from '../../__generated__/AllUniversitiesQuery.graphql.ts'
import { ListFoot } from '../../catalogue/ListFoot.tsx'
import { UniversityCard } from '../../catalogue/UniversityCard.tsx'
import { useShowMore } from '../../catalogue/useShowMore.ts'
import { Banner, Button, EmptyState, Skeleton, Stack, Text, VisuallyHidden } from '../../design/index.ts'
import { FaultBoundary } from '../../routing/FaultBoundary.tsx'
import { Cards } from './matcherStyles.ts'

const MORE = 24
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** The universities of a country: asked for when the tab or another country is chosen. */
export const ALL_UNIVERSITIES_QUERY = graphql`
  query AllUniversitiesQuery($country: Country) @raw_response_type {
    ...AllUniversities_query @arguments(country: $country)
  }
`

/** Universities as cards, page by page. */
export function GivenUniversities({ query: queryRef }: { query: AllUniversities_query$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    AllUniversitiesPaginationQuery,
    AllUniversities_query$key
  >(
    graphql`
      fragment AllUniversities_query on Query
      @argumentDefinitions(
        country: { type: "Country" }
        count: { type: "Int", defaultValue: 24 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "AllUniversitiesPaginationQuery") {
        universities(first: $count, after: $cursor, filter: { country: $country })
          @connection(key: "AllUniversities_universities") {
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
  const { list, showMore, fault } = useShowMore<HTMLUListElement>({
    loadNext,
    shown: edges.length,
    page: MORE,
  })
  if (edges.length === 0) {
    return (
      <EmptyState title="No universities found" headingLevel={2}>
        Try selecting a different country filter
      </EmptyState>
    )
  }
  return (
    <Stack $gap={4}>
      <Text $size="small" $tone="soft" role="status">
        {totalCount} {totalCount === 1 ? 'university' : 'universities'}, by name. No place in this list is for
        sale.
      </Text>
      <Cards ref={list}>
        {edges.map(({ node }) => (
          <li key={node.id}>
            <UniversityCard university={node} />
          </li>
        ))}
      </Cards>
      <ListFoot
        shown={edges.length}
        totalCount={totalCount}
        hasNext={hasNext}
        isLoadingNext={isLoadingNext}
        fault={fault}
        label="Show more universities"
        onShowMore={showMore}
      />
    </Stack>
  )
}

function LoadedUniversities({ queryRef }: { queryRef: PreloadedQuery<AllUniversitiesQuery> }) {
  return <GivenUniversities query={usePreloadedQuery<AllUniversitiesQuery>(allUniversitiesQuery, queryRef)} />
}

function UniversitySkeletons() {
  return (
    <>
      <VisuallyHidden role="status">Loading...</VisuallyHidden>
      <Cards aria-hidden="true">
        {PLACES.map(place => (
          <li key={place}>
            <Skeleton $height="18rem" />
          </li>
        ))}
      </Cards>
    </>
  )
}

/** The universities that were asked for on the page; skeletons until they are there. */
export function AskedUniversities({
  queryRef,
  onRetry,
}: {
  queryRef: PreloadedQuery<AllUniversitiesQuery>
  onRetry: () => void
}) {
  return (
    <FaultBoundary
      attempt={queryRef}
      fallback={
        <Banner
          tone="danger"
          announce
          title="The universities did not load"
          action={
            <Button size="small" onClick={onRetry}>
              Try again
            </Button>
          }
        />
      }
    >
      <Suspense fallback={<UniversitySkeletons />}>
        <LoadedUniversities queryRef={queryRef} />
      </Suspense>
    </FaultBoundary>
  )
}
