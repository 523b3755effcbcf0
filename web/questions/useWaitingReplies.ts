import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { keepReply, readKeptReply, type WaitingReply, watchKeptReplies } from './keptReplies.ts'
import { useReplyToQuestion } from './useReplyToQuestion.ts'

/** Milliseconds until replies that could not be sent are sent again. */
const SEND_AGAIN_AFTER = 15_000

/** The reply of a question that waits for the connection; null for none. */
export function useWaitingReply(questionId: string): WaitingReply | null {
  const text = useSyncExternalStore(watchKeptReplies, () =>
    JSON.stringify(readKeptReply(questionId)?.waiting ?? null),
  )
  return useMemo(
    () => (text === 'null' ? null : (readKeptReply(questionId)?.waiting ?? null)),
    [text, questionId],
  )
}

/**
 * Sends the replies to these questions that wait for the connection: when the page opens, when the browser is online
 * again, and every few seconds. One that the server refuses does not wait any longer; its words stay. Gives how many
 * wait.
 */
export function useWaitingReplies({
  subjectId,
  questionIds,
}: {
  subjectId: string
  questionIds: readonly string[]
}): number {
  const { reply: send } = useReplyToQuestion(subjectId)
  const waiting = useSyncExternalStore(watchKeptReplies, () =>
    questionIds.filter(id => readKeptReply(id)?.waiting != null).join(' '),
  )
  const isSending = useRef(false)
  useEffect(() => {
    if (waiting === '') return
    async function sendAll() {
      if (isSending.current || !navigator.onLine) return
      isSending.current = true
      for (const id of waiting.split(' ')) {
        const kept = readKeptReply(id)
        if (kept?.waiting == null) continue
        const { refusal } = await send({ questionId: id, ...kept.waiting })
        if (refusal?.kind === 'FAULT') break
        const { typed } = kept
        keepReply(id, refusal === null || typed === '' ? null : { typed, waiting: null })
      }
      isSending.current = false
    }
    void sendAll()
    window.addEventListener('online', sendAll)
    const again = setInterval(sendAll, SEND_AGAIN_AFTER)
    return () => {
      window.removeEventListener('online', sendAll)
      clearInterval(again)
    }
  }, [waiting, send])
  return waiting === '' ? 0 : waiting.split(' ').length
}
