import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type {
  GenerateDocumentInput,
  useGenerateDocumentMutation,
  useGenerateDocumentMutation$data,
} from '../__generated__/useGenerateDocumentMutation.graphql.ts'
import { viewerLists } from '../relay/lists.ts'
import { type Outcome, useChange } from '../relay/useChange.ts'
import { awaitDocument } from './awaitedDocuments.ts'

type Generated = NonNullable<useGenerateDocumentMutation$data['generateDocument']['saved']>

/** Requests a document. It is added at the top of all lists of documents and announced when it is ready. */
export function useGenerateDocument(
  viewerId: string,
): (input: GenerateDocumentInput) => Promise<Outcome<Generated>> {
  const environment = useRelayEnvironment()
  const { send } = useChange<useGenerateDocumentMutation>(graphql`
    mutation useGenerateDocumentMutation($input: GenerateDocumentInput!, $connections: [ID!]!) @raw_response_type {
      generateDocument(input: $input) {
        ... on GenerateDocumentPayload @alias(as: "saved") {
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
  return useCallback(
    async input => {
      const outcome = await send({ input, connections: viewerLists(environment, 'documents') })
      // A coached document is there at once, and nothing of it is written by us.
      if (outcome.saved && input.mode !== 'COACH')
        awaitDocument({ viewerId, documentId: outcome.saved.document.id })
      return outcome
    },
    [send, environment, viewerId],
  )
}
