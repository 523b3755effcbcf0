import { isSameFormValue } from '../kinds/value.ts'
import type { SetAsideEntry } from './answers.ts'
import { shownValue } from './field.ts'
import { type Ledger, offered, refusals, unsent } from './ledger.ts'

/** Whether answers can be saved at the moment. */
export type Phase =
  | { kind: 'READY' }
  /** The server could not be reached; retried automatically. */
  | { kind: 'OFFLINE' }
  /** The server did not save; retried automatically, or with the next change. */
  | { kind: 'FAILED'; message: string; isRetried: boolean }
  | { kind: 'SIGNED_OUT' }
  | { kind: 'GONE' }
  /** This browser has deleted the person's data. */
  | { kind: 'STOPPED' }

export type SaveStatus = {
  kind: 'IDLE' | 'SAVING' | 'SAVED' | 'OFFLINE' | 'FAILED' | 'SIGNED_OUT' | 'GONE'
  /** The time of the last save. */
  at: Date | null
  /** False if this device cannot keep what is unsaved; otherwise missing. */
  isKept?: boolean | undefined
  /** The server's reason for not saving, if it gave one. */
  message?: string | undefined
  /** How many answers the server refused. */
  refusedCount?: number | undefined
}

/** The state of saving that a page shows. */
export type SaverState = {
  draftId: string | null
  status: SaveStatus
  refused: Readonly<Record<string, string>>
  setAside: Readonly<Record<string, readonly SetAsideEntry[]>>
}

function statusKind(phase: Phase, isSending: boolean, hasSaved: boolean): SaveStatus['kind'] {
  switch (phase.kind) {
    case 'STOPPED':
      return 'SIGNED_OUT'
    case 'READY':
      if (isSending) return 'SAVING'
      return hasSaved ? 'SAVED' : 'IDLE'
    default:
      return phase.kind
  }
}

/** The state that follows from the ledger and the sending. */
export function readState({
  ledger,
  phase,
  isRequestPending,
  draftId,
  savedAt,
  isKept,
  remarks,
  isDismissed,
}: {
  ledger: Ledger
  phase: Phase
  isRequestPending: boolean
  draftId: string | null
  savedAt: Date | null
  isKept: boolean
  /** The faults of a save that belong to no field, by path. */
  remarks: Readonly<Record<string, string>>
  isDismissed: (key: string, entry: SetAsideEntry) => boolean
}): SaverState {
  const refused = refusals(ledger)
  const refusedCount = Object.keys(refused).length
  const setAside: Record<string, readonly SetAsideEntry[]> = {}
  for (const [key, field] of ledger) {
    const entries = offered(field).filter(
      entry => !isDismissed(key, entry) && !isSameFormValue(entry.value, shownValue(field)),
    )
    if (entries.length > 0) setAside[key] = entries
  }
  return {
    draftId,
    refused: { ...remarks, ...refused },
    setAside,
    status: {
      kind: statusKind(phase, isRequestPending || unsent(ledger).size > 0, savedAt !== null),
      at: savedAt,
      ...(isKept ? {} : { isKept: false }),
      ...(phase.kind === 'FAILED' ? { message: phase.message } : {}),
      ...(refusedCount === 0 ? {} : { refusedCount }),
    },
  }
}

/** The later of two states, with the earlier objects where they are equal, to avoid renders. */
export function sameWhereUnchanged(before: SaverState, next: SaverState): SaverState {
  const same = <Part>(one: Part, other: Part): Part =>
    JSON.stringify(one) === JSON.stringify(other) ? one : other
  const status = same(before.status, next.status)
  const refused = same(before.refused, next.refused)
  const setAside = same(before.setAside, next.setAside)
  const isSame =
    before.draftId === next.draftId &&
    status === before.status &&
    refused === before.refused &&
    setAside === before.setAside
  return isSame ? before : { draftId: next.draftId, status, refused, setAside }
}
