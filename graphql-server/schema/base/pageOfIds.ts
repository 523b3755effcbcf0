/**
 * The part of a list of ids that a page of a connection has, with the arguments that Pothos gives to Prisma.
 * @param take negative: backwards from the cursor, or from the end
 */
export function pageOfIds({
  ids,
  cursor,
  take,
  skip = 0,
}: {
  ids: readonly number[]
  cursor: number | undefined
  take: number
  skip?: number
}): number[] {
  const at = cursor === undefined ? null : ids.indexOf(cursor)
  if (at === -1) return []
  if (take < 0) {
    const end = (at === null ? ids.length : at + 1) - skip
    return ids.slice(Math.max(0, end + take), Math.max(0, end))
  }
  const start = (at ?? 0) + skip
  return ids.slice(start, start + take)
}
