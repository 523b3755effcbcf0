import { render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { dayOf, distanceOf } from '../format/dates.ts'
import { moneyOf } from '../format/money.ts'
import { numberOf } from '../format/numbers.ts'
import { plural, pluralMessage, speak, t, takeLanguageFrom, words } from './language.ts'
import { Trans } from './Trans.tsx'
import { WHOLE_HINDI } from './wholeHindi.ts'

afterEach(() => {
  speak(null)
  takeLanguageFrom(() => undefined)
})

const hours = (count: number) => plural(count, { one: '# hour', other: '# hours' })

describe('a text', () => {
  it('is its own key in English, and filled', () => {
    expect(t('Share on {name}, {other}', { name: 'X' })).toBe('Share on X, {other}')
    expect([hours(1), hours(0), hours(1200)]).toEqual(['1 hour', '0 hours', '1,200 hours'])
  })

  it('is in Hindi where the catalogue has it, and else in English', () => {
    speak(WHOLE_HINDI)
    expect(t('Masters and MBA in {country}', { country: 'जर्मनी' })).toBe('जर्मनी में मास्टर्स और MBA')
    expect(t('Not in the catalogue, {name}', { name: 'Asha' })).toBe('Not in the catalogue, Asha')
    // Hindi counts nothing and a part as one.
    expect([hours(0), hours(1), hours(2), hours(120_000)]).toEqual(['0 घंटा', '1 घंटा', '2 घंटे', '1,20,000 घंटे'])
    expect(plural(2, { one: '# unknown thing', other: '# unknown things' })).toBe('2 unknown things')
  })

  it('that was marked before anybody chose a language is read in the present one', () => {
    const links = words([{ name: 'Search', href: '/search', slug: 'Search', count: 3, parts: ['Menu'] }])
    const [link] = links
    speak(WHOLE_HINDI)
    expect({ ...link, parts: [...link.parts] }).toEqual({
      name: 'खोजें',
      href: '/search',
      slug: 'Search',
      count: 3,
      parts: ['मेन्यू'],
    })
    speak(null)
    expect(link.name).toBe('Search')
  })

  it('is in the language of the page that the server renders', () => {
    takeLanguageFrom(() => WHOLE_HINDI)
    expect(t('Search')).toBe('खोजें')
  })

  it('holds elements', () => {
    render(
      <p>
        <Trans
          message="Read <terms>our {what}</terms> first."
          parts={{ terms: inside => <a href="/terms">{inside}</a> }}
          values={{ what: 'terms' }}
        />
      </p>,
    )
    expect(screen.getByRole('link', { name: 'our terms' })).toBeDefined()
    expect(screen.getByText(/Read/).textContent).toBe('Read our terms first.')
  })
})

describe('dates, numbers and money', () => {
  const all = () => [
    moneyOf(1_250_000, 'INR'),
    moneyOf(120_000, 'USD'),
    numberOf(120_000),
    dayOf('2026-03-03T12:00:00Z'),
    distanceOf('2026-03-13', new Date(2026, 2, 1)),
  ]

  it('are written as the language writes them', () => {
    expect(all()).toEqual(['₹12,50,000', '$120,000', '1,20,000', '3 March 2026', 'in 12 days'])
    speak(WHOLE_HINDI)
    expect(all()).toEqual(['₹12,50,000', '$1,20,000', '1,20,000', '3 मार्च 2026', '12 दिन में'])
  })
})

it('names a plural by the format of ICU', () => {
  expect(pluralMessage({ one: '# day', other: '# days' })).toBe('{count, plural, one {# day} other {# days}}')
})
