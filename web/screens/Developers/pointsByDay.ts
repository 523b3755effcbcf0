type Day = { readonly day: string; readonly requests: number; readonly points: number }

/** What keys were used for on each day, together, the newest day first. */
export function pointsByDay(keys: readonly { readonly days: readonly Day[] }[]): Day[] {
  const sums = new Map<string, Day>()
  for (const { day, requests, points } of keys.flatMap(({ days }) => days)) {
    const sum = sums.get(day) ?? { day, requests: 0, points: 0 }
    sums.set(day, { day, requests: sum.requests + requests, points: sum.points + points })
  }
  return [...sums.values()].toSorted((a, b) => (a.day < b.day ? 1 : -1))
}
