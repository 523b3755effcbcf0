import { useCallback, useState, useSyncExternalStore } from 'react'

/** A value outside React's state: only the components that read a part of it render when that part changes. */
export class ValueStore<Value> {
  #value: Value
  readonly #listeners = new Set<() => void>()

  constructor(value: Value) {
    this.#value = value
  }

  readonly get = (): Value => this.#value

  readonly set = (value: Value): void => {
    this.#value = value
    for (const listener of [...this.#listeners]) listener()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}

/** A store that lives as long as the component. */
export function useValueStore<Value>(first: Value): ValueStore<Value> {
  const [store] = useState(() => new ValueStore(first))
  return store
}

/** A part of a store's value. @param part gives the same part for the same value; declared outside the component */
export function useStored<Value, Part>(store: ValueStore<Value>, part: (value: Value) => Part): Part {
  return useSyncExternalStore(
    store.subscribe,
    useCallback(() => part(store.get()), [store, part]),
  )
}
