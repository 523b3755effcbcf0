import type { AnswerInput } from '../formValues.ts'
import type { FormValue } from '../kinds/value.ts'

/** A value that is offered beside the saved one. `savedAt` is when it was saved, or typed if it is not saved yet. */
export type SetAsideEntry = { value: FormValue; savedAt: string }

/** An answer on the server. The revision rises with each change of the value. */
export type SavedAnswer = {
  key: string
  value: FormValue
  revision: number
  setAside: readonly SetAsideEntry[]
}

export type SentAnswer = {
  key: string
  value: AnswerInput['value'] | null
  /** The revision that the value was typed over. */
  revision: number
  /** Whether a value that was saved since that revision stays; this one is then set aside. */
  givesWay: boolean
}

export type SaveRequest = {
  draftId: string | null
  creationKey: string | null
  /** Counts the saves of this page. The server ignores one that arrives after a later one. */
  sequence: number
  answers: readonly SentAnswer[]
}

/** The outcome of a save. `UNREACHABLE` and `HELD_UP` are retried automatically. */
export type SaveOutcome =
  | {
      kind: 'SAVED'
      draftId: string
      saved: readonly SavedAnswer[]
      refused: readonly { path: string; message: string }[]
    }
  /** No response: the answers may have been saved, or may still be. */
  | { kind: 'UNREACHABLE' }
  | { kind: 'HELD_UP'; message: string }
  | { kind: 'REFUSED'; message: string }
  | { kind: 'SIGNED_OUT' }
  | { kind: 'GONE' }
