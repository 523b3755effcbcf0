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
  /** Null where only the built-in writer is. */
  model: OutsideModel | null
  /** Null until the person was asked. */
  kept: WriterTerms | null
  /**
   * The terms for a request that is about to go out. Asks first where nobody has chosen yet; null when the question
   * was closed: then nothing may go out.
   * @throws NetworkFault when the question itself could not be loaded.
   */
  settle: () => Promise<WriterTerms | null>
  /** Asks again, and generates nothing. Rejects as `settle` does. */
  change: () => Promise<void>
  /** Null while nothing is asked. */
  question: {
    Component: typeof WriterQuestion
    /** Whether a document waits for the answer. */
    isFirst: boolean
    fallsBack: boolean
    onAnswer: (terms: WriterTerms) => void
    onClose: () => void
  } | null
}

/** No answer leaves, whatever the server would do with a request that does not say who writes. */
const BUILT_IN: WriterTerms = { writer: 'BUILT_IN', fallBack: false }

/** Whether the built-in writer may finish. Where storage is refused, it is known as long as the page is open. */
function fallBackEntry(viewerId: string) {
  return storageEntry({
    area: 'DEVICE',
    key: `gradwright:fall-back:${viewerId}`,
    schema: z.enum(['yes', 'no']),
    format: 'TEXT',
  })
}

/**
 * Who is to write for the viewer. The writer is kept on the account; whether the built-in one may finish is remembered
 * by this device.
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
  /** The question comes with its own code, for those who are asked. */
  const [Component, setComponent] = useState<{ Question: typeof WriterQuestion } | null>(null)
  const [open, setOpen] = useState<'FIRST' | 'AGAIN' | null>(null)
  const isOnItsWay = useRef(false)
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

  // Whoever will be asked does not wait for the question to arrive; where it fails, asking tries again.
  const isToBeAsked = kept === null
  useEffect(() => {
    if (isToBeAsked) load().catch(() => undefined)
  }, [isToBeAsked, load])

  const isMissing = Component === null
  const ask = useCallback(
    async (purpose: 'FIRST' | 'AGAIN') => {
      if (isOnItsWay.current) return false
      isOnItsWay.current = true
      try {
        if (isMissing) await load()
        setOpen(purpose)
        return true
      } finally {
        isOnItsWay.current = false
      }
    },
    [isMissing, load],
  )

  const keptWriter = kept?.writer
  const settle = useCallback(async () => {
    if (keptWriter === 'BUILT_IN') return BUILT_IN
    if (keptWriter === 'MODEL') return { writer: keptWriter, fallBack: fallsBack }
    // Pressed once more while the question is on its way: the first press gets the answer.
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
