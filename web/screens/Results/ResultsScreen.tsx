import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay'
import type { ResultsScreen_document$key } from '../../__generated__/ResultsScreen_document.graphql.ts'
import resultsQuery, { type resultsRouteQuery } from '../../__generated__/resultsRouteQuery.graphql.ts'
import { isBeingWritten } from '../../documents/documentWords.ts'
import { useDocumentProgress } from '../../documents/useDocumentProgress.ts'
import { DocumentFailed } from './DocumentFailed.tsx'
import { DocumentInProgress } from './DocumentInProgress.tsx'
import { DocumentNotFound } from './DocumentNotFound.tsx'
import { FinishedDocument } from './FinishedDocument.tsx'

function Results({ document: documentRef }: { document: ResultsScreen_document$key }) {
  const document = useFragment(
    graphql`
      fragment ResultsScreen_document on Document {
        id
        status
        ...FinishedDocument_document
        ...DocumentFailed_document
        ...DocumentInProgress_document
      }
    `,
    documentRef,
  )
  const { id, status } = document
  const { step, isReconnecting } = useDocumentProgress({ documentId: id, active: isBeingWritten(status) })
  switch (status) {
    case 'QUEUED':
    case 'GENERATING':
      return <DocumentInProgress document={document} step={step} isReconnecting={isReconnecting} />
    case 'READY':
      return <FinishedDocument document={document} />
    default:
      return <DocumentFailed document={document} />
  }
}

/** One document: its progress while it is written, then the sheet with its sources in the margin. */
export default function ResultsScreen({ queryRef }: { queryRef: PreloadedQuery<resultsRouteQuery> }) {
  const { document } = usePreloadedQuery<resultsRouteQuery>(resultsQuery, queryRef)
  if (!document?.asDocument) return <DocumentNotFound />
  return <Results document={document.asDocument} />
}
