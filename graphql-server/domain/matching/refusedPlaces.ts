import { folded, hasPlaceName, OTHER_NAMES, REGIONS, STATES } from '../catalogue/cityNames.ts'

/**
 * Which of these cities somebody does not want, by their places: those that the refused words name, and those of a state
 * or region of India that they name.
 */
export function refusedCities(cities: readonly string[], refusedWords: string): ReadonlySet<number> {
  const text = folded(refusedWords)
  if (text.trim() === '') return new Set()
  const lower = text.toLowerCase()
  const inRegions = REGIONS.flatMap(([pattern, states]) => (pattern.test(lower) ? states : []))
  const inIndia = Object.entries(STATES).flatMap(([all, found]) => {
    const own = all.split('|')
    return own.some(state => inRegions.includes(state) || (state.length > 2 && hasPlaceName(text, state)))
      ? found
      : []
  })
  const others = Object.entries(OTHER_NAMES).flatMap(([name, same]) => (hasPlaceName(text, name) ? same : []))
  const refused = new Set([...inIndia, ...others])
  return new Set(
    cities.flatMap((city, place) => {
      const name = folded(city).toLowerCase()
      return name !== '' && (refused.has(name) || hasPlaceName(text, name)) ? [place] : []
    }),
  )
}
