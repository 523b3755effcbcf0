/** The arguments that Pothos gives to Prisma for a page. `take` is negative backwards from the cursor, or from the end. */
type Page<Cursor> = { cursor?: Cursor; take: number; skip?: number }

/**
 * A page of a list whose parts follow each other, each in its own order: all of the first part, then the second. A part
 * is read when those before it do not fill the page.
 */
export async function pageInTurn<Where, Cursor, Row>({
  parts,
  page,
  isIn,
  find,
}: {
  /** At least one; no row is in two. */
  parts: readonly Where[]
  page: Page<Cursor>
  isIn: (part: Where, cursor: Cursor) => Promise<boolean>
  find: (part: { where: Where } & Page<Cursor>) => Promise<Row[]>
}): Promise<Row[]> {
  const { cursor, take, skip } = page
  const isForward = take >= 0
  const inTurn = isForward ? parts : parts.toReversed()
  const start = cursor === undefined ? 0 : await indexOf(inTurn, part => isIn(part, cursor))
  let rows: Row[] = []
  for (const [place, where] of inTurn.slice(start).entries()) {
    const missing = Math.abs(take) - rows.length
    if (missing <= 0) break
    const found = await find({
      where,
      take: isForward ? missing : -missing,
      ...(place === 0 && { cursor, skip }),
    })
    rows = isForward ? [...rows, ...found] : [...found, ...rows]
  }
  return rows
}

/** The place of the part that a cursor is in; the last one need not be asked. */
async function indexOf<Where>(
  parts: readonly Where[],
  isIn: (part: Where) => Promise<boolean>,
): Promise<number> {
  for (const [place, part] of parts.slice(0, -1).entries()) if (await isIn(part)) return place
  return parts.length - 1
}
