// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { keepPlace, matcherPlace } from './matcherAddress.ts'

const asking = (search: string) => matcherPlace(new URLSearchParams(search))
afterEach(() => window.history.replaceState(null, '', '/'))

describe('the address of the matcher', () => {
  it('asks for a tab and a country, and for neither when it names none that there is', () => {
    expect(asking('tab=universities&country=germany')).toEqual({ tab: 'universities', country: 'GERMANY' })
    expect(asking('tab=rankings&country=Atlantis')).toEqual({ tab: 'matches', country: null })
  })

  it('keeps what is shown and leaves the rest alone', () => {
    window.history.replaceState({ key: 'visit' }, '', '/university-matcher?from=mail')
    keepPlace({ tab: 'universities', country: 'ITALY' })
    expect(window.location.search).toBe('?from=mail&tab=universities&country=ITALY')
    expect(window.history.state).toEqual({ key: 'visit' })
    keepPlace({ tab: 'matches', country: null })
    expect(window.location.search).toBe('?from=mail')
  })
})
