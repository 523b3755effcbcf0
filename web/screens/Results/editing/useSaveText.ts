import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { readInlineData } from 'relay-runtime'
import type { documentState_text$key } from '../../../__generated__/documentState_text.graphql.ts'
import type { useSaveTextMutation } from '../../../__generated__/useSaveTextMutation.graphql.ts'
import { documentTextState } from '../../../documents/documentState.ts'
import { t } from '../../../language/language.ts'
import { type Refusal, refusalWords } from '../../../relay/refusal.ts'
import { useChange } from '../../../relay/useChange.ts'
import { editedParagraphs, type SavedText } from './editedParagraph.ts'
import type { SaveTextOutcome, SaveTextRequest } from './textSaver.ts'

function savedTextOf(key: documentState_text$key): SavedText {
  const { textRevision, paragraphs } = readInlineData(documentTextState, key)
  return { revision: textRevision, paragraphs: editedParagraphs(paragraphs) }
}

function outcomeOf(refusal: Refusal): SaveTextOutcome {
  switch (refusal.kind) {
    case 'NotSignedInError':
      return { kind: 'SIGNED_OUT' }
    case 'NotFoundError':
      return { kind: 'REFUSED', message: t('This document was deleted.') }
    case 'ValidationError':
    case 'ConflictError':
    case 'PlanRequiredError':
      return { kind: 'REFUSED', message: refusalWords(refusal) }
    default: {
      const isHeldUp = refusal.fault?.kind === 'RATE_LIMITED' || refusal.fault?.kind === 'OUTDATED'
      return isHeldUp ? { kind: 'HELD_UP', message: refusal.message } : { kind: 'UNREACHABLE' }
    }
  }
}

/** Sends the text of a document to the server. */
export function useSaveText(documentId: string): (request: SaveTextRequest) => Promise<SaveTextOutcome> {
  const { send } = useChange<useSaveTextMutation>(graphql`
    mutation useSaveTextMutation($input: SaveDocumentTextInput!) @raw_response_type {
      saveDocumentText(input: $input) {
        ... on SaveDocumentTextPayload @alias(as: "saved") {
          isSaved
          document {
            id
            ...documentState_text
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
  return useCallback(
    async request => {
      const { saved, refusal } = await send({ input: { documentId, ...request } })
      if (!saved) return outcomeOf(refusal)
      const text = savedTextOf(saved.document)
      return saved.isSaved ? { kind: 'SAVED', saved: text } : { kind: 'STALE', other: text }
    },
    [send, documentId],
  )
}
