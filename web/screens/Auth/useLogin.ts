import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type { LoginInput, useLoginMutation } from '../../__generated__/useLoginMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { type Refusal, refusalOf } from './refusal.ts'

const LOGIN = graphql`
  mutation useLoginMutation($input: LoginInput!) {
    login(input: $input) {
      __typename
      ... on LoginPayload {
        viewer {
          id
          fullName
        }
      }
      ... on ValidationError {
        message
        fields {
          path
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

export type LoginOutcome = { kind: 'SIGNED_IN'; fullName: string } | { kind: 'REFUSED'; refusal: Refusal }

/** Signs in; rejects with a `NetworkFault` when the call did not come through. */
export function useLogin(): (input: LoginInput) => Promise<LoginOutcome> {
  const [commit] = useMutation<useLoginMutation>(LOGIN)
  return useCallback(
    async input => {
      const { login: result } = await commit({ variables: { input } })
      switch (result.__typename) {
        case 'LoginPayload':
          return { kind: 'SIGNED_IN', fullName: result.viewer.fullName }
        case 'ValidationError':
          return { kind: 'REFUSED', refusal: refusalOf(result.message, result.fields) }
        case 'NotSignedInError':
        case 'RateLimitedError':
          return { kind: 'REFUSED', refusal: refusalOf(result.message) }
        default:
          return { kind: 'REFUSED', refusal: refusalOf('Invalid credentials') }
      }
    },
    [commit],
  )
}
