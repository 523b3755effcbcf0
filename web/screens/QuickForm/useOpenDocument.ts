import { useCallback, useRef } from 'react'
import type { PreloadedQuery } from 'react-relay'
import documentPanelQuery, {
  type DocumentPanelQuery,
} from '../../__generated__/DocumentPanelQuery.graphql.ts'
import { useStartedQuery } from '../../relay/useStartedQuery.ts'

/** The document that is open on the page, by global id, and the ways to open and close it. */
export function useOpenDocument(): {
  queryRef: PreloadedQuery<DocumentPanelQuery> | null
  open: (documentId: string) => void
  /** Closes it and gives the focus back; false when what opened it is not there any more. */
  close: () => boolean
} {
  const [queryRef, start, drop] = useStartedQuery<DocumentPanelQuery>(documentPanelQuery)
  const openedFrom = useRef<Element | null>(null)
  const open = useCallback(
    (documentId: string) => {
      openedFrom.current = document.activeElement
      start({ id: documentId })
    },
    [start],
  )
  const close = useCallback(() => {
    drop()
    const opener = openedFrom.current
    if (!(opener instanceof HTMLButtonElement) || !opener.isConnected || opener.disabled) return false
    opener.focus()
    return true
  }, [drop])
  return { queryRef, open, close }
}
