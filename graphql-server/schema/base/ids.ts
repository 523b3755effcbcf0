import { decodeGlobalID, encodeGlobalID } from '@pothos/plugin-relay'

const LARGEST_ROW_ID = 2 ** 31 - 1
/** Ids of rows begin at 1, so no row has this id. */
const NO_ROW = 0

/** Whether a text is the id of a row: an integer in the range of the column. */
export function isRowId(text: string): boolean {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= LARGEST_ROW_ID
}

/** The row id in a text. Any other text gives an id that no row has. */
export function rowIdOf(text: string): number {
  return isRowId(text) ? Number(text) : NO_ROW
}

/** The type and the id of a global id. A malformed one finds nothing. */
export function readGlobalId(globalId: string): { typename: string; id: string } {
  try {
    return decodeGlobalID(globalId)
  } catch {
    return { typename: '', id: '' }
  }
}

/** The row id in a global id of the given type. */
export function rowIdIn(globalId: string, typename: string): number {
  const named = readGlobalId(globalId)
  return named.typename === typename ? rowIdOf(named.id) : NO_ROW
}

/** The key in a statement's global id; empty for another type. */
export function statementKeyIn(globalId: string): string {
  const { typename, id } = readGlobalId(globalId)
  return typename === 'Statement' ? id : ''
}

/** The global id of a statement with this key. */
export function statementIdOf(key: string): string {
  return encodeGlobalID('Statement', key)
}
