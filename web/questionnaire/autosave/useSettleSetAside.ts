import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type { useSettleSetAsideMutation } from '../../__generated__/useSettleSetAsideMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { storeSavedAnswers } from './savedAnswer.ts'

const settleSetAsideMutation = graphql`
  mutation useSettleSetAsideMutation($input: SettleSetAsideInput!) {
    settleSetAside(input: $input) {
      __typename
      ... on SettleSetAsidePayload {
        answer {
          ...savedAnswer_answer
        }
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

/** Forgets values that were set aside for an answer, by when they were saved; false when the server was not reached. */
export function useSettleSetAside(): (
  draftId: string,
  key: string,
  savedAt: readonly string[],
) => Promise<boolean> {
  const [commit] = useMutation<useSettleSetAsideMutation>(settleSetAsideMutation)
  return useCallback(
    async (draftId, key, savedAt) => {
      try {
        const { settleSetAside: result } = await commit({
          variables: { input: { draftId, key, savedAt } },
          updater(store) {
            const answer = store.getRootField('settleSetAside')?.getLinkedRecord('answer')
            const draft = store.get(draftId)
            if (draft && answer) storeSavedAnswers(draft, [answer], () => answer)
          },
        })
        return result.__typename === 'SettleSetAsidePayload'
      } catch {
        return false
      }
    },
    [commit],
  )
}
