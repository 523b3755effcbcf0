import { type FormQuestionnaire, questionsOf } from '../formQuestion.ts'
import { type AnswerInput, answerToSave, type FormValues } from '../formValues.ts'
import { isSameFormValue } from '../kinds/value.ts'
import type { SavedAnswer, SetAsideEntry } from './answers.ts'
import {
  beginAnew,
  confirm,
  type Field,
  type KeptWords,
  noteDrawn,
  noteSent,
  openField,
  receive,
  refuse,
  type Sendable,
  sendableOf,
  shownValue,
  takeUp,
  tidy,
  typeInto,
  wordsToKeep,
} from './field.ts'

/** What a page knows of the answers of one draft, by the question's key. */
export type Ledger = ReadonlyMap<string, Field>

/** What one request carries, by the question's key. */
export type Batch = ReadonlyMap<string, Sendable & { answer: AnswerInput['value'] | null }>

/** Kept words by the question's key, the latest of each first. */
export type WordsByKey = Readonly<Record<string, readonly KeptWords[]>>

export type LedgerEvent =
  /** The form shows these values. */
  | { kind: 'REPORTED'; values: FormValues; at: string }
  /** The form has been drawn with all that the ledger shows. */
  | { kind: 'DRAWN' }
  /** The server holds these answers, as the server or a sibling page says. */
  | { kind: 'RECEIVED'; answers: readonly SavedAnswer[] }
  /** A closed page has left these words on the device. */
  | { kind: 'TAKEN_UP'; words: WordsByKey }
  /** Typing has paused. */
  | { kind: 'PAUSED' }
  /** These would be refused, and are not sent. */
  | { kind: 'FAULTY'; faults: ReadonlyMap<string, { item: Sendable; message: string }> }
  | { kind: 'SENT'; batch: Batch; sequence: number }
  | {
      kind: 'CONFIRMED'
      batch: Batch
      sequence: number
      saved: readonly SavedAnswer[]
      refused: readonly { path: string; message: string }[]
    }
  /** The person is done with what is offered for this question. */
  | { kind: 'DISMISSED'; key: string }
  /** All that the form shows goes on as a new draft. */
  | { kind: 'BEGUN_ANEW'; at: string }

/** The ledger of a page that has just loaded its draft. */
export function openLedger(questionnaire: FormQuestionnaire, answers: readonly SavedAnswer[]): Ledger {
  const byKey = new Map(answers.map(answer => [answer.key, answer]))
  return new Map(
    questionsOf(questionnaire).map(question => [question.key, openField(question, byKey.get(question.key))]),
  )
}

/** The ledger after an event; the same object where nothing has changed. */
export function nextLedger(ledger: Ledger, event: LedgerEvent): Ledger {
  switch (event.kind) {
    case 'REPORTED':
      return change(ledger, (field, key) => {
        const value = event.values[key]
        return value === undefined ? field : typeInto(field, value, event.at)
      })
    case 'DRAWN':
      return change(ledger, noteDrawn)
    case 'RECEIVED': {
      const received = new Map(event.answers.map(answer => [answer.key, answer]))
      return change(ledger, (field, key) => {
        const answer = received.get(key)
        return answer === undefined ? field : receive(field, answer)
      })
    }
    case 'TAKEN_UP':
      return change(ledger, (field, key) => (event.words[key] ?? []).reduce(takeUp, field))
    case 'PAUSED':
      return change(ledger, tidy)
    case 'FAULTY':
      return change(ledger, (field, key) => {
        const fault = event.faults.get(key)
        return fault === undefined ? field : refuse(field, fault.item, fault.message)
      })
    case 'SENT':
      return change(ledger, (field, key) => {
        const item = event.batch.get(key)
        return item === undefined ? field : noteSent(field, item, event.sequence)
      })
    case 'CONFIRMED': {
      const saved = new Map(event.saved.map(answer => [answer.key, answer]))
      const refused = new Map(event.refused.map(({ path, message }) => [path, message]))
      return change(ledger, (field, key) => {
        const item = event.batch.get(key)
        const answer = saved.get(key)
        if (item === undefined) return answer === undefined ? field : receive(field, answer)
        const message = refused.get(key)
        return message === undefined
          ? confirm(field, item, event.sequence, answer)
          : refuse(field, item, message)
      })
    }
    case 'DISMISSED':
      return change(ledger, (field, key) =>
        key === event.key && field.offers.length > 0 ? { ...field, offers: [] } : field,
      )
    case 'BEGUN_ANEW':
      return change(ledger, field => beginAnew(field, event.at))
  }
}

function change(ledger: Ledger, next: (field: Field, key: string) => Field): Ledger {
  const changed = new Map([...ledger].map(([key, field]) => [key, next(field, key)]))
  return [...changed].some(([key, field]) => field !== ledger.get(key)) ? changed : ledger
}

/** What the form shows. */
export function shownValues(ledger: Ledger): FormValues {
  return Object.fromEntries([...ledger].map(([key, field]) => [key, shownValue(field)]))
}

/** What is to be sent, one item a question. */
export function unsent(ledger: Ledger): ReadonlyMap<string, Sendable> {
  return new Map(
    [...ledger].flatMap(([key, field]) => {
      const item = sendableOf(field)
      return item === null ? [] : [[key, item] as const]
    }),
  )
}

const encoder = new TextEncoder()
/** A request with more than this would not outlive the page that sent it. */
const LARGEST_REQUEST = 48_000
/** What surrounds an answer in a request. */
const SURROUNDINGS = 60

/** As much of what is unsent as one request may carry, and what would be refused. */
export function nextBatch(
  ledger: Ledger,
  { isWanted = () => true }: { isWanted?: (key: string, item: Sendable) => boolean } = {},
): {
  batch: Batch
  faults: ReadonlyMap<string, { item: Sendable; message: string }>
  isMoreWaiting: boolean
} {
  const batch = new Map<string, Sendable & { answer: AnswerInput['value'] | null }>()
  const faults = new Map<string, { item: Sendable; message: string }>()
  let size = 0
  for (const [key, item] of unsent(ledger)) {
    const question = ledger.get(key)?.question
    if (question === undefined || !isWanted(key, item)) continue
    const checked = answerToSave(question, item.value)
    if ('fault' in checked) {
      faults.set(key, { item, message: checked.fault })
      continue
    }
    size += encoder.encode(JSON.stringify({ key, value: checked.answer })).length + SURROUNDINGS
    if (size > LARGEST_REQUEST && batch.size > 0) return { batch, faults, isMoreWaiting: true }
    batch.set(key, { ...item, answer: checked.answer })
  }
  return { batch, faults, isMoreWaiting: false }
}

/** What the server would not keep, by the question's key. */
export function refusals(ledger: Ledger): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...ledger].flatMap(([key, { edit }]) => (edit?.refusal == null ? [] : [[key, edit.refusal]])),
  )
}

/** What is offered for a question beside what the form shows, newest first. */
export function offered({ offers, setAside }: Field): readonly SetAsideEntry[] {
  const own = offers.filter(({ value }) => !setAside.some(entry => isSameFormValue(entry.value, value)))
  return [...own.map(({ value, typedAt }) => ({ value, savedAt: typedAt })), ...setAside]
}

/**
 * What the device has to keep: what the server has not confirmed. Of a draft that was deleted everything, since the
 * device has the only copy.
 */
export function ledgerToKeep(ledger: Ledger, { isGone, at }: { isGone: boolean; at: string }): WordsByKey {
  return Object.fromEntries(
    [...ledger].flatMap(([key, field]) => {
      const words = wordsToKeep(field)
      if (words.length > 0) return [[key, words]]
      const { value, revision } = field.server
      return isGone ? [[key, [{ value, revision, sent: [], typedAt: at }]]] : []
    }),
  )
}
