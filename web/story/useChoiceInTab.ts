import { useState } from 'react'
import * as z from 'zod/mini'
import { type StorageKey, storageEntry } from '../device/storage.ts'

/** The statements that a person chose for a form that has no draft: kept in this tab, like its answers. */
export function useChoiceInTab(storageKey: StorageKey): {
  chosen: readonly string[]
  choose: (id: string, isChosen: boolean) => void
  /** Replaces all choices. */
  chooseOnly: (ids: readonly string[]) => void
} {
  const entry = storageEntry({ area: 'TAB', key: storageKey, schema: z.readonly(z.array(z.string())) })
  const [kept, setKept] = useState(() => ({ storageKey, chosen: entry.read() ?? [] }))
  // The form of another type has its own.
  if (kept.storageKey !== storageKey) setKept({ storageKey, chosen: entry.read() ?? [] })
  const chooseOnly = (chosen: readonly string[]) => {
    setKept({ storageKey, chosen })
    entry.write(chosen)
  }
  return {
    chosen: kept.chosen,
    choose: (id, isChosen) => {
      const others = kept.chosen.filter(other => other !== id)
      chooseOnly(isChosen ? [...others, id] : others)
    },
    chooseOnly,
  }
}
