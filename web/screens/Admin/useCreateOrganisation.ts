import { graphql } from 'react-relay'
import type { useCreateOrganisationMutation } from '../../__generated__/useCreateOrganisationMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Creates an organisation with its first owner. It is added at the top of the lists in `connections`. */
export function useCreateOrganisation(): Change<useCreateOrganisationMutation> {
  return useChange<useCreateOrganisationMutation>(graphql`
    mutation useCreateOrganisationMutation($input: CreateOrganisationInput!, $connections: [ID!]!) @raw_response_type {
      createOrganisation(input: $input) {
        ... on CreateOrganisationPayload @alias(as: "saved") {
          organisation @prependNode(connections: $connections, edgeTypeName: "QueryOrganisationsConnectionEdge") {
            id
            ...organisationState_organisation
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
