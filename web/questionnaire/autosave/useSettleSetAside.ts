import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type { useSettleSetAsideMutation } from '../../__generated__/useSettleSetAsideMutation.graphql.ts'
import { useChange } from '../../relay/useChange.ts'
import { storeSavedAnswers } from './savedAnswer.ts'

const settleSetAsideMutation = graphql`
  mutation useSettleSetAsideMutation($input: SettleSetAsideInput!) @raw_response_type {
    settleSetAside(input: $input) {
      ... on SettleSetAsidePayload @alias(as: "saved") {
        answer {
          ...savedAnswer_answer
        }
      }
      ...refusal_error @alias(as: "refusal")
    }
  }
`

/** Deletes set-aside values of an answer by their save times; false if the server could not be reached. */
export function useSettleSetAside(): (
  draftId: string,
  key: string,
  savedAt: readonly string[],
) => Promise<boolean> {
  const { send } = useChange<useSettleSetAsideMutation>(settleSetAsideMutation)
  return useCallback(
    async (draftId, key, savedAt) => {
      const { saved } = await send(
        { input: { draftId, key, savedAt } },
        {
          updater(store) {
            const answer = store.getRootField('settleSetAside')?.getLinkedRecord('answer')
            const draft = store.get(draftId)
            if (draft && answer) storeSavedAnswers(draft, [answer], () => answer)
          },
        },
      )
      return saved !== null
    },
    [send],
  )
}
