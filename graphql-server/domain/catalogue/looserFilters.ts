/** What can be left out of a search. */
export type FilterKind =
  | 'SEARCH'
  | 'COUNTRY'
  | 'DEGREE'
  | 'FIELD'
  | 'TIER'
  | 'BUDGET'
  | 'INTAKE'
  | 'LANGUAGE'
  | 'DURATION'
  | 'TEST'

/** A filter that can be left out, and how many fit then. */
export type LooserFilter = { kind: FilterKind; count: number }

/** The facts that filters of programmes and of matches share, by kind. */
export const FACT_KINDS = [
  ['BUDGET', 'maxCostUsd'],
  ['INTAKE', 'intakeMonth'],
  ['LANGUAGE', 'language'],
  ['DURATION', 'maxMonths'],
  ['TEST', 'test'],
] as const

/**
 * The filters of a search that finds nothing, each of which finds something when it is left out: those that find most
 * first. Empty for a search that finds something. At most one count for each filter, and one for all.
 */
export async function findLooser<Filter extends object>({
  filter,
  kinds,
  count,
}: {
  filter: Filter
  kinds: readonly (readonly [FilterKind, keyof Filter])[]
  count: (filter: Filter) => Promise<number>
}): Promise<LooserFilter[]> {
  const active = kinds.filter(([, key]) => filter[key] != null && filter[key] !== '')
  if (active.length === 0 || (await count(filter)) > 0) return []
  const counted = await Promise.all(
    active.map(async ([kind, key]) => ({ kind, count: await count({ ...filter, [key]: null }) })),
  )
  return counted.filter(looser => looser.count > 0).toSorted((one, other) => other.count - one.count)
}
