import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type {
  MatchSettingsInput,
  useGenerateMatchesMutation,
} from '../../__generated__/useGenerateMatchesMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'

const generateMatchesMutation = graphql`
  mutation useGenerateMatchesMutation($input: GenerateMatchesInput!) {
    generateMatches(input: $input) {
      __typename
      ... on GenerateMatchesPayload {
        viewer {
          id
          matches(first: 50) {
            totalCount
          }
          ...Matcher_viewer
        }
      }
      ... on ValidationError {
        message
        fields {
          message
        }
      }
      ... on NotSignedInError {
        message
      }
      ... on RateLimitedError {
        message
      }
    }
  }
`

/** How it went: how many matches there are now, or why there are no new ones. */
export type GenerateMatchesOutcome =
  | { kind: 'MATCHED'; count: number }
  | { kind: 'SIGNED_OUT'; message: string }
  | { kind: 'REFUSED'; message: string }

/** Matches the stored profile anew; rejects with a `NetworkFault` when the call did not come through. */
export function useGenerateMatches(): [
  generate: (settings: MatchSettingsInput) => Promise<GenerateMatchesOutcome>,
  isGenerating: boolean,
] {
  const [commit, isGenerating] = useMutation<useGenerateMatchesMutation>(generateMatchesMutation)
  const generate = useCallback(
    async (settings: MatchSettingsInput): Promise<GenerateMatchesOutcome> => {
      const { generateMatches: result } = await commit({ variables: { input: { settings } } })
      switch (result.__typename) {
        case 'GenerateMatchesPayload':
          return { kind: 'MATCHED', count: result.viewer.matches.totalCount }
        case 'NotSignedInError':
          return { kind: 'SIGNED_OUT', message: result.message }
        case 'ValidationError':
          return {
            kind: 'REFUSED',
            message: result.fields.map(({ message }) => message).join(' ') || result.message,
          }
        case 'RateLimitedError':
          return { kind: 'REFUSED', message: result.message }
        default:
          return { kind: 'REFUSED', message: 'Please try again.' }
      }
    },
    [commit],
  )
  return [generate, isGenerating]
}
