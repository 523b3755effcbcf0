import type { AnswerValue } from '../questionnaires/definition.ts'
import { MOST_SET_ASIDE } from './limits.ts'

/** A value that was saved elsewhere and replaced by a later save. */
export type SetAside = { value: AnswerValue; savedAt: Date }

/** One answer of a draft as it stands. `value` is null once it was taken away. */
export type StandingAnswer = {
  value: AnswerValue | null
  /** 1 at the first save, raised with each change of the value. */
  revision: number
  /** The open page that saved it. */
  editor: string | null
  /** Newest first. */
  setAside: readonly SetAside[]
  savedAt: Date
}

export type Merge =
  | { outcome: 'UNCHANGED' }
  | { outcome: 'CHANGED'; answer: StandingAnswer }
  | { outcome: 'AHEAD' }

/**
 * What becomes of an answer when a value arrives for it. The later to arrive stands. If it was made from an older
 * revision than the standing one, which another page had saved, the replaced value is set aside for its owner; a page
 * does not contradict itself (its earlier save went through, and only the answer to it got lost).
 *
 * A revision that is ahead of the standing one cannot be: such a save is refused.
 */
export function mergeAnswer({
  standing,
  sent,
  editor,
  now,
}: {
  standing: StandingAnswer | null
  /** `revision`: the one that the page last knew, 0 for none. */
  sent: { value: AnswerValue | null; revision: number }
  editor: string | null
  now: Date
}): Merge {
  if (sent.revision > (standing?.revision ?? 0)) return { outcome: 'AHEAD' }
  if (isSameValue(sent.value, standing?.value ?? null)) return { outcome: 'UNCHANGED' }
  const isContradicted =
    standing !== null &&
    sent.revision < standing.revision &&
    (standing.editor === null || standing.editor !== editor)
  return {
    outcome: 'CHANGED',
    answer: {
      value: sent.value,
      revision: (standing?.revision ?? 0) + 1,
      editor,
      setAside: stillAside({
        entries: [...(isContradicted ? replacedBy(standing) : []), ...(standing?.setAside ?? [])],
        standing: sent.value,
      }),
      savedAt: now,
    },
  }
}

/** There is nothing to give back of an answer that was taken away. */
function replacedBy({ value, savedAt }: StandingAnswer): SetAside[] {
  return value === null ? [] : [{ value, savedAt }]
}

/** The entries worth keeping: none that stands, none twice, at most five. */
function stillAside({
  entries,
  standing,
}: {
  entries: readonly SetAside[]
  standing: AnswerValue | null
}): SetAside[] {
  const kept: SetAside[] = []
  for (const entry of entries)
    if (![standing, ...kept.map(({ value }) => value)].some(value => isSameValue(value, entry.value)))
      kept.push(entry)
  return kept.slice(0, MOST_SET_ASIDE)
}

/** Whether two answers say the same; of several options the order counts. */
export function isSameValue(one: AnswerValue | null, other: AnswerValue | null): boolean {
  if (one === null || other === null) return one === other
  return JSON.stringify(one) === JSON.stringify(other)
}
