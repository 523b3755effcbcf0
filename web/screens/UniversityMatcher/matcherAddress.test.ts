import { expect, it } from 'vitest'
import { MATCHER_ADDRESS } from './matcherAddress.ts'

const asking = (search: string) => MATCHER_ADDRESS.read(new URLSearchParams(search))

it('asks for a tab and a country, and for neither when it names none that there is', () => {
  expect(asking('tab=universities&country=germany')).toEqual({ tab: 'universities', country: 'GERMANY' })
  expect(asking('tab=universities&country=GERMANY').country).toBe('GERMANY')
  expect(asking('tab=rankings&country=Atlantis')).toEqual({ tab: 'matches', country: null })
})
