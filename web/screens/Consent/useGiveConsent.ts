import { graphql } from 'react-relay'
import type { useGiveConsentMutation } from '../../__generated__/useGiveConsentMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Agrees to share with a consultancy. */
export function useGiveConsent(): Change<useGiveConsentMutation> {
  return useChange<useGiveConsentMutation>(graphql`
    mutation useGiveConsentMutation($input: GiveConsentInput!) @raw_response_type {
      giveConsent(input: $input) {
        ... on GiveConsentPayload @alias(as: "saved") {
          viewer {
            id
            sharedWith {
              organisationName
              since
            }
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
