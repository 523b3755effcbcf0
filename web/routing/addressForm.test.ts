import { describe, expect, it } from 'vitest'
import { addressForm, oneOf, oneOrNull, words } from './addressForm.ts'

const form = addressForm(
  { view: oneOf(['LIST', 'MAP']), country: oneOrNull(['UK', 'USA']), sought: words(5) },
  { sought: 'q' },
)
const NOTHING = { view: 'LIST', country: null, sought: '' } as const

describe('the form of an address', () => {
  it('reads what it knows, in any case, and nothing where there is nothing', () => {
    expect(form.read(new URLSearchParams('view=Map&country=uk&q=%20maths%20and%20more'))).toEqual({
      view: 'MAP',
      country: 'UK',
      sought: 'maths',
    })
    expect(form.read(new URLSearchParams())).toEqual(NOTHING)
    expect(form.read(new URLSearchParams('view=globe&country=Atlantis&sought=x'))).toEqual(NOTHING)
  })

  it('writes only what says something, and keeps other parameters', () => {
    expect(form.write({ view: 'MAP', country: 'USA', sought: ' law ' }).toString()).toBe(
      'view=map&country=usa&q=law',
    )
    expect(form.write(NOTHING, new URLSearchParams('from=mail&q=law')).toString()).toBe('from=mail')
  })

  it('reads what it has written', () => {
    for (const view of ['LIST', 'MAP'] as const)
      for (const country of ['UK', 'USA', null] as const)
        for (const sought of ['', 'law', 'a&b=c']) {
          const state = { view, country, sought }
          expect(form.read(form.write(state))).toEqual(state)
        }
  })
})
