import { type FormQuestionnaire, questionsOf } from '../formQuestion.ts'
import { type AnswerInput, answerToSave, type FormValues } from '../formValues.ts'
import { isSameFormValue } from '../kinds/value.ts'
import type { SavedAnswer, SetAsideEntry } from './answers.ts'
import {
  beginAnew,
  confirm,
  type Field,
  type KeptValue,
  markRendered,
  noteSent,
  openField,
  receive,
  refuse,
  type Sendable,
  sendableOf,
  settleEdit,
  shownValue,
  takeUp,
  typeInto,
  valuesToKeep,
} from './field.ts'

/** What a page knows of the answers of one draft, by the question's key. */
export type Ledger = ReadonlyMap<string, Field>

/** The answers of one request, by the question's key. */
export type Batch = ReadonlyMap<string, Sendable & { answer: AnswerInput['value'] | null }>

/** Kept values by the question's key, the latest of each first. */
export type KeptValuesByKey = Readonly<Record<string, readonly KeptValue[]>>

export type LedgerEvent =
  /** The form shows these values. */
  | { kind: 'REPORTED'; values: FormValues; at: string }
  /** The form has rendered all values of the ledger. */
  | { kind: 'RENDERED' }
  /** The server has these answers, received from it or from a sibling page. */
  | { kind: 'RECEIVED'; answers: readonly SavedAnswer[] }
  /** A closed page left these values on the device. */
  | { kind: 'TAKEN_UP'; words: KeptValuesByKey }
  /** Typing has paused. */
  | { kind: 'PAUSED' }
  /** The server would refuse these, so they are not sent. */
  | { kind: 'FAULTY'; faults: ReadonlyMap<string, { item: Sendable; message: string }> }
  | { kind: 'SENT'; batch: Batch; sequence: number }
  | {
      kind: 'CONFIRMED'
      batch: Batch
      sequence: number
      saved: readonly SavedAnswer[]
      refused: readonly { path: string; message: string }[]
    }
  /** The person has dismissed the values that are offered for this question. */
  | { kind: 'DISMISSED'; key: string }
  /** The values of the form are continued as a new draft. */
  | { kind: 'BEGUN_ANEW'; at: string }

/** The ledger of a page that has just loaded its draft. */
export function openLedger(questionnaire: FormQuestionnaire, answers: readonly SavedAnswer[]): Ledger {
  const byKey = new Map(answers.map(answer => [answer.key, answer]))
  return new Map(
    questionsOf(questionnaire).map(question => [question.key, openField(question, byKey.get(question.key))]),
  )
}

/** The ledger after an event; the same object if nothing has changed. */
export function nextLedger(ledger: Ledger, event: LedgerEvent): Ledger {
  switch (event.kind) {
    case 'REPORTED':
      return change(ledger, (field, key) => {
        const value = event.values[key]
        return value === undefined ? field : typeInto(field, value, event.at)
      })
    case 'RENDERED':
      return change(ledger, markRendered)
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
      return change(ledger, settleEdit)
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

/** The values that the form shows. */
export function shownValues(ledger: Ledger): FormValues {
  return Object.fromEntries([...ledger].map(([key, field]) => [key, shownValue(field)]))
}

/** What has to be sent, one item for each question. */
export function unsent(ledger: Ledger): ReadonlyMap<string, Sendable> {
  return new Map(
    [...ledger].flatMap(([key, field]) => {
      const item = sendableOf(field)
      return item === null ? [] : [[key, item] as const]
    }),
  )
}

const encoder = new TextEncoder()
/** The most bytes of a request. A browser completes no larger one after its page was closed. */
const LARGEST_REQUEST = 48_000
/** The bytes that surround each answer in a request. */
const SURROUNDINGS = 60

/** The unsent answers that fit into one request, and those that the server would refuse. */
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

/** Why answers were refused, by the question's key. */
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
 * What the device has to keep: the values that the server has not confirmed, or all values of a deleted draft, of which
 * the device has the only copy.
 */
export function ledgerToKeep(
  ledger: Ledger,
  { isGone, at }: { isGone: boolean; at: string },
): KeptValuesByKey {
  return Object.fromEntries(
    [...ledger].flatMap(([key, field]) => {
      const words = valuesToKeep(field)
      if (words.length > 0) return [[key, words]]
      const { value, revision } = field.server
      return isGone ? [[key, [{ value, revision, sent: [], typedAt: at }]]] : []
    }),
  )
}
