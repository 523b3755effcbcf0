import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type { RegisterInput, useRegisterMutation } from '../../__generated__/useRegisterMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { type Refusal, refusalOf } from './refusal.ts'

const REGISTER = graphql`
  mutation useRegisterMutation($input: RegisterInput!) {
    register(input: $input) {
      __typename
      ... on RegisterPayload {
        viewer {
          id
        }
      }
      ... on ValidationError {
        message
        fields {
          path
          message
        }
      }
      ... on ConflictError {
        message
        fields {
          path
          message
        }
      }
      ... on RateLimitedError {
        message
      }
    }
  }
`

export type RegisterOutcome = { kind: 'REGISTERED' } | { kind: 'REFUSED'; refusal: Refusal }

/** Opens an account and signs in; rejects with a `NetworkFault` when the call did not come through. */
export function useRegister(): (input: RegisterInput) => Promise<RegisterOutcome> {
  const [commit] = useMutation<useRegisterMutation>(REGISTER)
  return useCallback(
    async input => {
      const { register: result } = await commit({ variables: { input } })
      switch (result.__typename) {
        case 'RegisterPayload':
          return { kind: 'REGISTERED' }
        case 'ValidationError':
        case 'ConflictError':
          return { kind: 'REFUSED', refusal: refusalOf(result.message, result.fields) }
        case 'RateLimitedError':
          return { kind: 'REFUSED', refusal: refusalOf(result.message) }
        default:
          return { kind: 'REFUSED', refusal: refusalOf('Failed to create account') }
      }
    },
    [commit],
  )
}
