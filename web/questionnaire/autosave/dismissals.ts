import type { SetAsideEntry } from './answers.ts'

/**
 * The offered values that the person is done with. They are hidden at once; the server forgets them as soon as it is
 * reached. Values that are set aside later are not among them.
 */
export class Dismissals {
  readonly #hidden = new Map<string, Set<string>>()
  readonly #unsent = new Map<string, Set<string>>()
  /** Offers that the server may not have received yet, by their ids. */
  readonly #offers = new Map<string, Set<number>>()

  dismiss(key: string, entries: readonly SetAsideEntry[]): void {
    for (const { savedAt } of entries) {
      this.#hidden.set(key, (this.#hidden.get(key) ?? new Set()).add(savedAt))
      this.#unsent.set(key, (this.#unsent.get(key) ?? new Set()).add(savedAt))
    }
  }

  dismissOffer(key: string, id: number): void {
    this.#offers.set(key, (this.#offers.get(key) ?? new Set()).add(id))
  }

  hasOffer(key: string, id: number): boolean {
    return this.#offers.get(key)?.has(id) === true
  }

  has = (key: string, { savedAt }: SetAsideEntry): boolean => this.#hidden.get(key)?.has(savedAt) === true

  /** Hands all that the server has not forgotten yet to `send`; what fails is handed over again the next time. */
  async send(send: (key: string, savedAt: readonly string[]) => Promise<boolean>): Promise<void> {
    const waiting = [...this.#unsent]
    this.#unsent.clear()
    await Promise.all(
      waiting.map(async ([key, moments]) => {
        if (await send(key, [...moments])) return
        const later = this.#unsent.get(key) ?? new Set()
        this.#unsent.set(key, new Set([...later, ...moments]))
      }),
    )
  }
}
