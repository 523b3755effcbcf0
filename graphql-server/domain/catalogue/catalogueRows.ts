import { fullCountryName } from './countries.ts'
import { FIELDS, findField } from './fields.ts'
import { fieldSearchText } from './fieldWords.ts'
import { tuitionFiller } from './fillTuition.ts'
import { markedSearchTextOf, searchTextOf } from './searchText.ts'
import { type Catalogue, type ProgramRow, programKey, type UniversityRow } from './tables.ts'

const KINDS = {
  PUBLIC: 'Public',
  PRIVATE_NON_PROFIT: 'Private, non-profit',
  PRIVATE_FOR_PROFIT: 'Private',
} as const
const SIZES = { SMALL: 'small', MEDIUM: 'medium-sized', LARGE: 'large', VERY_LARGE: 'very large' } as const

function namesOf({ name, localName, otherNames }: UniversityRow): (string | null)[] {
  return [name, localName, ...otherNames]
}

/** The place of each university among what a search finds, from 1: by selectivity, then by name. */
function searchPositions(universities: readonly UniversityRow[]): Map<string, number> {
  const inOrder = inAlphabet(universities).toSorted((a, b) => (b.selectivity ?? 0) - (a.selectivity ?? 0))
  return new Map(inOrder.map(({ key }, place) => [key, place + 1]))
}

/** Rows of `University`. The living cost is named by its key. */
export function universityRows(catalogue: Catalogue) {
  const counts = new Map<string, number>()
  for (const { university } of catalogue.programs) counts.set(university, (counts.get(university) ?? 0) + 1)
  const sources = sourcesOf(catalogue)
  const prominence = searchPositions(catalogue.universities)
  return inAlphabet(catalogue.universities).map((university, place) => ({
    ...university,
    description: describe(university),
    source: sources.get(university.source) ?? university.source,
    isListed: true,
    position: place + 1,
    programCount: counts.get(university.key) ?? 0,
    searchPosition: prominence.get(university.key) ?? 0,
    searchText: markedSearchTextOf(namesOf(university)) + searchTextOf([university.city]),
  }))
}

/** Rows of `Program`. The university is named by its key. */
export function programRows(catalogue: Catalogue) {
  const sources = sourcesOf(catalogue)
  const universities = new Map(
    inAlphabet(catalogue.universities).map((university, place) => [university.key, { university, place }]),
  )
  const living = new Map(catalogue.living_costs.map(cost => [cost.key, cost.amountMonth * 12]))
  const rates = new Map(catalogue.exchange_rates.map(rate => [rate.currency, rate.usdPerUnit]))
  const intakes = new Map(catalogue.intakes.map(intake => [intake.country, intake]))
  const stated = requirementsByUniversity(catalogue)
  const knownBand = bandsOfFields(catalogue)
  const usualBand = bandsOfUniversities(catalogue)
  const filled = tuitionFiller(catalogue)
  const inOrder = catalogue.programs
    .flatMap(program => {
      const own = universities.get(program.university)
      return own ? [{ program, ...own }] : []
    })
    // Universities come first. A search reads in this order until its first page is full. Ordered by name, all
    // programmes that begin with the same word would be adjacent, possibly at the end.
    .sort((a, b) => a.place - b.place || byAlphabet.compare(a.program.name, b.program.name))
  const ofUniversities = searchPositions(catalogue.universities)
  const prominence = new Map(
    inOrder
      .toSorted(
        (a, b) => (ofUniversities.get(a.university.key) ?? 0) - (ofUniversities.get(b.university.key) ?? 0),
      )
      .map(({ program }, place) => [program, place + 1]),
  )
  // A text is made plain once for each university and each field: it takes longer than all else.
  const plainOf = new Map(
    catalogue.universities.map(university => [
      university.key,
      searchTextOf([...namesOf(university), university.city]),
    ]),
  )
  const plainFields = new Map(FIELDS.map(field => [field.code, fieldSearchText(field)]))
  return inOrder.map(({ program: listed, university }, place) => {
    const program = filled(listed)
    const { months, currency, period, intakes: own, otherFields, gradeLimit: _, ...sameName } = program
    const usual = own.length === 0 ? intakes.get(university.country) : undefined
    const requirements = requirementsOf(program, stated.get(university.key) ?? [])
    const tuitionYear = tuitionYearUsd(program, rates)
    const livingYear = living.get(university.livingCost) ?? null
    // A spread before so many columns would make objects that are twenty times slower to build.
    return Object.assign(sameName, {
      key: programKey(program),
      fields: [program.field, ...otherFields],
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
      selectivity: program.ownSelectivity ?? knownBand(program) ?? usualBand(university),
      tuitionYearUsd: tuitionYear,
      livingYearUsd: livingYear,
      costYearUsd: tuitionYear === null || livingYear === null ? null : tuitionYear + livingYear,
      isSample: university.isSample,
      isListed: true,
      position: place + 1,
      searchPosition: prominence.get(listed) ?? 0,
      searchText: [
        searchTextOf([program.name]),
        ...[program.field, ...otherFields].map(code => plainFields.get(code) ?? ''),
        plainOf.get(university.key) ?? '',
      ].join(''),
    })
  })
}

/** Sorts names independently of the database, since databases differ in collation. */
const byAlphabet = new Intl.Collator('en', { numeric: true })

function inAlphabet(universities: readonly UniversityRow[]): UniversityRow[] {
  return universities.toSorted((a, b) => byAlphabet.compare(a.name, b.name) || byKey(a, b))
}

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

/**
 * The band of a programme whose own is not known: the middle one of its university's known programmes of the same degree
 * and field, at most one from the university's. Null where fewer than two are known: counsellors name the hardest
 * programmes first, and one alone says little of the others.
 */
function bandsOfFields({ programs, universities }: Catalogue): (program: ProgramRow) => number | null {
  const ofUniversity = new Map(universities.map(({ key, selectivity }) => [key, selectivity]))
  const keyOf = ({ university, degreeType, field }: ProgramRow) => `${university}|${degreeType}|${field}`
  const known = new Map<string, number[]>()
  for (const program of programs)
    if (program.ownSelectivity !== null)
      known.set(keyOf(program), [...(known.get(keyOf(program)) ?? []), program.ownSelectivity])
  return program => {
    const bands = known.get(keyOf(program)) ?? []
    const middle = bands.toSorted((a, b) => a - b)[Math.floor(bands.length / 2)]
    if (middle === undefined || bands.length < 2) return null
    const university = ofUniversity.get(program.university) ?? middle
    return Math.min(Math.max(middle, university - 1), university + 1)
  }
}

/** So many known programmes of a country's universities of a band say what programmes of such universities are like. */
const LEAST_OF_A_BAND = 20

/**
 * The band of a programme of which only its university's is known: what the known programmes of universities of that band
 * in the country have on average, and never more than the university's. A university's band follows its name; most of its
 * taught courses are less selective, and counsellors name the hardest first.
 */
function bandsOfUniversities({
  programs,
  universities,
}: Catalogue): (university: UniversityRow) => number | null {
  const groupOf = ({ country, selectivity }: UniversityRow) => `${country}|${selectivity ?? ''}`
  const groups = new Map(universities.map(university => [university.key, groupOf(university)]))
  const sums = new Map<string, { sum: number; count: number }>()
  for (const { university, ownSelectivity } of programs) {
    const group = groups.get(university)
    if (ownSelectivity === null || group === undefined) continue
    const { sum, count } = sums.get(group) ?? { sum: 0, count: 0 }
    sums.set(group, { sum: sum + ownSelectivity, count: count + 1 })
  }
  return university => {
    const { sum, count } = sums.get(groupOf(university)) ?? { sum: 0, count: 0 }
    if (university.selectivity === null || count < LEAST_OF_A_BAND) return university.selectivity
    return Math.min(university.selectivity, Math.round(sum / count))
  }
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
 * The requirements of a programme. Its own figures come first. Else the university's minima apply to each of its
 * programmes, and typical values only to the fields that reported them.
 */
function requirementsOf(program: ProgramRow, stated: readonly Requirement[]) {
  const isReported =
    program.degreeType === 'MASTERS' && REPORTING_GROUPS.has(findField(program.field)?.group ?? '')
  const { minimumIelts, minimumToefl, typicalGpaOf10, typicalGmat, typicalGre, typicalWorkYears } = program
  const ownMinima = textsOf([
    [program.minimumGpaOf4, program.gradeLimit ?? ''],
    [minimumIelts, `IELTS ${minimumIelts?.toFixed(1)}`],
    [minimumToefl, `TOEFL iBT ${minimumToefl}`],
  ])
  const profile = textsOf([
    [typicalGmat, `GMAT ${typicalGmat}`],
    [typicalGre, `GRE ${typicalGre}`],
    [typicalWorkYears, `${typicalWorkYears} years of work`],
  ])
  const grades = textsOf([[typicalGpaOf10, `CGPA ${typicalGpaOf10} of 10`]])
  const hasOwnEnglish = minimumIelts !== null || minimumToefl !== null
  const minima = stated.filter(
    ({ kind, what }) => kind === 'MINIMUM' && !(hasOwnEnglish && (what === 'IELTS' || what === 'TOEFL iBT')),
  )
  const reported = isReported && profile.length === 0 ? stated.filter(({ kind }) => kind === 'TYPICAL') : []
  const typical = reported.filter(({ what }) => !(typicalGpaOf10 !== null && what === 'CGPA (of 10)'))
  const figureIn = (of: readonly Requirement[], what: string) =>
    of.find(requirement => requirement.what === what)?.value ?? null
  const asked = [...ownMinima, ...minima.map(({ text }) => text)]
  const admitted = [...grades, ...profile, ...typical.map(({ text }) => text)]
  const parts = [
    ...(asked.length > 0 ? [`${asked.join(', ')}.`] : []),
    ...(admitted.length > 0 ? [`Typical of those admitted: ${admitted.join(', ')}.`] : []),
  ]
  const known = ownMinima.length > 0 || grades.length > 0
  const others = [...minima, ...typical]
  const sources = [
    ...(known ? [GENERAL_KNOWLEDGE] : []),
    ...(profile.length > 0 ? ['class profile of the school'] : []),
    ...others.map(({ source }) => source),
  ]
  const years = [
    ...(known && program.knowledgeYear !== null ? [program.knowledgeYear] : []),
    ...(profile.length > 0 ? [program.year] : []),
    ...others.map(({ year }) => year),
  ]
  const isIndicative = known || profile.length > 0 || others.some(({ basis }) => basis === 'INDICATIVE')
  const typicalToefl = whole(figureIn(typical, 'TOEFL iBT'))
  return {
    minimumIelts: minimumIelts ?? figureIn(minima, 'IELTS'),
    minimumToefl: minimumToefl ?? whole(figureIn(minima, 'TOEFL iBT')),
    minimumGpaOf4: program.minimumGpaOf4 ?? figureIn(minima, 'GPA (of 4)'),
    typicalGmat,
    typicalGre: typicalGre ?? whole(figureIn(typical, 'GRE')),
    typicalGpaOf10: typicalGpaOf10 ?? figureIn(typical, 'CGPA (of 10)'),
    typicalIelts: typicalToefl === null ? null : ieltsLike(typicalToefl),
    typicalToefl,
    typicalWorkYears,
    requirementsBasis: parts.length === 0 ? null : isIndicative ? 'INDICATIVE' : 'SOURCED',
    requirementsSource: parts.length === 0 ? null : [...new Set(sources)].join('; '),
    requirementsYear: years.length === 0 ? null : Math.min(...years),
    requirements: parts.length === 0 ? null : parts.join(' '),
  } as const
}

/** What the figures of the catalogue rest on that no page states. */
const GENERAL_KNOWLEDGE = "counsellors' general knowledge"

/** The texts of the figures that are known. */
function textsOf(figures: readonly (readonly [figure: number | null, text: string])[]): string[] {
  return figures.flatMap(([figure, text]) => (figure === null ? [] : [text]))
}

/** The least TOEFL iBT that ETS compares with an IELTS band. */
const IELTS_BANDS = [
  [118, 9],
  [115, 8.5],
  [110, 8],
  [102, 7.5],
  [94, 7],
  [79, 6.5],
  [60, 6],
  [46, 5.5],
] as const

function ieltsLike(toefl: number): number | null {
  return IELTS_BANDS.find(([least]) => toefl >= least)?.[1] ?? null
}

function whole(value: number | null): number | null {
  return value === null ? null : Math.round(value)
}

/** Rows of `ProgramDeadline`. The programme is named by its key. */
export function deadlineRows({ deadlines }: Catalogue) {
  return deadlines.map(({ university, program, degreeType, ...deadline }) => ({
    ...deadline,
    program: programKey({ university, name: program, degreeType }),
  }))
}
