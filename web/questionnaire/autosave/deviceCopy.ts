import type { Clock } from './clock.ts'
import { type AnswerKeeper, type KeptEntry, wordsOf } from './keptAnswers.ts'
import { type KeptValuesByKey, type Ledger, ledgerToKeep } from './ledger.ts'
import { KEEP_EVERY_MS } from './schedule.ts'

/** Which pages of this browser are open, by their marks. */
export type Presence = {
  hold: (mark: string) => () => void
  presentMarks: () => Promise<ReadonlySet<string>>
  /** Runs a function while no other page of this browser runs one under this name. */
  runAlone: (name: string, run: () => void) => Promise<void>
}

type ClosedEntry = { place: string; mark: string; entry: KeptEntry }

/** What one page keeps of a draft on this device, and what it takes over from closed pages. */
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
  /** Entries that were read before `open`, which takes them over. */
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
    /** Identifies this page's entry. */
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

  /** The id of the draft; null until it is created. */
  get draftId(): string | null {
    return this.#draftId
  }

  /** The creation key of the draft, if this page creates it. */
  get creationKey(): string | null {
    return this.#creationKey
  }

  /** Whether the last write succeeded: storage may be refused or full. */
  get isKept(): boolean {
    return this.#isKept
  }

  /** Whether a page uses this copy. */
  get isOpen(): boolean {
    return this.#life === 'OPEN'
  }

  /** The unconfirmed values of closed pages. Nothing is written before `open`. */
  readBeforeOpening(): KeptValuesByKey {
    this.#taken = this.#closedEntries('UNKNOWN')
    return wordsOf(this.#taken.map(({ entry }) => entry))
  }

  /** Begins to keep the ledger, and what was read of closed pages. */
  open(ledger: Ledger): void {
    this.#life = 'OPEN'
    this.#releasePresence()
    this.#releasePresence = this.#presence.hold(this.#mark)
    this.keep(ledger)
    this.#removeTaken(this.#taken)
    this.#taken = []
  }

  /** Ends the use by this page. Another page may take over the entry. */
  close(ledger: Ledger): void {
    if (this.#life !== 'OPEN') return
    this.keep(ledger, { isClosing: true })
    this.#life = 'CLOSED'
    this.#releasePresence()
  }

  /** Stops reading and writing. */
  stop(): void {
    this.#life = 'STOPPED'
    this.#cancelKeeping?.()
    this.#releasePresence()
  }

  /** Takes over the entries of pages that were closed or crashed, and calls `take` with their values. */
  async takeUpClosed(take: (words: KeptValuesByKey) => Ledger | null): Promise<void> {
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

  /** Writes what is unconfirmed, at once or after a short delay. */
  keepSoon(read: () => Ledger): void {
    if (this.#clock.now() - this.#keptAt >= KEEP_EVERY_MS) this.keep(read())
    else this.#cancelKeeping ??= this.#clock.after(KEEP_EVERY_MS, () => this.keep(read()))
  }

  /** Writes what is unconfirmed, or all values of a deleted draft. */
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

  /** Keeps the draft under its id from now on, since the server has created it. */
  begin(draftId: string, ledger: Ledger): void {
    if (this.#draftId !== null) return
    this.#move(ledger, () => {
      this.#draftId = draftId
    })
    this.#keeper.rememberBeginning(null)
  }

  /** Keeps the draft under a creation key from now on, since it is to be created anew. */
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

  /** Whether the entry still belongs to this page. Another page may have taken it over. */
  #ownsEntry(): boolean {
    return this.#life !== 'CLOSED' || this.#keeper.has(this.#place)
  }

  #closedEntries(present: ReadonlySet<string> | 'UNKNOWN'): ClosedEntry[] {
    const places = [this.#draftId, this.#creationKey].filter(place => place !== null)
    return places.flatMap(place =>
      this.#keeper.closedEntries(place, present).map(({ mark, entry }) => ({ place, mark, entry })),
    )
  }

  /** Removes the entries that were taken over, once this page's entry has their values. */
  #removeTaken(taken: readonly ClosedEntry[]): void {
    if (!this.#isKept) return
    for (const { place, mark } of taken) this.#keeper.removeEntry(place, mark)
  }
}
