import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import type {
  useSaveAnswers_draft$data,
  useSaveAnswers_draft$key,
} from '../../__generated__/useSaveAnswers_draft.graphql.ts'
import type { DocumentType, QuestionnaireForm } from '../../__generated__/useSendAnswersMutation.graphql.ts'
import { onForgotten, onSessionChange } from '../../device/browserMemory.ts'
import { nextSequence, randomMark } from '../../device/pageMarks.ts'
import { holdPresence, presentMarks, runAlone } from '../../device/presence.ts'
import { useRefreshOnFocus } from '../../relay/useRefreshOnFocus.ts'
import { type FormQuestionnaire, questionsOf } from '../formQuestion.ts'
import type { FormValues } from '../formValues.ts'
import { AnswerSaver, type FlushResult } from './answerSaver.ts'
import type { SavedAnswer } from './answers.ts'
import { askForDraft } from './askForDraft.ts'
import { systemClock } from './clock.ts'
import { onKeptElsewhere, openAnswerKeeper } from './keptAnswers.ts'
import { readSavedAnswers } from './savedAnswer.ts'
import type { SaverState } from './saverState.ts'
import { openSiblingPages, type SiblingPages } from './siblingPages.ts'
import { useSendAnswers } from './useSendAnswers.ts'
import { useSettleSetAside } from './useSettleSetAside.ts'

export type { SetAsideEntry } from './answers.ts'
export type { SaveStatus } from './saverState.ts'

const draftFragment = graphql`
  fragment useSaveAnswers_draft on Draft {
    id
    answers {
      ...savedAnswer_answer
    }
  }
`

type SaveAnswersOptions = {
  viewerId: string
  type: DocumentType
  form: QuestionnaireForm
  questionnaire: FormQuestionnaire
  /** Null for a new draft, which is created with its first answer. */
  draft: useSaveAnswers_draft$key | null
  /** The creation key of a draft on this device that was never sent (`findUnsentDrafts`), to continue it. */
  creationKey?: string | null
  /** Called with values that changed elsewhere, of fields without an edit on this page. */
  onChangedElsewhere: (values: FormValues) => void
}

export type SavingAnswers = SaverState & {
  /** The start values of the form: the draft's, with what this device kept. */
  startValues: FormValues
  /** To be called with every change. */
  report: (values: FormValues) => void
  /** Sends at once what is unsent. `FAILED` also if the server refused one of the answers. */
  flush: () => Promise<FlushResult>
  /** Deletes the values that are offered for a field (after one was used, or they were dismissed). */
  settle: (key: string) => Promise<void>
  /** For a draft that is `GONE`: continues it as a new draft with all values of the form. */
  saveAsNew: () => Promise<FlushResult>
}

/** The latest value, for callbacks that are called after later renders. */
function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  return latest
}

/** Whether another request was wanted while one was pending, whose response may be too old for it. */
function askedAgain(asking: { current: 'NOT' | 'ONCE' | 'AGAIN' }): boolean {
  return asking.current === 'AGAIN'
}

type Asked = { draftId: string | null; type: string; form: string; viewerId: string }

function useSaver({
  viewerId,
  type,
  form,
  questionnaire,
  creationKey,
  draft,
  onChangedElsewhere,
}: Omit<SaveAnswersOptions, 'draft'> & { draft: useSaveAnswers_draft$data | null }): {
  saver: AnswerSaver
  siblings: { current: SiblingPages | null }
} {
  const latest = useLatest({
    send: useSendAnswers({ type, form, questionnaire }),
    settle: useSettleSetAside(),
    onChangedElsewhere,
  })
  const siblings = useRef<SiblingPages | null>(null)
  const open = (): { saver: AnswerSaver; viewerId: string } => {
    const mark = randomMark()
    const saver = new AnswerSaver({
      questionnaire,
      type,
      form,
      creationKey,
      draft: draft && { id: draft.id, answers: readSavedAnswers(questionsOf(questionnaire), draft.answers) },
      mark,
      ports: {
        send: request => latest.current.send(request),
        nextSequence,
        settle: (draftId, key, savedAt) => latest.current.settle(draftId, key, savedAt),
        keeper: openAnswerKeeper({ viewerId, type, form, mark }),
        presence: { hold: holdPresence, presentMarks, runAlone },
        clock: systemClock,
        randomMark,
        onChangedElsewhere: values => latest.current.onChangedElsewhere(values),
        onSaved: (_, answers) => siblings.current?.post(answers),
      },
    })
    return { viewerId, saver }
  }
  const [opened, setOpened] = useState(open)
  const asked: Asked = { draftId: draft?.id ?? null, type, form, viewerId }
  if (opened.viewerId === viewerId && opened.saver.saves(asked)) return { saver: opened.saver, siblings }
  // For another draft or person there is another saver. The former one sends the rest when it is closed.
  const next = open()
  setOpened(next)
  return { saver: next.saver, siblings }
}

/**
 * Saves the answers of a draft while they are typed, keeps unsent ones on the device, and shows what other pages and
 * devices save. A new draft is created with its first answer.
 */
export function useSaveAnswers(options: SaveAnswersOptions): SavingAnswers {
  const { viewerId, questionnaire } = options
  const environment = useRelayEnvironment()
  const draft = useFragment(draftFragment, options.draft) ?? null
  const { saver, siblings } = useSaver({ ...options, draft })
  const state = useSyncExternalStore(saver.subscribe, saver.state)
  const { draftId } = state

  const questions = useMemo(() => questionsOf(questionnaire), [questionnaire])
  const onReceived = useCallback((answers: readonly SavedAnswer[]) => saver.receive(answers), [saver])

  const asking = useRef<'NOT' | 'ONCE' | 'AGAIN'>('NOT')
  /** Reads the session and the draft from the server. */
  const ask = useCallback(async () => {
    if (asking.current !== 'NOT') {
      asking.current = 'AGAIN'
      return
    }
    do {
      asking.current = 'ONCE'
      const { draftId } = saver.state()
      try {
        const news = await askForDraft({ environment, viewerId, draftId, questions })
        if (news.viewerId === null) saver.signedOut()
        else if (news.viewerId !== viewerId) saver.stop()
        else {
          saver.signedIn()
          if (news.answers !== null) onReceived(news.answers)
          else if (draftId !== null && draftId === saver.state().draftId) saver.gone()
        }
      } catch {
        // The server could not be reached. The next focus of the window asks again.
        break
      }
    } while (askedAgain(asking))
    asking.current = 'NOT'
  }, [environment, saver, questions, viewerId, onReceived])

  useEffect(() => {
    saver.open()
    const retryNow = () => saver.retryNow()
    const onHidden = () => {
      if (document.visibilityState === 'hidden') saver.leave()
    }
    const close = () => saver.close()
    // The browser may restore the page from its back/forward cache.
    const onShown = (event: PageTransitionEvent) => {
      if (event.persisted) saver.open()
    }
    const onOtherSession = () => {
      saver.hold()
      void ask()
    }
    const onOnline = () => {
      retryNow()
      void ask()
    }
    window.addEventListener('online', onOnline)
    window.addEventListener('pagehide', close)
    window.addEventListener('pageshow', onShown)
    document.addEventListener('visibilitychange', onHidden)
    const stopListening = [
      onForgotten(() => saver.stop()),
      onSessionChange(onOtherSession),
      // A page that closes marks its entry as left, and this page may take it over.
      onKeptElsewhere(() => void saver.takeUpClosed()),
    ]
    return () => {
      window.removeEventListener('online', onOnline)
      window.removeEventListener('pagehide', close)
      window.removeEventListener('pageshow', onShown)
      document.removeEventListener('visibilitychange', onHidden)
      for (const stop of stopListening) stop()
      close()
    }
  }, [saver, ask])

  useRefreshOnFocus(
    useCallback(() => {
      saver.retryNow()
      if (saver.state().draftId !== null || saver.isInDoubt) void ask()
    }, [saver, ask]),
  )

  useEffect(() => {
    if (draftId === null) return
    const opened = openSiblingPages({ viewerId, draftId, onSaved: onReceived })
    siblings.current = opened
    return () => {
      siblings.current = null
      opened.close()
    }
  }, [viewerId, draftId, onReceived, siblings])

  // Every query may return newer answers of this draft.
  const stored = useMemo(
    () => (draft ? readSavedAnswers(questions, draft.answers) : null),
    [draft, questions],
  )
  const storedId = draft?.id
  useEffect(() => {
    if (stored !== null && storedId === saver.state().draftId) onReceived(stored)
  }, [stored, storedId, saver, onReceived])

  const report = useCallback((values: FormValues) => saver.report(values), [saver])
  const flush = useCallback(() => saver.flush(), [saver])
  const settle = useCallback((key: string) => saver.settle(key), [saver])
  const saveAsNew = useCallback(() => saver.saveAsNew(), [saver])
  return { ...state, startValues: saver.startValues, report, flush, settle, saveAsNew }
}
