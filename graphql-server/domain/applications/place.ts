/** How far apart two applications stand when nothing has been put between them. */
const STEP = 1024
/** Nearer than this, places are given out anew: well before two would be the same number. */
const NEAREST = 1e-6

/** An application in its column of the board. */
export type Placed = { id: number; place: number }

/**
 * Where an application goes in a column: a place between its new neighbours, so that no other has to move. Where there
 * is no room left between them, the whole column gets new places with the same order.
 *
 * `column` are the others of the column in their order. `after` is the one that it is to stand behind: null is the
 * top; undefined, or one that is not in the column, is the end.
 */
export function placeBehind({ column, after }: { column: readonly Placed[]; after?: number | null }): {
  place: number
  /** Others whose places change. */
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
