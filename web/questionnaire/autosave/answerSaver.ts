import type { FormQuestionnaire } from '../formQuestion.ts'
import type { FormValues } from '../formValues.ts'
import { isSameFormValue } from '../kinds/value.ts'
import type { SavedAnswer, SaveOutcome, SaveRequest } from './answers.ts'
import type { Clock } from './clock.ts'
import { DeviceCopy, type Presence } from './deviceCopy.ts'
import { Dismissals } from './dismissals.ts'
import type { AnswerKeeper } from './keptAnswers.ts'
import {
  type Batch,
  type Ledger,
  type LedgerEvent,
  nextBatch,
  nextLedger,
  openLedger,
  refusals,
  shownValues,
  unsent,
} from './ledger.ts'
import { type Phase, readState, type SaverState, sameWhereUnchanged } from './saverState.ts'
import { RESPONSE_TIMEOUT_MS } from './schedule.ts'
import { SendTimer } from './sendTimer.ts'

export type FlushResult = 'SAVED' | 'OFFLINE' | 'FAILED'

/** The functions that the saver uses to reach the server and other pages. */
export type SaverPorts = {
  /** Sends answers to the server. Never rejects. */
  send: (request: SaveRequest) => Promise<SaveOutcome>
  /** The sequence number of the page's next save. All savers of a page share the sequence. */
  nextSequence: () => number
  /** Deletes set-aside values of a field on the server, by their save times; false if that failed. Never rejects. */
  settle: (draftId: string, key: string, savedAt: readonly string[]) => Promise<boolean>
  keeper: AnswerKeeper
  presence: Presence
  clock: Clock
  randomMark: () => string
  onChangedElsewhere: (values: FormValues) => void
  /** Called with the saved answers, to send them to sibling pages. */
  onSaved: (draftId: string, answers: readonly SavedAnswer[]) => void
}

/**
 * Saves the answers of one draft as they are typed. The ledger knows what the server holds and what the form shows,
 * the timer when to send, the device copy what to keep; this class connects them with the network and the form.
 *
 * It outlives the component that uses it: the response to a pending request is still handled.
 */
export class AnswerSaver {
  /** Values to start the form from. */
  readonly startValues: FormValues
  readonly #ports: SaverPorts
  readonly #about: { type: string; form: string }
  readonly #openedAs: string | null
  readonly #listeners = new Set<() => void>()
  readonly #dismissals = new Dismissals()
  readonly #timer: SendTimer
  readonly #device: DeviceCopy
  #ledger: Ledger
  #phase: Phase = { kind: 'READY' }
  /** Whether it is unknown who is signed in. Nothing is sent then. */
  #isHeld = false
  /** The pending request. One that timed out may still get a response. */
  #pendingRequest: object | null = null
  #isMoreWaiting = false
  #savedAt: Date | null = null
  /** The faults of the last save that belong to no field, by path. */
  #remarks: Readonly<Record<string, string>> = {}
  /** The fields that changed outside the form, and that it has to render. */
  readonly #unrendered = new Set<string>()
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
    /** The id of the draft; null for a new one, which is created with its first answer. */
    draft: { id: string; answers: readonly SavedAnswer[] } | null
    /** The creation key of a draft that exists on this device only. */
    creationKey?: string | null
    /** Identifies this saver's entry on the device. */
    mark: string
    ports: SaverPorts
  }) {
    const { keeper, presence, clock } = ports
    this.#ports = ports
    this.#about = { type, form }
    this.#openedAs = draft?.id ?? null
    this.#timer = new SendTimer(clock, () => this.#sendNow())
    this.#device = new DeviceCopy({
      about: this.#about,
      mark,
      draftId: this.#openedAs,
      creationKey: draft === null ? (creationKey ?? keeper.beginning() ?? ports.randomMark()) : null,
      keeper,
      presence,
      clock,
    })
    const loaded = openLedger(questionnaire, draft?.answers ?? [])
    const words = this.#device.readBeforeOpening()
    this.#ledger = nextLedger(nextLedger(loaded, { kind: 'TAKEN_UP', words }), { kind: 'RENDERED' })
    this.startValues = shownValues(this.#ledger)
    this.#state = this.#readState()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly state = (): SaverState => this.#state

  /** Whether this saver saves the draft: it was opened with it, or created it since. */
  saves({ draftId, type, form }: { draftId: string | null; type: string; form: string }): boolean {
    const isSame = type === this.#about.type && form === this.#about.form
    return isSame && (draftId === this.#openedAs || draftId === this.#device.draftId)
  }

  /** Starts saving for a page. Takes over and sends what closed pages left on the device. */
  open(): void {
    if (this.#phase.kind === 'STOPPED') return
    this.#device.open(this.#ledger)
    this.retryNow()
    this.#scheduleSend()
    this.#finish()
  }

  /** Ends saving for a page: sends the rest at once, and keeps it on the device until it is confirmed. */
  close(): void {
    this.leave()
    this.#timer.stop()
    this.#device.close(this.#ledger)
  }

  /** Applies the values that the form shows. */
  report(values: FormValues): void {
    const before = this.#ledger
    this.#ledger = nextLedger(before, { kind: 'REPORTED', values, at: this.#timestamp() })
    if (this.#ledger === before || this.#phase.kind === 'STOPPED') return
    if ([...this.#ledger].some(([key, { edit }]) => edit !== before.get(key)?.edit)) {
      this.#timer.noteTyping()
      if (this.#phase.kind === 'FAILED' && !this.#phase.isRetried) this.#phase = { kind: 'READY' }
      this.#device.keepSoon(() => this.#ledger)
    }
    this.#scheduleSend()
    this.#finish()
  }

  /** Applies answers of the server, received from it or from a sibling page. */
  receive(answers: readonly SavedAnswer[]): void {
    if (this.#phase.kind === 'STOPPED') return
    if (this.#phase.kind === 'GONE') this.#phase = { kind: 'READY' }
    this.#apply({ kind: 'RECEIVED', answers })
    this.#keep()
    this.#endFailureIfSaved()
    this.#scheduleSend()
    this.#finish()
  }

  /** Retries at once what failed, for when the connection or the person is back. */
  retryNow(): void {
    if (this.#isHeld) return
    if (this.#phase.kind === 'OFFLINE' || this.#phase.kind === 'FAILED') this.#sendNow()
    void this.#sendDismissals()
    void this.takeUpClosed()
  }

  /** Takes over what pages of this draft left on the device when they were closed or crashed. */
  async takeUpClosed(): Promise<void> {
    await this.#device.takeUpClosed(words => {
      if (this.#isHeld) return null
      this.#apply({ kind: 'TAKEN_UP', words })
      this.#scheduleSend()
      this.#finish()
      return this.#ledger
    })
  }

  /** Keeps and sends everything at once, since the page is hidden or about to be closed. */
  leave(): void {
    this.#keep()
    if (this.#canSend()) this.#sendBeside()
  }

  /** Sends at once what is unsent. `FAILED` also if the server refused one of the answers. */
  flush(): Promise<FlushResult> {
    const { kind } = this.#phase
    if (kind === 'STOPPED' || kind === 'SIGNED_OUT' || kind === 'GONE') return Promise.resolve('FAILED')
    if (this.#isHeld) return Promise.resolve('OFFLINE')
    if (this.#pendingRequest === null && unsent(this.#ledger).size === 0) {
      return Promise.resolve(this.#settledResult())
    }
    return new Promise(resolve => {
      this.#waiting.push(resolve)
      if (this.#pendingRequest === null) this.#sendNow()
    })
  }

  /** Deletes the values that are offered for a field; later if the server cannot be reached now. */
  async settle(key: string): Promise<void> {
    const field = this.#ledger.get(key)
    if (field === undefined) return
    this.#dismissals.dismiss(key, field.setAside)
    for (const { id } of field.offers) this.#dismissals.dismissOffer(key, id)
    this.#apply({ kind: 'DISMISSED', key })
    this.#keep()
    this.#finish()
    await this.#sendDismissals()
  }

  /** Continues a draft that was deleted elsewhere as a new draft with all values of the form. */
  async saveAsNew(): Promise<FlushResult> {
    if (this.#phase.kind !== 'GONE') return this.flush()
    this.#apply({ kind: 'BEGUN_ANEW', at: this.#timestamp() })
    this.#phase = { kind: 'READY' }
    this.#device.beginAnew(this.#ports.randomMark(), this.#ledger)
    this.#finish()
    return this.flush()
  }

  /** The draft was deleted. */
  gone(): void {
    if (this.#phase.kind !== 'STOPPED') this.#fail({ kind: 'GONE' }, 'FAILED')
  }

  /** Stops sending, since nobody is signed in. Everything is kept on the device. */
  signedOut(): void {
    if (this.#phase.kind !== 'STOPPED') this.#fail({ kind: 'SIGNED_OUT' }, 'FAILED')
  }

  /** Whether the session has to be read before anything can be sent. */
  get isInDoubt(): boolean {
    return this.#isHeld || this.#phase.kind === 'SIGNED_OUT'
  }

  /** Stops sending until it is known who is signed in, after a change of the session. */
  hold(): void {
    this.#isHeld = true
    this.#timer.stop()
  }

  /** Sends again: the same person is signed in. */
  signedIn(): void {
    this.#isHeld = false
    if (this.#phase.kind === 'SIGNED_OUT') this.#phase = { kind: 'READY' }
    if (this.#pendingRequest === null && this.#canSend()) this.#sendNow()
    this.#finish()
  }

  /** Stops writing and sending, since this browser has deleted the person's data. */
  stop(): void {
    this.#phase = { kind: 'STOPPED' }
    this.#pendingRequest = null
    this.#timer.stop()
    this.#device.stop()
    this.#release('FAILED')
    this.#finish()
  }

  #timestamp(): string {
    return new Date(this.#ports.clock.now()).toISOString()
  }

  #keep(): void {
    this.#device.keep(this.#ledger, { isGone: this.#phase.kind === 'GONE' })
  }

  /** Applies an event from outside the form, and records which fields it has to render. */
  #apply(event: LedgerEvent): void {
    const before = this.#ledger
    this.#ledger = nextLedger(before, event)
    if (this.#ledger === before) return
    const shown = shownValues(before)
    for (const [key, value] of Object.entries(shownValues(this.#ledger))) {
      const earlier = shown[key]
      if (earlier === undefined || !isSameFormValue(earlier, value)) this.#unrendered.add(key)
    }
  }

  #canSend(): boolean {
    const { kind } = this.#phase
    const isBarred = kind === 'STOPPED' || kind === 'SIGNED_OUT' || kind === 'GONE'
    return !isBarred && !this.#isHeld && unsent(this.#ledger).size > 0
  }

  #scheduleSend(): void {
    // A failed save is retried at its own time. Typing does not change that.
    if (this.#phase.kind !== 'READY') return
    this.#timer.stop()
    if (this.#device.isOpen && this.#pendingRequest === null && this.#canSend()) this.#timer.start()
  }

  #sendNow(): void {
    this.#timer.stop()
    if (this.#ports.keeper.isForgotten()) {
      this.stop()
      return
    }
    this.#apply({ kind: 'PAUSED' })
    this.#endFailureIfSaved()
    if (this.#pendingRequest === null && this.#canSend()) this.#sendBatch()
    else this.#keep()
    this.#finish()
  }

  #sendBatch(): void {
    const { batch, faults, isMoreWaiting } = nextBatch(this.#ledger)
    this.#apply({ kind: 'FAULTY', faults })
    this.#isMoreWaiting = isMoreWaiting
    this.#timer.noteSending()
    if (batch.size === 0) {
      this.#keep()
      this.#endFailureIfSaved()
      this.#release(this.#settledResult())
      return
    }
    const request = {}
    this.#pendingRequest = request
    const cancelTimeout = this.#ports.clock.after(RESPONSE_TIMEOUT_MS, () => {
      if (this.#pendingRequest === request) this.#tryLater({ kind: 'OFFLINE' }, 'OFFLINE')
    })
    this.#post(batch, () => {
      cancelTimeout()
      const isAwaited = this.#pendingRequest === request
      if (isAwaited) this.#pendingRequest = null
      return isAwaited
    })
  }

  /** Sends what is unsent beside a pending request, since the page may be closing. */
  #sendBeside(): void {
    if (this.#pendingRequest === null || this.#ports.keeper.isForgotten()) {
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

  /** @param onResponse gives whether the request was still pending */
  #post(batch: Batch, onResponse: () => boolean): void {
    const sequence = this.#ports.nextSequence()
    this.#apply({ kind: 'SENT', batch, sequence })
    // The device must have the sent values before the server can have saved them.
    this.#keep()
    const answers = [...batch].map(([key, { answer, revision, givesWay }]) => ({
      key,
      value: answer,
      revision,
      givesWay,
    }))
    const { draftId, creationKey } = this.#device
    void this.#ports
      .send({ draftId, creationKey, sequence, answers })
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
        this.#timer.noteSuccess()
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
    this.#device.begin(draftId, this.#ledger)
    this.#timer.noteSuccess()
    if (this.#phase.kind !== 'GONE') this.#phase = { kind: 'READY' }
    this.#savedAt = new Date(this.#ports.clock.now())
    this.#dismissals.dismissReceived(batch, saved)
    this.#apply({ kind: 'CONFIRMED', batch, sequence, saved, refused })
    this.#remarks = Object.fromEntries(
      refused.flatMap(({ path, message }) => (batch.has(path) ? [] : [[path, message]])),
    )
    this.#keep()
    this.#endFailureIfSaved()
    this.#ports.onSaved(
      draftId,
      saved.filter(({ key }) => batch.has(key)),
    )
    if (this.#isMoreWaiting || this.#waiting.length > 0) this.#sendOn()
    else this.#scheduleSend()
    this.#finish()
    void this.#sendDismissals()
  }

  #sendOn(): void {
    if (this.#pendingRequest !== null) return
    if (this.#canSend()) this.#sendNow()
    else this.#release(this.#settledResult())
  }

  /** Ends a failure once nothing is left to save: it was saved since, here or on another page. */
  #endFailureIfSaved(): void {
    const { kind } = this.#phase
    const hasFailed = kind === 'OFFLINE' || kind === 'FAILED'
    if (!hasFailed || this.#pendingRequest !== null || unsent(this.#ledger).size > 0) return
    this.#timer.stop()
    this.#timer.noteSuccess()
    this.#phase = { kind: 'READY' }
  }

  #tryLater(phase: Phase, result: FlushResult): void {
    this.#timer.noteFailure()
    this.#fail(phase, result)
    if (this.#device.isOpen) this.#timer.startRetry()
  }

  #fail(phase: Phase, result: FlushResult): void {
    this.#timer.stop()
    this.#pendingRequest = null
    this.#phase = phase
    this.#keep()
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
    const { draftId } = this.#device
    if (draftId === null || this.#phase.kind === 'STOPPED') return
    await this.#dismissals.send((key, savedAt) => this.#ports.settle(draftId, key, savedAt))
  }

  #readState(): SaverState {
    return readState({
      ledger: this.#ledger,
      phase: this.#phase,
      isRequestPending: this.#pendingRequest !== null,
      draftId: this.#device.draftId,
      savedAt: this.#savedAt,
      isKept: this.#device.isKept,
      remarks: this.#remarks,
      isDismissed: this.#dismissals.has,
    })
  }

  /** Notifies the listeners of a changed state, and passes changed values to the form. */
  #finish(): void {
    const next = sameWhereUnchanged(this.#state, this.#readState())
    if (next !== this.#state) {
      this.#state = next
      for (const listener of [...this.#listeners]) listener()
    }
    if (this.#unrendered.size === 0) return
    const shown = Object.entries(shownValues(this.#ledger)).filter(([key]) => this.#unrendered.has(key))
    this.#unrendered.clear()
    this.#ports.onChangedElsewhere(Object.fromEntries(shown))
  }
}
