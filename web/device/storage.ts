import type * as z from 'zod/mini'

/*
 * What this browser keeps: the only file that opens localStorage and sessionStorage. A browser may refuse storage
 * altogether (a private window, a policy) or have no room left. Then nothing is read, and a write says so.
 */

/** `DEVICE` lasts and is shared by the tabs; `TAB` ends with the tab. */
export type StorageArea = 'DEVICE' | 'TAB'

/** Every key begins with this, so that signing out finds it. */
export type StorageKey = `gradwright${string}`

export type StorageEntry<Value> = {
  /** Null where nothing is kept, or nothing that fits the schema. */
  read: () => Value | null
  /** Says whether the value is kept. */
  write: (value: Value) => boolean
  remove: () => void
}

/** Runs `use` with the storage, or answers with `otherwise` where the browser refuses it. */
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
 * One value that the browser keeps.
 * @param format how it is written: as JSON, or as the text that it is
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

/** The keys of what is kept, by how they begin. */
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
 * Calls `onChange` with the key and the text when another tab changes what the device keeps; with nulls when it is
 * all cleared.
 * @returns the way to stop
 */
export function onStoredElsewhere(onChange: (key: string | null, text: string | null) => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => onChange(key, newValue)
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
