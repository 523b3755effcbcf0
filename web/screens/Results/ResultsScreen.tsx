import { useCallback, useEffect, useRef } from 'react'
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay'
import type { ResultsScreen_document$key } from '../../__generated__/ResultsScreen_document.graphql.ts'
import resultsQuery, { type resultsRouteQuery } from '../../__generated__/resultsRouteQuery.graphql.ts'
import { endWaiting } from '../../components/documents/awaitedDocuments.ts'
import { documentReadyToast, isBeingWritten } from '../../components/documents/documentWords.ts'
import { type FinishedDocument, useDocumentProgress } from '../../components/documents/useDocumentProgress.ts'
import { useToast } from '../../design/index.ts'
import { DocumentDesk } from './DocumentDesk.tsx'
import { DocumentFailed } from './DocumentFailed.tsx'
import { DocumentNotFound } from './DocumentNotFound.tsx'
import { DocumentUnderWay } from './DocumentUnderWay.tsx'

function Results({ document: documentRef }: { document: ResultsScreen_document$key }) {
  const document = useFragment(
    graphql`
      fragment ResultsScreen_document on Document {
        id
        databaseId
        isPreview
        status
        ...DocumentDesk_document
        ...DocumentFailed_document
        ...DocumentUnderWay_document
      }
    `,
    documentRef,
  )
  const { databaseId, isPreview, status } = document
  const { toast } = useToast()
  const isAnnounced = useRef(false)
  const announce = useCallback(
    (finished: FinishedDocument) => {
      endWaiting(finished.databaseId)
      if (isAnnounced.current) return
      isAnnounced.current = true
      // The document is on the page already: the toast needs no way to it.
      toast({ ...documentReadyToast(finished), action: undefined })
    },
    [toast],
  )
  const { step, isReconnecting } = useDocumentProgress({
    documentId: document.id,
    active: isBeingWritten(status),
    onReady: announce,
  })
  // It may have been written before this page came up to watch.
  useEffect(() => {
    if (status === 'READY' && endWaiting(databaseId)) announce({ databaseId, isPreview })
  }, [status, databaseId, isPreview, announce])
  switch (status) {
    case 'QUEUED':
    case 'GENERATING':
      return <DocumentUnderWay document={document} step={step} isReconnecting={isReconnecting} />
    case 'READY':
      return <DocumentDesk document={document} />
    default:
      return <DocumentFailed document={document} />
  }
}

/** One document: while it is written, and as a sheet with its sources in the margin once it is there. */
export default function ResultsScreen({ queryRef }: { queryRef: PreloadedQuery<resultsRouteQuery> }) {
  const { document } = usePreloadedQuery<resultsRouteQuery>(resultsQuery, queryRef)
  if (!document?.asDocument) return <DocumentNotFound />
  return <Results document={document.asDocument} />
}
