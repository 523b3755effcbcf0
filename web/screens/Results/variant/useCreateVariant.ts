import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type {
  CreateVariantInput,
  useCreateVariantMutation,
  useCreateVariantMutation$data,
} from '../../../__generated__/useCreateVariantMutation.graphql.ts'
import { awaitDocument } from '../../../documents/awaitedDocuments.ts'
import { useIdempotencyKey } from '../../../documents/useIdempotencyKey.ts'
import { viewerLists } from '../../../relay/lists.ts'
import { type Change, type Outcome, useChange } from '../../../relay/useChange.ts'

type Created = NonNullable<useCreateVariantMutation$data['createVariant']['saved']>

/** Asks for a document's variant. It is added at the top of all lists of documents and announced when it is ready. */
export function useCreateVariant(viewerId: string): {
  create: (input: Omit<CreateVariantInput, 'idempotencyKey'>) => Promise<Outcome<Created>>
} & Pick<Change<useCreateVariantMutation>, 'isPending' | 'refusal' | 'faultByField'> {
  const environment = useRelayEnvironment()
  const { keyFor, answered } = useIdempotencyKey()
  const { send, ...state } = useChange<useCreateVariantMutation>(graphql`
    mutation useCreateVariantMutation($input: CreateVariantInput!, $connections: [ID!]!) @raw_response_type {
      createVariant(input: $input) {
        ... on CreateVariantPayload @alias(as: "saved") {
          document @prependNode(connections: $connections, edgeTypeName: "UserDocumentsConnectionEdge") {
            id
            databaseId
            ...documentState_document
          }
          viewer {
            ...accountState_viewer
            ...documentState_viewer
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
  const create = useCallback(
    async (input: Omit<CreateVariantInput, 'idempotencyKey'>) => {
      const outcome = await send({
        input: { ...input, idempotencyKey: keyFor(input) },
        connections: viewerLists(environment, 'documents'),
      })
      // After a failed call the key stays: the same request sent again is the same document.
      if (outcome.refusal?.kind !== 'FAULT') answered()
      if (outcome.saved) awaitDocument({ viewerId, documentId: outcome.saved.document.id })
      return outcome
    },
    [send, environment, keyFor, answered, viewerId],
  )
  return { create, ...state }
}
