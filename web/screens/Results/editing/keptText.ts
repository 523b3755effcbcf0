import * as z from 'zod/mini'
import { lastForgotten } from '../../../device/browserMemory.ts'
import { presentMarks } from '../../../device/presence.ts'
import { removeStored, type StorageKey, storageEntry, storedKeys } from '../../../device/storage.ts'

const keptTextSchema = z.object({
  /** The revision that the text was made from. */
  revision: z.number(),
  paragraphs: z.readonly(
    z.array(
      // Pages from before paragraphs could be locked kept none.
      z.object({ key: z.string(), text: z.string(), isLocked: z._default(z.boolean(), false) }),
    ),
  ),
  /** Texts that were sent without an answer. The server may have saved one of them. */
  unconfirmed: z.readonly(z.array(z.string())),
  changedAt: z.string(),
  /** Whether the page that wrote this was not closed. It stays true if the page crashes. */
  isOpen: z.boolean(),
})

/** What one page keeps of a text that the server has not confirmed. */
export type KeptText = z.output<typeof keptTextSchema>

/** The unconfirmed texts of a document on this device. Each page writes only its own. */
export type TextKeeper = {
  /** Writes this page's text; null removes it. Gives false where that failed: storage may be refused or full. */
  write: (kept: KeptText | null) => boolean
  /** The latest text of a page that was closed or has crashed. */
  closedText: () => Promise<{ mark: string; kept: KeptText } | null>
  /** Removes the text of a closed page, once this page has it. */
  removeClosed: (mark: string) => void
  /** Whether the person has signed out since then, here or in another tab. */
  isForgotten: () => boolean
}

const prefixOf = (documentId: string): StorageKey => `gradwright:text:${documentId}:`

function entryOf(documentId: string, mark: string) {
  return storageEntry({ area: 'DEVICE', key: `${prefixOf(documentId)}${mark}`, schema: keptTextSchema })
}

/**
 * The unconfirmed texts of a document that this browser keeps. They are deleted at signing out, and nothing is written
 * after that.
 * @param mark identifies this page's text
 */
export function openTextKeeper({ documentId, mark }: { documentId: string; mark: string }): TextKeeper {
  const openedAfter = lastForgotten()
  const isForgotten = () => lastForgotten() !== openedAfter
  const own = entryOf(documentId, mark)
  return {
    isForgotten,
    write(kept) {
      if (isForgotten()) return false
      if (kept !== null) return own.write(kept)
      own.remove()
      return true
    },
    async closedText() {
      const present = await presentMarks()
      if (isForgotten()) return null
      const [latest] = readClosed(documentId, present).filter(({ mark: other }) => other !== mark)
      return latest ?? null
    },
    removeClosed: other => removeStored('DEVICE', `${prefixOf(documentId)}${other}`),
  }
}

/** Whether a closed page left a text of this document on the device that the server has not confirmed. */
export async function hasClosedText(documentId: string): Promise<boolean> {
  // Most documents have none, and their pages need not ask which pages are open.
  if (storedKeys('DEVICE', prefixOf(documentId)).length === 0) return false
  return readClosed(documentId, await presentMarks()).length > 0
}

function readClosed(documentId: string, present: ReadonlySet<string>): { mark: string; kept: KeptText }[] {
  const prefix = prefixOf(documentId)
  return storedKeys('DEVICE', prefix)
    .flatMap(key => {
      const mark = key.slice(prefix.length)
      const kept = entryOf(documentId, mark).read()
      return kept !== null && (!kept.isOpen || !present.has(mark)) ? [{ mark, kept }] : []
    })
    .sort((one, other) => other.kept.changedAt.localeCompare(one.kept.changedAt))
}
