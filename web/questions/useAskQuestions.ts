import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type {
  useAskQuestionsMutation,
  useAskQuestionsMutation$data,
} from '../__generated__/useAskQuestionsMutation.graphql.ts'
import type { Refusal } from '../relay/refusal.ts'
import { type Outcome, useChange } from '../relay/useChange.ts'
import type { QuestionsSubject } from './questionsStream.ts'

type Asked = NonNullable<useAskQuestionsMutation$data['askQuestions']['saved']>

/** Asks about the gaps in the answers of a draft or document, and puts the questions into the store. */
export function useAskQuestions(): {
  ask: (subject: QuestionsSubject) => Promise<Outcome<Asked>>
  isPending: boolean
  refusal: Refusal | null
} {
  const { send, isPending, refusal } = useChange<useAskQuestionsMutation>(graphql`
    mutation useAskQuestionsMutation($input: AskQuestionsInput!) @raw_response_type {
      askQuestions(input: $input) {
        ... on AskQuestionsPayload @alias(as: "saved") {
          questions {
            state
            ...questionState_question
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
  const ask = useCallback(
    ({ kind, id }: QuestionsSubject) =>
      send(
        { input: kind === 'DRAFT' ? { draftId: id } : { documentId: id } },
        {
          updater: store => {
            const questions = store.getRootField('askQuestions')?.getLinkedRecords('questions')
            if (questions) store.get(id)?.setLinkedRecords(questions, 'questions')
          },
        },
      ),
    [send],
  )
  return { ask, isPending, refusal }
}
