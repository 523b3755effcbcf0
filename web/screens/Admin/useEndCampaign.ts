import { graphql } from 'react-relay'
import type { useEndCampaignMutation } from '../../__generated__/useEndCampaignMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Ends a campaign of the promotion. The list is read anew afterwards. */
export function useEndCampaign(): Change<useEndCampaignMutation> {
  return useChange<useEndCampaignMutation>(graphql`
    mutation useEndCampaignMutation($input: EndCampaignInput!) @raw_response_type {
      endCampaign(input: $input) {
        ... on EndCampaignPayload @alias(as: "saved") {
          isEnded
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
