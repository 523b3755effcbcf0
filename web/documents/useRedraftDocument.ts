import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type {
  useRedraftDocumentMutation,
  useRedraftDocumentMutation$data,
} from '../__generated__/useRedraftDocumentMutation.graphql.ts'
import { viewerLists } from '../relay/lists.ts'
import { type Outcome, useChange } from '../relay/useChange.ts'
import { useIdempotencyKey } from './useIdempotencyKey.ts'

type Asked = {
  documentId: string
  /** Whether it takes the answers of its draft as they are now. */
  fromDraft: boolean
  /** Answers in place of its own; null takes one away. */
  answers?: readonly { key: string; value: { text: string } | null }[]
}

type Redrafted = NonNullable<useRedraftDocumentMutation$data['redraftDocument']['saved']>

/**
 * Has a document drafted again with the replies to its questions, and if asked with the answers of its draft. The new one is added at the top of all lists of
 * documents.
 */
export function useRedraftDocument(): {
  redraft: (asked: Asked) => Promise<Outcome<Redrafted>>
  isPending: boolean
} {
  const environment = useRelayEnvironment()
  const { keyFor, answered } = useIdempotencyKey()
  const { send, isPending } = useChange<useRedraftDocumentMutation>(graphql`
    mutation useRedraftDocumentMutation($input: RedraftDocumentInput!, $connections: [ID!]!) @raw_response_type {
      redraftDocument(input: $input) {
        ... on RedraftDocumentPayload @alias(as: "saved") {
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
  const redraft = useCallback(
    async (asked: Asked) => {
      const outcome = await send({
        input: { ...asked, idempotencyKey: keyFor(asked) },
        connections: viewerLists(environment, 'documents'),
      })
      // After a failed call the key stays: the same request sent again is the same document.
      if (outcome.refusal?.kind !== 'FAULT') answered()
      return outcome
    },
    [send, environment, keyFor, answered],
  )
  return { redraft, isPending }
}
