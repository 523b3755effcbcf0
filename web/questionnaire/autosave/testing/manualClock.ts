import type { Clock } from '../clock.ts'

/** A clock that a test moves. Between two timers, promises that are settled run on. */
export class ManualClock implements Clock {
  #now = Date.UTC(2026, 10, 3, 9)
  #count = 0
  readonly #timers = new Map<number, { at: number; run: () => void }>()

  readonly now = (): number => this.#now

  readonly after = (milliseconds: number, run: () => void): (() => void) => {
    const id = ++this.#count
    this.#timers.set(id, { at: this.#now + Math.max(0, milliseconds), run })
    return () => void this.#timers.delete(id)
  }

  readonly wait = (milliseconds: number): Promise<void> =>
    new Promise(resolve => void this.after(milliseconds, resolve))

  async pass(milliseconds: number): Promise<void> {
    const until = this.#now + milliseconds
    await settle()
    for (;;) {
      const next = this.#next(until)
      if (next === null) break
      const [id, { at, run }] = next
      this.#timers.delete(id)
      this.#now = at
      run()
      await settle()
    }
    this.#now = until
  }

  #next(until: number): [number, { at: number; run: () => void }] | null {
    let first: [number, { at: number; run: () => void }] | null = null
    for (const timer of this.#timers)
      if (timer[1].at <= until && (first === null || timer[1].at < first[1].at)) first = timer
    return first
  }
}

/** Lets promises run on that are settled. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve()
}
