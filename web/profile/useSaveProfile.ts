import { graphql } from 'react-relay'
import type { useSaveProfileMutation } from '../__generated__/useSaveProfileMutation.graphql.ts'
import { t } from '../language/language.ts'
import { type Change, useChange } from '../relay/useChange.ts'

/** Saves the profile. */
export function useSaveProfile(): Change<useSaveProfileMutation> {
  return useChange<useSaveProfileMutation>(
    graphql`
      mutation useSaveProfileMutation($input: SaveProfileInput!) @raw_response_type {
        saveProfile(input: $input) {
          ... on SaveProfilePayload @alias(as: "saved") {
            created
            viewer {
              id
              profile {
                ...profileState_profile
              }
            }
          }
          ...refusal_error @alias(as: "refusal")
        }
      }
    `,
    {
      refusalToast: {
        title: t('Error'),
        describe: ({ message }) => t('Failed to save profile: {message}', { message }),
      },
    },
  )
}
