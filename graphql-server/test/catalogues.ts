import type { AppContext } from '../domain/appContext.ts'
import { FIELDS } from '../domain/catalogue/fields.ts'
import { writeCatalogue } from '../domain/catalogue/loadCatalogue.ts'
import {
  type Catalogue,
  emptyColumns,
  type ProgramRow,
  type UniversityRow,
} from '../domain/catalogue/tables.ts'
import { Country } from '../generated/prisma/enums.ts'

/** A catalogue of a few rows. `parts` replaces the parts that a test needs. */
export function smallCatalogue(parts: Partial<Catalogue> = {}): Catalogue {
  return {
    checksum: JSON.stringify(parts),
    sources: [
      {
        code: 'list',
        title: 'A list',
        publisher: 'a publisher',
        year: 2025,
        licence: 'facts',
        url: null,
        basis: 'SOURCED',
      },
    ],
    living_costs: [
      livingCost({ key: 'uk', amountMonth: 1100 }),
      livingCost({ key: 'uk/leeds', city: 'Leeds', amountMonth: 1000 }),
    ],
    exchange_rates: [
      { currency: 'GBP', inrPerUnit: 120, usdPerUnit: 1.25, date: '2026-03-05', source: 'a bank' },
      { currency: 'USD', inrPerUnit: 96, usdPerUnit: 1, date: '2026-03-05', source: 'a bank' },
    ],
    intakes: [
      { country: 'UK', months: [9], text: 'September', basis: 'INDICATIVE', source: 'a guide', year: 2026 },
    ],
    universities: [
      university({ key: 'uk/university-of-leeds', isSample: true }),
      university({
        key: 'usa/harvard-university',
        name: 'Harvard University',
        country: 'USA',
        city: 'Cambridge',
      }),
    ],
    programs: [
      program({ name: 'Robotics MSc', field: 'robotics' }),
      program({ name: 'MBA', degreeType: 'MBA', award: 'MBA', field: 'business-administration' }),
      program({
        university: 'usa/harvard-university',
        name: 'Data Science MS',
        award: 'MS',
        field: 'data-science',
      }),
    ],
    deadlines: [],
    requirements: [],
    ai_policies: [],
    scholarships: [],
    usual_tuition: [],
    proof_of_funds: [],
    guide_notes: [],
    ...parts,
  }
}

/** A university for a test's catalogue. By default one in Leeds outside the sample. */
export function university(columns: Partial<UniversityRow> = {}): UniversityRow {
  return {
    ...emptyColumns('universities'),
    key: 'uk/university-of-leeds',
    name: 'University of Leeds',
    country: 'UK',
    city: 'Leeds',
    website: 'https://www.leeds.ac.uk',
    control: 'PUBLIC',
    size: 'LARGE',
    selectivity: 6,
    aiPolicy: 'UNKNOWN',
    livingCost: 'uk/leeds',
    source: 'list',
    year: 2025,
    ...columns,
  }
}

/** A programme for a test's catalogue. By default a master's in Leeds without any figures. */
export function program(columns: Partial<ProgramRow> = {}): ProgramRow {
  return {
    ...emptyColumns('programs'),
    university: 'uk/university-of-leeds',
    name: 'Robotics MSc',
    degreeType: 'MASTERS',
    award: 'MSc',
    field: 'robotics',
    languages: ['English'],
    basis: 'SOURCED',
    source: 'list',
    year: 2025,
    ...columns,
  }
}

/** A tuition with all its columns. */
export function tuition(amount: number, columns: Partial<ProgramRow> = {}): Partial<ProgramRow> {
  return {
    tuition: amount,
    currency: 'GBP',
    period: 'YEAR',
    tuitionYear: 2025,
    tuitionBasis: 'SOURCED',
    tuitionSource: 'list',
    ...columns,
  }
}

function livingCost(columns: Partial<Catalogue['living_costs'][number]>): Catalogue['living_costs'][number] {
  return {
    ...emptyColumns('living_costs'),
    key: 'uk',
    country: 'UK',
    amountMonth: 1000,
    rentMonth: 500,
    currency: 'USD',
    year: 2022,
    basis: 'INDICATIVE',
    source: 'a rule',
    ...columns,
  }
}

/** Loads a catalogue into the database. By default the small one. */
export async function createCatalogue({
  app,
  catalogue = smallCatalogue(),
}: {
  app: AppContext
  catalogue?: Catalogue
}) {
  return await writeCatalogue({ database: app.database, catalogue })
}

/**
 * A catalogue of any size, the same for the same numbers, for tests and benchmarks of scale. Universities and
 * programmes are invented, as their names say.
 */
export function largeCatalogue({
  universities,
  programs,
}: {
  universities: number
  programs: number
}): Catalogue {
  const random = mulberry(universities * 31 + programs)
  const pick = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] ?? only(items)
  const countries = Object.values(Country)
  const schools = Array.from({ length: universities }, (_, number) => {
    const country = pick(countries)
    return university({
      key: `${country.toLowerCase()}/made-up-${number}`,
      name: `Made-up University ${number}`,
      country,
      city: `City ${number % 300}`,
      selectivity: 1 + Math.floor(random() * 7),
      isSample: number < 50,
      livingCost: 'uk',
    })
  })
  const courses = Array.from({ length: programs }, (_, number) => {
    const field = pick(FIELDS)
    const isMba = field.code === 'business-administration'
    return program({
      university: (schools[number % universities] ?? only(schools)).key,
      name: `${isMba ? 'MBA' : field.name} ${pick(['Advanced', 'Applied', 'International', 'Modern'])} ${number}`,
      degreeType: isMba ? 'MBA' : 'MASTERS',
      field: field.code,
      months: pick([12, 18, 24]),
      ...(random() < 0.7 && tuition(5000 + Math.floor(random() * 50_000))),
      typicalGre: random() < 0.3 ? 300 + Math.floor(random() * 35) : null,
    })
  })
  return smallCatalogue({
    checksum: `large ${universities} ${programs}`,
    universities: schools,
    programs: courses,
  })
}

function only<Item>(items: readonly Item[]): Item {
  const [item] = items
  if (item === undefined) throw new Error('There is nothing to choose from.')
  return item
}

/** A small generator of uniform pseudo-random numbers from 0 to 1 (mulberry32). */
function mulberry(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
