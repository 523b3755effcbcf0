import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type {
  useAskQuestionsMutation,
  useAskQuestionsMutation$data,
} from '../__generated__/useAskQuestionsMutation.graphql.ts'
import { type Outcome, useChange } from '../relay/useChange.ts'

type Asked = NonNullable<useAskQuestionsMutation$data['askQuestions']['saved']>

/** Asks about the gaps in a draft's answers. */
export function useAskQuestions(): (draftId: string) => Promise<Outcome<Asked>> {
  const { send } = useChange<useAskQuestionsMutation>(graphql`
    mutation useAskQuestionsMutation($draftId: ID!) @raw_response_type {
      askQuestions(input: { draftId: $draftId }) {
        ... on AskQuestionsPayload @alias(as: "saved") {
          questions {
            id
            state
            ...questionState_question
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
  return useCallback(draftId => send({ draftId }), [send])
}
