import { isSameFormValue } from '../kinds/value.ts'
import type { SetAsideEntry } from './answers.ts'
import { shownValue } from './field.ts'
import { type Ledger, offered, refusals, unsent } from './ledger.ts'

/** What can be done at the moment. */
export type Phase =
  | { kind: 'READY' }
  /** The server was not reached; tried again by itself. */
  | { kind: 'OFFLINE' }
  /** The server would not save; tried again by itself, or with the next change. */
  | { kind: 'FAILED'; message: string; isRetried: boolean }
  | { kind: 'SIGNED_OUT' }
  | { kind: 'GONE' }
  /** The person was forgotten by this browser. */
  | { kind: 'STOPPED' }

export type SaveStatus = {
  kind: 'IDLE' | 'SAVING' | 'SAVED' | 'OFFLINE' | 'FAILED' | 'SIGNED_OUT' | 'GONE'
  /** When something was last saved. */
  at: Date | null
  /** Whether this device keeps what is not saved; set only when it does not. */
  isKept?: boolean | undefined
  /** Why it was not saved, where the server gave a reason. */
  message?: string | undefined
  /** How many answers the server would not keep as they are. */
  refusedCount?: number | undefined
}

/** What a page shows of saving. */
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

/** What to show of a ledger and of how sending goes. */
export function readState({
  ledger,
  phase,
  isUnderWay,
  draftId,
  savedAt,
  isKept,
  remarks,
  isDismissed,
}: {
  ledger: Ledger
  phase: Phase
  isUnderWay: boolean
  draftId: string | null
  savedAt: Date | null
  isKept: boolean
  /** What the server said about the whole of a save, by path. */
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
      kind: statusKind(phase, isUnderWay || unsent(ledger).size > 0, savedAt !== null),
      at: savedAt,
      ...(isKept ? {} : { isKept: false }),
      ...(phase.kind === 'FAILED' ? { message: phase.message } : {}),
      ...(refusedCount === 0 ? {} : { refusedCount }),
    },
  }
}

/** The later of two states; the earlier object, or the earlier parts of it, where they say the same. */
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
