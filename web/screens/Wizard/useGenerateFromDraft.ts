import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { WritingModeTerms } from '../../catalogue/WritingMode.tsx'
import { TYPES } from '../../content/documentHub.ts'
import { useToast } from '../../design/index.ts'
import { questionsPath } from '../../documents/draftAddress.ts'
import { pageAfterRefusal } from '../../documents/pageAfterRefusal.ts'
import { useGenerateDocument } from '../../documents/useGenerateDocument.ts'
import { useIdempotencyKey } from '../../documents/useIdempotencyKey.ts'
import type { WriterTerms } from '../../documents/writerTerms.ts'
import { t, words } from '../../language/language.ts'
import type { FormValues } from '../../questionnaire/formValues.ts'
import { isToReply } from '../../questions/questionState.ts'
import { useAskQuestions } from '../../questions/useAskQuestions.ts'
import { toFault } from '../../relay/faults.ts'
import type { Refusal } from '../../relay/refusal.ts'
import { type WizardType, WORDS } from './wizardWords.ts'

/** Why no document was requested, in words for a person, with a link to the page that helps. */
export type NotGenerated = {
  title: string
  message: string
  faults: Refusal['fields']
  page: { label: string; href: string } | null
}

const NOT_GENERATED: NotGenerated = words({
  title: 'The document was not generated',
  message: '',
  faults: [],
  page: null,
})

function explain(refusal: Refusal): NotGenerated {
  if (refusal.kind === 'ValidationError')
    return { ...NOT_GENERATED, title: refusal.message, faults: refusal.fields }
  return { ...NOT_GENERATED, message: refusal.message, page: pageAfterRefusal(refusal, window.location) }
}

/**
 * Settles the writer, saves unsaved answers, requests the document and opens it once it is queued. A refusal is shown in
 * place; one that the person cannot correct is shown in a toast too.
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
  mode,
}: {
  viewerId: string
  type: WizardType
  /** The draft's id, set at the latest when all answers are saved. */
  draftId: RefObject<string | null>
  values: () => FormValues
  flush: () => Promise<'SAVED' | 'OFFLINE' | 'FAILED'>
  /** The server's messages about refused answers, by key. */
  refused: Readonly<Record<string, string>>
  /** Asks the person to choose a writer if necessary; null cancels. */
  settleWriter: () => Promise<WriterTerms | null>
  /** Waits until the statements chosen from the story are saved with the draft. Gives the refusal, or null. */
  settleStory: () => Promise<Refusal | null>
  /** Ids of those statements. */
  chosen: () => readonly string[]
  /** Whether a text is drafted or its author coached. */
  mode: RefObject<WritingModeTerms>
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

  /** If the answers are too thin to write from, asks follow-up questions about them and links to these. */
  const pageOfQuestions = useCallback(
    async ({ kind, fields }: Refusal): Promise<Pick<NotGenerated, 'page'> | null> => {
      const draft = draftId.current
      if (draft === null || kind !== 'ValidationError' || !fields.some(({ path }) => path === 'answers'))
        return null
      const { saved } = await askQuestions({ kind: 'DRAFT', id: draft })
      return saved?.questions.some(isToReply)
        ? {
            page: {
              label: t('Answer questions about them'),
              href: questionsPath(TYPES[type].path, draft),
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
          title: t('You are offline'),
          message: t('Your answers are kept on this device. Generate when the connection is back.'),
        }
      }
      const fail = (refused: NotGenerated) => {
        toast({ title: t('Generation Failed'), description: WORDS[type].failed, variant: 'destructive' })
        return refused
      }
      const notKept = Object.entries(latestRefused.current)
      if (sent === 'FAILED' && notKept.length > 0) {
        return {
          ...NOT_GENERATED,
          title: t('Some answers need a correction.'),
          faults: notKept.map(([path, message]) => ({ path, message })),
        }
      }
      if (sent === 'FAILED') {
        return fail({
          ...NOT_GENERATED,
          message: t('Your answers could not be saved, so nothing was written from them. Please try again.'),
        })
      }
      const unkept = await settleStory()
      if (unkept !== null) {
        return fail({
          ...NOT_GENERATED,
          message: t('What you chose from your story could not be kept: {message}', {
            message: unkept.message,
          }),
        })
      }
      // Without a draft, nothing was typed: the server says what is missing.
      const from = draftId.current === null ? { answers: [] } : { draftId: draftId.current }
      const request = { type, form: 'WIZARD' as const, ...from, ...terms, ...mode.current }
      // The server reads answers and chosen statements from the draft; the key has to depend on them.
      const idempotencyKey = keyFor({ ...request, values: values(), chosen: chosen() })
      const { saved, refusal: refused } = await ask({ ...request, idempotencyKey })
      // A failed call keeps its key, so that sending the same answers again makes no second document.
      if (refused?.kind !== 'FAULT') answered()
      if (saved) {
        navigate(`/results/${saved.document.databaseId}`)
        return null
      }
      const explained = { ...explain(refused), ...(await pageOfQuestions(refused)) }
      const canBeCorrected = refused.kind === 'ValidationError' || explained.page !== null
      return canBeCorrected ? explained : fail(explained)
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
      mode,
      pageOfQuestions,
    ],
  )

  const generate = useCallback(async () => {
    if (isAsking.current) return
    isAsking.current = true
    setRefusal(null)
    try {
      // Pending only from here: while the dialog is open the button keeps its place, and the focus returns to it.
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
