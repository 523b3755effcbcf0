/** When something was, as far as an answer says it with a year. */

/** The first year that a text names; null where it names none. */
export function yearIn(text: string): number | null {
  const year = /(?<![\d,.])(?:19[5-9]|20[0-4])\d(?![\d,]*\d)/u.exec(text)?.[0]
  return year === undefined ? null : Number(year)
}

/** In the order given, but what names an earlier year before its neighbour that names a later one. */
export function inTime<Item>(items: readonly Item[], yearOf: (item: Item) => number | null): Item[] {
  const ordered: Item[] = []
  for (const item of items) {
    const year = yearOf(item)
    let at = ordered.length
    for (; year !== null && at > 0; at -= 1) {
      const before = ordered[at - 1]
      const other = before === undefined ? null : yearOf(before)
      if (other === null || other <= year) break
    }
    ordered.splice(at, 0, item)
  }
  return ordered
}
