import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type { RecordSourceSelectorProxy } from 'relay-runtime'
import type {
  DocumentType,
  QuestionnaireForm,
  useSendAnswersMutation,
} from '../../__generated__/useSendAnswersMutation.graphql.ts'
import { type NetworkFault, toFault } from '../../relay/faults.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { type FormQuestionnaire, questionsOf } from '../formQuestion.ts'
import type { SaveOutcome, SaveRequest } from './answers.ts'
import { PAGE_EDITOR } from './pageMarks.ts'
import { readSavedAnswers, storeSavedAnswers } from './savedAnswer.ts'

const sendAnswersMutation = graphql`
  mutation useSendAnswersMutation($input: SaveAnswersInput!, $isNew: Boolean!) {
    saveAnswers(input: $input) {
      __typename
      ... on SaveAnswersPayload {
        draft {
          id
          type
          form
          name
          updatedAt
          coverage {
            filled
            total
            usableWords
            emptyStarred {
              key
              label
            }
            sections {
              key
              title
              filled
              total
            }
          }
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
        viewer {
          ...DraftList_viewer @include(if: $isNew) @alias(as: "drafts")
          ...NextStep_viewer @include(if: $isNew) @alias(as: "nextStep")
        }
      }
      ... on ValidationError {
        message
        fields {
          message
        }
      }
      ... on ConflictError {
        message
      }
      ... on NotFoundError {
        message
      }
      ... on NotSignedInError {
        message
      }
    }
  }
`

type Response = useSendAnswersMutation['response']

function outcomeOfFault({ kind, message }: NetworkFault): SaveOutcome {
  return kind === 'RATE_LIMITED' || kind === 'OUTDATED'
    ? { kind: 'HELD_UP', message }
    : { kind: 'UNREACHABLE' }
}

/** The answers of a draft that the store knew before this save; a new one has them in the payload. */
function followInStore(store: RecordSourceSelectorProxy<Response>): void {
  const result = store.getRootField('saveAnswers')
  const draft = result?.getLinkedRecord('draft')
  const saved = result?.getLinkedRecords('saved')
  if (!draft || !saved) return
  storeSavedAnswers(draft, saved, key =>
    store.create(`client:${draft.getDataID()}:answer:${key}`, 'DraftAnswer'),
  )
}

/** Sends answers to the server for a draft, or for one that begins with them. */
export function useSendAnswers({
  type,
  form,
  questionnaire,
}: {
  type: DocumentType
  form: QuestionnaireForm
  questionnaire: FormQuestionnaire
}): (request: SaveRequest) => Promise<SaveOutcome> {
  const [commit] = useMutation<useSendAnswersMutation>(sendAnswersMutation)
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
      let result: Response['saveAnswers']
      try {
        const answer = await commit({ variables: { input, isNew }, updater: followInStore })
        result = answer.saveAnswers
      } catch (thrown) {
        return outcomeOfFault(toFault(thrown))
      }
      switch (result.__typename) {
        case 'SaveAnswersPayload':
          return {
            kind: 'SAVED',
            draftId: result.draft.id,
            saved: readSavedAnswers(questionsOf(questionnaire), [
              ...(result.draft.answers ?? []),
              ...result.saved,
            ]),
            refused: result.refused,
          }
        case 'NotSignedInError':
          return { kind: 'SIGNED_OUT' }
        case 'NotFoundError':
          return { kind: 'GONE' }
        case 'ValidationError':
          return { kind: 'REFUSED', message: result.fields[0]?.message ?? result.message }
        case 'ConflictError':
          return { kind: 'REFUSED', message: result.message }
        default:
          return { kind: 'UNREACHABLE' }
      }
    },
    [commit, type, form, questionnaire],
  )
}
