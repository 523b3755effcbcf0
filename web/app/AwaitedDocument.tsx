import { useEffect } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useLocation } from 'react-router-dom'
import { useToast } from '../design/index.ts'
import { endWaiting } from '../documents/awaitedDocuments.ts'
import { documentReadyWords } from '../documents/documentWords.ts'
import { type FinishedDocument, watchProgress } from '../documents/progressStream.ts'
import { t } from '../language/language.ts'

/** Announces one document once it is ready. Shows nothing itself. */
export default function AwaitedDocument({ documentId }: { documentId: string }) {
  const environment = useRelayEnvironment()
  const { pathname } = useLocation()
  const { toast } = useToast()
  useEffect(() => {
    const announce = (document: FinishedDocument) => {
      endWaiting(documentId)
      const href = `/results/${document.databaseId}`
      toast({
        ...documentReadyWords(document),
        // On the document's page the toast needs no link to it.
        action: pathname === href ? undefined : { label: t('View document'), href },
      })
    }
    return watchProgress({
      environment,
      documentId,
      watcher: {
        onStep: ({ stage }) => {
          // The document's page shows what happened.
          if (stage === 'FAILED' || stage === 'CANCELLED') endWaiting(documentId)
        },
        onReconnecting: () => undefined,
        onReady: announce,
      },
    })
  }, [environment, documentId, pathname, toast])
  return null
}
