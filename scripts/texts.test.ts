import { describe, expect, test } from 'vitest'
import { PLANS } from '../graphql-server/domain/billing/entitlements.ts'
import { comparedFeaturesOf, pricingLinesOf } from '../graphql-server/domain/billing/pricingLines.ts'
import { COUNTRY_NAMES } from '../graphql-server/domain/catalogue/countries.ts'
import { versionName } from '../graphql-server/domain/documents/editing/versionName.ts'
import { PAUSE_WORDS } from '../graphql-server/domain/documents/generation/pauseWords.ts'
import { PHRASES } from '../graphql-server/domain/documents/review/phrases.ts'
import { type ReviewRequest, reviewText } from '../graphql-server/domain/documents/review/reviewText.ts'
import {
  CLEAN_ESSAY,
  CLEAN_LETTER,
  CLEAN_SOP,
} from '../graphql-server/domain/documents/review/texts.test-fixtures.ts'
import { formOf } from '../graphql-server/domain/documents/writing/forms/index.ts'
import { READING_NAMES } from '../graphql-server/domain/profiles/reading/readProfile.ts'
import { QUESTIONNAIRES } from '../graphql-server/domain/questionnaires/index.ts'
import { hindiOf } from '../web/language/hindiOf.ts'
import { keyOfSent } from '../web/language/language.ts'
import { compileCatalogue, HINDI_CATALOGUE, readCatalogue, writtenCatalogue } from './catalogue.ts'
import { findTexts, readTexts } from './findTexts.ts'
import { readPublicTexts } from './publicTexts.ts'

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

  const hindi = hindiOf(compileCatalogue(translated))
  /** Those that a person who reads Hindi would see in English. */
  const inEnglish = (texts: readonly string[]) =>
    [...new Set(texts)].filter(text => {
      const { key, figures } = keyOfSent(text)
      return (hindi.find(key, figures) ?? hindi.findWorded(text)) === null
    })

  test('has what a review says', () => {
    const clean = [CLEAN_SOP, CLEAN_LETTER, CLEAN_ESSAY]
    const long = `${'I measured the bank and '.repeat(60)}wrote it down.`
    const worse = (request: ReviewRequest): ReviewRequest[] => [
      request,
      { ...request, text: '', targetWords: null },
      { ...request, text: request.text.slice(0, 300), avoid: ['figures', 'Fridays', 'class'] },
      { ...request, text: `${request.text}\n\n${long} ${long}`, otherTexts: [request.text] },
      { ...request, text: `${request.text}\n\n${request.text} [your name] He won 14 prizes at **Leeds**.` },
      { ...request, answers: {}, text: `${request.text} I am applying to the University of Leeds.` },
      {
        ...request,
        otherSchools: [{ university: 'Leeds', names: ['Chandpur'], course: '' }],
        text: `${request.text} At Leeds we dreamed. At Leeds we dreamed. At Leeds I was seen, chosen and sent.`,
      },
    ]
    const said = clean.flatMap(worse).flatMap(request => {
      const { parts, figures, findings } = reviewText(request)
      return [
        ...parts.flatMap(({ name, why }) => [name, why]),
        ...Object.values(figures).flatMap(({ label, basis }) => [label, basis]),
        ...findings.flatMap(({ kind, reason, suggestion, edit }) => [
          reason,
          // The question of a story without an answer stays in English, as the questionnaire does.
          ...(kind === 'KEY_STORY' ? [] : [suggestion]),
          ...(edit === null ? [] : [edit.label]),
        ]),
      ]
    })
    expect(new Set(said).size).toBeGreaterThan(120)
    expect(
      inEnglish([...said, ...PHRASES.flatMap(({ reason, suggestion }) => [reason, suggestion])]),
    ).toEqual([])
  })

  test('has the parts of an outline, what to add to answers, the names of versions and why a draft is paused', () => {
    const forms = QUESTIONNAIRES.map(({ type, form }) => formOf(type, form))
    const titles = forms.flatMap(({ sections }) =>
      typeof sections !== 'function'
        ? sections.flatMap(({ title, parts }) => [title, ...parts.map(part => part.title)])
        : [],
    )
    const versions = (['GENERATED', 'REDRAFTED', 'EDITED', 'RESTORED'] as const).map(kind =>
      versionName({ kind, restoredFrom: 3 }),
    )
    const advice = forms.flatMap(({ counsel }) =>
      typeof counsel === 'function'
        ? []
        : Object.values(counsel).flatMap(one =>
            one ? [one.missing, one.short, one.noFigure ?? one.short] : [],
          ),
    )
    expect(titles.length).toBeGreaterThan(30)
    expect(advice.length).toBeGreaterThan(50)
    expect(inEnglish([...titles, ...advice, ...versions, ...Object.values(PAUSE_WORDS)])).toEqual([])
  })

  test('takes the words of a text over, and leaves what it does not know', () => {
    const wrong = 'The document is for TU Delft, and no answer mentions this university.'
    expect(hindi.findWorded(wrong)).toMatch(/^दस्तावेज़ TU Delft के लिए है/)
    expect(hindi.findWorded('2 places to compare with your answers, 1 wrong university.')).toMatch(/^2 .* 1 /)
    const refused = 'Matches were made 30 times within a minute. Try again in 2 minutes.'
    expect(hindi.findWorded(refused)).toBe('एक मिनट में 30 बार मिलान किया गया। 2 मिनट बाद फिर कोशिश करें।')
    expect(hindi.findWorded('You said: Indian. It is for students from outside the UK.')).toMatch(/यूके/)
    expect(hindi.findWorded('Something else; and so on; and more.')).toBeNull()
  })

  test('has a part for visitors: what their pages load, and not what is behind sign-in', async () => {
    const ofVisitors = await readPublicTexts()
    expect([...ofVisitors].filter(text => !translated.has(text))).toEqual([])
    for (const text of ['Accept the invitation', 'Invalid credentials', 'Compare plans', 'Audit log'])
      expect(ofVisitors).toContain(text)
    expect(ofVisitors).not.toContain('Draft again')
    expect(ofVisitors.size).toBeLessThan(translated.size / 2)
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
