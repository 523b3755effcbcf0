import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { ConnectionHandler } from 'relay-runtime'
import type {
  GenerateDocumentInput,
  useGenerateDocumentMutation,
} from '../__generated__/useGenerateDocumentMutation.graphql.ts'
import { useMutation } from '../relay/useMutation.ts'
import { awaitDocument } from './awaitedDocuments.ts'

const generateDocumentMutation = graphql`
  mutation useGenerateDocumentMutation($input: GenerateDocumentInput!, $connections: [ID!]!) {
    generateDocument(input: $input) {
      __typename
      ... on GenerateDocumentPayload {
        document @prependNode(connections: $connections, edgeTypeName: "UserDocumentsConnectionEdge") {
          id
          databaseId
          ...DocumentSheet_document
          ...DocumentList_document
          ...DocumentPanel_document
          ...ResultsScreen_document
        }
        viewer {
          id
          ...NextStep_viewer
          ...CreditBanners_viewer
          ...AccountFigures_viewer
          ...AllowanceNote_viewer
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
      ... on NotFoundError {
        message
      }
      ... on PlanRequiredError {
        message
      }
      ... on OutOfCreditsError {
        message
      }
      ... on ConflictError {
        message
      }
      ... on RateLimitedError {
        message
        retryAfter
      }
    }
  }
`

/** How asking for a document went. What needs another plan or more credits is told apart: it leads to the prices. */
export type GenerateOutcome =
  | { kind: 'QUEUED'; id: string; databaseId: number }
  | { kind: 'INVALID'; message: string; faults: readonly { path: string; message: string }[] }
  | { kind: 'PLAN_OR_CREDITS'; message: string }
  | { kind: 'SIGNED_OUT'; message: string }
  | { kind: 'REFUSED'; message: string }

const LISTS_OF_DOCUMENTS = ['RecentDocuments_documents', 'DocumentList_documents']

/** Asks for a document; rejects with a `NetworkFault` when the call did not come through. */
export function useGenerateDocument(
  viewerId: string,
): [generate: (input: GenerateDocumentInput) => Promise<GenerateOutcome>, isGenerating: boolean] {
  const environment = useRelayEnvironment()
  const [commit, isGenerating] = useMutation<useGenerateDocumentMutation>(generateDocumentMutation)
  const generate = useCallback(
    async (input: GenerateDocumentInput): Promise<GenerateOutcome> => {
      const connections = LISTS_OF_DOCUMENTS.map(key =>
        ConnectionHandler.getConnectionID(viewerId, key),
      ).filter(
        // A list that was not shown yet is read whole when it is.
        connection => environment.getStore().getSource().has(connection),
      )
      const { generateDocument: result } = await commit({ variables: { input, connections } })
      switch (result.__typename) {
        case 'GenerateDocumentPayload':
          awaitDocument({ viewerId, documentId: result.document.id })
          return { kind: 'QUEUED', id: result.document.id, databaseId: result.document.databaseId }
        case 'ValidationError':
          return { kind: 'INVALID', message: result.message, faults: result.fields }
        case 'PlanRequiredError':
        case 'OutOfCreditsError':
          return { kind: 'PLAN_OR_CREDITS', message: result.message }
        case 'NotSignedInError':
          return { kind: 'SIGNED_OUT', message: result.message }
        case 'RateLimitedError':
          return { kind: 'REFUSED', message: `${result.message} Try again in ${result.retryAfter} seconds.` }
        case 'ConflictError':
        case 'NotFoundError':
          return { kind: 'REFUSED', message: result.message }
        default:
          return { kind: 'REFUSED', message: 'The document could not be generated. Please try again.' }
      }
    },
    [commit, environment, viewerId],
  )
  return [generate, isGenerating]
}
