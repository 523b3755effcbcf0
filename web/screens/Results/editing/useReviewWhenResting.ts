import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useReviewWhenRestingQuery } from '../../../__generated__/useReviewWhenRestingQuery.graphql.ts'
import { systemClock } from '../../../questionnaire/autosave/clock.ts'
import type { TextSaver } from './textSaver.ts'

/** How long typing rests before the review is asked for, in milliseconds. Saving takes place earlier. */
export const REVIEW_REST_MS = 2000

/**
 * Asks for the review of a text once it is saved and typing rests, and when the editor is left. What arrives is in the
 * store. Where the request fails, the next save asks again.
 * @returns how many reviews have arrived
 */
export function useReviewWhenResting({
  documentId,
  saver,
}: {
  documentId: string
  saver: TextSaver
}): number {
  const environment = useRelayEnvironment()
  const [arrived, setArrived] = useState(0)

  useEffect(() => {
    let isOpen = true
    let reviewedAt: Date | null = null
    let cancel: () => void = () => undefined
    const ask = () => {
      reviewedAt = saver.state().status.at
      fetchQuery<useReviewWhenRestingQuery>(
        environment,
        graphql`
          query useReviewWhenRestingQuery($id: ID!) {
            document: node(id: $id) {
              ...documentState_review @alias(as: "reviewed")
            }
          }
        `,
        { id: documentId },
        { networkCacheConfig: { force: true } },
      )
        .toPromise()
        .then(
          () => isOpen && setArrived(count => count + 1),
          () => {
            reviewedAt = null
          },
        )
    }
    const isUnreviewed = () => {
      const { at } = saver.state().status
      return at !== null && at !== reviewedAt
    }
    const stopListening = saver.subscribe(() => {
      cancel()
      if (saver.state().status.kind === 'SAVED' && isUnreviewed())
        cancel = systemClock.after(REVIEW_REST_MS, ask)
    })
    return () => {
      isOpen = false
      stopListening()
      cancel()
      if (saver.state().status.kind === 'SAVED' && isUnreviewed()) ask()
    }
  }, [environment, documentId, saver])

  return arrived
}
