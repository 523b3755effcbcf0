import { answerToSave, initialValue } from '../formValues.ts'
import type { FormQuestion } from '../kinds/index.ts'
import { type FormValue, isSameFormValue } from '../kinds/value.ts'
import type { SavedAnswer, SetAsideEntry } from './answers.ts'

/* What a page knows of one answer, and how events change it. Pure: no clock, no network, no storage. */

/** A value on the server and its revision. */
export type Known = { value: FormValue; revision: number }

/** A value that the device keeps because the server has not confirmed it. */
export type KeptValue = {
  value: FormValue
  /** The revision that the value was typed over. */
  revision: number
  /** Earlier values of the same page that were sent without a response. The server may have one of them. */
  sent: readonly FormValue[]
  typedAt: string
}

/** The value that the form shows and the server has not confirmed. */
export type Edit = {
  /** Identifies this edit: requests with earlier edits of the field may still be pending. */
  id: number
  value: FormValue
  /** What the words were typed over; the value is null where only its revision is known. */
  over: { value: FormValue | null; revision: number }
  /** Whether a value that was saved since wins. It does over values of closed pages, not over typed ones. */
  origin: 'TYPED' | 'KEPT'
  /** Why the server refused the value. */
  refusal: string | null
  typedAt: string
}

/** A kept value that lost against another one. It is offered here until the server has set it aside. */
export type Offer = KeptValue & { id: number; isRefused: boolean }

export type Field = {
  readonly question: FormQuestion
  /** The server's latest known answer. The form shows it if there is no edit. */
  readonly server: Known
  readonly edit: Edit | null
  readonly offers: readonly Offer[]
  /** Values that were sent and not confirmed. If the server returns one of them, this page wrote it. */
  readonly sent: readonly { value: FormValue; sequence: number; typedAt: string }[]
  /** The value that the form shows until it has rendered the server's. */
  readonly unrendered: Known | null
  readonly setAside: readonly SetAsideEntry[]
  readonly lastId: number
}

/** What is sent for a field: the edit, or else one of the offers. */
export type Sendable = {
  kind: 'EDIT' | 'OFFER'
  id: number
  value: FormValue
  revision: number
  givesWay: boolean
}

const MOST_SENT = 5
/** The sequence of a value that a closed page had sent. */
const INHERITED = 0

export function openField(question: FormQuestion, answer?: SavedAnswer): Field {
  return {
    question,
    server: { value: answer?.value ?? initialValue(question), revision: answer?.revision ?? 0 },
    edit: null,
    offers: [],
    sent: [],
    unrendered: null,
    setAside: answer?.setAside ?? [],
    lastId: 0,
  }
}

/** What the form shows. */
export function shownValue({ edit, server }: Field): FormValue {
  return edit === null ? server.value : edit.value
}

function hasSent({ sent }: Field, value: FormValue): boolean {
  return sent.some(earlier => isSameFormValue(earlier.value, value))
}

/** Applies the value that the form shows. */
export function typeInto(field: Field, value: FormValue, typedAt: string): Field {
  const { edit, server, unrendered } = field
  if (isSameFormValue(value, shownValue(field))) {
    return unrendered === null ? field : { ...field, unrendered: null }
  }
  if (unrendered !== null && isSameFormValue(value, unrendered.value)) return field
  const over = isSameFormValue(value, server.value) ? server : (unrendered ?? edit?.over ?? server)
  const before = unseenValues(field).reduce(addOffer, field)
  const id = before.lastId + 1
  return {
    ...before,
    edit: { id, value, over, origin: 'TYPED', refusal: null, typedAt },
    // A value that a closed page sent is no predecessor of one that was typed before it was rendered.
    sent: unrendered === null ? before.sent : before.sent.filter(({ sequence }) => sequence !== INHERITED),
    unrendered: null,
    lastId: id,
  }
}

/**
 * Values that the server may get from this page although the form does not show them: kept values that are not rendered
 * yet, and a value that is sent again while the form shows another one.
 */
function unseenValues(field: Field): readonly KeptValue[] {
  const { edit, server, sent, unrendered } = field
  if (edit !== null) return edit.origin === 'KEPT' && unrendered !== null ? [wordsOf(edit, field)] : []
  return sent
    .filter(({ value, sequence }) => sequence !== INHERITED && !isSameFormValue(value, server.value))
    .map(({ value, typedAt }) => ({ value, revision: server.revision, sent: [], typedAt }))
}

/** Records that the form has rendered the field's value. */
export function markRendered(field: Field): Field {
  return field.unrendered === null ? field : { ...field, unrendered: null }
}

function wordsOf({ value, over, typedAt }: Edit, { sent }: Field): KeptValue {
  return { value, revision: over.revision, sent: sent.map(({ value }) => value), typedAt }
}

/** Whether a kept value may replace the server's: it was typed over it, or its page sent it. */
function mayReplace({ revision, sent }: KeptValue, server: Known): boolean {
  return revision >= server.revision || sent.some(value => isSameFormValue(value, server.value))
}

/** Shows a kept value in a field without an edit. */
function showKept(field: Field, { value, revision, sent, typedAt }: KeptValue): Field {
  const { server, lastId, unrendered } = field
  const over = revision > server.revision ? { value: null, revision } : server
  return {
    ...field,
    edit: { id: lastId + 1, value, over, origin: 'KEPT', refusal: null, typedAt },
    sent: [...sent.map(value => ({ value, sequence: INHERITED, typedAt })), ...field.sent].slice(-MOST_SENT),
    unrendered: unrendered ?? server,
    lastId: lastId + 1,
  }
}

function addOffer(field: Field, words: KeptValue): Field {
  const checked = answerToSave(field.question, words.value)
  if ('answer' in checked && checked.answer === null) return field
  // Also offered if the server has set it aside, since another page may have dismissed it there.
  if (field.offers.some(({ value }) => isSameFormValue(value, words.value))) return field
  const offer = { ...words, id: field.lastId + 1, isRefused: false }
  return { ...field, offers: [...field.offers, offer], lastId: field.lastId + 1 }
}

/** Takes over a value that a closed page left on this device: it is shown, or offered if there is another one. */
export function takeUp(field: Field, words: KeptValue): Field {
  if (isSameFormValue(words.value, shownValue(field))) return field
  if (field.edit === null && mayReplace(words, field.server)) return showKept(field, words)
  return addOffer(field, words)
}

/**
 * Ends an edit whose value is again the one that it was typed over. Shows an offered value if it was typed over the
 * server's value.
 */
export function settleEdit(field: Field): Field {
  const { edit, sent, offers, server } = field
  if (edit !== null) {
    const isReverted = edit.over.value !== null && isSameFormValue(edit.value, edit.over.value)
    // A pending request may still change the answer on the server, so the value is sent.
    if (!isReverted || sent.length > 0) return field
    // The person may have restored the earlier value on purpose, so it is offered if a later one is shown.
    const isOvertaken = server.revision > edit.over.revision && !isSameFormValue(edit.value, server.value)
    return settleEdit(endEdit(isOvertaken ? addOffer(field, wordsOf(edit, field)) : field, edit))
  }
  const wanted = offers.filter(({ value }) => !isSameFormValue(value, server.value))
  const next = wanted.find(offer => mayReplace(offer, server))
  const rest = wanted.filter(offer => offer !== next)
  if (next !== undefined) return showKept({ ...field, offers: rest }, next)
  return rest.length === offers.length ? field : { ...field, offers: rest }
}

/** Ends an edit: the form shows the server's value, which it may have to render. */
function endEdit(field: Field, { value, over: { revision } }: Edit): Field {
  const isRendered = isSameFormValue(field.server.value, value)
  return { ...field, edit: null, unrendered: isRendered ? field.unrendered : { value, revision } }
}

/** Applies an answer of the server. */
export function receive(field: Field, { value, revision, setAside }: SavedAnswer): Field {
  const { edit, server, unrendered } = field
  const received = { value, revision }
  if (edit !== null && edit.refusal !== null && revision < edit.over.revision) {
    // The server was restored to an earlier state, and refused a revision that it does not have.
    return { ...field, server: received, setAside, edit: { ...edit, over: received, refusal: null } }
  }
  if (revision < server.revision) return field
  if (revision === server.revision) return { ...field, setAside }
  const next = { ...field, server: received, setAside }
  if (edit === null) return settleEdit({ ...next, unrendered: unrendered ?? server })
  if (isSameFormValue(value, edit.value)) return settleEdit({ ...next, edit: null })
  if (hasSent(field, value)) return { ...next, edit: { ...edit, over: received } }
  if (edit.origin === 'KEPT' && revision > edit.over.revision) return giveWay(next, edit)
  return settleEdit(next)
}

function giveWay(field: Field, edit: Edit): Field {
  return settleEdit(endEdit(addOffer(field, wordsOf(edit, field)), edit))
}

/** What has to be sent of a field; null for nothing. */
export function sendableOf({ edit, offers, unrendered }: Field): Sendable | null {
  if (edit !== null) {
    const { id, value, over, origin, refusal } = edit
    // A kept value counts as this page's once the form has rendered it.
    if (refusal !== null || (origin === 'KEPT' && unrendered !== null)) return null
    return { kind: 'EDIT', id, value, revision: over.revision, givesWay: origin === 'KEPT' }
  }
  const offer = offers.find(({ isRefused }) => !isRefused)
  if (offer === undefined) return null
  const { id, value, revision } = offer
  return { kind: 'OFFER', id, value, revision, givesWay: true }
}

/** Records that a value is sent. */
export function noteSent(field: Field, { kind, value }: Sendable, sequence: number): Field {
  const { edit } = field
  if (kind === 'OFFER' || edit === null) return field
  const others = field.sent.filter(earlier => !isSameFormValue(earlier.value, value))
  return { ...field, sent: [...others, { value, sequence, typedAt: edit.typedAt }].slice(-MOST_SENT) }
}

/** Whether two values are saved as the same answer: a number may be typed with spaces around it. */
function isSavedAs({ question }: Field, typed: FormValue, saved: FormValue): boolean {
  return JSON.stringify(answerToSave(question, typed)) === JSON.stringify(answerToSave(question, saved))
}

/** Applies the response to a save. The server's value differs from the sent one if that lost. */
export function confirm(
  field: Field,
  item: Sendable,
  sequence: number,
  answer: SavedAnswer | undefined,
): Field {
  const { server, setAside, edit } = field
  const known = answer ?? { key: '', value: item.value, revision: server.revision, setAside }
  if (item.kind === 'OFFER') {
    const offers = field.offers.filter(({ id }) => id !== item.id)
    return settleEdit(receive({ ...field, offers }, known))
  }
  const isAsSent = isSavedAs(field, item.value, known.value)
  const saved = isAsSent ? { ...known, value: item.value } : known
  // Values that were sent before cannot replace this one any more.
  const after = { ...field, sent: field.sent.filter(earlier => earlier.sequence > sequence) }
  if (edit === null || (edit.id !== item.id && edit.origin === 'KEPT'))
    return settleEdit(receive(after, saved))
  const isLatest = saved.revision >= server.revision
  const next = isLatest
    ? { ...after, server: { value: saved.value, revision: saved.revision }, setAside: saved.setAside }
    : after
  if (edit.id === item.id) {
    return settleEdit(endEdit(next, edit))
  }
  // The person has typed since: the edit is now over the saved value.
  if (!isAsSent || saved.revision <= edit.over.revision) return settleEdit(next)
  return settleEdit({ ...next, edit: { ...edit, over: { value: saved.value, revision: saved.revision } } })
}

/** Records that the server refused a value. */
export function refuse(field: Field, item: Sendable, message: string): Field {
  if (item.kind === 'OFFER') {
    const offers = field.offers.map(offer => (offer.id === item.id ? { ...offer, isRefused: true } : offer))
    return { ...field, offers }
  }
  if (field.edit?.id !== item.id) return field
  return { ...field, edit: { ...field.edit, refusal: message } }
}

/** The field of a new draft, with the value that the form shows. */
export function beginAnew(field: Field, typedAt: string): Field {
  const begun = typeInto(openField(field.question), shownValue(field), typedAt)
  return field.offers.reduce((next, offer) => addOffer(next, { ...offer, revision: 0, sent: [] }), begun)
}

/** The values of a field that the device has to keep: those that the server has not confirmed. */
export function valuesToKeep(field: Field): readonly KeptValue[] {
  const { edit, offers } = field
  const kept = offers.map(({ value, revision, sent, typedAt }) => ({ value, revision, sent, typedAt }))
  return edit === null ? kept : [wordsOf(edit, field), ...kept]
}
