import { graphql, usePaginationFragment } from 'react-relay'
import type {
  useMatches_viewer$data,
  useMatches_viewer$key,
} from '../../__generated__/useMatches_viewer.graphql.ts'
import type { useMatchesMoreQuery } from '../../__generated__/useMatchesMoreQuery.graphql.ts'

/** How many matches a page has. */
export const MATCHES_OF_A_PAGE = 20

export type ListedMatch = useMatches_viewer$data['matches']['edges'][number]['node']

/** The viewer's matches that fit the filters of the address, page by page. */
export function useMatches(viewer: useMatches_viewer$key) {
  const { data, ...paging } = usePaginationFragment<useMatchesMoreQuery, useMatches_viewer$key>(
    graphql`
      fragment useMatches_viewer on User
      @argumentDefinitions(
        filter: { type: "MatchFilter" }
        order: { type: "ListOrder" }
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "useMatchesMoreQuery", directives: ["@raw_response_type"]) {
        matches(first: $count, after: $cursor, filter: $filter, order: $order)
          @connection(key: "useMatches_matches") {
          totalCount
          edges {
            node {
              id
              place
              list
              matchPercentage
              tier
              history {
                applicants
              }
              program {
                id
                databaseId
                name
              }
              ...MatchRow_match
              ...CompareTable_match
            }
          }
        }
      }
    `,
    viewer,
  )
  const { edges, totalCount } = data.matches
  return { matches: edges.map(({ node }) => node), totalCount, ...paging }
}
