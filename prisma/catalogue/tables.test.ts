import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { programRows, universityRows } from '../../graphql-server/domain/catalogue/catalogueRows.ts'
import { FIELD_GROUPS, FIELDS } from '../../graphql-server/domain/catalogue/fields.ts'
import { slugOf } from '../../graphql-server/domain/catalogue/searchText.ts'
import {
  type Catalogue,
  readCatalogue,
  readTableFiles,
} from '../../graphql-server/domain/catalogue/tables.ts'
import { Country, GuidePart } from '../../graphql-server/generated/prisma/enums.ts'

const FOLDER = join(import.meta.dirname, 'tables')
const COUNTRIES = Object.values(Country)

let catalogue: Catalogue

/** In milliseconds: reading all tables takes a second of a machine that does nothing else. */
const SLOW = 60_000

beforeAll(async () => {
  // Reading checks ranges, currencies, references and duplicate keys.
  catalogue = readCatalogue(await readTableFiles(FOLDER))
}, SLOW)

/** The share of universities that have such a programme, among those that a source lists or among all. */
function shareWith(keep: (basis: string) => boolean, { ofSourced = false } = {}): number {
  const having = new Set(
    catalogue.programs.filter(({ basis }) => keep(basis)).map(({ university }) => university),
  )
  const universities = catalogue.universities.filter(
    ({ source }) => !ofSourced || source !== 'counsellors-2026',
  )
  return universities.filter(({ key }) => having.has(key)).length / universities.length
}

describe('the catalogue covers', () => {
  test('at least 540 universities and 2,500 programmes', () => {
    expect(catalogue.universities.length).toBeGreaterThanOrEqual(540)
    expect(catalogue.programs.length).toBeGreaterThanOrEqual(2500)
  })

  test('85 % of the universities that sources list with a sourced programme, 95 % of all with any', () => {
    expect(shareWith(basis => basis === 'SOURCED', { ofSourced: true })).toBeGreaterThanOrEqual(0.85)
    expect(shareWith(() => true)).toBeGreaterThanOrEqual(0.95)
  })

  test.each(COUNTRIES)('at least ten universities with an MBA in %s', country => {
    const inCountry = new Set(
      catalogue.universities.filter(row => row.country === country).map(({ key }) => key),
    )
    const schools = catalogue.programs.filter(
      ({ degreeType, university }) => degreeType === 'MBA' && inCountry.has(university),
    )
    expect(new Set(schools.map(({ university }) => university)).size).toBeGreaterThanOrEqual(10)
  })

  test('every field of the taxonomy, and the taxonomy has twelve groups', () => {
    const used = new Set(catalogue.programs.map(({ field }) => field))
    expect(FIELDS.map(({ code }) => code).filter(code => !used.has(code))).toEqual([])
    expect(new Set(FIELDS.map(({ group }) => group))).toEqual(new Set(FIELD_GROUPS.map(({ code }) => code)))
    expect(FIELD_GROUPS).toHaveLength(12)
  })

  test('each country with a usual intake and a living cost', () => {
    expect(catalogue.intakes.map(({ country }) => country).sort()).toEqual(COUNTRIES.toSorted())
    expect(
      catalogue.living_costs
        .filter(({ city }) => city === null)
        .map(({ country }) => country)
        .sort(),
    ).toEqual(COUNTRIES.toSorted())
  })
})

describe('the public sample', () => {
  test('has fifty universities, in every country and every band', () => {
    const sample = catalogue.universities.filter(({ isSample }) => isSample)
    expect(sample).toHaveLength(50)
    expect(new Set(sample.map(({ country }) => country))).toEqual(new Set(COUNTRIES))
    expect(new Set(sample.map(({ selectivity }) => selectivity))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7]))
  })

  test('has Masters and an MBA in every country', () => {
    const rows = programRows(catalogue).filter(({ isSample }) => isSample)
    for (const country of COUNTRIES)
      expect(
        new Set(rows.filter(row => row.country === country).map(({ degreeType }) => degreeType)),
      ).toEqual(new Set(['MASTERS', 'MBA']))
  })
})

describe('there are no duplicates', () => {
  test('of a university under two names with one website', () => {
    const seen = new Map<string, string>()
    const twice = catalogue.universities.flatMap(({ name, website, country }) => {
      if (website === null) return []
      const place = `${country} ${new URL(website).hostname.replace(/^www\d?\./, '')}`
      const other = seen.get(place)
      seen.set(place, name)
      return other === undefined ? [] : [`${other} and ${name}: ${website}`]
    })
    expect(twice).toEqual([])
  })

  test('of a programme of a university under two spellings', () => {
    const seen = new Set<string>()
    const twice = catalogue.programs.filter(({ university, degreeType, name }) => {
      const key = `${university}|${degreeType}|${slugOf(name)}`
      return seen.has(key) || !seen.add(key)
    })
    expect(twice.map(({ university, name }) => `${university}: ${name}`)).toEqual([])
  })
})

describe('figures', () => {
  test('of tuition are plausible in every currency', () => {
    const odd = programRows(catalogue).filter(
      ({ tuitionYearUsd: year, tuition }) => tuition !== 0 && year !== null && (year < 300 || year > 130_000),
    )
    expect(odd.map(({ key, tuitionYearUsd }) => `${key}: ${tuitionYearUsd}`)).toEqual([])
  })

  test('are in the currency of the country', () => {
    const currencies: Record<Country, string[]> = {
      USA: ['USD'],
      UK: ['GBP'],
      CANADA: ['CAD', 'USD'],
      GERMANY: ['EUR'],
      AUSTRALIA: ['AUD'],
      ITALY: ['EUR'],
      SPAIN: ['EUR'],
      INDIA: ['INR'],
    }
    const odd = programRows(catalogue).filter(
      ({ country, tuitionCurrency }) =>
        tuitionCurrency !== null && !currencies[country].includes(tuitionCurrency),
    )
    expect(odd.map(({ key, tuitionCurrency }) => `${key}: ${tuitionCurrency}`)).toEqual([])
  })

  test('from general knowledge are marked indicative', () => {
    const general = catalogue.programs.filter(({ source }) => source === 'general-2026')
    expect(general.length).toBeGreaterThan(0)
    expect(
      general.filter(({ basis, tuition }) => basis !== 'INDICATIVE' || (tuition !== null && tuition > 0)),
    ).toEqual([])
  })
})

test('every university has a unique position, a description and a search text', () => {
  const rows = universityRows(catalogue)
  expect(new Set(rows.map(({ position }) => position)).size).toBe(rows.length)
  for (const { description, searchText } of rows) {
    expect(description).toMatch(/^[A-Z].* in .+, .+\.$/)
    expect(searchText).toMatch(/^= \S/)
  }
})

test('every source is named in SOURCES.md with its year', async () => {
  const text = await readFile(join(import.meta.dirname, 'SOURCES.md'), 'utf8')
  for (const { code, year } of catalogue.sources) expect(text).toMatch(new RegExp(`\`${code}\`.*${year}`))
})

test('all tables together stay below three megabytes', async () => {
  const sizes = await Promise.all(
    ['universities', 'programs', 'living_costs', 'requirements', 'deadlines'].map(name =>
      stat(join(FOLDER, `${name}.csv`)),
    ),
  )
  expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(3_000_000)
})

describe('general knowledge', () => {
  const known = () => catalogue.programs.filter(({ source }) => source === 'counsellors-2026')

  test('is indicative, with its year', () => {
    expect(known().length).toBeGreaterThan(3000)
    expect(
      known().filter(
        ({ basis, tuitionBasis, knowledgeYear }) =>
          basis !== 'INDICATIVE' || tuitionBasis === 'SOURCED' || knowledgeYear !== 2026,
      ),
    ).toEqual([])
  })

  test('says nothing about the catalogue itself', () => {
    const notes = catalogue.programs.flatMap(({ note }) => (note === null ? [] : [note]))
    expect(notes.filter(note => /LISTED|WRONG|CLOSED/.test(note))).toEqual([])
  })

  test('takes closed and wrong programmes out', () => {
    const listed = new Set(catalogue.programs.map(({ university, name }) => `${university}|${name}`))
    for (const gone of [
      'usa/university-of-illinois-urbana-champaign|MBA',
      'usa/university-of-iowa|MBA',
      'usa/wake-forest-university|MBA',
      'germany/technical-university-of-munich|Industrial Chemistry MSc',
      'usa/columbia-university|Software Systems MS',
      'uk/the-university-of-manchester|Graduate Diploma Landscape Design',
    ])
      expect([gone, listed.has(gone)]).toEqual([gone, false])
  })

  test("few American master's are said to last a year or less, and those by counsellors", () => {
    const american = catalogue.programs.filter(
      ({ university, degreeType }) => university.startsWith('usa/') && degreeType === 'MASTERS',
    )
    const short = american.filter(({ months }) => months !== null && months <= 12)
    expect(short.length / american.length).toBeLessThan(0.2)
    expect(
      short.filter(row => row.knowledgeYear === null && /computing-2025|courses-2023/.test(row.source)),
    ).toEqual([])
  })

  test('British minima are those of counsellors where the list was wrong', () => {
    const ielts = catalogue.requirements.filter(({ what, kind }) => what === 'IELTS' && kind === 'MINIMUM')
    const of = (key: string) => ielts.find(({ university }) => university === key)?.value
    expect(of('uk/the-university-of-edinburgh')).toBe(6.5)
    expect(of('uk/university-of-bristol')).toBe(6.5)
  })
})

describe('what universities say about AI', () => {
  const policyOf = (key: string) => catalogue.universities.find(row => row.key === key)?.aiPolicy

  test.each([
    ['uk/cardiff-university', 'COACH_ONLY'],
    ['uk/university-of-cambridge', 'COACH_ONLY'],
    ['uk/university-of-leeds', 'COACH_ONLY'],
    // Only a school, a scholarship or a research office of these has a rule.
    ['uk/university-of-brighton', 'UNKNOWN'],
    ['uk/university-of-oxford', 'UNKNOWN'],
    ['usa/harvard-university', 'UNKNOWN'],
    ['usa/columbia-university', 'UNKNOWN'],
  ])('is not more than the source says: %s is %s', (key, policy) => {
    expect(policyOf(key)).toBe(policy)
  })

  test('no source allows drafted text, and a ban on writing by AI is never read as disclosure', () => {
    expect(catalogue.ai_policies.filter(({ policy }) => policy === 'ALLOWED')).toEqual([])
    const bans = catalogue.ai_policies.filter(({ summary, note }) =>
      /no writing|not generate|no copying|no outlining|no pasting|not written|entirely by applicant/.test(
        `${summary} ${note}`,
      ),
    )
    expect(bans.length).toBeGreaterThanOrEqual(6)
    expect(bans.filter(({ policy }) => policy !== 'COACH_ONLY')).toEqual([])
  })
})

test('a usual deadline is a day of the year, and no day of a past cycle is shown as one to come', () => {
  const usual = catalogue.programs.filter(({ usualDeadlines }) => usualDeadlines.length > 0)
  expect(usual.length).toBeGreaterThan(50)
  expect(usual.filter(({ usualDeadlinesYear }) => usualDeadlinesYear === null)).toEqual([])
  expect(catalogue.deadlines).toEqual([])
})

test('the coverage is printed', () => {
  const rows = programRows(catalogue)
  const lines = [...COUNTRIES, null].map(country => {
    const schools = catalogue.universities.filter(row => country === null || row.country === country)
    const own = rows.filter(row => country === null || row.country === country)
    const count = (keep: (row: (typeof own)[number]) => boolean) => own.filter(keep).length
    const having = (keep: (row: (typeof own)[number]) => boolean) =>
      Math.round((100 * new Set(own.filter(keep).map(({ university }) => university)).size) / schools.length)
    return [
      (country ?? 'ALL').padEnd(10),
      `${schools.length} universities, ${having(row => row.basis === 'SOURCED')} % with a sourced programme, ${having(() => true)} % with any`,
      `${own.length} programmes`,
      `${count(row => row.degreeType === 'MBA')} MBA`,
      `sourced ${count(row => row.basis === 'SOURCED')}`,
      `tuition sourced ${count(row => row.tuitionBasis === 'SOURCED')}, indicative ${count(row => row.tuitionBasis === 'INDICATIVE')}`,
      `requirements ${count(row => row.requirements !== null)}`,
      `duration ${count(row => row.durationMonths !== null)}`,
    ].join(' | ')
  })
  process.stdout.write(`\n${lines.join('\n')}\n`)
  expect(lines).toHaveLength(9)
})

describe('the guide of each country', () => {
  const PARTS = Object.values(GuidePart).filter(part => part !== 'PAPERS')

  test.each(COUNTRIES)('%s has notes in each part, for India first and for others', country => {
    const notes = catalogue.guide_notes.filter(row => row.country === country)
    expect(PARTS.filter(part => notes.filter(note => note.part === part).length < 2)).toEqual([])
    expect(notes.some(({ audience }) => audience === 'INDIA')).toBe(true)
    expect(notes.some(({ audience }) => audience === 'OTHERS')).toBe(true)
  })

  test('names the papers of the visa with their source, except for India, which asks Indians for none', () => {
    const papers = catalogue.guide_notes.filter(({ part }) => part === 'PAPERS')
    expect(new Set(papers.map(({ country }) => country))).toEqual(
      new Set(COUNTRIES.filter(country => country !== 'INDIA')),
    )
    expect(papers.filter(({ basis }) => basis !== 'SOURCED')).toEqual([])
  })

  test('says of each fact what it rests on, a recent year and where to check it, in both languages', () => {
    const faulty = catalogue.guide_notes.filter(
      ({ source, year, url, text, textHindi, title, titleHindi, part }) =>
        source === '' ||
        year < 2024 ||
        !url.startsWith('https://') ||
        text === title ||
        !/\p{Script=Devanagari}/u.test(part === 'PAPERS' ? 'अ' : textHindi) ||
        titleHindi === '' ||
        /!/.test(text + textHindi),
    )
    expect(faulty).toEqual([])
  })

  test('has an intake, living costs and, outside India, a proof of funds', () => {
    for (const country of COUNTRIES) {
      expect(catalogue.intakes.some(row => row.country === country)).toBe(true)
      expect(catalogue.living_costs.some(row => row.country === country)).toBe(true)
      if (country !== 'INDIA')
        expect(catalogue.proof_of_funds.some(row => row.country === country)).toBe(true)
    }
  })
})
