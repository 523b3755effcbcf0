import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type { useChooseWriterMutation, Writer } from '../__generated__/useChooseWriterMutation.graphql.ts'
import { useMutation } from '../relay/useMutation.ts'

const chooseWriterMutation = graphql`
  mutation useChooseWriterMutation($input: ChooseWriterInput!) {
    chooseWriter(input: $input) {
      __typename
      ... on ChooseWriterPayload {
        viewer {
          id
          ...useWriterChoice_viewer
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
    }
  }
`

/** How keeping the choice went. */
export type ChoiceOutcome =
  | { kind: 'KEPT' }
  | { kind: 'SIGNED_OUT'; message: string }
  | { kind: 'REFUSED'; message: string }

/** Keeps on the account who is to write; rejects with a `NetworkFault` when the call did not come through. */
export function useChooseWriter(): (writer: Writer) => Promise<ChoiceOutcome> {
  const [commit] = useMutation<useChooseWriterMutation>(chooseWriterMutation)
  return useCallback(
    async writer => {
      const { chooseWriter: result } = await commit({ variables: { input: { writer } } })
      switch (result.__typename) {
        case 'ChooseWriterPayload':
          return { kind: 'KEPT' }
        case 'NotSignedInError':
          return { kind: 'SIGNED_OUT', message: result.message }
        case 'ValidationError':
          return { kind: 'REFUSED', message: result.fields[0]?.message ?? result.message }
        default:
          return { kind: 'REFUSED', message: 'Please try again.' }
      }
    },
    [commit],
  )
}
