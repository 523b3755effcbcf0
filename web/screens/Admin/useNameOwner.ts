import { graphql } from 'react-relay'
import type { useNameOwnerMutation } from '../../__generated__/useNameOwnerMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Makes somebody an owner of an organisation. */
export function useNameOwner(): Change<useNameOwnerMutation> {
  return useChange<useNameOwnerMutation>(graphql`
    mutation useNameOwnerMutation($input: NameOwnerInput!) @raw_response_type {
      nameOwner(input: $input) {
        ... on NameOwnerPayload @alias(as: "saved") {
          organisation {
            ...organisationState_organisation
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
