import {
  folded,
  hasPlaceName,
  OTHER_NAMES,
  OWN_NAMES,
  REGIONS,
  REGIONS_ABROAD,
  STATES,
} from '../catalogue/cityNames.ts'

/** Which of these cities words name, by their places: by their own names, and by a state or region. */
export function namedCities(cities: readonly string[], words: string): ReadonlySet<number> {
  const text = folded(words)
  // Most people name no place: then no city is compared.
  if (!/[a-z]/i.test(text)) return new Set()
  const lower = text.toLowerCase()
  const inRegions = REGIONS.flatMap(([pattern, states]) => (pattern.test(lower) ? states : []))
  const inIndia = Object.entries(STATES).flatMap(([all, found]) => {
    const own = all.split('|')
    return own.some(state => inRegions.includes(state) || (state.length > 2 && hasPlaceName(text, state)))
      ? found
      : []
  })
  const others = Object.entries({ ...OTHER_NAMES, ...OWN_NAMES, ...REGIONS_ABROAD }).flatMap(
    ([name, same]) => (hasPlaceName(text, name) ? same : []),
  )
  const found = new Set([...inIndia, ...others])
  return new Set(
    cities.flatMap((city, place) => {
      const name = folded(city).toLowerCase()
      return name !== '' && (found.has(name) || hasPlaceName(text, name)) ? [place] : []
    }),
  )
}
