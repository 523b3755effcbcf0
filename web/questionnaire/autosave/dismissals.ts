import { isSameFormValue } from '../kinds/value.ts'
import type { SavedAnswer, SetAsideEntry } from './answers.ts'
import type { Batch } from './ledger.ts'

function add<Item>(sets: Map<string, Set<Item>>, key: string, item: Item): void {
  sets.set(key, (sets.get(key) ?? new Set<Item>()).add(item))
}

/**
 * The offered values that the person has dismissed. They are hidden at once, and deleted on the server when it can be
 * reached. Values that are set aside later are still offered.
 */
export class Dismissals {
  readonly #hidden = new Map<string, Set<string>>()
  readonly #unsent = new Map<string, Set<string>>()
  /** Offers that the server may not have received yet, by their ids. */
  readonly #offers = new Map<string, Set<number>>()

  dismiss(key: string, entries: readonly SetAsideEntry[]): void {
    for (const { savedAt } of entries) {
      add(this.#hidden, key, savedAt)
      add(this.#unsent, key, savedAt)
    }
  }

  dismissOffer(key: string, id: number): void {
    add(this.#offers, key, id)
  }

  /** Handles an offer that was dismissed while its request was pending: the server has set it aside meanwhile. */
  dismissReceived(batch: Batch, saved: readonly SavedAnswer[]): void {
    for (const { key, setAside } of saved) {
      const item = batch.get(key)
      if (item?.kind !== 'OFFER' || this.#offers.get(key)?.has(item.id) !== true) continue
      this.dismiss(
        key,
        setAside.filter(({ value }) => isSameFormValue(value, item.value)),
      )
    }
  }

  has = (key: string, { savedAt }: SetAsideEntry): boolean => this.#hidden.get(key)?.has(savedAt) === true

  /** Calls `send` with the values that the server has not deleted yet. Failures are sent again with the next call. */
  async send(send: (key: string, savedAt: readonly string[]) => Promise<boolean>): Promise<void> {
    const waiting = [...this.#unsent]
    this.#unsent.clear()
    await Promise.all(
      waiting.map(async ([key, moments]) => {
        if (await send(key, [...moments])) return
        for (const moment of moments) add(this.#unsent, key, moment)
      }),
    )
  }
}
