import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { TYPES } from '../../content/documentHub.ts'
import { useToast } from '../../design/index.ts'
import { useGenerateDocument } from '../../documents/useGenerateDocument.ts'
import { useIdempotencyKey } from '../../documents/useIdempotencyKey.ts'
import type { WriterTerms } from '../../documents/writerTerms.ts'
import type { FormValues } from '../../questionnaire/formValues.ts'
import { useAskQuestions } from '../../questions/useAskQuestions.ts'
import { toFault } from '../../relay/faults.ts'
import { needsPlan, type Refusal } from '../../relay/refusal.ts'
import { signInPath } from '../../routing/returnPath.ts'
import { type WizardType, WORDS } from './wizardWords.ts'

/** Why no document was asked for, in words for a person, with what can be done about it. */
export type NotGenerated = {
  title: string
  message: string
  faults: Refusal['fields']
  way: { label: string; href: string } | null
}

const NOT_GENERATED: NotGenerated = {
  title: 'The document was not generated',
  message: '',
  faults: [],
  way: null,
}

function explain(refusal: Refusal): NotGenerated {
  if (refusal.kind === 'ValidationError')
    return { ...NOT_GENERATED, title: refusal.message, faults: refusal.fields }
  const explained = { ...NOT_GENERATED, message: refusal.message }
  if (needsPlan(refusal)) return { ...explained, way: { label: 'See the plans', href: '/pricing' } }
  if (refusal.kind === 'NotSignedInError')
    return { ...explained, way: { label: 'Log in', href: signInPath(window.location) } }
  return explained
}

/**
 * Settles who writes, saves what is not saved yet, asks for the document and goes to it as soon as it is queued. A
 * refusal is shown in place; one that the person can do nothing about is shown in a toast too.
 */
export function useGenerateFromDraft({
  viewerId,
  type,
  draftId,
  values,
  flush,
  refused,
  settleWriter,
  settleStory,
  chosen,
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
  /** Waits until what the person chose from their story is kept with the draft; why it is not. */
  settleStory: () => Promise<Refusal | null>
  /** What that is. */
  chosen: () => readonly string[]
}): { generate: () => Promise<void>; isGenerating: boolean; refusal: NotGenerated | null } {
  const ask = useGenerateDocument(viewerId)
  const { ask: askQuestions } = useAskQuestions()
  const { keyFor, answered } = useIdempotencyKey()
  const navigate = useNavigate()
  const { toast } = useToast()
  const [isGenerating, setGenerating] = useState(false)
  const [refusal, setRefusal] = useState<NotGenerated | null>(null)
  const isAsking = useRef(false)
  const latestRefused = useRef(refused)
  useEffect(() => {
    latestRefused.current = refused
  }, [refused])

  /** Where the answers hold too little to write from, questions about them are asked. */
  const wayToQuestions = useCallback(
    async ({ kind, fields }: Refusal): Promise<Pick<NotGenerated, 'way'> | null> => {
      const draft = draftId.current
      if (draft === null || kind !== 'ValidationError' || !fields.some(({ path }) => path === 'answers'))
        return null
      const { saved } = await askQuestions({ kind: 'DRAFT', id: draft })
      return saved?.questions.some(({ state }) => state === 'OPEN' || state === 'STALE')
        ? {
            way: {
              label: 'Answer questions about them',
              href: `${TYPES[type].path}/questions?draft=${encodeURIComponent(draft)}`,
            },
          }
        : null
    },
    [draftId, askQuestions, type],
  )

  const attempt = useCallback(
    async (terms: WriterTerms): Promise<NotGenerated | null> => {
      const sent = await flush()
      if (sent === 'OFFLINE') {
        return {
          ...NOT_GENERATED,
          title: 'You are offline',
          message: 'Your answers are kept on this device. Generate when the connection is back.',
        }
      }
      const fail = (refused: NotGenerated) => {
        toast({ title: 'Generation Failed', description: WORDS[type].failed, variant: 'destructive' })
        return refused
      }
      const notKept = Object.entries(latestRefused.current)
      if (sent === 'FAILED' && notKept.length > 0) {
        return {
          ...NOT_GENERATED,
          title: 'Some answers need a correction.',
          faults: notKept.map(([path, message]) => ({ path, message })),
        }
      }
      if (sent === 'FAILED') {
        return fail({
          ...NOT_GENERATED,
          message: 'Your answers could not be saved, so nothing was written from them. Please try again.',
        })
      }
      const unkept = await settleStory()
      if (unkept !== null) {
        return fail({
          ...NOT_GENERATED,
          message: `What you chose from your story could not be kept: ${unkept.message}`,
        })
      }
      // Where nothing was ever typed there is no draft: the server says what is missing.
      const from = draftId.current === null ? { answers: [] } : { draftId: draftId.current }
      const request = { type, form: 'WIZARD' as const, ...from, ...terms }
      // What was answered and chosen is part of the request, though the server reads it from the draft.
      const idempotencyKey = keyFor({ ...request, values: values(), chosen: chosen() })
      const { saved, refusal: refused } = await ask({ ...request, idempotencyKey })
      // After a failed call the key stays: the same answers sent again are the same document.
      if (refused?.kind !== 'FAULT') answered()
      if (saved) {
        navigate(`/results/${saved.document.databaseId}`)
        return null
      }
      const explained = { ...explain(refused), ...(await wayToQuestions(refused)) }
      const canBeMended = refused.kind === 'ValidationError' || explained.way !== null
      return canBeMended ? explained : fail(explained)
    },
    [
      flush,
      toast,
      type,
      draftId,
      ask,
      keyFor,
      values,
      answered,
      navigate,
      settleStory,
      chosen,
      wayToQuestions,
    ],
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
      setRefusal({ ...NOT_GENERATED, message: toFault(thrown).message })
    } finally {
      isAsking.current = false
      setGenerating(false)
    }
  }, [attempt, settleWriter])

  return { generate, isGenerating, refusal }
}
