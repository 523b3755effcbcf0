import type { FormQuestionnaire } from '../formQuestion.ts'
import { type FormValue, type FormValues, isSameFormValue } from '../formValues.ts'
import type { SavedAnswer, SaveOutcome, SaveRequest } from './answers.ts'
import type { Clock } from './clock.ts'
import { Dismissals } from './dismissals.ts'
import { type AnswerKeeper, type KeptEntry, wordsOf } from './keptAnswers.ts'
import {
  type Batch,
  type Ledger,
  type LedgerEvent,
  ledgerToKeep,
  nextBatch,
  nextLedger,
  openLedger,
  refusals,
  shownValues,
  unsent,
} from './ledger.ts'
import { type Phase, readState, type SaverState, sameWhereUnchanged } from './saverState.ts'
import {
  afterFailure,
  afterSending,
  afterSuccess,
  afterTyping,
  IDLE_SCHEDULE,
  KEEP_EVERY_MS,
  RESPONSE_TIMEOUT_MS,
  retryDelay,
  type Schedule,
  sendTime,
} from './schedule.ts'

export type FlushResult = 'SAVED' | 'OFFLINE' | 'FAILED'

/** Which pages of this browser are open, by their marks. */
export type Presence = {
  hold: (mark: string) => () => void
  presentMarks: () => Promise<ReadonlySet<string>>
  /** Runs something while no other page of this browser runs it under this name. */
  runAlone: (name: string, run: () => void) => Promise<void>
}

/** What the saver needs of the outside. */
export type SaverPorts = {
  /** Sends answers to the server. Never rejects. */
  send: (request: SaveRequest) => Promise<SaveOutcome>
  /** The number of the page's next save. Two savers of one page count together. */
  nextSequence: () => number
  /** Forgets values set aside for a field, by when they were saved; false when that failed. Never rejects. */
  settle: (draftId: string, key: string, savedAt: readonly string[]) => Promise<boolean>
  keeper: AnswerKeeper
  presence: Presence
  clock: Clock
  randomMark: () => string
  onChangedElsewhere: (values: FormValues) => void
  /** Called with what was saved, for sibling pages. */
  onSaved: (draftId: string, answers: readonly SavedAnswer[]) => void
}

/**
 * Saves the answers of one draft as they are typed. The ledger knows what the server holds and what the form shows,
 * the schedule when to send; this class connects them with the network, the device and the form.
 *
 * It does not end with the page that shows it: the response to a request that is under way is still taken note of.
 */
export class AnswerSaver {
  /** Values to start the form from. */
  readonly startValues: FormValues
  readonly #ports: SaverPorts
  readonly #about: { type: string; form: string }
  readonly #mark: string
  readonly #openedAs: string | null
  readonly #listeners = new Set<() => void>()
  readonly #dismissals = new Dismissals()
  #ledger: Ledger
  #schedule: Schedule = IDLE_SCHEDULE
  #phase: Phase = { kind: 'READY' }
  #life: 'NEW' | 'OPEN' | 'CLOSED' = 'NEW'
  #draftId: string | null
  /** The key under which the draft begins, or has begun on this page. */
  #creationKey: string | null
  /** Whether it is unknown who is signed in: then nothing is sent. */
  #isHeld = false
  /** The request that is waited for. One that timed out may still be answered. */
  #underWay: object | null = null
  #isMoreWaiting = false
  #savedAt: Date | null = null
  #isKept = true
  #keptAt = 0
  /** What the server said about the whole of the last save, by path. */
  #remarks: Readonly<Record<string, string>> = {}
  /** Values that changed without the form's doing and that it has to show. */
  #changes: Record<string, FormValue> = {}
  /** Entries of closed pages that were read and are this page's from its opening. */
  #taken: readonly { place: string; mark: string }[]
  #cancelSending: () => void = () => undefined
  #cancelKeeping: (() => void) | null = null
  #releasePresence: () => void = () => undefined
  #waiting: ((result: FlushResult) => void)[] = []
  #state: SaverState

  constructor({
    questionnaire,
    type,
    form,
    draft,
    creationKey = null,
    mark,
    ports,
  }: {
    questionnaire: FormQuestionnaire
    type: string
    form: string
    /** The draft on the server; null for one that begins with its first answer. */
    draft: { id: string; answers: readonly SavedAnswer[] } | null
    /** A draft that was begun on this device and never sent. */
    creationKey?: string | null
    /** Tells this saver from others, in what it keeps on the device. */
    mark: string
    ports: SaverPorts
  }) {
    this.#ports = ports
    this.#about = { type, form }
    this.#mark = mark
    this.#openedAs = draft?.id ?? null
    this.#draftId = this.#openedAs
    this.#creationKey =
      draft === null ? (creationKey ?? ports.keeper.beginning() ?? ports.randomMark()) : null
    const closed = this.#closedEntries('UNKNOWN')
    this.#taken = closed
    this.#ledger = openLedger(questionnaire, draft?.answers ?? [])
    this.#ledger = nextLedger(this.#ledger, {
      kind: 'TAKEN_UP',
      words: wordsOf(closed.map(({ entry }) => entry)),
    })
    this.#ledger = nextLedger(this.#ledger, { kind: 'DRAWN' })
    this.startValues = shownValues(this.#ledger)
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

  /** A page shows it. What closed pages left on the device is this page's now, and is sent. */
  open(): void {
    if (this.#phase.kind === 'STOPPED') return
    this.#life = 'OPEN'
    this.#releasePresence()
    this.#releasePresence = this.#ports.presence.hold(this.#mark)
    this.#keepNow()
    this.#removeTaken(this.#taken)
    this.#taken = []
    this.wake()
    this.#scheduleSend()
    this.#finish()
  }

  /** No page shows it any more: what is not sent goes out at once, and stays on the device until it is confirmed. */
  close(): void {
    this.leave()
    this.#cancelSending()
    if (this.#life === 'OPEN') this.#keepNow({ isClosing: true })
    this.#life = 'CLOSED'
    this.#releasePresence()
  }

  /** Takes note of what the form shows. */
  report(values: FormValues): void {
    const before = this.#ledger
    this.#ledger = nextLedger(before, { kind: 'REPORTED', values, at: this.#timestamp() })
    const isTyped = [...this.#ledger].some(([key, { edit }]) => edit !== before.get(key)?.edit)
    if (!isTyped || this.#phase.kind === 'STOPPED') return
    this.#schedule = afterTyping(this.#schedule, this.#ports.clock.now())
    if (this.#phase.kind === 'FAILED' && !this.#phase.isRetried) this.#phase = { kind: 'READY' }
    this.#keepSoon()
    this.#scheduleSend()
    this.#finish()
  }

  /** Takes note of what the server holds, as the server or a sibling page says. */
  heard(answers: readonly SavedAnswer[]): void {
    if (this.#phase.kind === 'STOPPED') return
    if (this.#phase.kind === 'GONE') this.#phase = { kind: 'READY' }
    this.#apply({ kind: 'HEARD', answers })
    this.#keepNow()
    this.#calm()
    this.#scheduleSend()
    this.#finish()
  }

  /** The connection is back, or the person is: what failed is tried again at once. */
  wake(): void {
    if (this.#isHeld) return
    if (this.#phase.kind === 'OFFLINE' || this.#phase.kind === 'FAILED') this.#sendNow()
    void this.#sendDismissals()
    void this.takeUpClosed()
  }

  /** Takes up what pages of this draft that are closed or have crashed left on the device. */
  async takeUpClosed(): Promise<void> {
    const { presence } = this.#ports
    const marks = await presence.presentMarks()
    await presence.runAlone(`take-up:${this.#place}`, () => {
      if (this.#life !== 'OPEN' || this.#phase.kind === 'STOPPED' || this.#isHeld) return
      const closed = this.#closedEntries(marks)
      if (closed.length === 0) return
      this.#apply({ kind: 'TAKEN_UP', words: wordsOf(closed.map(({ entry }) => entry)) })
      this.#keepNow()
      this.#removeTaken(closed)
      this.#scheduleSend()
      this.#finish()
    })
  }

  /** The page is about to go, or out of sight: it may never come back. */
  leave(): void {
    this.#keepNow()
    if (this.#canSend()) this.#sendBeside()
  }

  /** Sends at once what is not sent yet. `FAILED` too where the server would not keep one of the answers. */
  flush(): Promise<FlushResult> {
    const { kind } = this.#phase
    if (kind === 'STOPPED' || kind === 'SIGNED_OUT' || kind === 'GONE') return Promise.resolve('FAILED')
    if (this.#isHeld) return Promise.resolve('OFFLINE')
    if (this.#underWay === null && unsent(this.#ledger).size === 0) {
      return Promise.resolve(this.#settledResult())
    }
    return new Promise(resolve => {
      this.#waiting.push(resolve)
      if (this.#underWay === null) this.#sendNow()
    })
  }

  /** Forgets the values that are offered for a field. Where the server is not reached it is done later. */
  async settle(key: string): Promise<void> {
    const field = this.#ledger.get(key)
    if (field === undefined) return
    this.#dismissals.dismiss(key, field.setAside)
    for (const { id } of field.offers) this.#dismissals.dismissOffer(key, id)
    this.#apply({ kind: 'DISMISSED', key })
    this.#keepNow()
    this.#finish()
    await this.#sendDismissals()
  }

  /** Goes on with a draft that was deleted elsewhere as a new one, with all that the form holds. */
  async saveAsNew(): Promise<FlushResult> {
    if (this.#phase.kind !== 'GONE') return this.flush()
    const former = this.#place
    this.#draftId = null
    this.#creationKey = this.#ports.randomMark()
    this.#apply({ kind: 'BEGUN_ANEW', at: this.#timestamp() })
    this.#phase = { kind: 'READY' }
    this.#keepNow()
    if (this.#isKept) this.#ports.keeper.write(former, null)
    this.#finish()
    return this.flush()
  }

  /** The draft was deleted. */
  gone(): void {
    if (this.#phase.kind !== 'STOPPED') this.#fail({ kind: 'GONE' }, 'FAILED')
  }

  /** Nobody is signed in: all waits on the device. */
  signedOut(): void {
    if (this.#phase.kind !== 'STOPPED') this.#fail({ kind: 'SIGNED_OUT' }, 'FAILED')
  }

  /** Whether it has to be asked who is signed in before anything can be sent. */
  get isInDoubt(): boolean {
    return this.#isHeld || this.#phase.kind === 'SIGNED_OUT'
  }

  /** Somebody signed in or out: nothing is sent until it is known who is there. */
  hold(): void {
    this.#isHeld = true
    this.#cancelSending()
  }

  /** The same person is signed in. */
  signedIn(): void {
    this.#isHeld = false
    if (this.#phase.kind === 'SIGNED_OUT') this.#phase = { kind: 'READY' }
    if (this.#underWay === null && this.#canSend()) this.#sendNow()
    this.#finish()
  }

  /** The person was forgotten by this browser: nothing is written or sent any more. */
  stop(): void {
    this.#phase = { kind: 'STOPPED' }
    this.#cancelSending()
    this.#cancelKeeping?.()
    this.#releasePresence()
    this.#release('FAILED')
    this.#finish()
  }

  get #place(): string {
    return this.#draftId ?? this.#creationKey ?? ''
  }

  #timestamp(): string {
    return new Date(this.#ports.clock.now()).toISOString()
  }

  /** Applies what happened without the form's doing, and notes what the form has to show. */
  #apply(event: LedgerEvent): void {
    const before = this.#ledger
    this.#ledger = nextLedger(before, event)
    if (this.#ledger === before) return
    const shown = shownValues(before)
    for (const [key, value] of Object.entries(shownValues(this.#ledger))) {
      const earlier = shown[key]
      if (earlier === undefined || !isSameFormValue(earlier, value)) this.#changes[key] = value
    }
  }

  #closedEntries(
    present: ReadonlySet<string> | 'UNKNOWN',
  ): { place: string; mark: string; entry: KeptEntry }[] {
    const places = [this.#draftId, this.#creationKey].filter(place => place !== null)
    return places.flatMap(place =>
      this.#ports.keeper.closedEntries(place, present).map(({ mark, entry }) => ({ place, mark, entry })),
    )
  }

  /** Removes what is in this page's entry now; if the device has no room for that, the others' entries stay. */
  #removeTaken(taken: readonly { place: string; mark: string }[]): void {
    if (!this.#isKept) return
    for (const { place, mark } of taken) this.#ports.keeper.removeEntry(place, mark)
  }

  #canSend(): boolean {
    const { kind } = this.#phase
    const isBarred = kind === 'STOPPED' || kind === 'SIGNED_OUT' || kind === 'GONE'
    return !isBarred && !this.#isHeld && unsent(this.#ledger).size > 0
  }

  #scheduleSend(): void {
    // What failed waits for its own time, however much is typed meanwhile.
    if (this.#phase.kind !== 'READY') return
    this.#cancelSending()
    if (this.#life !== 'OPEN' || this.#underWay !== null || !this.#canSend()) return
    const now = this.#ports.clock.now()
    if (this.#schedule.unsentSince === null) this.#schedule = { ...this.#schedule, unsentSince: now }
    this.#sendAfter(sendTime(this.#schedule, now) - now)
  }

  #scheduleRetry(): void {
    this.#cancelSending()
    if (this.#life === 'OPEN') this.#sendAfter(retryDelay(this.#schedule))
  }

  #sendAfter(milliseconds: number): void {
    this.#cancelSending = this.#ports.clock.after(Math.max(0, milliseconds), () => this.#sendNow())
  }

  #sendNow(): void {
    this.#cancelSending()
    if (this.#ports.keeper.isForgotten()) {
      this.stop()
      return
    }
    this.#apply({ kind: 'PAUSED' })
    this.#calm()
    if (this.#underWay === null && this.#canSend()) this.#sendBatch()
    else this.#keepNow()
    this.#finish()
  }

  #sendBatch(): void {
    const { batch, faults, isMoreWaiting } = nextBatch(this.#ledger)
    this.#apply({ kind: 'FAULTY', faults })
    this.#isMoreWaiting = isMoreWaiting
    this.#schedule = afterSending(this.#schedule)
    if (batch.size === 0) {
      this.#keepNow()
      this.#calm()
      this.#release(this.#settledResult())
      return
    }
    const request = {}
    this.#underWay = request
    const cancelTimeout = this.#ports.clock.after(RESPONSE_TIMEOUT_MS, () => {
      if (this.#underWay === request) this.#tryLater({ kind: 'OFFLINE' }, 'OFFLINE')
    })
    this.#post(batch, () => {
      cancelTimeout()
      const isAwaited = this.#underWay === request
      if (isAwaited) this.#underWay = null
      return isAwaited
    })
  }

  /** Sends what is not on its way yet, whatever is: there may be no later. */
  #sendBeside(): void {
    if (this.#underWay === null || this.#ports.keeper.isForgotten()) {
      this.#sendNow()
      return
    }
    const { batch } = nextBatch(this.#ledger, {
      isWanted: (key, { kind, value }) =>
        kind === 'EDIT' &&
        this.#ledger.get(key)?.sent.some(earlier => isSameFormValue(earlier.value, value)) === false,
    })
    if (batch.size > 0) this.#post(batch, () => false)
  }

  /** @param onResponse says whether this response was waited for */
  #post(batch: Batch, onResponse: () => boolean): void {
    const sequence = this.#ports.nextSequence()
    this.#apply({ kind: 'SENT', batch, sequence })
    // The device has to know what is on its way before the server can have saved it.
    this.#keepNow()
    const answers = [...batch].map(([key, { answer, revision, givesWay }]) => ({
      key,
      value: answer,
      revision,
      givesWay,
    }))
    void this.#ports
      .send({ draftId: this.#draftId, creationKey: this.#creationKey, sequence, answers })
      .then(outcome => this.#onOutcome({ batch, sequence, outcome, isAwaited: onResponse() }))
  }

  #onOutcome({
    batch,
    sequence,
    outcome,
    isAwaited,
  }: {
    batch: Batch
    sequence: number
    outcome: SaveOutcome
    isAwaited: boolean
  }): void {
    if (this.#phase.kind === 'STOPPED') return
    switch (outcome.kind) {
      case 'SAVED':
        this.#onSaved(batch, sequence, outcome)
        break
      case 'UNREACHABLE':
        if (isAwaited) this.#tryLater({ kind: 'OFFLINE' }, 'OFFLINE')
        break
      case 'HELD_UP':
        if (isAwaited) this.#tryLater({ kind: 'FAILED', message: outcome.message, isRetried: true }, 'FAILED')
        break
      case 'REFUSED':
        if (!isAwaited) break
        this.#schedule = afterSuccess(this.#schedule)
        this.#fail({ kind: 'FAILED', message: outcome.message, isRetried: false }, 'FAILED')
        break
      case 'SIGNED_OUT':
        this.signedOut()
        break
      case 'GONE':
        this.gone()
        break
    }
  }

  #onSaved(
    batch: Batch,
    sequence: number,
    { draftId, saved, refused }: Extract<SaveOutcome, { kind: 'SAVED' }>,
  ): void {
    this.#begin(draftId)
    this.#schedule = afterSuccess(this.#schedule)
    if (this.#phase.kind !== 'GONE') this.#phase = { kind: 'READY' }
    this.#savedAt = new Date(this.#ports.clock.now())
    this.#dismissAgain(batch, saved)
    this.#apply({ kind: 'CONFIRMED', batch, sequence, saved, refused })
    this.#remarks = Object.fromEntries(
      refused.flatMap(({ path, message }) => (batch.has(path) ? [] : [[path, message]])),
    )
    this.#keepNow()
    this.#calm()
    this.#ports.onSaved(
      draftId,
      saved.filter(({ key }) => batch.has(key)),
    )
    if (this.#isMoreWaiting || this.#waiting.length > 0) this.#sendOn()
    else this.#scheduleSend()
    this.#finish()
    void this.#sendDismissals()
  }

  /** An offer that was dismissed while it was on its way has been set aside on the server all the same. */
  #dismissAgain(batch: Batch, saved: readonly SavedAnswer[]): void {
    for (const { key, setAside } of saved) {
      const item = batch.get(key)
      if (item?.kind !== 'OFFER' || !this.#dismissals.hasOffer(key, item.id)) continue
      const entries = setAside.filter(({ value }) => isSameFormValue(value, item.value))
      this.#dismissals.dismiss(key, entries)
    }
  }

  /** From now on the draft is one on the server. */
  #begin(draftId: string): void {
    if (this.#draftId !== null) return
    const { keeper } = this.#ports
    const former = this.#place
    const isOwned = this.#ownsEntry()
    this.#draftId = draftId
    this.#keepNow({ isOwned })
    if (this.#isKept) keeper.write(former, null)
    keeper.rememberBeginning(null)
  }

  #sendOn(): void {
    if (this.#underWay !== null) return
    if (this.#canSend()) this.#sendNow()
    else this.#release(this.#settledResult())
  }

  /** Nothing is left to save: what failed before has been saved since, here or elsewhere. */
  #calm(): void {
    const { kind } = this.#phase
    const hasFailed = kind === 'OFFLINE' || kind === 'FAILED'
    if (!hasFailed || this.#underWay !== null || unsent(this.#ledger).size > 0) return
    this.#cancelSending()
    this.#phase = { kind: 'READY' }
    this.#schedule = afterSuccess(this.#schedule)
  }

  #tryLater(phase: Phase, result: FlushResult): void {
    this.#schedule = afterFailure(this.#schedule)
    this.#fail(phase, result)
    this.#scheduleRetry()
  }

  #fail(phase: Phase, result: FlushResult): void {
    this.#cancelSending()
    this.#underWay = null
    this.#phase = phase
    this.#keepNow()
    this.#release(result)
    this.#finish()
  }

  #settledResult(): FlushResult {
    if (unsent(this.#ledger).size > 0) return 'OFFLINE'
    return Object.keys(refusals(this.#ledger)).length > 0 ? 'FAILED' : 'SAVED'
  }

  #release(result: FlushResult): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (const resolve of waiting) resolve(result)
  }

  async #sendDismissals(): Promise<void> {
    const draftId = this.#draftId
    if (draftId === null || this.#phase.kind === 'STOPPED') return
    await this.#dismissals.send((key, savedAt) => this.#ports.settle(draftId, key, savedAt))
  }

  #keepSoon(): void {
    const { clock } = this.#ports
    if (clock.now() - this.#keptAt >= KEEP_EVERY_MS) this.#keepNow()
    else this.#cancelKeeping ??= clock.after(KEEP_EVERY_MS, () => this.#keepNow())
  }

  /** Whether what is kept is this page's still: another one may have taken up what it left. */
  #ownsEntry(): boolean {
    return this.#life !== 'CLOSED' || this.#ports.keeper.has(this.#place)
  }

  #keepNow({
    isClosing = false,
    isOwned = this.#ownsEntry(),
  }: {
    isClosing?: boolean
    isOwned?: boolean
  } = {}): void {
    this.#cancelKeeping?.()
    this.#cancelKeeping = null
    if (this.#phase.kind === 'STOPPED' || !isOwned) return
    const { keeper, clock } = this.#ports
    const at = this.#timestamp()
    const answers = ledgerToKeep(this.#ledger, { isGone: this.#phase.kind === 'GONE', at })
    const isEmpty = Object.keys(answers).length === 0
    if (!isEmpty) this.#keptAt = clock.now()
    if (this.#draftId === null && !isEmpty) keeper.rememberBeginning(this.#creationKey)
    const entry = {
      ...this.#about,
      draftId: this.#draftId,
      creationKey: this.#draftId === null ? this.#creationKey : null,
      changedAt: at,
      isOpen: this.#life !== 'CLOSED' && !isClosing,
      answers,
    }
    this.#isKept = keeper.write(this.#place, isEmpty ? null : entry)
  }

  #readState(): SaverState {
    return readState({
      ledger: this.#ledger,
      phase: this.#phase,
      isUnderWay: this.#underWay !== null,
      draftId: this.#draftId,
      savedAt: this.#savedAt,
      isKept: this.#isKept,
      remarks: this.#remarks,
      isDismissed: this.#dismissals.has,
    })
  }

  /** Tells the listeners if anything that they show has changed, and the form what it has to show. */
  #finish(): void {
    const next = sameWhereUnchanged(this.#state, this.#readState())
    if (next !== this.#state) {
      this.#state = next
      for (const listener of [...this.#listeners]) listener()
    }
    const changes = this.#changes
    this.#changes = {}
    if (Object.keys(changes).length > 0) this.#ports.onChangedElsewhere(changes)
  }
}
