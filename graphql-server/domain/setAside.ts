/** Conflicting values of other devices that are kept beside one value; the oldest are removed first. */
export const MOST_SET_ASIDE = 5

/** The entries worth keeping, newest first: not the present value, none twice, at most MOST_SET_ASIDE. */
export function keepSetAside<Entry>({
  entries,
  present,
  identityOf,
}: {
  /** Newest first. */
  entries: readonly Entry[]
  /** The saved value, as `identityOf` gives it. */
  present: string | null
  /** What tells two entries apart. */
  identityOf: (entry: Entry) => string
}): Entry[] {
  const seen = new Set([present])
  return entries
    .filter(entry => {
      const value = identityOf(entry)
      if (seen.has(value)) return false
      seen.add(value)
      return true
    })
    .slice(0, MOST_SET_ASIDE)
}
