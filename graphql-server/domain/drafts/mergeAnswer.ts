import type { AnswerValue } from '../questionnaires/definition.ts'
import { keepSetAside } from '../setAside.ts'

/** A value that is offered beside the saved one: a later save replaced it, or it gave way to one. */
export type SetAside = { value: AnswerValue; savedAt: Date }

/** The present answer to one question of a draft. `value` is null once it was taken away. */
export type CurrentAnswer = {
  value: AnswerValue | null
  /** 1 at the first save, raised with each change of the value. */
  revision: number
  /** The open page that saved it. */
  editor: string | null
  /** The page's own count of its saves, at the one that brought this value; 0 from a page that does not count. */
  sequence: number
  /** Newest first. */
  setAside: readonly SetAside[]
  savedAt: Date
}

export type Merge =
  | { outcome: 'UNCHANGED' }
  | { outcome: 'CHANGED'; answer: CurrentAnswer }
  | { outcome: 'AHEAD' }

/** A value that arrives for an answer. */
export type SentAnswer = {
  value: AnswerValue | null
  /** The revision that it was typed over: the one that the page last knew, 0 for none. */
  revision: number
  /** Whether a value that was saved since that revision stays. The sent one is then set aside. */
  givesWay: boolean
}

/**
 * Merges a value that arrives for an answer with the saved one. The last write wins. If it was made from an older
 * revision than the saved one, and another page had saved that, the replaced value is set aside for its owner. A page
 * does not contradict itself: its earlier save went through, and only the response to it got lost. A save that arrives
 * after a later one of the same page changes nothing.
 *
 * A revision that is ahead of the saved one is refused: the database has gone back to an earlier state.
 */
export function mergeAnswer({
  current,
  sent,
  editor,
  sequence,
  now,
}: {
  current: CurrentAnswer | null
  sent: SentAnswer
  editor: string | null
  /** The page's count of its saves, 0 from a page that does not count. */
  sequence: number
  now: Date
}): Merge {
  if (sent.revision > (current?.revision ?? 0)) return { outcome: 'AHEAD' }
  if (isSameValue(sent.value, current?.value ?? null)) return { outcome: 'UNCHANGED' }
  const isOutdated = current !== null && sent.revision < current.revision
  if (isOutdated && sent.givesWay) return giveWay({ current, value: sent.value, now })
  const isOwn = current !== null && current.editor !== null && current.editor === editor
  if (isOwn && sequence < current.sequence) return { outcome: 'UNCHANGED' }
  return {
    outcome: 'CHANGED',
    answer: {
      value: sent.value,
      revision: (current?.revision ?? 0) + 1,
      editor,
      sequence,
      setAside: stillAside({
        entries: [...(isOutdated && !isOwn ? replacedBy(current) : []), ...(current?.setAside ?? [])],
        current: sent.value,
      }),
      savedAt: now,
    },
  }
}

/** The saved value stays, and the sent one is offered beside it. */
function giveWay({
  current,
  value,
  now,
}: {
  current: CurrentAnswer
  value: AnswerValue | null
  now: Date
}): Merge {
  if (value === null || current.setAside.some(entry => isSameValue(entry.value, value))) {
    return { outcome: 'UNCHANGED' }
  }
  const entries = [{ value, savedAt: now }, ...current.setAside]
  return {
    outcome: 'CHANGED',
    answer: { ...current, setAside: stillAside({ entries, current: current.value }) },
  }
}

/** There is nothing to give back of an answer that was taken away. */
function replacedBy({ value, savedAt }: CurrentAnswer): SetAside[] {
  return value === null ? [] : [{ value, savedAt }]
}

/** The entries worth keeping beside an answer. */
function stillAside({
  entries,
  current,
}: {
  entries: readonly SetAside[]
  current: AnswerValue | null
}): SetAside[] {
  return keepSetAside({
    entries,
    present: current === null ? null : JSON.stringify(current),
    identityOf: ({ value }) => JSON.stringify(value),
  })
}

/** What stays set aside when the owner is done with some of it. */
export function setAsideStill({
  answer,
  forgotten,
}: {
  answer: CurrentAnswer
  /** When the values to forget were saved; null for all. */
  forgotten: readonly Date[] | null
}): SetAside[] {
  if (forgotten === null) return []
  const moments = new Set(forgotten.map(Number))
  return answer.setAside.filter(({ savedAt }) => !moments.has(savedAt.getTime()))
}

/** Whether two answers say the same; of several options the order counts. */
export function isSameValue(one: AnswerValue | null, other: AnswerValue | null): boolean {
  if (one === null || other === null) return one === other
  return JSON.stringify(one) === JSON.stringify(other)
}
