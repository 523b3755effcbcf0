import { describe, expect, it } from 'vitest'
import { filterCount, MATCHER_ADDRESS, matchFilter, NO_FILTERS } from './matcherAddress.ts'

const asking = (search: string) => MATCHER_ADDRESS.read(new URLSearchParams(search))

const NOTHING = {
  country: null,
  tier: null,
  budget: null,
  intake: null,
  language: null,
  duration: null,
  test: null,
}

it('asks for a tab and a country, and for neither when it names none that there is', () => {
  expect(asking('tab=universities&country=germany')).toMatchObject({
    tab: 'universities',
    country: 'GERMANY',
  })
  expect(asking('tab=universities&country=GERMANY').country).toBe('GERMANY')
  expect(asking('tab=rankings&country=Atlantis')).toEqual({ ...NOTHING, tab: 'matches', order: 'USUAL' })
})

describe('the filters of matches', () => {
  const search =
    'tier=reach&sort=fit&budget=inr-2500000&intake=september&language=english&duration=12&test=not_required'

  it('are read from an address and written into it alike', () => {
    const place = asking(search)
    expect(place).toEqual({
      tab: 'matches',
      country: null,
      tier: 'REACH',
      order: 'FIT',
      budget: { amount: 2_500_000, currency: 'INR' },
      intake: 9,
      language: 'ENGLISH',
      duration: 12,
      test: 'NOT_REQUIRED',
    })
    expect(MATCHER_ADDRESS.write(place).toString()).toBe(search)
    expect(filterCount(place)).toBe(6)
    expect(filterCount({ ...place, ...NO_FILTERS })).toBe(0)
  })

  it('are what the graph takes', () => {
    expect(matchFilter(asking(search))).toEqual({
      country: null,
      tier: 'REACH',
      facts: {
        maxCost: { amount: 2_500_000, currency: 'INR' },
        intakeMonth: 9,
        language: 'English',
        maxMonths: 12,
        test: 'NOT_REQUIRED',
      },
    })
  })

  it.each(['budget=much', 'budget=inr-', 'intake=13', 'language=latin', 'duration=7', 'test=sat'])(
    'say nothing where nobody can read them: %s',
    text => {
      expect(asking(text)).toMatchObject(NOTHING)
    },
  )
})
