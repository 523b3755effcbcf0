import type { ReferenceType } from '../../content/graphReference.ts'

/** A type, or a field or value of one, that was searched for. */
export type ReferenceHit = { type: string; part: string | null; description: string }

const MOST_HITS = 50

/** What the words stand in: names before descriptions, and those that begin with them before others. */
export function searchReference(types: readonly ReferenceType[], words: string): ReferenceHit[] {
  const wanted = words
    .toLowerCase()
    .split(/[\s.]+/)
    .filter(word => word !== '')
  if (wanted.length === 0) return []
  const rankOf = (names: string, own: string, description: string) => {
    if (own === wanted.join('')) return names === own ? 0 : 1
    if (wanted.every(word => names.includes(word))) return own.startsWith(wanted.at(-1) ?? '') ? 2 : 3
    return wanted.every(word => `${names} ${description}`.includes(word)) ? 4 : null
  }
  const ranked = types.flatMap(({ name, description, parts }) =>
    [{ name: null, description }, ...parts].flatMap(part => {
      const own = (part.name ?? name).toLowerCase()
      const names = part.name === null ? own : `${name.toLowerCase()} ${own}`
      const rank = rankOf(names, own, part.description.toLowerCase())
      return rank === null
        ? []
        : [{ rank, hit: { type: name, part: part.name, description: part.description } }]
    }),
  )
  return ranked
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MOST_HITS)
    .map(({ hit }) => hit)
}
