import { useEffect, useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { questionsStreamSubscription } from '../__generated__/questionsStreamSubscription.graphql.ts'
import { followSubscription } from '../relay/followSubscription.ts'

/** A draft or a document, by its global id. */
export type QuestionsSubject = { kind: 'DRAFT' | 'DOCUMENT'; id: string }

/**
 * Follows the questions of a draft or document while `active`: those that arrive, replies of other devices, and
 * questions that became stale. They are put into the store. `isAsked` is null until the server has said whether the
 * answers were asked about as they are.
 */
export function useQuestionsStream(
  { kind, id }: QuestionsSubject,
  active = true,
): {
  isAsked: boolean | null
  isReconnecting: boolean
} {
  const environment = useRelayEnvironment()
  const [isAsked, setAsked] = useState<boolean | null>(null)
  const [isReconnecting, setReconnecting] = useState(false)
  useEffect(() => {
    if (!active) return
    let version: string | null = null
    return followSubscription<questionsStreamSubscription>({
      environment,
      subscription: graphql`
        subscription questionsStreamSubscription(
          $draftId: ID
          $documentId: ID
          $after: String
        ) @raw_response_type {
          questionsChanged(draftId: $draftId, documentId: $documentId, after: $after) {
            version
            isAsked
            questions {
              ...questionState_question
            }
          }
        }
      `,
      variables: () => ({
        draftId: kind === 'DRAFT' ? id : null,
        documentId: kind === 'DOCUMENT' ? id : null,
        after: version,
      }),
      updater: store => {
        const questions = store.getRootField('questionsChanged')?.getLinkedRecords('questions')
        if (questions) store.get(id)?.setLinkedRecords(questions, 'questions')
      },
      onNext: ({ questionsChanged }) => {
        if (questionsChanged == null) return false
        version = questionsChanged.version
        setAsked(questionsChanged.isAsked)
        return false
      },
      onReconnecting: setReconnecting,
    })
  }, [environment, kind, id, active])
  return { isAsked, isReconnecting }
}
