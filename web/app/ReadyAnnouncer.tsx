import { lazy, Suspense, useSyncExternalStore } from 'react'
import { awaitedDocuments, watchAwaited } from '../documents/awaitedDocuments.ts'
import { FaultBoundary } from '../routing/FaultBoundary.tsx'

const AwaitedDocument = lazy(() => import('./AwaitedDocument.tsx'))

/** Announces that a requested document is ready, on any page. */
export function ReadyAnnouncer({ viewerId }: { viewerId: string }) {
  const awaited = useSyncExternalStore(watchAwaited, awaitedDocuments)
  const own = awaited.filter(waiting => waiting.viewerId === viewerId)
  if (own.length === 0) return null
  return (
    // If the code cannot be fetched, only the announcement is missing: the document's page shows that it is ready.
    <FaultBoundary fallback={null} attempt={awaited}>
      <Suspense fallback={null}>
        {own.map(({ documentId }) => (
          <AwaitedDocument key={documentId} documentId={documentId} />
        ))}
      </Suspense>
    </FaultBoundary>
  )
}
