import { lazy, Suspense, useSyncExternalStore } from 'react'
import { awaitedDocuments, watchAwaited } from '../documents/awaitedDocuments.ts'
import { FaultBoundary } from '../routing/FaultBoundary.tsx'

const AwaitedDocument = lazy(() => import('./AwaitedDocument.tsx'))

/** Says that a document is ready, wherever in Gradwright the person who asked for it then is. */
export function ReadyAnnouncer({ viewerId }: { viewerId: string }) {
  const awaited = useSyncExternalStore(watchAwaited, awaitedDocuments)
  const own = awaited.filter(waiting => waiting.viewerId === viewerId)
  if (own.length === 0) return null
  return (
    // An announcement that can't be fetched costs nothing else: the page that shows the document says it too.
    <FaultBoundary fallback={null} attempt={awaited}>
      <Suspense fallback={null}>
        {own.map(({ documentId }) => (
          <AwaitedDocument key={documentId} documentId={documentId} />
        ))}
      </Suspense>
    </FaultBoundary>
  )
}
