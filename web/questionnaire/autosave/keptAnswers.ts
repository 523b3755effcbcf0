import * as z from 'zod/mini'
import { lastForgotten } from '../../device/browserMemory.ts'
import {
  onStoredElsewhere,
  removeStored,
  type StorageEntry,
  type StorageKey,
  storageEntry,
  storedKeys,
} from '../../device/storage.ts'
import type { FormValue } from '../kinds/value.ts'
import type { KeptValuesByKey } from './ledger.ts'

export const formValueSchema = z.union([z.string(), z.boolean(), z.readonly(z.array(z.string()))])

const wordsSchema = z.object({
  value: formValueSchema,
  revision: z.number(),
  sent: z.readonly(z.array(formValueSchema)),
  typedAt: z.string(),
})

const entrySchema = z.object({
  type: z.string(),
  form: z.string(),
  /** The id of the draft; null until it is created. */
  draftId: z.nullable(z.string()),
  /** The creation key of the draft; null once it is created. */
  creationKey: z.nullable(z.string()),
  changedAt: z.string(),
  /** Whether the page that wrote this was not closed. It stays true if the page crashes. */
  isOpen: z.boolean(),
  answers: z.record(z.string(), z.readonly(z.array(wordsSchema))),
})

/** What one page keeps of one draft on this device. */
export type KeptEntry = z.output<typeof entrySchema>

/** The unconfirmed values of this browser's pages. Each page writes only its own entry. */
export type AnswerKeeper = {
  /**
   * Writes this page's entry for a draft; null removes it. Gives false if that failed: storage may be refused or full.
   * `place` is the draft's id, or its creation key before it is created.
   */
  write: (place: string, entry: KeptEntry | null) => boolean
  /** Whether this page's entry exists: another page may have taken it over. */
  has: (place: string) => boolean
  /** The entries of closed pages, by their marks, the latest first. */
  closedEntries: (
    place: string,
    present: ReadonlySet<string> | 'UNKNOWN',
  ) => readonly { mark: string; entry: KeptEntry }[]
  /** Removes the entry of a closed page, once its values are in this page's entry. */
  removeEntry: (place: string, mark: string) => void
  /** Whether the person has signed out since then, here or in another tab. */
  isForgotten: () => boolean
  /** The creation key of this tab's unsent draft, so that a reload continues it. */
  beginning: () => string | null
  rememberBeginning: (creationKey: string | null) => void
}

const PREFIX = 'gradwright:answers:'

const entryKey = (viewerId: string, place: string, mark: string): StorageKey =>
  `${PREFIX}${viewerId}:${place}:${mark}`

function openEntry(key: StorageKey): StorageEntry<KeptEntry> {
  return storageEntry({ area: 'DEVICE', key, schema: entrySchema })
}

/** Entries by what follows the prefix in their keys, the latest first. */
function readEntries(prefix: StorageKey): { rest: string; entry: KeptEntry }[] {
  return storedKeys('DEVICE', prefix)
    .flatMap(key => {
      const entry = openEntry(key).read()
      return entry === null ? [] : [{ rest: key.slice(prefix.length), entry }]
    })
    .sort((one, other) => other.entry.changedAt.localeCompare(one.entry.changedAt))
}

/**
 * The answers that this browser keeps for a person, one entry for each page and draft. Nothing is read or written after
 * the person's data was deleted, here or in another tab.
 * @param mark identifies this page's entries
 */
export function openAnswerKeeper({
  viewerId,
  type,
  form,
  mark,
}: {
  viewerId: string
  type: string
  form: string
  mark: string
}): AnswerKeeper {
  const openedAfter = lastForgotten()
  const isForgotten = () => lastForgotten() !== openedAfter
  const own = (place: string) => openEntry(entryKey(viewerId, place, mark))
  const beginning = storageEntry({
    area: 'TAB',
    key: `gradwright:beginning:${viewerId}:${type}:${form}`,
    schema: z.string(),
    format: 'TEXT',
  })
  return {
    isForgotten,
    has: place => own(place).read() !== null,
    write(place, entry) {
      if (isForgotten()) return false
      if (entry !== null) return own(place).write(entry)
      own(place).remove()
      return true
    },
    closedEntries(place, present) {
      if (isForgotten()) return []
      return readEntries(`${PREFIX}${viewerId}:${place}:`).flatMap(({ rest, entry }) => {
        const isClosed = !entry.isOpen || (present !== 'UNKNOWN' && !present.has(rest))
        return rest !== mark && isClosed ? [{ mark: rest, entry }] : []
      })
    },
    removeEntry(place, otherMark) {
      if (!isForgotten()) removeStored('DEVICE', entryKey(viewerId, place, otherMark))
    },
    beginning: () => (isForgotten() ? null : beginning.read()),
    rememberBeginning(creationKey) {
      if (isForgotten()) return
      if (creationKey === null) beginning.remove()
      else beginning.write(creationKey)
    },
  }
}

/** The values of several entries by the question's key, the latest first. */
export function wordsOf(entries: readonly KeptEntry[]): KeptValuesByKey {
  const words: Record<string, KeptValuesByKey[string]> = {}
  for (const { answers } of entries)
    for (const [key, kept] of Object.entries(answers)) words[key] = [...(words[key] ?? []), ...kept]
  return Object.fromEntries(
    Object.entries(words).map(([key, kept]) => [
      key,
      kept.toSorted((one, other) => other.typedAt.localeCompare(one.typedAt)),
    ]),
  )
}

/** All entries that this device keeps for a person, the latest first. */
export function findKeptEntries(viewerId: string): readonly KeptEntry[] {
  return readEntries(`${PREFIX}${viewerId}:`).map(({ entry }) => entry)
}

/** Calls `onChange` when another tab changes the answers on the device. Returns a function that stops this. */
export function onKeptElsewhere(onChange: () => void): () => void {
  return onStoredElsewhere(key => {
    if (key === null || key.startsWith(PREFIX)) onChange()
  })
}

/** A draft that exists on this device only. */
export type UnsentDraft = {
  /** `useSaveAnswers` continues the draft with this key. */
  creationKey: string
  type: string
  form: string
  changedAt: string
  answers: Readonly<Record<string, FormValue>>
}

/** The drafts of a type that exist on this device only, the latest first. */
export function findUnsentDrafts(viewerId: string, type?: string): readonly UnsentDraft[] {
  const drafts = new Map<string, UnsentDraft>()
  for (const { draftId, creationKey, answers, ...entry } of findKeptEntries(viewerId)) {
    if (draftId !== null || creationKey === null || (type !== undefined && entry.type !== type)) continue
    const latest = Object.entries(answers).flatMap(([key, [words]]) =>
      words === undefined ? [] : [[key, words.value] as const],
    )
    const known = drafts.get(creationKey)
    drafts.set(creationKey, {
      creationKey,
      type: entry.type,
      form: entry.form,
      changedAt: known?.changedAt ?? entry.changedAt,
      answers: { ...Object.fromEntries(latest), ...known?.answers },
    })
  }
  return [...drafts.values()]
}
