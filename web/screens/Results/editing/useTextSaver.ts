import { useCallback, useEffect, useRef, useState } from 'react'
import { onForgotten } from '../../../device/browserMemory.ts'
import { randomMark } from '../../../device/pageMarks.ts'
import { holdPresence } from '../../../device/presence.ts'
import { systemClock } from '../../../questionnaire/autosave/clock.ts'
import { useRefreshOnFocus } from '../../../relay/useRefreshOnFocus.ts'
import type { EditedParagraph, SavedText } from './editedParagraph.ts'
import { openTextKeeper } from './keptText.ts'
import { TextSaver } from './textSaver.ts'
import { useSaveText } from './useSaveText.ts'

/**
 * Saves the text of a document while it is edited. The component renders with each save, but not with the saver's state.
 * @param saved the text as the page has it from the server
 * @param show shows another text in the editor
 */
export function useTextSaver({
  documentId,
  saved,
  show,
}: {
  documentId: string
  saved: SavedText
  show: (paragraphs: readonly EditedParagraph[]) => void
}): TextSaver {
  const ports = { send: useSaveText(documentId), show }
  const latest = useRef(ports)
  useEffect(() => {
    latest.current = ports
  })
  const [{ saver, mark }] = useState(() => {
    const mark = randomMark()
    const keeper = openTextKeeper({ documentId, mark })
    const saver = new TextSaver({
      saved,
      ports: {
        send: request => latest.current.send(request),
        show: paragraphs => latest.current.show(paragraphs),
        keeper,
        clock: systemClock,
        randomMark,
      },
    })
    return { saver, mark }
  })

  useEffect(() => {
    const releasePresence = holdPresence(mark)
    void saver.open()
    const retryNow = () => saver.retryNow()
    const close = () => saver.close()
    const onHidden = () => {
      if (document.visibilityState === 'hidden') saver.leave()
    }
    // The browser may restore the page from its back/forward cache.
    const onShown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void saver.open()
    }
    window.addEventListener('online', retryNow)
    window.addEventListener('pagehide', close)
    window.addEventListener('pageshow', onShown)
    document.addEventListener('visibilitychange', onHidden)
    const stopListening = onForgotten(() => saver.stop())
    return () => {
      window.removeEventListener('online', retryNow)
      window.removeEventListener('pagehide', close)
      window.removeEventListener('pageshow', onShown)
      document.removeEventListener('visibilitychange', onHidden)
      stopListening()
      close()
      releasePresence()
    }
  }, [saver, mark])

  useRefreshOnFocus(useCallback(() => saver.retryNow(), [saver]))

  const { revision, paragraphs } = saved
  useEffect(() => saver.receive({ revision, paragraphs }), [saver, revision, paragraphs])

  return saver
}
