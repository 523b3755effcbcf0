import { graphql } from 'react-relay'
import type { useGenerateMatchesMutation } from '../../__generated__/useGenerateMatchesMutation.graphql.ts'
import { matchFailureTitle } from '../../content/matching.ts'
import { refusalWords } from '../../relay/refusal.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Matches the saved profile again and replaces the earlier matches. The list keeps its filter and order. */
export function useGenerateMatches(): Change<useGenerateMatchesMutation> {
  return useChange<useGenerateMatchesMutation>(
    graphql`
      mutation useGenerateMatchesMutation($input: GenerateMatchesInput!, $filter: MatchFilter, $order: ListOrder)
      @raw_response_type {
        generateMatches(input: $input) {
          ... on GenerateMatchesPayload @alias(as: "saved") {
            viewer {
              matchCount: matches {
                totalCount
              }
              ...matchesState_viewer @arguments(filter: $filter, order: $order)
            }
          }
          ...refusal_error @alias(as: "refusal")
        }
      }
    `,
    { refusalToast: { title: matchFailureTitle(), describe: refusalWords } },
  )
}
