/** The distance between two neighbouring applications after numbering. */
const STEP = 1024
/** Below this distance the column is renumbered, long before two places become equal. */
const NEAREST = 1e-6

/** An application in its column of the board. */
export type Placed = { id: number; place: number }

/**
 * The place of an application in a column: between its new neighbours, so no other has to move. Where there is no room
 * left between them, the whole column is renumbered in the same order.
 *
 * `column` holds the other applications of the column in their order. `after` is the one that it comes after: null is
 * the top; undefined, or one that is not in the column, is the end.
 */
export function placeBehind({ column, after }: { column: readonly Placed[]; after?: number | null }): {
  place: number
  /** The other applications whose places change. */
  moved: Placed[]
} {
  const found = column.findIndex(({ id }) => id === after)
  const index = after === null ? 0 : found === -1 ? column.length : found + 1
  const before = column[index - 1]?.place
  const behind = column[index]?.place
  if (before === undefined && behind === undefined) return { place: STEP, moved: [] }
  if (behind === undefined) return { place: (before ?? 0) + STEP, moved: [] }
  if (before === undefined) return { place: behind - STEP, moved: [] }
  if (behind - before > NEAREST) return { place: before + (behind - before) / 2, moved: [] }
  return {
    place: (index + 1) * STEP,
    moved: column.map(({ id }, at) => ({ id, place: (at < index ? at + 1 : at + 2) * STEP })),
  }
}
