import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useToast } from '../../design/index.ts'
import { type GenerateOutcome, useGenerateDocument } from '../../documents/useGenerateDocument.ts'
import { useIdempotencyKey } from '../../documents/useIdempotencyKey.ts'
import type { WriterTerms } from '../../documents/useWriterChoice.ts'
import type { FormValues } from '../../questionnaire/formValues.ts'
import { toFault } from '../../relay/faults.ts'
import { signInPath } from '../../routing/returnPath.ts'
import { type WizardType, WORDS } from './wizardWords.ts'

/** Why no document was asked for, in words for a person, with what can be done about it. */
export type Refusal = {
  title: string
  message: string
  faults: readonly { path: string; message: string }[]
  way: { label: string; href: string } | null
}

const NO_FAULTS: Refusal['faults'] = []
const NOT_GENERATED = 'The document was not generated'

function refusalOf(outcome: Exclude<GenerateOutcome, { kind: 'QUEUED' }>): Refusal {
  const refusal = { title: NOT_GENERATED, message: outcome.message, faults: NO_FAULTS, way: null }
  switch (outcome.kind) {
    case 'INVALID':
      return { ...refusal, title: outcome.message, message: '', faults: outcome.faults }
    case 'PLAN_OR_CREDITS':
      return { ...refusal, way: { label: 'See the plans', href: '/pricing' } }
    case 'SIGNED_OUT':
      return { ...refusal, way: { label: 'Log in', href: signInPath(window.location) } }
    default:
      return refusal
  }
}

/**
 * Settles who writes, saves what is not saved yet, asks for the document and goes to it as soon as it is queued. What stands in the way is
 * said in place; a fault of ours or of the line is said in a toast too.
 */
export function useGenerateFromDraft({
  viewerId,
  type,
  draftId,
  values,
  flush,
  refused,
  settleWriter,
}: {
  viewerId: string
  type: WizardType
  /** The draft as it is known once everything was sent. */
  draftId: RefObject<string | null>
  values: () => FormValues
  flush: () => Promise<'SAVED' | 'OFFLINE' | 'FAILED'>
  /** What the server would not keep, by key. */
  refused: Readonly<Record<string, string>>
  /** Who writes, by asking the person where need be; null when nothing is to be generated after all. */
  settleWriter: () => Promise<WriterTerms | null>
}): { generate: () => Promise<void>; isGenerating: boolean; refusal: Refusal | null } {
  const [ask] = useGenerateDocument(viewerId)
  const { keyFor, answered } = useIdempotencyKey()
  const navigate = useNavigate()
  const { toast } = useToast()
  const [isGenerating, setGenerating] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const isAsking = useRef(false)
  const latestRefused = useRef(refused)
  useEffect(() => {
    latestRefused.current = refused
  }, [refused])

  const attempt = useCallback(
    async (terms: WriterTerms): Promise<Refusal | null> => {
      const sent = await flush()
      if (sent === 'OFFLINE') {
        return {
          title: 'You are offline',
          message: 'Your answers are kept on this device. Generate when the connection is back.',
          faults: NO_FAULTS,
          way: null,
        }
      }
      const fail = (refused: Refusal) => {
        toast({ title: 'Generation Failed', description: WORDS[type].failed, variant: 'destructive' })
        return refused
      }
      const notKept = Object.entries(latestRefused.current)
      if (sent === 'FAILED' && notKept.length > 0) {
        return {
          title: 'Some answers need a correction.',
          message: '',
          faults: notKept.map(([path, message]) => ({ path, message })),
          way: null,
        }
      }
      if (sent === 'FAILED') {
        return fail({
          title: NOT_GENERATED,
          message: 'Your answers could not be saved, so nothing was written from them. Please try again.',
          faults: NO_FAULTS,
          way: null,
        })
      }
      // Where nothing was ever typed there is no draft: the server says what is missing.
      const from = draftId.current === null ? { answers: [] } : { draftId: draftId.current }
      const request = { type, form: 'WIZARD' as const, ...from, ...terms }
      try {
        // What was answered is part of the request, though the server reads it from the draft.
        const outcome = await ask({ ...request, idempotencyKey: keyFor({ ...request, values: values() }) })
        answered()
        if (outcome.kind === 'QUEUED') {
          navigate(`/results/${outcome.databaseId}`)
          return null
        }
        return outcome.kind === 'REFUSED' ? fail(refusalOf(outcome)) : refusalOf(outcome)
      } catch (thrown) {
        // The key stays: the same answers sent again are the same document.
        const message = thrown instanceof Error ? thrown.message : 'Please try again.'
        return fail({ title: NOT_GENERATED, message, faults: NO_FAULTS, way: null })
      }
    },
    [flush, toast, type, draftId, ask, keyFor, values, answered, navigate],
  )

  const generate = useCallback(async () => {
    if (isAsking.current) return
    isAsking.current = true
    setRefusal(null)
    try {
      // At work only from here: while somebody is asked, the button keeps its place for the focus to come back to.
      const terms = await settleWriter()
      if (terms === null) return
      setGenerating(true)
      setRefusal(await attempt(terms))
    } catch (thrown) {
      setRefusal({ title: NOT_GENERATED, message: toFault(thrown).message, faults: NO_FAULTS, way: null })
    } finally {
      isAsking.current = false
      setGenerating(false)
    }
  }, [attempt, settleWriter])

  return { generate, isGenerating, refusal }
}
