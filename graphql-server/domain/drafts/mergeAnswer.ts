import type { AnswerValue } from '../questionnaires/definition.ts'
import { MOST_SET_ASIDE } from './limits.ts'

/** A conflicting value: a later save from another page replaced it. */
export type SetAside = { value: AnswerValue; savedAt: Date }

/** The current state of a draft's answer. `value` is null after the answer was removed. */
export type CurrentAnswer = {
  value: AnswerValue | null
  /** 1 at the first save; each change of the value increments it. */
  revision: number
  /** The page that saved it. */
  editor: string | null
  /** Newest first. */
  setAside: readonly SetAside[]
  savedAt: Date
}

export type Merge =
  | { outcome: 'UNCHANGED' }
  | { outcome: 'CHANGED'; answer: CurrentAnswer }
  | { outcome: 'AHEAD' }

/**
 * Merges a saved value into an answer. The later save wins. If its page had an older revision and another page saved
 * the current one, the replaced value becomes a conflicting value. A page does not conflict with itself: its earlier
 * save succeeded and only the response was lost.
 *
 * A revision above the current one is impossible; such a save is refused.
 */
export function mergeAnswer({
  current,
  sent,
  editor,
  now,
}: {
  current: CurrentAnswer | null
  /** `revision`: the one that the page last received, 0 for none. */
  sent: { value: AnswerValue | null; revision: number }
  editor: string | null
  now: Date
}): Merge {
  if (sent.revision > (current?.revision ?? 0)) return { outcome: 'AHEAD' }
  if (isSameValue(sent.value, current?.value ?? null)) return { outcome: 'UNCHANGED' }
  const isContradicted =
    current !== null &&
    sent.revision < current.revision &&
    (current.editor === null || current.editor !== editor)
  return {
    outcome: 'CHANGED',
    answer: {
      value: sent.value,
      revision: (current?.revision ?? 0) + 1,
      editor,
      setAside: conflictingValues({
        entries: [...(isContradicted ? replacedBy(current) : []), ...(current?.setAside ?? [])],
        current: sent.value,
      }),
      savedAt: now,
    },
  }
}

/** An answer that was removed leaves no conflicting value. */
function replacedBy({ value, savedAt }: CurrentAnswer): SetAside[] {
  return value === null ? [] : [{ value, savedAt }]
}

/** The conflicting values to keep: without the current value, each once, at most five. */
function conflictingValues({
  entries,
  current,
}: {
  entries: readonly SetAside[]
  current: AnswerValue | null
}): SetAside[] {
  const kept: SetAside[] = []
  for (const entry of entries)
    if (![current, ...kept.map(({ value }) => value)].some(value => isSameValue(value, entry.value)))
      kept.push(entry)
  return kept.slice(0, MOST_SET_ASIDE)
}

/** Whether two answers are equal. The order of several options counts. */
export function isSameValue(one: AnswerValue | null, other: AnswerValue | null): boolean {
  if (one === null || other === null) return one === other
  return JSON.stringify(one) === JSON.stringify(other)
}
