import { useCallback, useEffect, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import * as z from 'zod/mini'
import type { useWriterChoice_query$key } from '../__generated__/useWriterChoice_query.graphql.ts'
import type { useWriterChoice_viewer$key } from '../__generated__/useWriterChoice_viewer.graphql.ts'
import { storageEntry } from '../device/storage.ts'
import { toFault } from '../relay/faults.ts'
import type { WriterQuestion } from './WriterQuestion.tsx'
import type { OutsideModel, WriterTerms } from './writerTerms.ts'

/** The choice between the outside model and the built-in writer, for `WriterLine` and `WriterQuestionPlace`. */
export type WriterChoice = {
  /** Null if there is only the built-in writer. */
  model: OutsideModel | null
  /** Null until the person has chosen. */
  kept: WriterTerms | null
  /**
   * The terms for a request. Asks first if the person has not chosen yet. Null if the question was closed: then nothing
   * may be requested.
   * @throws NetworkFault when the code of the question could not be loaded.
   */
  settle: () => Promise<WriterTerms | null>
  /** Asks again, and generates nothing. Rejects as `settle` does. */
  change: () => Promise<void>
  /** Null while the question is closed. */
  question: {
    Component: typeof WriterQuestion
    /** Whether a document is generated after the answer. */
    isFirst: boolean
    fallsBack: boolean
    onAnswer: (terms: WriterTerms) => void
    onClose: () => void
  } | null
}

/** Always sent, so that answers stay here whatever the server's default is. */
const BUILT_IN: WriterTerms = { writer: 'BUILT_IN', fallBack: false }

/** Whether the built-in writer may take over. If storage is refused, it is known until the page is closed. */
function fallBackEntry(viewerId: string) {
  return storageEntry({
    area: 'DEVICE',
    key: `gradwright:fall-back:${viewerId}`,
    schema: z.enum(['yes', 'no']),
    format: 'TEXT',
  })
}

/**
 * Who writes for the viewer. The choice of the writer is saved on the account, and whether the built-in writer may
 * finish on this device.
 */
export function useWriterChoice(query: useWriterChoice_query$key): WriterChoice {
  const { languageModel: model, viewer: viewerRef } = useFragment(
    graphql`
      fragment useWriterChoice_query on Query {
        languageModel {
          name
          host
        }
        viewer {
          ...useWriterChoice_viewer
        }
      }
    `,
    query,
  )
  const viewer = useFragment<useWriterChoice_viewer$key>(
    graphql`
      fragment useWriterChoice_viewer on User {
        id
        writer
      }
    `,
    viewerRef,
  )
  const viewerId = viewer?.id ?? ''
  const writer = viewer?.writer
  const [fallsBack, setFallsBack] = useState(() => fallBackEntry(viewerId).read() !== 'no')
  /** The code of the question is loaded when it is needed. */
  const [Component, setComponent] = useState<{ Question: typeof WriterQuestion } | null>(null)
  const [open, setOpen] = useState<'FIRST' | 'AGAIN' | null>(null)
  const isOpening = useRef(false)
  const answerTo = useRef<((terms: WriterTerms | null) => void) | null>(null)

  const kept: WriterTerms | null =
    model === null || writer === 'BUILT_IN'
      ? BUILT_IN
      : writer === 'MODEL'
        ? { writer, fallBack: fallsBack }
        : null

  const load = useCallback(async () => {
    try {
      const { WriterQuestion: Question } = await import('./WriterQuestion.tsx')
      setComponent({ Question })
    } catch (thrown) {
      throw toFault(thrown)
    }
  }, [])

  // The code is preloaded if the question will be asked. After a failure, asking loads it again.
  const willAsk = kept === null
  useEffect(() => {
    if (willAsk) load().catch(() => undefined)
  }, [willAsk, load])

  const isMissing = Component === null
  const ask = useCallback(
    async (purpose: 'FIRST' | 'AGAIN') => {
      if (isOpening.current) return false
      isOpening.current = true
      try {
        if (isMissing) await load()
        setOpen(purpose)
        return true
      } finally {
        isOpening.current = false
      }
    },
    [isMissing, load],
  )

  const keptWriter = kept?.writer
  const settle = useCallback(async () => {
    if (keptWriter === 'BUILT_IN') return BUILT_IN
    if (keptWriter === 'MODEL') return { writer: keptWriter, fallBack: fallsBack }
    // Pressed again while the question is loading or open: the first press gets the answer.
    if (answerTo.current !== null || !(await ask('FIRST'))) return null
    return await new Promise<WriterTerms | null>(resolve => {
      answerTo.current = resolve
    })
  }, [keptWriter, fallsBack, ask])

  const change = useCallback(async () => {
    await ask('AGAIN')
  }, [ask])

  const end = (terms: WriterTerms | null) => {
    setOpen(null)
    answerTo.current?.(terms)
    answerTo.current = null
  }

  return {
    model: model ?? null,
    kept,
    settle,
    change,
    question: Component &&
      open && {
        Component: Component.Question,
        isFirst: open === 'FIRST',
        fallsBack,
        onAnswer: terms => {
          if (terms.writer === 'MODEL') {
            setFallsBack(terms.fallBack)
            fallBackEntry(viewerId).write(terms.fallBack ? 'yes' : 'no')
          }
          end(terms)
        },
        onClose: () => end(null),
      },
  }
}
