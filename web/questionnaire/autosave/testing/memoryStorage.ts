/** A browser's storage, for tests with several browsers. */
export class MemoryStorage implements Storage {
  readonly #entries = new Map<string, string>()

  get length(): number {
    return this.#entries.size
  }

  key(index: number): string | null {
    return [...this.#entries.keys()][index] ?? null
  }

  getItem(key: string): string | null {
    return this.#entries.get(key) ?? null
  }

  setItem(key: string, value: string): void {
    this.#entries.set(key, String(value))
  }

  removeItem(key: string): void {
    this.#entries.delete(key)
  }

  clear(): void {
    this.#entries.clear()
  }

  get isEmpty(): boolean {
    return this.#entries.size === 0
  }

  /** Another storage with the same entries. */
  copy(): MemoryStorage {
    const copy = new MemoryStorage()
    for (const [key, value] of this.#entries) copy.setItem(key, value)
    return copy
  }

  /** All that is kept, as one text. */
  everything(): string {
    return JSON.stringify([...this.#entries])
  }
}
