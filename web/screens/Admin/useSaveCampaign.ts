import { graphql } from 'react-relay'
import type { useSaveCampaignMutation } from '../../__generated__/useSaveCampaignMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Creates or changes a campaign of the promotion. The list is read anew afterwards. */
export function useSaveCampaign(): Change<useSaveCampaignMutation> {
  return useChange<useSaveCampaignMutation>(graphql`
    mutation useSaveCampaignMutation($input: SaveCampaignInput!) @raw_response_type {
      saveCampaign(input: $input) {
        ... on SaveCampaignPayload @alias(as: "saved") {
          isSaved
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
