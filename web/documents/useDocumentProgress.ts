import { useEffect, useRef, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { type FinishedDocument, type GenerationStep, watchProgress } from './progressStream.ts'

/** Watches a generation while `active`. `onReady` is called once, when the text is ready. */
export function useDocumentProgress({
  documentId,
  active,
  onReady,
}: {
  documentId: string
  active: boolean
  onReady?: (document: FinishedDocument) => void
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
    return watchProgress({
      environment,
      documentId,
      watcher: {
        onStep: setStep,
        onReconnecting: setReconnecting,
        onReady: finished => announce.current?.(finished),
      },
    })
  }, [environment, documentId, active])

  return { step, isReconnecting }
}
