import { graphql, usePaginationFragment } from 'react-relay'
import type { AllUniversities_query$key } from '../../__generated__/AllUniversities_query.graphql.ts'
import type { AllUniversitiesPaginationQuery } from '../../__generated__/AllUniversitiesPaginationQuery.graphql.ts'
import { ListFoot } from '../../catalogue/ListFoot.tsx'
import { UniversityCard } from '../../catalogue/UniversityCard.tsx'
import { useOwnMoney } from '../../catalogue/useOwnMoney.ts'
import { useShowMore } from '../../catalogue/useShowMore.ts'
import { EmptyState, Skeleton, Stack, Text, VisuallyHidden } from '../../design/index.ts'
import { plural, t } from '../../language/language.ts'
import { Cards } from './matcherStyles.ts'

const MORE = 24
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** Universities as cards, page by page. */
export function AllUniversities({ query: queryRef }: { query: AllUniversities_query$key }) {
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
        ...useOwnMoney_query
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
  const { say } = useOwnMoney(data)
  const { list, showMore, fault } = useShowMore<HTMLUListElement>({
    loadNext,
    shown: edges.length,
    page: MORE,
  })
  if (edges.length === 0) {
    return (
      <EmptyState title={t('No universities found')} headingLevel={2}>
        {t('Try selecting a different country filter')}
      </EmptyState>
    )
  }
  return (
    <Stack $gap={4}>
      <Text $size="small" $tone="soft" role="status">
        {plural(totalCount, {
          one: '# university, by name. No place in this list is for sale.',
          other: '# universities, by name. No place in this list is for sale.',
        })}
      </Text>
      <Cards ref={list}>
        {edges.map(({ node }) => (
          <li key={node.id}>
            <UniversityCard university={node} say={say} />
          </li>
        ))}
      </Cards>
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

/** The places of universities that are on their way. */
export function UniversitySkeletons() {
  return (
    <>
      <VisuallyHidden role="status">{t('Loading...')}</VisuallyHidden>
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
