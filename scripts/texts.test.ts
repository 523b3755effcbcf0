import { describe, expect, test } from 'vitest'
import { PLANS } from '../graphql-server/domain/billing/entitlements.ts'
import { comparedFeaturesOf, pricingLinesOf } from '../graphql-server/domain/billing/pricingLines.ts'
import { COUNTRY_NAMES } from '../graphql-server/domain/catalogue/countries.ts'
import { READING_NAMES } from '../graphql-server/domain/profiles/reading/readProfile.ts'
import { QUESTIONNAIRES } from '../graphql-server/domain/questionnaires/index.ts'
import { keyOfSent } from '../web/language/language.ts'
import { compileCatalogue, HINDI_CATALOGUE, readCatalogue, writtenCatalogue } from './catalogue.ts'
import { findTexts, readTexts } from './findTexts.ts'

const roomsOf = (text: string) => [...new Set(text.match(/\{\w+\}|<\w+>|<\/\w+>/g))].sort()

describe('the Hindi catalogue', async () => {
  const [found, translated] = await Promise.all([readTexts(), readCatalogue(HINDI_CATALOGUE)])

  test('has every text of the interface, and no other', () => {
    const missing = [...found].filter(([text]) => !translated.has(text))
    expect(missing.map(([text, file]) => `${file}: ${text}`)).toEqual([])
    expect([...translated.keys()].filter(text => !found.has(text))).toEqual([])
  })

  test('compiles, with the values and elements of the English text', () => {
    expect(Object.keys(compileCatalogue(translated))).toHaveLength(translated.size)
    const different = [...translated].filter(([key, text]) => `${roomsOf(key)}` !== `${roomsOf(text)}`)
    expect(different).toEqual([])
  })

  test('has what plans hold, as the server says it', () => {
    const sent = Object.values(PLANS).flatMap(plan => [
      ...pricingLinesOf(plan),
      ...comparedFeaturesOf(plan).flatMap(({ group, name, value }) => [group, name, value ?? []].flat()),
    ])
    expect(sent.length).toBeGreaterThan(50)
    const keys = sent
      .map(text => keyOfSent(text).key)
      .filter(key => /\p{L}{2}/u.test(key.replaceAll(/\{n\d\}/g, '')))
    expect(keys.filter(key => !translated.has(key))).toEqual([])
  })

  test('has the parts of a questionnaire, and the names of what a profile says', () => {
    const titles = QUESTIONNAIRES.filter(({ form }) => form === 'WIZARD').flatMap(({ sections }) =>
      sections.map(({ title }) => title),
    )
    const sent = [...titles, ...Object.values(READING_NAMES), ...Object.values(COUNTRY_NAMES)]
    expect(sent.length).toBeGreaterThan(30)
    // Some are abbreviations in both languages.
    expect(sent.filter(text => !translated.has(text) && !/^[A-Z]+$/.test(text))).toEqual([])
  })

  test('has both forms of a plural', () => {
    const plurals = [...translated].filter(([key]) => key.startsWith('{count, plural,'))
    expect(plurals.length).toBeGreaterThan(0)
    for (const [, text] of plurals) expect(text).toMatch(/^\{count, plural, one \{.*\} other \{.*\}\}$/)
  })
})

describe('texts in a file', () => {
  test('are found where they are looked up and where they are marked', () => {
    const code = `
      const LINKS = words([{ name: 'Menu', href: '/menu', id: 'Menu', kind: 'DATA_SCIENCE' }])
      const shown = () => [t('Search'), t(LINKS[0].name), plural(n, { one: '# day', other: '# days' }), t(a ? 'Yes' : b ? 'No' : c)]
      const Page = () => <Trans message="Read <a>this</a>" parts={{}} />`
    expect(findTexts('page.tsx', code)).toEqual([
      'Menu',
      'Search',
      '{count, plural, one {# day} other {# days}}',
      'Yes',
      'No',
      'Read <a>this</a>',
    ])
  })

  test('are refused outside a function, where they would keep the language of the first page', () => {
    expect(() => findTexts('page.ts', "\nconst TITLE = t('Search')")).toThrow('page.ts:2: ')
    expect(() => findTexts('page.ts', 'const f = () => plural(n, { one })')).toThrow("'one' and 'other'")
  })
})

test('a catalogue keeps what is translated, and says which text can’t be read', () => {
  const found = new Map([
    ['Search', 'web/a.ts'],
    ['New', 'web/a.ts'],
  ])
  const written = writtenCatalogue({
    found,
    translated: new Map([
      ['Search', 'खोजें'],
      ['Gone', 'गया'],
    ]),
  })
  expect(written).toContain(
    '#: web/a.ts\nmsgid "Search"\nmsgstr "खोजें"\n\n#: web/a.ts\nmsgid "New"\nmsgstr ""',
  )
  expect(written).not.toContain('Gone')
  expect(() => compileCatalogue(new Map([['Search', '{खोजें']]))).toThrow("'Search'")
})
