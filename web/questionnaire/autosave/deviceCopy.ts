import type { Clock } from './clock.ts'
import { type AnswerKeeper, type KeptEntry, wordsOf } from './keptAnswers.ts'
import { type Ledger, ledgerToKeep, type WordsByKey } from './ledger.ts'
import { KEEP_EVERY_MS } from './schedule.ts'

/** Which pages of this browser are open, by their marks. */
export type Presence = {
  hold: (mark: string) => () => void
  presentMarks: () => Promise<ReadonlySet<string>>
  /** Runs something while no other page of this browser runs it under this name. */
  runAlone: (name: string, run: () => void) => Promise<void>
}

type ClosedEntry = { place: string; mark: string; entry: KeptEntry }

/**
 * What one page keeps of a draft on this device, and what it takes up of pages that are closed. Knows under which id
 * the draft is kept.
 */
export class DeviceCopy {
  readonly #about: { type: string; form: string }
  readonly #mark: string
  readonly #keeper: AnswerKeeper
  readonly #presence: Presence
  readonly #clock: Clock
  #draftId: string | null
  #creationKey: string | null
  #life: 'NEW' | 'OPEN' | 'CLOSED' | 'STOPPED' = 'NEW'
  #isKept = true
  #keptAt = 0
  /** Entries that were read before this page was opened. They are this page's from then on. */
  #taken: readonly ClosedEntry[] = []
  #cancelKeeping: (() => void) | null = null
  #releasePresence: () => void = () => undefined

  constructor({
    about,
    mark,
    draftId,
    creationKey,
    keeper,
    presence,
    clock,
  }: {
    about: { type: string; form: string }
    /** Tells this page's entry from those of others. */
    mark: string
    draftId: string | null
    creationKey: string | null
    keeper: AnswerKeeper
    presence: Presence
    clock: Clock
  }) {
    this.#about = about
    this.#mark = mark
    this.#draftId = draftId
    this.#creationKey = creationKey
    this.#keeper = keeper
    this.#presence = presence
    this.#clock = clock
  }

  /** The draft on the server; null while none has begun. */
  get draftId(): string | null {
    return this.#draftId
  }

  /** The key under which the draft begins, or has begun on this page. */
  get creationKey(): string | null {
    return this.#creationKey
  }

  /** Whether the device keeps what it should: storage may be refused or full. */
  get isKept(): boolean {
    return this.#isKept
  }

  /** Whether a page shows the draft through this. */
  get isOpen(): boolean {
    return this.#life === 'OPEN'
  }

  /** The words of pages that are known to be closed. Nothing changes on the device before `open`. */
  readBeforeOpening(): WordsByKey {
    this.#taken = this.#closedEntries('UNKNOWN')
    return wordsOf(this.#taken.map(({ entry }) => entry))
  }

  /** A page shows the draft: it keeps what is in the ledger, and what it read of closed pages. */
  open(ledger: Ledger): void {
    this.#life = 'OPEN'
    this.#releasePresence()
    this.#releasePresence = this.#presence.hold(this.#mark)
    this.keep(ledger)
    this.#removeTaken(this.#taken)
    this.#taken = []
  }

  /** No page shows the draft through this any more: another one may take up what is kept. */
  close(ledger: Ledger): void {
    if (this.#life !== 'OPEN') return
    this.keep(ledger, { isClosing: true })
    this.#life = 'CLOSED'
    this.#releasePresence()
  }

  /** Nothing is read or written any more. */
  stop(): void {
    this.#life = 'STOPPED'
    this.#cancelKeeping?.()
    this.#releasePresence()
  }

  /** Calls `take` with the words of pages that are closed or have crashed; from then on they are this page's. */
  async takeUpClosed(take: (words: WordsByKey) => Ledger | null): Promise<void> {
    const marks = await this.#presence.presentMarks()
    await this.#presence.runAlone(`take-up:${this.#place}`, () => {
      if (!this.isOpen) return
      const closed = this.#closedEntries(marks)
      const ledger = closed.length === 0 ? null : take(wordsOf(closed.map(({ entry }) => entry)))
      if (ledger === null) return
      this.keep(ledger)
      this.#removeTaken(closed)
    })
  }

  /** Keeps what is unconfirmed, at once or after a short while. */
  keepSoon(read: () => Ledger): void {
    if (this.#clock.now() - this.#keptAt >= KEEP_EVERY_MS) this.keep(read())
    else this.#cancelKeeping ??= this.#clock.after(KEEP_EVERY_MS, () => this.keep(read()))
  }

  /** Keeps what is unconfirmed. Of a draft that was deleted everything is kept. */
  keep(
    ledger: Ledger,
    {
      isGone = false,
      isClosing = false,
      isOwned = this.#ownsEntry(),
    }: { isGone?: boolean; isClosing?: boolean; isOwned?: boolean } = {},
  ): void {
    this.#cancelKeeping?.()
    this.#cancelKeeping = null
    if (this.#life === 'STOPPED' || !isOwned) return
    const now = this.#clock.now()
    const at = new Date(now).toISOString()
    const answers = ledgerToKeep(ledger, { isGone, at })
    if (Object.keys(answers).length === 0) {
      this.#isKept = this.#keeper.write(this.#place, null)
      return
    }
    this.#keptAt = now
    const isBegun = this.#draftId !== null
    if (!isBegun) this.#keeper.rememberBeginning(this.#creationKey)
    this.#isKept = this.#keeper.write(this.#place, {
      ...this.#about,
      draftId: this.#draftId,
      creationKey: isBegun ? null : this.#creationKey,
      changedAt: at,
      isOpen: this.#life !== 'CLOSED' && !isClosing,
      answers,
    })
  }

  /** From now on the draft is one on the server. */
  begin(draftId: string, ledger: Ledger): void {
    if (this.#draftId !== null) return
    this.#move(ledger, () => {
      this.#draftId = draftId
    })
    this.#keeper.rememberBeginning(null)
  }

  /** From now on the draft is one that has yet to begin. */
  beginAnew(creationKey: string, ledger: Ledger): void {
    this.#move(ledger, () => {
      this.#draftId = null
      this.#creationKey = creationKey
    })
  }

  #move(ledger: Ledger, change: () => void): void {
    const former = this.#place
    const isOwned = this.#ownsEntry()
    change()
    this.keep(ledger, { isOwned })
    if (this.#isKept) this.#keeper.write(former, null)
  }

  get #place(): string {
    return this.#draftId ?? this.#creationKey ?? ''
  }

  /** Whether what is kept is this page's still: another one may have taken up what it left. */
  #ownsEntry(): boolean {
    return this.#life !== 'CLOSED' || this.#keeper.has(this.#place)
  }

  #closedEntries(present: ReadonlySet<string> | 'UNKNOWN'): ClosedEntry[] {
    const places = [this.#draftId, this.#creationKey].filter(place => place !== null)
    return places.flatMap(place =>
      this.#keeper.closedEntries(place, present).map(({ mark, entry }) => ({ place, mark, entry })),
    )
  }

  /** Removes what is in this page's entry now. If the device has no room for that, the others' entries stay. */
  #removeTaken(taken: readonly ClosedEntry[]): void {
    if (!this.#isKept) return
    for (const { place, mark } of taken) this.#keeper.removeEntry(place, mark)
  }
}
