import { fullCountryName } from './countries.ts'
import { findField } from './fields.ts'
import { searchTextOf } from './searchText.ts'
import { type Catalogue, type ProgramRow, programKey, type UniversityRow } from './tables.ts'

const KINDS = {
  PUBLIC: 'Public',
  PRIVATE_NON_PROFIT: 'Private, non-profit',
  PRIVATE_FOR_PROFIT: 'Private',
} as const
const SIZES = { SMALL: 'small', MEDIUM: 'medium-sized', LARGE: 'large', VERY_LARGE: 'very large' } as const

/** Rows of `University`. The living cost is named by its key. */
export function universityRows(catalogue: Catalogue) {
  const counts = new Map<string, number>()
  for (const { university } of catalogue.programs) counts.set(university, (counts.get(university) ?? 0) + 1)
  const sources = sourcesOf(catalogue)
  const inOrder = catalogue.universities.toSorted((a, b) => byAlphabet.compare(a.name, b.name) || byKey(a, b))
  return inOrder.map((university, place) => ({
    ...university,
    description: describe(university),
    source: sources.get(university.source) ?? university.source,
    isListed: true,
    position: place + 1,
    programCount: counts.get(university.key) ?? 0,
    searchText: searchTextOf([university.name, university.localName, university.city]),
  }))
}

/** Rows of `Program`. The university is named by its key. */
export function programRows(catalogue: Catalogue) {
  const sources = sourcesOf(catalogue)
  const universities = new Map(catalogue.universities.map(university => [university.key, university]))
  const living = new Map(catalogue.living_costs.map(cost => [cost.key, cost.amountMonth * 12]))
  const rates = new Map(catalogue.exchange_rates.map(rate => [rate.currency, rate.usdPerUnit]))
  const intakes = new Map(catalogue.intakes.map(intake => [intake.country, intake]))
  const stated = requirementsByUniversity(catalogue)
  const inOrder = catalogue.programs
    .map(program => ({ program, university: universities.get(program.university) }))
    .flatMap(({ program, university }) => (university ? [{ program, university }] : []))
    // Universities come first. A search reads in this order until its first page is full. Ordered by name, all
    // programmes that begin with the same word would be adjacent, possibly at the end.
    .sort(
      (a, b) =>
        byAlphabet.compare(a.university.name, b.university.name) ||
        byKey(a.university, b.university) ||
        byAlphabet.compare(a.program.name, b.program.name),
    )
  return inOrder.map(({ program, university }, place) => {
    const { months, currency, period, intakes: own, ...sameName } = program
    const usual = own.length === 0 ? intakes.get(university.country) : undefined
    const requirements = requirementsOf(program, stated.get(university.key) ?? [])
    return {
      ...sameName,
      key: programKey(program),
      durationMonths: months,
      source: sources.get(program.source) ?? program.source,
      tuitionCurrency: currency,
      tuitionPeriod: period,
      tuitionSource: program.tuitionSource && (sources.get(program.tuitionSource) ?? program.tuitionSource),
      intakeMonths: usual?.months ?? own,
      intakeBasis: usual?.basis ?? (own.length > 0 ? program.basis : null),
      intakeSource: usual?.source ?? (own.length > 0 ? sources.get(program.source) : null) ?? null,
      ...requirements,
      country: university.country,
      selectivity: university.selectivity,
      tuitionYearUsd: tuitionYearUsd(program, rates),
      livingYearUsd: living.get(university.livingCost) ?? null,
      isSample: university.isSample,
      isListed: true,
      position: place + 1,
      searchText: searchTextOf([
        program.name,
        findField(program.field)?.name,
        university.name,
        university.localName,
        university.city,
      ]),
    }
  })
}

/** Sorts names independently of the database, since databases differ in collation. */
const byAlphabet = new Intl.Collator('en', { numeric: true })

function byKey(a: { key: string }, b: { key: string }): number {
  return a.key < b.key ? -1 : Number(a.key > b.key)
}

function sourcesOf({ sources }: Catalogue): Map<string, string> {
  return new Map(sources.map(({ code, title, publisher }) => [code, `${title} (${publisher})`]))
}

/** One sentence from the facts: 'Large public university in Leeds, the United Kingdom.' */
function describe({ control, size, city, country }: UniversityRow): string {
  const kind = control && KINDS[control]
  const words = [size && SIZES[size], kind?.toLowerCase(), 'university'].filter(word => word != null)
  const sentence = `${words.join(' ')} in ${city}, ${fullCountryName(country)}.`
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

/** A year's tuition in whole US dollars. Null if the amount, the rate or the length that it pays for is unknown. */
function tuitionYearUsd(program: ProgramRow, rates: ReadonlyMap<string, number>): number | null {
  const rate = program.currency === null ? undefined : rates.get(program.currency)
  if (program.tuition === null || rate === undefined) return null
  const dollars = program.tuition * rate
  if (program.period === 'YEAR') return Math.round(dollars)
  if (program.months === null) return null
  return Math.round((dollars * 12) / Math.max(12, program.months))
}

type Requirement = Catalogue['requirements'][number]

function requirementsByUniversity({ requirements }: Catalogue): Map<string, Requirement[]> {
  const byUniversity = new Map<string, Requirement[]>()
  for (const requirement of requirements) {
    const own = byUniversity.get(requirement.university)
    if (own) own.push(requirement)
    else byUniversity.set(requirement.university, [requirement])
  }
  return byUniversity
}

/** The groups of fields for which admitted students' figures were reported. */
const REPORTING_GROUPS = new Set(['computing', 'engineering'])

/**
 * The requirements of a programme: the university's minima apply to each of its programmes, typical values only to the
 * fields that reported them.
 */
function requirementsOf(program: ProgramRow, stated: readonly Requirement[]) {
  const isReported =
    program.degreeType === 'MASTERS' && REPORTING_GROUPS.has(findField(program.field)?.group ?? '')
  const minima = stated.filter(({ kind }) => kind === 'MINIMUM')
  const typical = isReported ? stated.filter(({ kind }) => kind === 'TYPICAL') : []
  const least = (what: string) => minima.find(requirement => requirement.what === what)?.value ?? null
  const usual = (what: string) => typical.find(requirement => requirement.what === what)?.value ?? null
  const { typicalGmat, typicalWorkYears } = program
  const typicalGre = program.typicalGre ?? whole(usual('GRE'))
  const own = [
    typicalGmat !== null && `GMAT ${typicalGmat}`,
    program.typicalGre !== null && `GRE ${program.typicalGre}`,
    typicalWorkYears !== null && `${typicalWorkYears} years of work`,
  ].filter(part => part !== false)
  const admitted = own.length > 0 ? own : typical.map(requirement => requirement.text)
  const parts = [
    minima.length > 0 && `${minima.map(requirement => requirement.text).join(', ')}.`,
    admitted.length > 0 && `Typical of those admitted: ${admitted.join(', ')}.`,
  ].filter(part => part !== false)
  const [first] = [...minima, ...typical]
  const isOwnSource = own.length > 0 && minima.length === 0
  return {
    minimumIelts: least('IELTS'),
    minimumToefl: whole(least('TOEFL iBT')),
    minimumGpaOf4: least('GPA (of 4)'),
    typicalGmat,
    typicalGre,
    typicalGpaOf10: usual('CGPA (of 10)'),
    typicalWorkYears,
    requirementsBasis: parts.length === 0 ? null : isOwnSource ? 'INDICATIVE' : (first?.basis ?? null),
    requirementsSource:
      parts.length === 0 ? null : isOwnSource ? 'class profile of the school' : (first?.source ?? null),
    requirementsYear: parts.length === 0 ? null : isOwnSource ? program.year : (first?.year ?? null),
    requirements: parts.length === 0 ? null : parts.join(' '),
  } as const
}

function whole(value: number | null): number | null {
  return value === null ? null : Math.round(value)
}

/** Rows of `ProgramDeadline`: a university's deadline applies to each of its programmes of that degree. */
export function deadlineRows(catalogue: Catalogue) {
  const programs = new Map<string, string[]>()
  for (const program of catalogue.programs) {
    const place = `${program.university}|${program.degreeType}`
    programs.set(place, [...(programs.get(place) ?? []), programKey(program)])
  }
  return catalogue.deadlines.flatMap(({ university, degreeType, ...deadline }) =>
    (programs.get(`${university}|${degreeType}`) ?? []).map(program => ({ program, ...deadline })),
  )
}
