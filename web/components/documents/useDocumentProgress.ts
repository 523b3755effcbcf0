import { useEffect, useRef, useState } from 'react'
import { commitLocalUpdate, graphql, requestSubscription, useRelayEnvironment } from 'react-relay'
import type {
  GenerationStage,
  useDocumentProgressSubscription,
} from '../../__generated__/useDocumentProgressSubscription.graphql.ts'
import { isBeingWritten } from './documentWords.ts'

// Whatever shows a document anywhere is brought up to date by each event, so no screen asks again.
const documentProgressSubscription = graphql`
  subscription useDocumentProgressSubscription($id: ID!, $after: Int) {
    documentProgress(id: $id, after: $after) {
      sequence
      stage
      section
      sections
      document {
        id
        databaseId
        status
        isPreview
        ...ResultsScreen_document
        ...DocumentSheet_document
        ...DocumentList_document
      }
    }
  }
`

/** Where a generation stands: its stage, and in SECTION the number of the section out of how many. */
export type GenerationStep = { stage: GenerationStage; section: number | null; sections: number | null }

/** The document as the last event left it. */
export type FinishedDocument = { databaseId: number; isPreview: boolean }

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 15_000

/** True once nothing more will be said about a generation. */
function isFinal(stage: GenerationStage): boolean {
  return stage === 'READY' || stage === 'FAILED' || stage === 'CANCELLED'
}

/**
 * Follows a generation while `active`. A stream that breaks is taken up again after the last event that was seen,
 * sooner when the browser says that it is online again. `onReady` is called once, when the text is there.
 */
export function useDocumentProgress({
  documentId,
  active,
  onReady,
}: {
  documentId: string
  active: boolean
  onReady: (document: FinishedDocument) => void
}): { step: GenerationStep | null; isReconnecting: boolean } {
  const environment = useRelayEnvironment()
  const [step, setStep] = useState<GenerationStep | null>(null)
  const [isReconnecting, setReconnecting] = useState(false)
  const announce = useRef(onReady)
  useEffect(() => {
    announce.current = onReady
  })

  useEffect(() => {
    if (!active) return
    let lastSequence: number | null = null
    let attempts = 0
    let ended = false
    let announced = false
    let retry: ReturnType<typeof setTimeout> | undefined
    let stream: { dispose(): void } | undefined

    const followAgain = () => {
      if (ended) return
      setReconnecting(true)
      clearTimeout(retry)
      retry = setTimeout(follow, Math.min(FIRST_WAIT_MS * 2 ** attempts, LONGEST_WAIT_MS))
      attempts += 1
    }
    const follow = () => {
      clearTimeout(retry)
      stream?.dispose()
      stream = requestSubscription<useDocumentProgressSubscription>(environment, {
        subscription: documentProgressSubscription,
        variables: { id: documentId, after: lastSequence },
        onNext: event => {
          const progress = event?.documentProgress
          if (!progress) return
          lastSequence = progress.sequence
          attempts = 0
          // The document is sent as it stands now: it may be further than the step it comes with.
          ended = isFinal(progress.stage) || !isBeingWritten(progress.document.status)
          setReconnecting(false)
          setStep({
            stage: progress.stage,
            section: progress.section ?? null,
            sections: progress.sections ?? null,
          })
          if (progress.document.status === 'READY' && !announced) {
            announced = true
            announce.current(progress.document)
          }
          if (progress.stage === 'FAILED' || progress.stage === 'CANCELLED') {
            // A reserved credit has gone back: what the store knows of the account is old.
            commitLocalUpdate(environment, store =>
              store.getRoot().getLinkedRecord('viewer')?.invalidateRecord(),
            )
          }
        },
        onError: followAgain,
        onCompleted: followAgain,
      })
    }
    const followWhenOnline = () => {
      if (retry !== undefined && !ended) follow()
    }

    follow()
    window.addEventListener('online', followWhenOnline)
    return () => {
      ended = true
      clearTimeout(retry)
      window.removeEventListener('online', followWhenOnline)
      stream?.dispose()
    }
  }, [environment, documentId, active])

  return { step, isReconnecting }
}
