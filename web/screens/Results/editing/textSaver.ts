import type { Clock } from '../../../questionnaire/autosave/clock.ts'
import type { SaveStatus } from '../../../questionnaire/autosave/saverState.ts'
import { KEEP_EVERY_MS, RESPONSE_TIMEOUT_MS } from '../../../questionnaire/autosave/schedule.ts'
import { SendTimer } from '../../../questionnaire/autosave/sendTimer.ts'
import { type EditedParagraph, type SavedText, savedFormOf } from './editedParagraph.ts'
import type { TextKeeper } from './keptText.ts'

/** A text to save. */
export type SaveTextRequest = {
  /** The revision that it was made from. */
  revision: number
  /** The page that saves. Its saves of ten minutes are one version. */
  editor: string
  paragraphs: readonly EditedParagraph[]
}

/** What the server did with a text. */
export type SaveTextOutcome =
  | { kind: 'SAVED'; saved: SavedText }
  /** The text was changed elsewhere after that revision. Nothing was saved. */
  | { kind: 'STALE'; other: SavedText }
  | { kind: 'REFUSED'; message: string }
  | { kind: 'SIGNED_OUT' }
  | { kind: 'UNREACHABLE' }
  /** The server takes nothing at the moment; to be tried again. */
  | { kind: 'HELD_UP'; message: string }

/** The functions that the saver uses to reach the server, the device and the editor. */
export type TextSaverPorts = {
  /** Sends a text to the server. Never rejects. */
  send: (request: SaveTextRequest) => Promise<SaveTextOutcome>
  keeper: TextKeeper
  clock: Clock
  randomMark: () => string
  /** Shows another text in the editor, as a change that can be undone. The editor reports it back. */
  show: (paragraphs: readonly EditedParagraph[]) => void
}

export type TextSaverState = {
  status: SaveStatus
  /** The text of another device, to choose between it and the text of this page; else null. */
  conflict: SavedText | null
}

type Phase =
  | { kind: 'READY' | 'OFFLINE' | 'SIGNED_OUT' | 'STOPPED' }
  | { kind: 'FAILED'; message: string; isRetried: boolean }

/** Texts without an answer that are remembered. Older ones can only cause a conflict that is none. */
const MOST_UNCONFIRMED = 3

/**
 * Saves the text of an editor while it is typed. A text that the server has not confirmed is kept on the device. If the
 * text was changed elsewhere, it sends nothing until the person has chosen one of the two.
 */
export class TextSaver {
  readonly #ports: TextSaverPorts
  readonly #timer: SendTimer
  readonly #listeners = new Set<() => void>()
  #editor: string
  #saved: SavedText
  #current: readonly EditedParagraph[]
  #unconfirmed: readonly string[] = []
  #conflict: SavedText | null = null
  #phase: Phase = { kind: 'READY' }
  /** The pending request. One that timed out is not listened to. */
  #pending: object | null = null
  #savedAt: Date | null = null
  #isOpen = false
  #isKept = true
  #keptAt = 0
  #cancelKeeping: (() => void) | null = null
  #waiting: (() => void)[] = []
  #state: TextSaverState = { status: { kind: 'IDLE', at: null }, conflict: null }

  constructor({ saved, ports }: { saved: SavedText; ports: TextSaverPorts }) {
    this.#ports = ports
    this.#saved = saved
    this.#current = saved.paragraphs
    this.#editor = ports.randomMark()
    this.#timer = new SendTimer(ports.clock, () => this.#send())
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly state = (): TextSaverState => this.#state

  /** Starts saving for a page, with the text that a closed page left on the device. */
  async open(): Promise<void> {
    this.#isOpen = true
    const closed = await this.#ports.keeper.closedText()
    // What is typed meanwhile is this page's own. The other text stays on the device.
    if (closed === null || this.#isUnsent() || !this.#isOpen) return
    const { mark, kept } = closed
    const text = savedFormOf(kept.paragraphs)
    const server = savedFormOf(this.#saved.paragraphs)
    if (text === server) return this.#ports.keeper.removeClosed(mark)
    this.#unconfirmed = kept.unconfirmed
    const isOlder = kept.revision !== this.#saved.revision && !kept.unconfirmed.includes(server)
    if (isOlder) this.#conflict = this.#saved
    this.#current = kept.paragraphs
    this.#keep()
    if (this.#isKept) this.#ports.keeper.removeClosed(mark)
    this.#ports.show(kept.paragraphs)
    this.#timer.noteTyping()
    this.#timer.start()
    this.#announce()
  }

  /** Ends saving for a page: sends the rest at once, and keeps it on the device until it is confirmed. */
  close(): void {
    this.#isOpen = false
    this.leave()
    this.#timer.stop()
  }

  /** Stops at once, since the person's data was deleted from this browser. */
  stop(): void {
    this.#phase = { kind: 'STOPPED' }
    this.#cancelKeeping?.()
    this.#timer.stop()
    this.#announce()
  }

  /** Applies the text that the editor shows. */
  report(paragraphs: readonly EditedParagraph[]): void {
    this.#current = paragraphs
    if (this.#phase.kind === 'STOPPED') return
    if (this.#phase.kind === 'FAILED' && !this.#phase.isRetried) this.#phase = { kind: 'READY' }
    if (this.#isUnsent()) {
      this.#timer.noteTyping()
      this.#keepSoon()
      if (this.#phase.kind === 'READY') this.#timer.start()
    } else if (this.#pending === null) this.#keep()
    this.#announce()
  }

  /** Applies a text that the page received from the server. It is shown where nothing of this page is unsent. */
  receive(saved: SavedText): void {
    if (this.#phase.kind === 'STOPPED' || this.#pending !== null || this.#conflict !== null) return
    if (saved.revision <= this.#saved.revision || this.#isUnsent()) return
    this.#saved = saved
    this.#ports.show(saved.paragraphs)
  }

  /** Tries again at once, for when the connection or the person is back. */
  retryNow(): void {
    if (this.#phase.kind !== 'READY' && this.#phase.kind !== 'STOPPED') this.#send()
  }

  /** Keeps and sends everything at once, since the page is hidden or about to be closed. */
  leave(): void {
    this.#keep()
    if (this.#phase.kind === 'READY') this.#send()
  }

  /** Sends what is unsent. True once the server has the text of the editor. */
  async flush(): Promise<boolean> {
    this.#send()
    if (this.#pending !== null) await new Promise<void>(resolve => this.#waiting.push(resolve))
    return this.#conflict === null && !this.#isUnsent()
  }

  /** Answers a conflict: the text of this page replaces the other one, which stays among the versions. */
  async keepOwn(): Promise<boolean> {
    const other = this.#conflict
    if (other === null) return true
    this.#saved = other
    this.#conflict = null
    return await this.flush()
  }

  /**
   * Answers a conflict: saves the text of this page as a version, and then shows the other one. Gives false, and asks
   * again, where the first cannot be saved.
   */
  async takeOther(): Promise<boolean> {
    const other = this.#conflict
    if (other === null) return true
    if (!(await this.keepOwn())) {
      this.#conflict ??= other
      this.#announce()
      return false
    }
    // Another mark begins another version.
    this.#editor = this.#ports.randomMark()
    this.#ports.show(other.paragraphs)
    return true
  }

  #isUnsent(): boolean {
    return (
      this.#current !== this.#saved.paragraphs &&
      savedFormOf(this.#current) !== savedFormOf(this.#saved.paragraphs)
    )
  }

  #send(): void {
    if (this.#pending !== null || this.#conflict !== null || this.#phase.kind === 'STOPPED') return
    if (!this.#isUnsent()) {
      if (this.#phase.kind !== 'READY') this.#phase = { kind: 'READY' }
      this.#announce()
      return
    }
    this.#timer.stop()
    this.#timer.noteSending()
    const request = { revision: this.#saved.revision, editor: this.#editor, paragraphs: this.#current }
    const token = {}
    this.#pending = token
    const finish = (outcome: SaveTextOutcome) => {
      if (this.#pending !== token) return
      this.#pending = null
      cancelTimeout()
      this.#apply(outcome, request.paragraphs)
      const waiting = this.#waiting
      // A text that was changed meanwhile is sent at once for who waits.
      if (waiting.length > 0 && this.#phase.kind === 'READY' && this.#isUnsent()) this.#send()
      if (this.#pending !== null) return
      this.#waiting = []
      for (const resolve of waiting) resolve()
    }
    const cancelTimeout = this.#ports.clock.after(RESPONSE_TIMEOUT_MS, () => finish({ kind: 'UNREACHABLE' }))
    void this.#ports.send(request).then(finish)
    this.#announce()
  }

  #apply(outcome: SaveTextOutcome, sent: readonly EditedParagraph[]): void {
    if (this.#phase.kind === 'STOPPED') return
    switch (outcome.kind) {
      case 'SAVED':
        this.#phase = { kind: 'READY' }
        this.#saved = { revision: outcome.saved.revision, paragraphs: sent }
        this.#unconfirmed = []
        this.#savedAt = new Date(this.#ports.clock.now())
        this.#timer.noteSuccess()
        if (this.#isUnsent() && this.#isOpen) this.#timer.start()
        break
      case 'STALE':
        this.#phase = { kind: 'READY' }
        this.#timer.noteSuccess()
        this.#meet(outcome.other)
        break
      case 'UNREACHABLE':
        this.#phase = { kind: 'OFFLINE' }
        this.#unconfirmed = [...new Set([savedFormOf(sent), ...this.#unconfirmed])].slice(0, MOST_UNCONFIRMED)
        this.#retryLater()
        break
      case 'HELD_UP':
        this.#phase = { kind: 'FAILED', message: outcome.message, isRetried: true }
        this.#retryLater()
        break
      case 'REFUSED':
        this.#phase = { kind: 'FAILED', message: outcome.message, isRetried: false }
        break
      case 'SIGNED_OUT':
        this.#phase = { kind: 'SIGNED_OUT' }
        break
    }
    this.#keep()
    this.#announce()
  }

  /** The server has another text than the one that this page started from. */
  #meet(other: SavedText): void {
    const text = savedFormOf(other.paragraphs)
    // This page saved it and did not get the answer, or somebody restored what this page started from.
    const isKnown = this.#unconfirmed.includes(text) || text === savedFormOf(this.#saved.paragraphs)
    if (!isKnown) {
      this.#conflict = other
      return
    }
    this.#saved = other
    this.#unconfirmed = []
    if (this.#isUnsent()) this.#timer.start()
  }

  #retryLater(): void {
    this.#timer.noteFailure()
    if (this.#isOpen) this.#timer.startRetry()
  }

  #keepSoon(): void {
    const { clock } = this.#ports
    if (clock.now() - this.#keptAt >= KEEP_EVERY_MS) this.#keep()
    else this.#cancelKeeping ??= clock.after(KEEP_EVERY_MS, () => this.#keep())
  }

  #keep(): void {
    this.#cancelKeeping?.()
    this.#cancelKeeping = null
    if (this.#phase.kind === 'STOPPED') return
    const now = this.#ports.clock.now()
    this.#keptAt = now
    this.#isKept = this.#ports.keeper.write(
      this.#isUnsent() || this.#conflict !== null
        ? {
            revision: this.#saved.revision,
            paragraphs: this.#current,
            unconfirmed: this.#unconfirmed,
            changedAt: new Date(now).toISOString(),
            isOpen: this.#isOpen,
          }
        : null,
    )
  }

  #announce(): void {
    const status: SaveStatus = {
      kind: this.#statusKind(),
      at: this.#savedAt,
      ...(this.#isKept ? {} : { isKept: false }),
      ...(this.#phase.kind === 'FAILED' ? { message: this.#phase.message } : {}),
    }
    const before = this.#state
    const isSame =
      JSON.stringify(before.status) === JSON.stringify(status) && before.conflict === this.#conflict
    if (isSame) return
    this.#state = { status, conflict: this.#conflict }
    for (const listener of [...this.#listeners]) listener()
  }

  #statusKind(): SaveStatus['kind'] {
    if (this.#phase.kind === 'STOPPED') return 'SIGNED_OUT'
    if (this.#conflict !== null) return 'FAILED'
    if (this.#phase.kind !== 'READY') return this.#phase.kind
    if (this.#pending !== null || this.#isUnsent()) return 'SAVING'
    return this.#savedAt === null ? 'IDLE' : 'SAVED'
  }
}
