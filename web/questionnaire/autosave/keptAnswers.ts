import { lastForgotten } from '../../device/browserMemory.ts'
import { type FormValue, isSameFormValue } from '../formValues.ts'
import { isFormValue, isRecord } from './readUnknown.ts'

/** An answer that this device keeps because the server has not confirmed it. */
export type KeptAnswer = {
  value: FormValue
  /** The revision that it was typed over. */
  revision: number
  /** Who keeps it: each opening of a draft has a mark of its own. */
  keptBy: string
  /** Values that were sent without an answer: what comes back of them is no contradiction. */
  sent: readonly FormValue[]
}

/** What a set of kept answers belongs to. */
export type KeptDraft = {
  type: string
  form: string
  /** The draft on the server; null while none has begun. */
  draftId: string | null
  /** The mark under which it begins; null once it has. */
  creationKey: string | null
  changedAt: string
  answers: Readonly<Record<string, KeptAnswer>>
}

/** What a page wants kept. */
export type Keeping = {
  draft: KeptDraft
  /** Which of the earlier answers need not be kept any more. */
  isSettled: (key: string, kept: KeptAnswer) => boolean
  /** Where what others keep is left as it is: a page that is closed, or only shows an answer, knows nothing newer. */
  yields: (key: string) => boolean
}

/** The answers that this device keeps for one person. */
export type AnswerKeeper = {
  read: (place: string) => KeptDraft | null
  /** Writes a page's answers beside those of others. Says whether they are kept: storage may be refused or full. */
  write: (place: string, keeping: Keeping) => boolean
  remove: (place: string) => void
  /** Whether the person has signed out since, here or in another tab. */
  isForgotten: () => boolean
  /** What this tab has begun and not sent, so that a reload goes on with it. */
  beginning: () => string | null
  rememberBeginning: (creationKey: string | null) => void
}

/** The prefix is the one that signing out wipes. */
const PREFIX = 'gradwright:answers:'

function readAnswer(kept: unknown): KeptAnswer | null {
  if (!isRecord(kept) || !isFormValue(kept.value)) return null
  const { value, revision, keptBy, sent } = kept
  if (typeof revision !== 'number' || typeof keptBy !== 'string') return null
  return { value, revision, keptBy, sent: Array.isArray(sent) ? sent.filter(isFormValue) : [] }
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

/** Reads what was kept; what cannot be read is as good as nothing. */
function parseKept(text: string | null): KeptDraft | null {
  let kept: unknown
  try {
    kept = JSON.parse(text ?? 'null')
  } catch {
    return null
  }
  if (!isRecord(kept) || !isRecord(kept.answers)) return null
  const { type, form, draftId, creationKey, changedAt, answers } = kept
  if (typeof type !== 'string' || typeof form !== 'string' || typeof changedAt !== 'string') return null
  return {
    type,
    form,
    draftId: textOrNull(draftId),
    creationKey: textOrNull(creationKey),
    changedAt,
    answers: Object.fromEntries(
      Object.entries(answers).flatMap(([key, answer]) => {
        const read = readAnswer(answer)
        return read === null ? [] : [[key, read] as const]
      }),
    ),
  }
}

/** Storage may be refused altogether, or full. */
function allowed<Result>(use: () => Result, otherwise: Result): Result {
  try {
    return use()
  } catch {
    return otherwise
  }
}

function mergeAnswers(earlier: KeptDraft | null, { draft, isSettled, yields }: Keeping) {
  const others = Object.fromEntries(
    Object.entries(earlier?.answers ?? {}).filter(([key, kept]) => !isSettled(key, kept)),
  )
  const own = Object.entries(draft.answers).filter(([key]) => others[key] === undefined || !yields(key))
  return { ...others, ...Object.fromEntries(own) }
}

/**
 * The answers that this browser keeps for a person, one entry a draft. Once the person has been forgotten, here or in
 * another tab, nothing more is written.
 */
export function openAnswerKeeper({
  viewerId,
  type,
  form,
}: {
  viewerId: string
  type: string
  form: string
}): AnswerKeeper {
  const openedAfter = lastForgotten()
  const isForgotten = () => lastForgotten() !== openedAfter
  const placeOf = (place: string) => `${PREFIX}${viewerId}:${place}`
  const beginningOf = `gradwright:beginning:${viewerId}:${type}:${form}`
  const read = (place: string) =>
    isForgotten() ? null : allowed(() => parseKept(window.localStorage.getItem(placeOf(place))), null)
  const remove = (place: string) => {
    if (!isForgotten()) allowed(() => window.localStorage.removeItem(placeOf(place)), undefined)
  }
  return {
    read,
    remove,
    isForgotten,
    write(place, keeping) {
      if (isForgotten()) return false
      const answers = mergeAnswers(read(place), keeping)
      if (Object.keys(answers).length === 0) {
        remove(place)
        return true
      }
      return allowed(() => {
        window.localStorage.setItem(placeOf(place), JSON.stringify({ ...keeping.draft, answers }))
        return true
      }, false)
    },
    beginning: () => allowed(() => window.sessionStorage.getItem(beginningOf), null),
    rememberBeginning(creationKey) {
      if (isForgotten()) return
      allowed(() => {
        if (creationKey === null) window.sessionStorage.removeItem(beginningOf)
        else window.sessionStorage.setItem(beginningOf, creationKey)
      }, undefined)
    },
  }
}

/** All that this device keeps for a person and has not sent, the latest first. */
export function findKeptDrafts(viewerId: string): readonly KeptDraft[] {
  const prefix = `${PREFIX}${viewerId}:`
  return allowed(() => {
    const { localStorage } = window
    const places = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
    return places
      .filter(place => place.startsWith(prefix))
      .flatMap(place => parseKept(localStorage.getItem(place)) ?? [])
      .sort((one, other) => other.changedAt.localeCompare(one.changedAt))
  }, [])
}

/** A draft that was begun on this device and that the server has never heard of. */
export type UnsentDraft = {
  /** Hand it to `useSaveAnswers` to go on with this draft. */
  creationKey: string
  type: string
  form: string
  changedAt: string
  answers: Readonly<Record<string, FormValue>>
}

/** The drafts of a type that were begun on this device and never sent, the latest first. */
export function findUnsentDrafts(viewerId: string, type?: string): readonly UnsentDraft[] {
  return findKeptDrafts(viewerId).flatMap(({ draftId, creationKey, answers, ...kept }) =>
    draftId === null && creationKey !== null && (type === undefined || kept.type === type)
      ? [
          {
            type: kept.type,
            form: kept.form,
            changedAt: kept.changedAt,
            creationKey,
            answers: Object.fromEntries(Object.entries(answers).map(([key, { value }]) => [key, value])),
          },
        ]
      : [],
  )
}

/** Whether a kept answer says what the server has. */
export function isKeptValue(kept: KeptAnswer, value: FormValue): boolean {
  return isSameFormValue(kept.value, value) || kept.sent.some(sent => isSameFormValue(sent, value))
}
