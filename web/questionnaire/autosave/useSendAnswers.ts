import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { RecordSourceSelectorProxy } from 'relay-runtime'
import type {
  DocumentType,
  QuestionnaireForm,
  useSendAnswersMutation,
} from '../../__generated__/useSendAnswersMutation.graphql.ts'
import { PAGE_EDITOR } from '../../device/pageMarks.ts'
import { viewerLists } from '../../relay/lists.ts'
import { type Refusal, refusalWords } from '../../relay/refusal.ts'
import { useChange } from '../../relay/useChange.ts'
import { type FormQuestionnaire, questionsOf } from '../formQuestion.ts'
import type { SaveOutcome, SaveRequest } from './answers.ts'
import { readSavedAnswers, storeSavedAnswers } from './savedAnswer.ts'

const sendAnswersMutation = graphql`
  mutation useSendAnswersMutation(
    $input: SaveAnswersInput!
    $isNew: Boolean!
    $connections: [ID!]!
  ) @raw_response_type {
    saveAnswers(input: $input) {
      ... on SaveAnswersPayload @alias(as: "saved") {
        draft @prependNode(connections: $connections, edgeTypeName: "UserDraftsConnectionEdge") {
          id
          ...draftState_draft
          ...draftStateListed_draft @include(if: $isNew) @alias(as: "listed")
          answers @include(if: $isNew) {
            ...savedAnswer_answer
          }
        }
        saved {
          ...savedAnswer_answer
        }
        refused {
          path
          message
        }
        viewer @include(if: $isNew) {
          ...draftState_viewer
        }
      }
      ...refusal_error @alias(as: "refusal")
    }
  }
`

type Response = useSendAnswersMutation['response']

function outcomeOf(refusal: Refusal): SaveOutcome {
  switch (refusal.kind) {
    case 'NotSignedInError':
      return { kind: 'SIGNED_OUT' }
    case 'NotFoundError':
      return { kind: 'GONE' }
    case 'ValidationError':
    case 'ConflictError':
      return { kind: 'REFUSED', message: refusalWords(refusal) }
    default: {
      const isHeldUp = refusal.fault?.kind === 'RATE_LIMITED' || refusal.fault?.kind === 'OUTDATED'
      return isHeldUp ? { kind: 'HELD_UP', message: refusal.message } : { kind: 'UNREACHABLE' }
    }
  }
}

/** Merges the saved answers into the store's draft. A new draft has them in the payload. */
function followInStore(store: RecordSourceSelectorProxy<Response>): void {
  const result = store.getRootField('saveAnswers')
  const draft = result?.getLinkedRecord('draft')
  const saved = result?.getLinkedRecords('saved')
  if (!draft || !saved) return
  storeSavedAnswers(draft, saved, key =>
    store.create(`client:${draft.getDataID()}:answer:${key}`, 'DraftAnswer'),
  )
}

/** Sends answers to the server, for a draft or for a new one that is created with them. */
export function useSendAnswers({
  type,
  form,
  questionnaire,
}: {
  type: DocumentType
  form: QuestionnaireForm
  questionnaire: FormQuestionnaire
}): (request: SaveRequest) => Promise<SaveOutcome> {
  const environment = useRelayEnvironment()
  const { send } = useChange<useSendAnswersMutation>(sendAnswersMutation)
  return useCallback(
    async ({ draftId, creationKey, sequence, answers }) => {
      const isNew = draftId === null
      const input = {
        draftId,
        creationKey: isNew ? creationKey : null,
        type,
        form,
        questionnaireVersion: questionnaire.version,
        editor: PAGE_EDITOR,
        sequence,
        answers,
      }
      const connections = isNew ? viewerLists(environment, 'drafts', { form }) : []
      const { saved, refusal } = await send({ input, isNew, connections }, { updater: followInStore })
      if (!saved) return outcomeOf(refusal)
      return {
        kind: 'SAVED',
        draftId: saved.draft.id,
        saved: readSavedAnswers(questionsOf(questionnaire), [...(saved.draft.answers ?? []), ...saved.saved]),
        refused: saved.refused,
      }
    },
    [send, environment, type, form, questionnaire],
  )
}
