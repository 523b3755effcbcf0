import type * as z from 'zod/mini'

/*
 * The only file that opens localStorage and sessionStorage. A browser may refuse storage (a private window, a policy)
 * or have no room left. Reads then give null, and writes give false.
 */

/** `DEVICE` is localStorage, shared by all tabs; `TAB` is sessionStorage, deleted with the tab. */
export type StorageArea = 'DEVICE' | 'TAB'

/** The prefix of all keys, by which signing out finds them. */
export type StorageKey = `gradwright${string}`

export type StorageEntry<Value> = {
  /** Null if there is no value, or one that does not fit the schema. */
  read: () => Value | null
  /** Whether the value was written. */
  write: (value: Value) => boolean
  remove: () => void
}

/** The result of `use` with the storage, or `otherwise` if the browser refuses it. */
function withStorage<Result>(
  area: StorageArea,
  otherwise: Result,
  use: (storage: Storage) => Result,
): Result {
  try {
    const storage: Storage | null = area === 'DEVICE' ? window.localStorage : window.sessionStorage
    return storage === null ? otherwise : use(storage)
  } catch (refusal) {
    if (refusal instanceof DOMException) return otherwise
    throw refusal
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * One stored value.
 * @param format whether it is written as JSON or as plain text
 */
export function storageEntry<Schema extends z.ZodMiniType>({
  area,
  key,
  schema,
  format = 'JSON',
}: {
  area: StorageArea
  key: StorageKey
  schema: Schema
  format?: 'JSON' | 'TEXT'
}): StorageEntry<z.output<Schema>> {
  return {
    read: () =>
      withStorage(area, null, storage => {
        const text = storage.getItem(key)
        if (text === null) return null
        const parsed = schema.safeParse(format === 'JSON' ? parseJson(text) : text)
        return parsed.success ? parsed.data : null
      }),
    write: value =>
      withStorage(area, false, storage => {
        storage.setItem(key, format === 'JSON' ? JSON.stringify(value) : String(value))
        return true
      }),
    remove: () => removeStored(area, key),
  }
}

/** The keys with this prefix. */
export function storedKeys(area: StorageArea, prefix: StorageKey): readonly StorageKey[] {
  return withStorage(area, [], storage =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index)).flatMap(key =>
      key !== null && isOurs(key) && key.startsWith(prefix) ? [key] : [],
    ),
  )
}

function isOurs(key: string): key is StorageKey {
  return key.startsWith('gradwright')
}

export function removeStored(area: StorageArea, key: StorageKey): void {
  withStorage(area, undefined, storage => storage.removeItem(key))
}

/**
 * Calls `onChange` with the key and the text when another tab changes localStorage; with nulls when it clears it.
 * @returns a function that stops this
 */
export function onStoredElsewhere(onChange: (key: string | null, text: string | null) => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => onChange(key, newValue)
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
