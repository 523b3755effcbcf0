import { decodeGlobalID } from '@pothos/plugin-relay'

const LARGEST_ROW_ID = 2 ** 31 - 1
/** Ids of rows begin at 1, so nothing is ever found under this one. */
const NO_ROW = 0

/** Whether a text is the id of a row as the graph writes it: a whole number that the column can hold. */
export function isRowId(text: string): boolean {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= LARGEST_ROW_ID
}

/** The row that an id names. An id that no row can have names none, rather than being a fault. */
export function rowIdOf(text: string): number {
  return isRowId(text) ? Number(text) : NO_ROW
}

/** The type and the id in a global id; a malformed one names nothing. */
export function readGlobalId(globalId: string): { typename: string; id: string } {
  try {
    return decodeGlobalID(globalId)
  } catch {
    return { typename: '', id: '' }
  }
}

/** The row of a given type that a global id names. */
export function rowIdIn(globalId: string, typename: string): number {
  const named = readGlobalId(globalId)
  return named.typename === typename ? rowIdOf(named.id) : NO_ROW
}
