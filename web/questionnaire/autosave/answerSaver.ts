import { type FormQuestion, type FormQuestionnaire, questionsOf } from '../formQuestion.ts'
import {
  type AnswerInput,
  answerToSave,
  type FormValue,
  type FormValues,
  initialValue,
  isSameFormValue,
} from '../formValues.ts'
import { type AnswerKeeper, isKeptValue, type KeptAnswer } from './keptAnswers.ts'

/** A value that was saved elsewhere and replaced by a later save. */
export type SetAsideEntry = { value: FormValue; savedAt: string }

/** An answer as the server holds it. */
export type StandingAnswer = {
  key: string
  value: FormValue
  revision: number
  setAside: readonly SetAsideEntry[]
}

export type SaveRequest = {
  draftId: string | null
  creationKey: string | null
  answers: readonly { key: string; value: AnswerInput['value'] | null; revision: number }[]
}

/** How a save went. `UNREACHABLE` and `HELD_UP` are tried again by themselves. */
export type SaveOutcome =
  | {
      kind: 'SAVED'
      draftId: string
      saved: readonly StandingAnswer[]
      refused: readonly { path: string; message: string }[]
    }
  | { kind: 'UNREACHABLE' }
  | { kind: 'HELD_UP'; message: string }
  | { kind: 'REFUSED'; message: string }
  | { kind: 'SIGNED_OUT' }
  | { kind: 'GONE' }

export type SaveStatus = {
  kind: 'IDLE' | 'SAVING' | 'SAVED' | 'OFFLINE' | 'FAILED' | 'SIGNED_OUT' | 'GONE'
  /** When something was last saved. */
  at: Date | null
  /** Whether this device keeps what is not saved; said only when it does not. */
  isKept?: boolean | undefined
  /** Why it was not saved, where the server gave a reason. */
  message?: string | undefined
  /** How many answers the server would not keep as they are. */
  refusedCount?: number | undefined
}

export type SaverState = {
  draftId: string | null
  status: SaveStatus
  refused: Readonly<Record<string, string>>
  setAside: Readonly<Record<string, readonly SetAsideEntry[]>>
}

export type FlushResult = 'SAVED' | 'OFFLINE' | 'FAILED'

export type SaverWorld = {
  /** Hands answers to the server. Never rejects. */
  send: (request: SaveRequest) => Promise<SaveOutcome>
  /** Forgets the values set aside for a field; false when that did not come through. Never rejects. */
  settle: (draftId: string, key: string) => Promise<boolean>
  keeper: AnswerKeeper
  randomMark: () => string
  onChangedElsewhere: (values: FormValues) => void
  /** Told what was saved, for sibling pages. */
  onSaved: (draftId: string, answers: readonly StandingAnswer[]) => void
}

/** A pause in typing that is long enough to send, and how long typing may go on without one. */
export const PAUSE_MS = 600
export const LONGEST_UNSENT_MS = 5000
/** A connection that says nothing for this long is taken for lost. */
export const PATIENCE_MS = 20_000
export const FIRST_RETRY_MS = 1000
export const LAST_RETRY_MS = 30_000
/** At most so much of what was typed is lost when a page ends without a word. */
export const KEEP_EVERY_MS = 250
/** A request with more than this would not outlive the page that sent it. */
const LARGEST_REQUEST = 48_000
const LATEST_SENT = 5

type Base = {
  /** Undefined where the value of that revision is not known. */
  value: FormValue | undefined
  revision: number
}

type Field = {
  question: FormQuestion
  /** What the form shows. */
  current: FormValue
  /** What the person typed over: the server's answer as this page last took it up. */
  base: Base
  /** A later answer from elsewhere, not taken up because this field is being edited here. */
  ahead: { value: FormValue; revision: number } | null
  /** Values on their way, or sent without an answer. */
  sent: readonly FormValue[]
  /** What the server would not keep. */
  refused: { value: FormValue; message: string } | null
  /** What the form was based on before a change from elsewhere that it has not drawn yet. */
  undrawn: Base | null
  setAside: readonly SetAsideEntry[]
  /** Whether something was sent that may have been saved without this page's learning of it. */
  isInDoubt: boolean
  /** Whether the person has changed it on this page. */
  isTouched: boolean
}

type Batch = ReadonlyMap<string, { value: FormValue; answer: AnswerInput['value'] | null }>

const encoder = new TextEncoder()

function isUnsaved({ current, base, isInDoubt }: Field): boolean {
  return isInDoubt || base.value === undefined || !isSameFormValue(current, base.value)
}

function isRefused({ refused, current }: Field): boolean {
  return refused !== null && isSameFormValue(refused.value, current)
}

function hasSent({ sent }: Field, value: FormValue): boolean {
  return sent.some(earlier => isSameFormValue(earlier, value))
}

function freshField(question: FormQuestion): Field {
  const value = initialValue(question)
  return {
    question,
    current: value,
    base: { value, revision: 0 },
    ahead: null,
    sent: [],
    refused: null,
    undrawn: null,
    setAside: [],
    isInDoubt: false,
    isTouched: false,
  }
}

/** Lays what this device kept over the server's answer. */
function layOver(field: Field, kept: KeptAnswer): void {
  const { base } = field
  if (base.value !== undefined && isSameFormValue(kept.value, base.value)) return
  field.current = kept.value
  field.sent = kept.sent
  const isOwn = base.value !== undefined && isKeptValue(kept, base.value)
  if (isOwn || kept.revision === base.revision) return
  if (kept.revision < base.revision && base.value !== undefined) {
    field.ahead = { value: base.value, revision: base.revision }
  }
  field.base = { value: undefined, revision: kept.revision }
}

/**
 * Saves the answers of one draft as they are typed. Knows what the server holds, what the form shows and what is on
 * its way, and from that: what to send, when to try again, what to keep on the device, and what changed elsewhere.
 *
 * It does not end with the page that shows it: what was under way is carried through.
 */
export class AnswerSaver {
  /** Values to start the form from. */
  readonly startValues: FormValues
  readonly #world: SaverWorld
  readonly #fields: ReadonlyMap<string, Field>
  readonly #about: { type: string; form: string }
  readonly #listeners = new Set<() => void>()
  /** Tells what this keeps on the device from what others do, on this page too. */
  readonly #mark: string
  readonly #openedAs: string | null
  #draftId: string | null
  #creationKey: string | null
  #phase: 'READY' | 'OFFLINE' | 'FAILED' | 'SIGNED_OUT' | 'GONE' | 'STOPPED' = 'READY'
  #failure: string | undefined
  /** What the server said about the whole of it, by path. */
  #remarks: Readonly<Record<string, string>> = {}
  #savedAt: Date | null = null
  #isKept = true
  /** Whether a page shows it. */
  #isOpen = false
  /** Whether it is in doubt who is signed in. */
  #isHeld = false
  /** The request that is waited for. One that is given up may still be answered. */
  #underWay: object | null = null
  /** Requests without an answer, those that are given up among them: they may still arrive. */
  #unanswered = 0
  #isMoreWaiting = false
  #unsentSince: number | null = null
  #changedAt = 0
  #tries = 0
  #sendTimer: ReturnType<typeof setTimeout> | undefined
  #keepTimer: ReturnType<typeof setTimeout> | undefined
  #keptAt = 0
  #waiting: ((result: FlushResult) => void)[] = []
  /** Entries that the person is done with, by field, until the server has forgotten them. */
  readonly #settled = new Map<string, Set<string>>()
  readonly #unsettled = new Set<string>()
  #state: SaverState

  constructor({
    questionnaire,
    type,
    form,
    draft,
    creationKey = null,
    world,
  }: {
    questionnaire: FormQuestionnaire
    type: string
    form: string
    /** The draft on the server; null for one that begins with its first answer. */
    draft: { id: string; answers: readonly StandingAnswer[] } | null
    /** A draft that was begun on this device and never sent. */
    creationKey?: string | null
    world: SaverWorld
  }) {
    this.#world = world
    this.#about = { type, form }
    this.#fields = new Map(
      questionsOf(questionnaire).map(question => [question.key, freshField(question)] as const),
    )
    this.#mark = world.randomMark()
    this.#openedAs = draft?.id ?? null
    this.#draftId = this.#openedAs
    for (const { key, value, revision, setAside } of draft?.answers ?? []) {
      const field = this.#fields.get(key)
      if (field === undefined) continue
      Object.assign(field, { current: value, base: { value, revision }, setAside })
    }
    this.#creationKey =
      draft === null ? (creationKey ?? world.keeper.beginning() ?? world.randomMark()) : null
    for (const [key, kept] of Object.entries(world.keeper.read(this.#place)?.answers ?? {})) {
      const field = this.#fields.get(key)
      if (field !== undefined) layOver(field, kept)
    }
    this.startValues = Object.fromEntries([...this.#fields].map(([key, { current }]) => [key, current]))
    this.#state = this.#readState()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly state = (): SaverState => this.#state

  /** Whether this saves that draft: the one that it was opened with, or has begun since. */
  saves({ draftId, type, form }: { draftId: string | null; type: string; form: string }): boolean {
    const isSame = type === this.#about.type && form === this.#about.form
    return isSame && (draftId === this.#openedAs || draftId === this.#draftId)
  }

  /** A page shows it: what this device kept goes out. */
  open(): void {
    if (this.#phase === 'STOPPED') return
    this.#isOpen = true
    this.wake()
    this.#scheduleSend()
    this.#announce()
  }

  /** No page shows it any more: what is not sent goes out at once, and stays on the device until it is confirmed. */
  close(): void {
    this.leave()
    this.#isOpen = false
    clearTimeout(this.#sendTimer)
  }

  /** Takes note of what the form shows. */
  report(values: FormValues): void {
    let isChanged = false
    for (const [key, field] of this.#fields) {
      const value = values[key]
      if (value !== undefined && this.#noteChange(field, value)) isChanged = true
    }
    if (!isChanged || this.#phase === 'STOPPED') return
    this.#changedAt = Date.now()
    this.#unsentSince ??= this.#changedAt
    if (this.#phase === 'FAILED' && this.#tries === 0) this.#phase = 'READY'
    this.#keepSoon()
    this.#scheduleSend()
    this.#announce()
  }

  /** Takes note of what the server holds, as the server or a sibling page says. */
  heard(answers: readonly StandingAnswer[]): void {
    if (this.#phase === 'STOPPED') return
    if (this.#phase === 'GONE') this.#phase = 'READY'
    const changes: Record<string, FormValue> = {}
    for (const answer of answers) {
      const field = this.#fields.get(answer.key)
      if (field === undefined) continue
      if (isRefused(field) && answer.revision < field.base.revision) {
        // The server has gone back to an earlier state, and refuses what it takes to come from its future.
        field.base = { value: answer.value, revision: answer.revision }
        field.refused = null
      }
      if (answer.revision >= field.base.revision) field.setAside = answer.setAside
      if (answer.revision > field.base.revision && this.#takeUp(field, answer)) {
        changes[answer.key] = answer.value
      }
    }
    this.#keepNow()
    this.#calm()
    this.#scheduleSend()
    this.#announce()
    if (Object.keys(changes).length > 0) this.#world.onChangedElsewhere(changes)
  }

  /** The connection is back, or the person is: what failed is tried again at once. */
  wake(): void {
    if (this.#isHeld) return
    if (this.#phase === 'OFFLINE' || this.#phase === 'FAILED') this.#sendNow()
    this.#settleAgain()
  }

  /** The page is about to go, or out of sight: it may never come back. */
  leave(): void {
    this.#keepNow()
    if (this.#canSend()) this.#sendBeside()
  }

  /** Sends at once what is not sent yet. `FAILED` too while an answer stands that the server would not keep. */
  flush(): Promise<FlushResult> {
    if (this.#phase === 'STOPPED' || this.#phase === 'SIGNED_OUT' || this.#phase === 'GONE') {
      return Promise.resolve('FAILED')
    }
    if (this.#isHeld) return Promise.resolve('OFFLINE')
    if (this.#underWay === null && this.#unsent().length === 0) return Promise.resolve(this.#settledResult())
    return new Promise(resolve => {
      this.#waiting.push(resolve)
      if (this.#underWay === null) this.#sendNow()
    })
  }

  /** Forgets the values set aside for a field. Where that does not come through now it is done later. */
  async settle(key: string): Promise<void> {
    const entries = this.#fields.get(key)?.setAside ?? []
    this.#settled.set(key, new Set(entries.map(({ savedAt }) => savedAt)))
    this.#unsettled.add(key)
    this.#announce()
    await this.#settleNow(key)
  }

  /** Goes on with a draft that was deleted elsewhere as a new one, with all that the form holds. */
  async saveAsNew(): Promise<FlushResult> {
    if (this.#phase !== 'GONE') return this.flush()
    const former = this.#place
    this.#draftId = null
    this.#creationKey = this.#world.randomMark()
    for (const field of this.#fields.values()) {
      const { question, current } = field
      Object.assign(field, { ...freshField(question), current })
    }
    this.#phase = 'READY'
    this.#keepNow()
    this.#world.keeper.remove(former)
    this.#announce()
    return this.flush()
  }

  /** The draft is not there any more. */
  gone(): void {
    if (this.#phase === 'STOPPED') return
    this.#fail('GONE', 'FAILED')
    this.#keepNow()
  }

  /** Nobody is signed in: all waits on the device. */
  signedOut(): void {
    if (this.#phase !== 'STOPPED') this.#fail('SIGNED_OUT', 'FAILED')
  }

  /** Whether it has to be asked who is signed in before anything can be sent. */
  get isInDoubt(): boolean {
    return this.#isHeld || this.#phase === 'SIGNED_OUT'
  }

  /** Somebody signed in or out: nothing is sent until it is known who is there. */
  hold(): void {
    this.#isHeld = true
    clearTimeout(this.#sendTimer)
  }

  /** The same person is signed in. */
  signedIn(): void {
    this.#isHeld = false
    if (this.#phase === 'SIGNED_OUT') this.#phase = 'READY'
    if (this.#underWay === null && this.#canSend()) this.#sendNow()
    this.#announce()
  }

  /** The person was forgotten by this browser: nothing is written or sent any more. */
  stop(): void {
    this.#phase = 'STOPPED'
    clearTimeout(this.#sendTimer)
    clearTimeout(this.#keepTimer)
    this.#release('FAILED')
    this.#announce()
  }

  get #place(): string {
    return this.#draftId ?? this.#creationKey ?? ''
  }

  #noteChange(field: Field, value: FormValue): boolean {
    const { undrawn } = field
    if (isSameFormValue(value, field.current)) {
      field.undrawn = null
      return false
    }
    if (undrawn !== null) {
      // This came of what stood before: the change from elsewhere is as good as not taken up.
      if (field.base.value !== undefined)
        field.ahead = { value: field.base.value, revision: field.base.revision }
      field.base = undrawn
      field.undrawn = null
    }
    field.current = value
    field.isTouched = true
    if (field.ahead !== null && isSameFormValue(value, field.ahead.value)) {
      field.base = field.ahead
      field.ahead = null
    }
    return true
  }

  /** Takes up a later answer; true when the form has to show it. */
  #takeUp(field: Field, { value, revision }: StandingAnswer): boolean {
    const isOwn = hasSent(field, value)
    if (isSameFormValue(value, field.current) || isOwn) {
      field.base = { value, revision }
      field.isInDoubt = false
      if (field.ahead !== null && field.ahead.revision <= revision) field.ahead = null
      return false
    }
    if (isUnsaved(field)) {
      if (field.ahead === null || field.ahead.revision < revision) field.ahead = { value, revision }
      return false
    }
    field.undrawn = field.base
    field.current = value
    field.base = { value, revision }
    return true
  }

  #unsent(): [string, Field][] {
    return [...this.#fields].filter(([, field]) => isUnsaved(field) && !isRefused(field))
  }

  #canSend(): boolean {
    const isBarred = this.#phase === 'STOPPED' || this.#phase === 'SIGNED_OUT' || this.#phase === 'GONE'
    return !isBarred && !this.#isHeld && this.#unsent().length > 0
  }

  #scheduleSend(): void {
    // What failed waits for its own time, however much is typed meanwhile.
    if (this.#phase !== 'READY') return
    clearTimeout(this.#sendTimer)
    if (!this.#isOpen || this.#underWay !== null || !this.#canSend()) return
    const now = Date.now()
    this.#unsentSince ??= now
    const due = Math.min(
      Math.max(this.#changedAt, this.#unsentSince) + PAUSE_MS,
      this.#unsentSince + LONGEST_UNSENT_MS,
    )
    this.#sendTimer = setTimeout(() => this.#sendNow(), Math.max(0, due - now))
  }

  #scheduleRetry(): void {
    clearTimeout(this.#sendTimer)
    if (!this.#isOpen || this.#tries === 0) return
    const wait = Math.min(FIRST_RETRY_MS * 2 ** (this.#tries - 1), LAST_RETRY_MS)
    this.#sendTimer = setTimeout(() => this.#sendNow(), wait)
  }

  /** As many of the unsent answers as one request may carry. */
  #batch(only: (field: Field) => boolean): Batch {
    const batch = new Map<string, { value: FormValue; answer: AnswerInput['value'] | null }>()
    let size = 0
    this.#isMoreWaiting = false
    for (const [key, field] of this.#unsent()) {
      if (!only(field)) continue
      const { question, current } = field
      const checked = answerToSave(question, current)
      if ('fault' in checked) {
        field.refused = { value: current, message: checked.fault }
        continue
      }
      const { answer } = checked
      size += encoder.encode(JSON.stringify({ key, value: answer })).length + 40
      if (size > LARGEST_REQUEST && batch.size > 0) {
        this.#isMoreWaiting = true
        break
      }
      batch.set(key, { value: current, answer })
    }
    return batch
  }

  #sendNow(): void {
    clearTimeout(this.#sendTimer)
    if (this.#world.keeper.isForgotten()) {
      this.stop()
      return
    }
    this.#calm()
    if (this.#underWay !== null || !this.#canSend()) {
      this.#announce()
      return
    }
    const batch = this.#batch(() => true)
    if (batch.size === 0) {
      this.#unsentSince = null
      this.#calm()
      this.#release(this.#settledResult())
      this.#announce()
      return
    }
    this.#unsentSince = null
    const request = {}
    this.#underWay = request
    const patience = setTimeout(() => {
      if (this.#underWay === request) this.#unreachable(batch)
    }, PATIENCE_MS)
    void this.#send(batch).then(outcome => {
      clearTimeout(patience)
      const isAwaited = this.#underWay === request
      if (isAwaited) this.#underWay = null
      this.#answered(batch, outcome, isAwaited)
    })
    this.#announce()
  }

  /** Nothing is left to save: what failed before has been made good, here or elsewhere. */
  #calm(): void {
    const hasFailed = this.#phase === 'OFFLINE' || this.#phase === 'FAILED'
    if (!hasFailed || this.#underWay !== null || this.#unsent().length > 0) return
    clearTimeout(this.#sendTimer)
    this.#phase = 'READY'
    this.#failure = undefined
    this.#tries = 0
  }

  /** Sends what is not on its way yet, whatever is: there may be no later. */
  #sendBeside(): void {
    if (this.#underWay === null || this.#world.keeper.isForgotten()) {
      this.#sendNow()
      return
    }
    const batch = this.#batch(field => !hasSent(field, field.current))
    if (batch.size > 0) void this.#send(batch).then(outcome => this.#answered(batch, outcome, false))
  }

  #send(batch: Batch): Promise<SaveOutcome> {
    const answers = [...batch].flatMap(([key, { value, answer }]) => {
      const field = this.#fields.get(key)
      if (field === undefined) return []
      if (!hasSent(field, value)) field.sent = [...field.sent, value].slice(-LATEST_SENT)
      return [{ key, value: answer, revision: field.base.revision }]
    })
    // The device has to know what is on its way before anybody can have taken it.
    this.#keepNow()
    this.#unanswered += 1
    return this.#world.send({ draftId: this.#draftId, creationKey: this.#creationKey, answers })
  }

  #answered(batch: Batch, outcome: SaveOutcome, isAwaited: boolean): void {
    this.#unanswered -= 1
    if (this.#phase === 'STOPPED') return
    switch (outcome.kind) {
      case 'SAVED':
        this.#saved(batch, outcome)
        break
      case 'UNREACHABLE':
        if (isAwaited) this.#unreachable(batch)
        else this.#doubt(batch)
        break
      case 'HELD_UP':
        if (isAwaited) this.#tryLater('FAILED', 'FAILED', outcome.message)
        break
      case 'REFUSED':
        if (isAwaited) {
          this.#tries = 0
          this.#fail('FAILED', 'FAILED', outcome.message)
        }
        break
      case 'SIGNED_OUT':
        this.signedOut()
        break
      case 'GONE':
        this.gone()
        break
    }
  }

  #saved(batch: Batch, { draftId, saved, refused }: Extract<SaveOutcome, { kind: 'SAVED' }>): void {
    this.#begin(draftId)
    this.#tries = 0
    if (this.#phase !== 'GONE') this.#phase = 'READY'
    this.#failure = undefined
    this.#savedAt = new Date()
    const refusals = new Map(refused.map(({ path, message }) => [path, message]))
    const confirmed = new Map(saved.map(answer => [answer.key, answer]))
    for (const [key, { value }] of batch) {
      const field = this.#fields.get(key)
      if (field === undefined) continue
      // What failed before this was taken cannot come after it; only what is on its way can.
      field.sent = this.#unanswered === 0 ? [] : field.sent.filter(sent => !isSameFormValue(sent, value))
      const message = refusals.get(key)
      if (message === undefined) this.#confirm(field, value, confirmed.get(key))
      else field.refused = { value, message }
      refusals.delete(key)
      confirmed.delete(key)
    }
    this.#remarks = Object.fromEntries(refusals)
    this.#world.onSaved(
      draftId,
      saved.filter(({ key }) => batch.has(key)),
    )
    if (this.#isMoreWaiting || this.#waiting.length > 0) this.#sendOn()
    // What the server holds besides, of a draft that had begun without this page's knowing; and what was held back.
    this.heard([...confirmed.values(), ...this.#overtaken()])
    this.#settleAgain()
  }

  /** Later answers from elsewhere to fields that are not edited here any more. */
  #overtaken(): StandingAnswer[] {
    return [...this.#fields].flatMap(([key, field]) => {
      const { ahead, setAside } = field
      if (ahead === null || isUnsaved(field)) return []
      field.ahead = null
      return [{ key, ...ahead, setAside }]
    })
  }

  #confirm(field: Field, value: FormValue, answer: StandingAnswer | undefined): void {
    field.isInDoubt = false
    if (answer === undefined) {
      field.base = { value, revision: field.base.revision }
      return
    }
    if (answer.revision < field.base.revision) return
    field.base = { value, revision: answer.revision }
    field.setAside = answer.setAside
    if (field.refused !== null && isSameFormValue(field.refused.value, value)) field.refused = null
    if (field.ahead !== null && field.ahead.revision <= answer.revision) field.ahead = null
  }

  /** From now on the draft is one on the server. */
  #begin(draftId: string): void {
    if (this.#draftId !== null) return
    const { keeper } = this.#world
    const former = this.#place
    this.#draftId = draftId
    this.#keepNow(keeper.read(former)?.answers)
    keeper.remove(former)
    keeper.rememberBeginning(null)
  }

  #sendOn(): void {
    if (this.#underWay !== null) return
    if (this.#canSend()) this.#sendNow()
    else this.#release(this.#settledResult())
  }

  /** Nobody knows whether this was saved: it is sent again, even if what is in the field is what stood before. */
  #doubt(batch: Batch): void {
    for (const key of batch.keys()) {
      const field = this.#fields.get(key)
      if (field !== undefined) field.isInDoubt = true
    }
  }

  #unreachable(batch: Batch): void {
    this.#doubt(batch)
    this.#tryLater('OFFLINE', 'OFFLINE')
  }

  #tryLater(phase: 'OFFLINE' | 'FAILED', result: FlushResult, message?: string): void {
    this.#tries += 1
    this.#fail(phase, result, message)
    this.#scheduleRetry()
  }

  #fail(phase: 'OFFLINE' | 'FAILED' | 'SIGNED_OUT' | 'GONE', result: FlushResult, message?: string): void {
    clearTimeout(this.#sendTimer)
    this.#underWay = null
    this.#phase = phase
    this.#failure = message
    this.#keepNow()
    this.#release(result)
    this.#announce()
  }

  #settledResult(): FlushResult {
    if (this.#unsent().length > 0) return 'OFFLINE'
    return [...this.#fields.values()].some(isRefused) ? 'FAILED' : 'SAVED'
  }

  #release(result: FlushResult): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (const resolve of waiting) resolve(result)
  }

  #settleAgain(): void {
    for (const key of [...this.#unsettled]) void this.#settleNow(key)
  }

  async #settleNow(key: string): Promise<void> {
    const draftId = this.#draftId
    if (draftId === null || this.#phase === 'STOPPED') return
    this.#unsettled.delete(key)
    if (!(await this.#world.settle(draftId, key))) this.#unsettled.add(key)
  }

  #keepSoon(): void {
    if (Date.now() - this.#keptAt >= KEEP_EVERY_MS) {
      this.#keepNow()
      return
    }
    this.#keepTimer ??= setTimeout(() => this.#keepNow(), KEEP_EVERY_MS)
  }

  /** @param others what other pages kept in a place that is left now */
  #keepNow(others: Readonly<Record<string, KeptAnswer>> = {}): void {
    clearTimeout(this.#keepTimer)
    this.#keepTimer = undefined
    if (this.#phase === 'STOPPED') return
    const { keeper } = this.#world
    this.#keptAt = Date.now()
    const answers: Record<string, KeptAnswer> = {}
    for (const [key, kept] of Object.entries(others)) if (!this.#isSettled(key, kept)) answers[key] = kept
    for (const [key, { current, base, sent }] of this.#toKeep()) {
      answers[key] = { value: current, revision: base.revision, keptBy: this.#mark, sent }
    }
    if (this.#draftId === null && Object.keys(answers).length > 0) keeper.rememberBeginning(this.#creationKey)
    this.#isKept = keeper.write(this.#place, {
      draft: {
        ...this.#about,
        draftId: this.#draftId,
        creationKey: this.#draftId === null ? this.#creationKey : null,
        changedAt: new Date().toISOString(),
        answers,
      },
      isSettled: (key, kept) => this.#isSettled(key, kept),
      yields: key => !this.#isOpen || this.#fields.get(key)?.isTouched !== true,
    })
  }

  /** What is not confirmed; of a draft that is gone everything, since the device has the only copy. */
  #toKeep(): [string, Field][] {
    return [...this.#fields].filter(([, field]) => isUnsaved(field) || this.#phase === 'GONE')
  }

  /** Whether something that is kept need not be: this kept it and it is saved, or it says what is saved. */
  #isSettled(key: string, kept: KeptAnswer): boolean {
    const field = this.#fields.get(key)
    if (field === undefined || isUnsaved(field)) return false
    return kept.keptBy === this.#mark || isSameFormValue(kept.value, field.current)
  }

  #readState(): SaverState {
    const refused: Record<string, string> = { ...this.#remarks }
    const setAside: Record<string, readonly SetAsideEntry[]> = {}
    let refusedCount = 0
    for (const [key, field] of this.#fields) {
      if (field.refused !== null && isRefused(field)) {
        refused[key] = field.refused.message
        refusedCount += 1
      }
      const settled = this.#settled.get(key)
      const entries = field.setAside.filter(
        ({ value, savedAt }) => settled?.has(savedAt) !== true && !isSameFormValue(value, field.current),
      )
      if (entries.length > 0) setAside[key] = entries
    }
    return {
      draftId: this.#draftId,
      refused,
      setAside,
      status: {
        kind: this.#statusKind(),
        at: this.#savedAt,
        ...(this.#isKept ? {} : { isKept: false }),
        ...(this.#failure === undefined ? {} : { message: this.#failure }),
        ...(refusedCount === 0 ? {} : { refusedCount }),
      },
    }
  }

  #statusKind(): SaveStatus['kind'] {
    switch (this.#phase) {
      case 'STOPPED':
        return 'SIGNED_OUT'
      case 'READY':
        if (this.#underWay !== null || this.#unsent().length > 0) return 'SAVING'
        return this.#savedAt === null ? 'IDLE' : 'SAVED'
      default:
        return this.#phase
    }
  }

  /** Tells those who show it, if anything that they show has changed; what has not stays the same object. */
  #announce(): void {
    const next = this.#readState()
    const before = this.#state
    const same = <Part>(one: Part, other: Part) => JSON.stringify(one) === JSON.stringify(other)
    const refused = same(before.refused, next.refused) ? before.refused : next.refused
    const setAside = same(before.setAside, next.setAside) ? before.setAside : next.setAside
    const status = same(before.status, next.status) ? before.status : next.status
    const isSame =
      before.draftId === next.draftId &&
      refused === before.refused &&
      setAside === before.setAside &&
      status === before.status
    if (isSame) return
    this.#state = { draftId: next.draftId, status, refused, setAside }
    for (const listener of [...this.#listeners]) listener()
  }
}
