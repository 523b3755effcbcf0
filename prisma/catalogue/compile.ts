/**
 * Compiles the tables of the catalogue from a folder of facts:
 *
 *   npx tsx prisma/catalogue/compile.ts <folder of facts>
 *
 * The facts are not part of the project: what is carried over is facts and figures, each with its source and year.
 * What people have looked at one by one is under reviewed/.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formatCsv, parseCsv } from '../../graphql-server/domain/catalogue/csv.ts'
import { fieldOfTitle } from '../../graphql-server/domain/catalogue/fields.ts'
import { slugOf } from '../../graphql-server/domain/catalogue/searchText.ts'
import { readCourseTitle, readIntakes, readInternationalFee, readMonths } from './titles.ts'

type Cells = Readonly<Record<string, string>>

/** The most programmes of one university: what is more would drown the rest. */
const PROGRAMS_A_UNIVERSITY = 30
const SAMPLE = { USA: 12, UK: 10, GERMANY: 7, CANADA: 5, AUSTRALIA: 5, ITALY: 4, SPAIN: 4, INDIA: 3 } as const
const COUNTRIES: Readonly<Record<string, Country>> = {
  USA: 'USA',
  UK: 'UK',
  Canada: 'CANADA',
  Germany: 'GERMANY',
  Australia: 'AUSTRALIA',
  Italy: 'ITALY',
  Spain: 'SPAIN',
  India: 'INDIA',
}
type Country = keyof typeof SAMPLE
const CURRENCIES: Readonly<Record<Country, string>> = {
  USA: 'USD',
  UK: 'GBP',
  CANADA: 'CAD',
  GERMANY: 'EUR',
  AUSTRALIA: 'AUD',
  ITALY: 'EUR',
  SPAIN: 'EUR',
  INDIA: 'INR',
}
const SELECTIVITY: Readonly<Record<string, number>> = {
  'top-50': 7,
  'top-100': 6,
  'top-200': 5,
  'top-400': 4,
  'top-600': 3,
  'top-1000': 2,
  '1000+': 1,
}
const CONTROLS: Readonly<Record<string, string>> = {
  Public: 'PUBLIC',
  'Private not for Profit': 'PRIVATE_NON_PROFIT',
  'Private for Profit': 'PRIVATE_FOR_PROFIT',
}
const SIZES: Readonly<Record<string, string>> = { S: 'SMALL', M: 'MEDIUM', L: 'LARGE', XL: 'VERY_LARGE' }
/** Joins by name that are wrong in the facts. */
const WRONG_JOINS = new Set(['ICFAI Foundation for Higher Education, Hyderabad', 'Cairo University'])
/** How the added business schools are called in the facts. */
const ADDED_SCHOOLS: readonly [RegExp, string][] = [
  [/^(iim|indian institute of management),? ahmedabad/i, 'Indian Institute of Management Ahmedabad'],
  [/^(iim|indian institute of management),? bangalore/i, 'Indian Institute of Management Bangalore'],
  [/^(iim|indian institute of management),? calcutta/i, 'Indian Institute of Management Calcutta'],
  [/^(iim|indian institute of management),? lucknow/i, 'Indian Institute of Management Lucknow'],
  [/^(iim|indian institute of management),? indore/i, 'Indian Institute of Management Indore'],
  [/^(iim|indian institute of management),? kozhikode/i, 'Indian Institute of Management Kozhikode'],
  [/^(iim|indian institute of management),? mumbai/i, 'Indian Institute of Management Mumbai'],
  [/^indian school of business/i, 'Indian School of Business'],
  [/^xlri/i, 'XLRI - Xavier School of Management'],
  [/^(spjimr|sp jain|s\. p\. jain)/i, 'S. P. Jain Institute of Management and Research (SPJIMR)'],
  [/^(mdi gurgaon|management development institute)/i, 'Management Development Institute Gurgaon'],
  [/^indian institute of foreign trade/i, 'Indian Institute of Foreign Trade'],
  [/^great lakes institute of management/i, 'Great Lakes Institute of Management'],
  [/^london business school/i, 'London Business School'],
  [/^cranfield/i, 'Cranfield University'],
  [/^esmt/i, 'ESMT Berlin'],
  [/^whu\b/i, 'WHU - Otto Beisheim School of Management'],
  [/^hhl\b/i, 'HHL Leipzig Graduate School of Management'],
  [/^frankfurt school/i, 'Frankfurt School of Finance & Management'],
  [/^sda bocconi/i, 'Bocconi University'],
  [/bocconi/i, 'Bocconi University'],
  [/^luiss/i, 'Luiss University'],
  [/^mib (trieste|school)/i, 'MIB Trieste School of Management'],
  [/^eada/i, 'EADA Business School'],
  [/^babson/i, 'Babson College'],
]

const SOURCES = [
  [
    'rankings-2027',
    'Names, cities, size and kind',
    'public ranking lists',
    2027,
    'facts only; no ranks carried over',
    '',
  ],
  [
    'cricos-2023',
    'Commonwealth Register of Institutions and Courses for Overseas Students (CRICOS)',
    'Australian Government, Department of Education',
    2023,
    'CC BY',
    'https://cricos.education.gov.au',
  ],
  [
    'daad-2025',
    'International programmes in Germany',
    'German Academic Exchange Service (DAAD)',
    2025,
    'facts only',
    'https://www2.daad.de/deutschland/studienangebote/international-programmes/en/',
  ],
  [
    'es-list-2025',
    "List of Spanish master's programmes, with ECTS and price per ECTS",
    'public programme list',
    2025,
    'facts only',
    '',
  ],
  ['courses-2023', "Search of master's courses", 'public course search', 2023, 'facts only', ''],
  [
    'computing-2025',
    "Search of computing and analytics master's courses",
    'public course search',
    2025,
    'facts only',
    '',
  ],
  [
    'universitaly-2022',
    'Courses taught in English',
    'Italian Ministry of University and Research (Universitaly)',
    2022,
    'facts only',
    'https://www.universitaly.it',
  ],
  [
    'jam',
    'Joint Admission Test eligibility lists and brochures',
    'Indian Institutes of Technology',
    2025,
    'facts only',
    '',
  ],
  [
    'nirf-2024',
    'India Rankings, list of institutes with a management programme',
    'Indian Ministry of Education (NIRF)',
    2024,
    'facts only; no ranks carried over',
    'https://www.nirfindia.org',
  ],
  [
    'mba-profiles',
    'Fees and class profiles of MBA programmes',
    'pages of the schools, and public tables',
    2025,
    'facts only',
    '',
  ],
  [
    'business-schools-2026',
    'Programmes of business schools',
    'websites of the schools, read in March 2026',
    2026,
    'facts only',
    '',
  ],
  ['topmba-2017', 'Directory of MBA programmes', 'QS TopMBA', 2017, 'facts only; no ranks carried over', ''],
  [
    'ft-mba',
    'Schools with a full-time MBA, 1999 to 2014',
    'Financial Times',
    2014,
    'facts only; no ranks carried over',
    '',
  ],
  [
    'uk-mba-press',
    'British universities with an MBA',
    'Financial Times 2010, The Independent 2005-07',
    2010,
    'facts only',
    '',
  ],
  [
    'design-2013',
    "Master's programmes in architecture, planning and landscape",
    'pages of the universities, compiled',
    2013,
    'facts only',
    '',
  ],
  [
    'general-2026',
    'General knowledge: well-known programmes, to be confirmed with the university',
    'Gradwright',
    2026,
    'our own',
    '',
  ],
  [
    'daad-fees',
    'Rule: public universities in Germany charge a semester contribution only; in Baden-Württemberg students from outside the EU pay 1,500 EUR a semester',
    'Gradwright, after DAAD',
    2025,
    'our own',
    '',
  ],
  [
    'band-2025',
    'Band: a fee that a public course search gave in another currency, at 120 BDT for a US dollar, rounded to 500',
    'Gradwright, after a public course search',
    2025,
    'our own',
    '',
  ],
  [
    'es-fees',
    'Price per ECTS times the ECTS of the programme; some regions charge students from outside the EU more',
    'Gradwright, after a public programme list',
    2025,
    'our own',
    '',
  ],
] as const
type SourceCode = (typeof SOURCES)[number][0]

type University = {
  key: string
  factsName: string
  name: string
  localName: string
  country: Country
  city: string
  website: string
  control: string
  size: string
  selectivity: number | ''
  isSample: boolean
  aiPolicy: string
  livingCost: string
  source: SourceCode
  year: number
}

type Program = {
  university: string
  subject: string
  name: string
  degreeType: 'MASTERS' | 'MBA'
  award: string
  field: string
  months: number | ''
  languages: string
  website: string
  tuition: number | ''
  currency: string
  period: string
  tuitionYear: number | ''
  tuitionBasis: string
  tuitionSource: SourceCode | ''
  tuitionNote: string
  intakes: string
  typicalGmat: number | ''
  typicalGre: number | ''
  typicalWorkYears: number | ''
  basis: 'SOURCED' | 'INDICATIVE'
  source: SourceCode
  year: number
}

const PROGRAM_COLUMNS = [
  'university',
  'name',
  'degreeType',
  'award',
  'field',
  'months',
  'languages',
  'website',
  'tuition',
  'currency',
  'period',
  'tuitionYear',
  'tuitionBasis',
  'tuitionSource',
  'tuitionNote',
  'intakes',
  'typicalGmat',
  'typicalGre',
  'typicalWorkYears',
  'basis',
  'source',
  'year',
] as const satisfies readonly (keyof Program)[]
const UNIVERSITY_COLUMNS = [
  'key',
  'name',
  'localName',
  'country',
  'city',
  'website',
  'control',
  'size',
  'selectivity',
  'isSample',
  'aiPolicy',
  'livingCost',
  'source',
  'year',
] as const satisfies readonly (keyof University)[]

const home = import.meta.dirname

async function main(facts: string | undefined): Promise<void> {
  if (facts === undefined) throw new Error('Usage: npx tsx prisma/catalogue/compile.ts <folder of facts>')
  const read = async (name: string) => parseRows(await readFile(join(facts, name), 'utf8'))
  const reviewed = async (name: string) => parseRows(await readFile(join(home, 'reviewed', name), 'utf8'))

  const livingCosts = compileLivingCosts(await read('living-costs-cities-2022.csv'))
  const universities = compileUniversities({
    listed: await read('universities.csv'),
    reviewed: await reviewed('universities.csv'),
    additions: await reviewed('additions.csv'),
    livingCosts,
  })
  const join_ = joiner(universities, await read('name-aliases.csv'))
  const rates = compileRates(await read('exchange-rates-inr-2026-03-05.csv'))
  const collected = [
    ...readFlagships(await reviewed('flagships.csv'), join_),
    ...readMbas({
      profiles: await read('mba-profiles.csv'),
      schools: await read('business-schools-2026.csv'),
      nirf: await read('in-management-institutes-nirf.csv'),
      formats: await read('us-mba-formats-2017.csv'),
      listed: await read('mba-schools-ft-1999-2014.csv'),
      press: await read('uk-mba-press-2005-10.csv'),
      join: join_,
    }),
    ...readCricos(await read('au-masters-cricos-2023.csv'), join_),
    ...readDaad(await read('de-masters-daad-2025.csv'), join_),
    ...readSpanish(await read('es-masters-2025.csv'), join_),
    ...readUniversitaly(await read('it-masters-english-universitaly-2022.csv'), join_),
    ...readIndian(await read('in-masters-iits-iisc.csv'), join_),
    ...readCourses(await read('masters-courses-2023.csv'), join_),
    ...readComputing(await read('computing-masters-2025.csv'), join_, rates),
    ...readDesign(await read('design-planning-masters-2013.csv'), join_),
  ]
  const programs = choose(merge(collected, universities), universities)
  applyFeeRules(programs, universities)
  chooseSample(universities, programs)
  const notes = compileAiNotes(await read('ai-policies-admissions.csv'), join_)
  for (const university of universities) university.aiPolicy = strictest(notes, university.key)

  await mkdir(join(home, 'tables'), { recursive: true })
  const write = (name: string, columns: readonly string[], rows: readonly Record<string, unknown>[]) =>
    writeFile(join(home, 'tables', `${name}.csv`), formatCsv(columns, rows))
  await write(
    'sources',
    ['code', 'title', 'publisher', 'year', 'licence', 'url'],
    SOURCES.map(([code, title, publisher, year, licence, url]) => ({
      code,
      title,
      publisher,
      year,
      licence,
      url,
    })),
  )
  await write(
    'universities',
    UNIVERSITY_COLUMNS,
    universities.map(({ isSample, ...rest }) => ({ ...rest, isSample: isSample ? 'yes' : '' })),
  )
  await write('programs', PROGRAM_COLUMNS, programs)
  await write(
    'living_costs',
    ['key', 'country', 'city', 'amountMonth', 'rentMonth', 'currency', 'year', 'basis', 'source'],
    livingCosts,
  )
  await write('exchange_rates', ['currency', 'inrPerUnit', 'usdPerUnit', 'date', 'source'], rates)
  await write(
    'intakes',
    ['country', 'months', 'text', 'basis', 'source', 'year'],
    compileIntakes(await read('intakes-by-country.csv')),
  )
  await write(
    'deadlines',
    ['university', 'degreeType', 'label', 'date', 'cycle', 'basis', 'source', 'year'],
    compileDeadlines({
      italian: await read('it-deadlines-2026-27.csv'),
      mba: await read('mba-deadlines-2025-26.csv'),
      join: join_,
    }),
  )
  await write(
    'requirements',
    ['university', 'kind', 'what', 'value', 'text', 'basis', 'source', 'year'],
    compileRequirements({
      minima: await read('requirements-by-university.csv'),
      medians: await read('us-admit-medians-2012-16.csv'),
      join: join_,
    }),
  )
  await write(
    'ai_policies',
    [
      'university',
      'country',
      'unit',
      'appliesTo',
      'policy',
      'summary',
      'note',
      'secondHand',
      'source',
      'year',
    ],
    notes,
  )
  await write(
    'scholarships',
    ['name', 'countries', 'amount', 'deadline', 'whoMayApply', 'source', 'year'],
    compileScholarships(await read('scholarships.csv')),
  )
  await write(
    'proof_of_funds',
    ['country', 'area', 'what', 'amount', 'currency', 'validFrom', 'source', 'year'],
    compileFunds(await read('proof-of-funds.csv')),
  )
  process.stdout.write(`${universities.length} universities, ${programs.length} programmes\n`)
  const without = universities.filter(({ key }) => !programs.some(({ university }) => university === key))
  process.stdout.write(
    `Without any: ${without.map(({ country, name }) => `${country} ${name}`).join('; ')}\n`,
  )
}

function parseRows(text: string): Cells[] {
  return parseCsv(text).rows.map(({ cells }) => cells)
}

/** A cell by its name. @throws Error when the table has no such column */
function cell(row: Cells, column: string): string {
  const text = row[column]
  if (text === undefined) throw new Error(`A table of facts has no column ${column}.`)
  return text.replaceAll(/[\s\u00A0]+/g, ' ').trim()
}

function compileUniversities({
  listed,
  reviewed,
  additions,
  livingCosts,
}: {
  listed: Cells[]
  reviewed: Cells[]
  additions: Cells[]
  livingCosts: { key: string }[]
}): University[] {
  const reviews = new Map(reviewed.map(row => [`${cell(row, 'country')}|${cell(row, 'name')}`, row]))
  const used = new Set<string>()
  const costs = new Set(livingCosts.map(({ key }) => key))
  const universities = listed.map((row): University => {
    const country = countryOf(cell(row, 'country'))
    const factsName = cell(row, 'name')
    const place = `${cell(row, 'country')}|${factsName}`
    const review = reviews.get(place)
    if (review) used.add(place)
    const name = (review && cell(review, 'shownName')) || factsName
    const isCertain = cell(row, 'websiteMatch') === 'exact'
    const city = cityOf(cell(row, 'city'))
    return {
      key: `${country.toLowerCase()}/${slugOf(name)}`,
      factsName,
      name,
      localName: localNameOf((review && cell(review, 'localName')) || '', name),
      country,
      city,
      website: (review && cell(review, 'website')) || (isCertain ? addressOf(cell(row, 'website')) : ''),
      control: CONTROLS[cell(row, 'control')] ?? '',
      size: SIZES[cell(row, 'size')] ?? '',
      selectivity: SELECTIVITY[cell(row, 'selectivityBand')] ?? '',
      isSample: false,
      aiPolicy: 'UNKNOWN',
      livingCost: livingCostOf(country, city, costs),
      source: 'rankings-2027',
      year: 2027,
    }
  })
  const unused = [...reviews.keys()].filter(place => !used.has(place))
  if (unused.length > 0)
    throw new Error(`reviewed/universities.csv names what the facts have not: ${unused.join('; ')}`)
  for (const row of additions) {
    const country = countryOf(cell(row, 'country'))
    const name = cell(row, 'name')
    const source = sourceOf(cell(row, 'source'))
    universities.push({
      key: `${country.toLowerCase()}/${slugOf(name)}`,
      factsName: name,
      name,
      localName: cell(row, 'localName'),
      country,
      city: cell(row, 'city'),
      website: cell(row, 'website'),
      control: CONTROLS[cell(row, 'control')] ?? '',
      size: SIZES[cell(row, 'size')] ?? '',
      selectivity: Number(cell(row, 'selectivity')),
      isSample: false,
      aiPolicy: 'UNKNOWN',
      livingCost: livingCostOf(country, cell(row, 'city'), costs),
      source,
      year: yearOf(source),
    })
  }
  return universities.sort((a, b) => a.key.localeCompare(b.key, 'en'))
}

function countryOf(name: string): Country {
  const country = COUNTRIES[name]
  if (!country) throw new Error(`${name} is none of the eight countries.`)
  return country
}

function sourceOf(code: string): SourceCode {
  const source = SOURCES.find(([known]) => known === code)
  if (!source) throw new Error(`${code} is no source.`)
  return source[0]
}

function yearOf(code: SourceCode): number {
  return SOURCES.find(([known]) => known === code)?.[3] ?? 0
}

function localNameOf(localName: string, name: string): string {
  return localName === name ? '' : localName
}

const CITY_NAMES: Readonly<Record<string, string>> = {
  'Newcastle CBD': 'Newcastle',
  Gottingen: 'Göttingen',
  Munster: 'Münster',
  Tubingen: 'Tübingen',
  Wurzburg: 'Würzburg',
  Saarbrucken: 'Saarbrücken',
  Dusseldorf: 'Düsseldorf',
  Padova: 'Padua',
  Leon: 'León',
  Malaga: 'Málaga',
  Cadiz: 'Cádiz',
  Cordoba: 'Córdoba',
  Bhubaneshwar: 'Bhubaneswar',
  'Nova Scotia': 'Halifax',
  Quebec: 'Québec City',
  'San Cristobal de La Lahuna': 'San Cristóbal de La Laguna',
  'Castello de la Plana': 'Castelló de la Plana',
  'A Coruna': 'A Coruña',
  Mostoles: 'Móstoles',
  'Sant Vincent del Raspeig': 'Sant Vicent del Raspeig',
  'Freiburg im Breisgau': 'Freiburg',
  England: 'Coventry',
  'Washington D.C': 'Washington, D.C.',
  Clarkston: 'Atlanta',
  Phoenix: 'Tempe',
  Almeria: 'Almería',
  'St. Andrews': 'St Andrews',
}

function cityOf(city: string): string {
  return CITY_NAMES[city] ?? city
}

function addressOf(website: string): string {
  const address = website.startsWith('http') ? website : `https://${website}`
  return URL.canParse(address) ? address.replace(/\/$/, '') : ''
}

/** Cities of the living-cost table that stand for another one nearby. */
const NEAR: Readonly<Record<string, string>> = {
  'new york city': 'new york',
  'the bronx': 'new york',
  'new delhi': 'delhi',
  padua: 'padova',
  freiburg: 'freiburg im breisgau',
  gurugram: 'delhi',
  noida: 'delhi',
  'greater noida': 'delhi',
  dadri: 'delhi',
  sonepat: 'delhi',
  leioa: 'bilbao',
  bhubaneswar: 'bhubaneshwar',
  'washington, d.c.': 'washington',
  tempe: 'phoenix',
  'frankfurt am main': 'frankfurt',
  murdoch: 'perth',
  joondalup: 'perth',
  nathan: 'brisbane',
  bruce: 'canberra',
  footscray: 'melbourne',
  parramatta: 'sydney',
  cambridge: 'boston',
  waltham: 'boston',
  'chestnut hill': 'boston',
  'babson park': 'boston',
  provo: 'salt lake city',
  golden: 'denver',
  richardson: 'dallas',
  mohali: 'chandigarh',
  rajpura: 'chandigarh',
  sangareddy: 'hyderabad',
  tiruvallur: 'chennai',
  'kingston upon thames': 'london',
  musselburgh: 'edinburgh',
  castellanza: 'milan',
  casamassima: 'bari',
  ercolano: 'naples',
  caserta: 'naples',
  fisciano: 'naples',
}

function livingCostOf(country: Country, city: string, keys: ReadonlySet<string>): string {
  const plain = slugOf(city)
  const near = NEAR[city.toLowerCase()]
  for (const name of near === undefined ? [plain] : [plain, slugOf(near)]) {
    const key = `${country.toLowerCase()}/${name}`
    if (keys.has(key)) return key
  }
  return country.toLowerCase()
}

/** A room in a shared flat, half of the utilities, a monthly pass, and a simple meal a day. */
function compileLivingCosts(rows: Cells[]) {
  const source =
    'Numbeo city prices, public extract, 2022: 60 % of a one-bedroom flat outside the centre, half of its utilities and internet, a monthly pass, 30 simple meals'
  const cities = rows.flatMap(row => {
    const number = (column: string) => (cell(row, column) === '' ? null : Number(cell(row, column)))
    const rent = number('rent1BedOutsideUSD')
    const meal = number('mealInexpensiveUSD')
    if (!rent || !meal) return []
    const rentMonth = Math.round(rent * 0.6)
    const rest =
      ((number('utilitiesMonthUSD') ?? 0) + (number('internetMonthUSD') ?? 0)) / 2 +
      (number('transportPassMonthUSD') ?? 0) +
      30 * meal
    const country = countryOf(cell(row, 'country'))
    return [
      {
        country,
        city: cell(row, 'city'),
        rentMonth,
        amountMonth: Math.round((rentMonth + rest) / 10) * 10,
        isThin: cell(row, 'dataQuality1good0partial') === '0',
      },
    ]
  })
  const byCountry = Object.values(COUNTRIES).map(country => {
    const own = cities.filter(row => row.country === country && !row.isThin)
    return {
      key: country.toLowerCase(),
      country,
      city: '',
      amountMonth: median(own.map(row => row.amountMonth)),
      rentMonth: median(own.map(row => row.rentMonth)),
      currency: 'USD',
      year: 2022,
      basis: 'INDICATIVE',
      source: `${source}; median of the country's cities`,
    }
  })
  const seen = new Set<string>()
  const byCity = cities.flatMap(({ isThin: _, ...row }) => {
    const key = `${row.country.toLowerCase()}/${slugOf(row.city)}`
    if (seen.has(key)) return []
    seen.add(key)
    return [{ key, ...row, currency: 'USD', year: 2022, basis: 'INDICATIVE', source }]
  })
  return [...byCountry, ...byCity]
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

type Join = (name: string, country?: string) => University | null

function joiner(universities: University[], aliases: Cells[]): Join {
  const byName = new Map<string, University>()
  for (const university of universities) {
    for (const name of [university.factsName, university.name, university.localName])
      if (name !== '') byName.set(`${university.country}|${plain(name)}`, university)
  }
  const aliased = new Map(
    aliases.map(row => [
      `${countryOf(cell(row, 'country'))}|${plain(cell(row, 'sourceName'))}`,
      plain(cell(row, 'universityName')),
    ]),
  )
  return (name, countryName) => {
    if (WRONG_JOINS.has(name)) return null
    const countries = countryName === undefined ? Object.values(COUNTRIES) : [countryOf(countryName)]
    const added = ADDED_SCHOOLS.find(([pattern]) => pattern.test(name))?.[1]
    for (const country of countries) {
      const place = `${country}|${plain(name)}`
      const direct = byName.get(place) ?? byName.get(`${country}|${aliased.get(place)}`)
      if (direct) return direct
      const school = added === undefined ? undefined : byName.get(`${country}|${plain(added)}`)
      if (school) return school
    }
    return null
  }
}

function plain(name: string): string {
  return slugOf(name.replace(/^the /i, ''))
}

const BLANK = {
  months: '',
  languages: '',
  website: '',
  tuition: '',
  currency: '',
  period: '',
  tuitionYear: '',
  tuitionBasis: '',
  tuitionSource: '',
  tuitionNote: '',
  intakes: '',
  typicalGmat: '',
  typicalGre: '',
  typicalWorkYears: '',
  basis: 'SOURCED',
} as const

/** A programme from a title; null when it is not listed or of no field. */
function programOf(
  university: University | null,
  title: string,
  fallback: string,
  more: Partial<Program> & Pick<Program, 'source' | 'year'>,
  hint = '',
): Program | null {
  const course = university && readCourseTitle(title, fallback)
  if (!course) return null
  const isMba = course.isMba
  const field = isMba ? 'business-administration' : (fieldOfTitle(course.subject) ?? fieldOfTitle(hint))
  if (field === null) return null
  const rest = Object.fromEntries(Object.entries(more).filter(([, value]) => value !== undefined))
  return {
    ...BLANK,
    university: university.key,
    subject: course.subject,
    name: course.name,
    degreeType: isMba ? 'MBA' : 'MASTERS',
    award: isMba ? 'MBA' : course.award,
    field,
    ...rest,
    source: more.source,
    year: more.year,
  }
}

function listed(programs: (Program | null)[]): Program[] {
  return programs.filter(program => program !== null)
}

/** Where the language of teaching is not plain by itself. */
const NOT_ENGLISH_ONLY: ReadonlySet<Country> = new Set<Country>(['ITALY', 'SPAIN', 'GERMANY', 'CANADA'])

function readFlagships(rows: Cells[], join: Join): Program[] {
  return rows.flatMap(row => {
    const university = join(cell(row, 'university'), cell(row, 'country'))
    if (!university)
      throw new Error(`reviewed/flagships.csv names ${cell(row, 'university')}, which is no university.`)
    return cell(row, 'programmes')
      .split(';')
      .map(title => {
        const program = programOf(university, title.trim(), 'Master', {
          source: 'general-2026',
          year: 2026,
          basis: 'INDICATIVE',
          languages: cell(row, 'languages') || (NOT_ENGLISH_ONLY.has(university.country) ? '' : 'English'),
          months: cell(row, 'months') === '' ? '' : Number(cell(row, 'months')),
        })
        if (!program) throw new Error(`reviewed/flagships.csv: ${title} is not a title that is listed.`)
        return program
      })
  })
}

function mba(university: University, source: SourceCode, year: number, more: Partial<Program> = {}): Program {
  return {
    ...BLANK,
    university: university.key,
    subject: 'MBA',
    name: 'MBA',
    degreeType: 'MBA',
    award: 'MBA',
    field: 'business-administration',
    source,
    year,
    ...more,
  }
}

function readMbas({
  profiles,
  schools,
  nirf,
  formats,
  listed,
  press,
  join,
}: {
  profiles: Cells[]
  schools: Cells[]
  nirf: Cells[]
  formats: Cells[]
  listed: Cells[]
  press: Cells[]
  join: Join
}): Program[] {
  const schoolOf = (row: Cells, column: string) => {
    const named = cell(row, 'universityName')
    const country = row.country ?? undefined
    if (WRONG_JOINS.has(cell(row, column))) return null
    return join(named === '' ? cell(row, column) : named, country)
  }
  const profiled = profiles.flatMap(row => {
    const university = schoolOf(row, 'school')
    const programme = cell(row, 'programme')
    if (!university || /executive|part-time|PGXPM|corporate/i.test(programme)) return []
    const basis = cell(row, 'tuitionBasis')
    const isForeign = !/in-state|domestic|Indian students|member/i.test(basis)
    const amount = Number(cell(row, 'tuition'))
    const year = Number(/20\d\d/.exec(cell(row, 'year'))?.[0] ?? 2025)
    const months = /^\d+$/.test(cell(row, 'durationMonths')) ? Number(cell(row, 'durationMonths')) : ''
    const isSchoolPage = !/INDICATIVE|existence/.test(cell(row, 'source'))
    const hasTuition = isForeign && amount > 0
    return [
      mba(university, 'mba-profiles', year, {
        months,
        languages: 'English',
        ...(hasTuition && {
          tuition: Math.round(amount),
          currency: cell(row, 'currency'),
          period: /per year/.test(basis) ? 'YEAR' : 'PROGRAMME',
          tuitionYear: year,
          tuitionBasis: isSchoolPage && !/approximate|range|at most/.test(basis) ? 'SOURCED' : 'INDICATIVE',
          tuitionSource: 'mba-profiles' as const,
        }),
        typicalGmat: gmatOf(cell(row, 'avgGMAT')),
        typicalGre: inRange(cell(row, 'avgGRE'), 280, 340),
        typicalWorkYears: inRange(cell(row, 'avgWorkYears'), 0, 20),
      }),
    ]
  })
  // A school's own page and its newest year come first: the first figure of a programme stands.
  profiled.sort(
    (a, b) => Number(b.tuitionBasis === 'SOURCED') - Number(a.tuitionBasis === 'SOURCED') || b.year - a.year,
  )
  return [
    ...profiled,
    ...schools.flatMap(row => {
      const university =
        cell(row, 'programmeType') === 'MBA' && !/PGPmax|HRM/.test(cell(row, 'school'))
          ? schoolOf(row, 'school')
          : null
      const months = inRange(cell(row, 'durationMonths'), 9, 30)
      return university
        ? [
            mba(university, 'business-schools-2026', 2026, {
              months,
              languages: 'English',
              website: addressOf(cell(row, 'website')),
            }),
          ]
        : []
    }),
    ...nirf.flatMap(row => {
      const university = schoolOf(row, 'institute')
      return university ? [mba(university, 'nirf-2024', 2024, { languages: 'English', months: 24 })] : []
    }),
    ...formats.flatMap(row => {
      const university =
        cell(row, 'fullTime') === 'yes' ? schoolOf({ ...row, country: 'USA' }, 'school') : null
      return university ? [mba(university, 'topmba-2017', 2017, { languages: 'English' })] : []
    }),
    ...listed.flatMap(row => {
      const university = schoolOf(row, 'school')
      return university
        ? [mba(university, 'ft-mba', Number(cell(row, 'year')), { languages: 'English' })]
        : []
    }),
    ...press.flatMap(row => {
      const university = /executive|part-time/i.test(cell(row, 'programme'))
        ? null
        : schoolOf(row, 'institution')
      return university
        ? [mba(university, 'uk-mba-press', Number(cell(row, 'year')), { languages: 'English' })]
        : []
    }),
  ]
}

function gmatOf(text: string): number | '' {
  return inRange(text, 400, 800)
}

function inRange(text: string, least: number, most: number): number | '' {
  const number = Number(text)
  return text !== '' && number >= least && number <= most ? number : ''
}

function readCricos(rows: Cells[], join: Join): Program[] {
  return listed(
    rows.map(row => {
      const total = Number(cell(row, 'tuitionTotalAUD'))
      const months = Math.round((Number(cell(row, 'durationWeeks')) * 12) / 52)
      if (!(total >= 5000 && total <= 250_000) || months < 6 || months > 48) return null
      if (!/^master of/i.test(cell(row, 'course')) || /philosophy$|research/i.test(cell(row, 'course')))
        return null
      return programOf(
        join(cell(row, 'institution'), 'Australia'),
        cell(row, 'course'),
        'Master',
        {
          source: 'cricos-2023',
          year: 2023,
          months,
          languages: 'English',
          tuition: Math.round(total),
          currency: 'AUD',
          period: 'PROGRAMME',
          tuitionYear: 2023,
          tuitionBasis: 'SOURCED',
          tuitionSource: 'cricos-2023',
        },
        cell(row, 'narrowField'),
      )
    }),
  )
}

function readDaad(rows: Cells[], join: Join): Program[] {
  return listed(
    rows.map(row => {
      const university = join(cell(row, 'institution'), 'Germany')
      const title = cell(row, 'program').replace(/\s*\([A-Z]{2,6}\)$/, '')
      return programOf(
        university,
        title,
        'Master',
        { source: 'daad-2025', year: 2025, languages: cell(row, 'language') },
        cell(row, 'field'),
      )
    }),
  )
}

function readSpanish(rows: Cells[], join: Join): Program[] {
  return listed(
    rows.map(row => {
      const ects = Number(cell(row, 'ects'))
      const price = Number(cell(row, 'eurPerEcts'))
      const tuition = Math.round(ects * price)
      const hasTuition = ects >= 60 && ects <= 120 && tuition >= 500 && tuition <= 60_000
      const languages = /^english$/i.test(cell(row, 'language'))
        ? 'English'
        : /english.*spanish|spanish.*english/i.test(cell(row, 'language'))
          ? 'English|Spanish'
          : ''
      return programOf(
        join(cell(row, 'university'), 'Spain'),
        cell(row, 'degree').replace(/\s+-\s+.*(madrid|university).*$/i, ''),
        'Master',
        {
          source: 'es-list-2025',
          year: 2025,
          languages,
          months: ects >= 60 && ects <= 120 ? Math.round(ects / 5) : '',
          ...(hasTuition && {
            tuition,
            currency: 'EUR',
            period: 'PROGRAMME',
            tuitionYear: 2025,
            tuitionBasis: 'INDICATIVE',
            tuitionSource: 'es-fees' as const,
          }),
        },
        cell(row, 'area'),
      )
    }),
  )
}

function readUniversitaly(rows: Cells[], join: Join): Program[] {
  return listed(
    rows.map(row => {
      if (!cell(row, 'degree').startsWith('Laurea Magistrale (')) return null
      const name = cell(row, 'universityName') || cell(row, 'institution')
      const [title = ''] = cell(row, 'course').split(/ [/–] | - (?=[A-Z])/)
      return programOf(join(name, 'Italy'), title, 'Laurea Magistrale', {
        source: 'universitaly-2022',
        year: 2022,
        languages: 'English',
        months: 24,
      })
    }),
  )
}

function readIndian(rows: Cells[], join: Join): Program[] {
  return listed(
    rows.map(row => {
      if (/Joint/.test(cell(row, 'degree'))) return null
      const award = cell(row, 'degree')
      const months = inRange(cell(row, 'durationMonths'), 12, 36)
      return programOf(
        join(cell(row, 'universityName'), 'India'),
        `${award} in ${cell(row, 'subject')}`,
        'MTech',
        {
          source: 'jam',
          year: Number(cell(row, 'year')),
          languages: 'English',
          months: months === '' ? 24 : months,
        },
      )
    }),
  )
}

function readCourses(rows: Cells[], join: Join): Program[] {
  return listed(
    rows.map(row => {
      const months = readMonths(cell(row, 'duration'))
      if (months === 'PART_TIME') return null
      const fee = readInternationalFee(cell(row, 'feesAsStated'))
      const country = cell(row, 'country')
      const fallback = country === 'USA' ? 'MS' : 'MSc'
      return programOf(join(cell(row, 'university'), country), cell(row, 'course'), fallback, {
        source: 'courses-2023',
        year: 2023,
        months: months ?? '',
        intakes: readIntakes(cell(row, 'start')).join('|'),
        languages: ['UK', 'USA', 'Australia', 'India'].includes(country) ? 'English' : '',
        ...(fee && {
          tuition: fee.amount,
          currency: fee.currency,
          period: 'YEAR',
          tuitionYear: fee.year,
          tuitionBasis: 'SOURCED',
          tuitionSource: 'courses-2023' as const,
        }),
      })
    }),
  )
}

type Rate = { currency: string; inrPerUnit: number; usdPerUnit: number; date: string; source: string }

function readComputing(rows: Cells[], join: Join, rates: Rate[]): Program[] {
  return listed(
    rows.map(row => {
      const country = cell(row, 'country')
      const code = countryOf(country)
      const dollars =
        Number(/[\d,]+/.exec(cell(row, 'tuitionBDTperYear'))?.[0].replaceAll(',', '') ?? '') / 120
      const rate = rates.find(({ currency }) => currency === CURRENCIES[code])
      const amount = rate ? Math.round(dollars / rate.usdPerUnit / 500) * 500 : 0
      const months = readMonths(cell(row, 'duration'))
      const fallback = country === 'USA' ? 'MS' : country === 'UK' ? 'MSc' : 'Master'
      const hasTuition =
        ['UK', 'USA', 'CANADA', 'AUSTRALIA'].includes(code) && amount >= 3000 && amount <= 90_000
      return programOf(join(cell(row, 'university'), country), cell(row, 'program'), fallback, {
        source: 'computing-2025',
        year: 2025,
        months: months === 'PART_TIME' ? '' : (months ?? ''),
        languages: ['UK', 'USA', 'AUSTRALIA'].includes(code) ? 'English' : '',
        ...(hasTuition && {
          tuition: amount,
          currency: CURRENCIES[code],
          period: 'YEAR',
          tuitionYear: 2025,
          tuitionBasis: 'INDICATIVE',
          tuitionSource: 'band-2025' as const,
        }),
      })
    }),
  )
}

function readDesign(rows: Cells[], join: Join): Program[] {
  return listed(
    rows.map(row => {
      const name = cell(row, 'universityName') || cell(row, 'institution')
      if (
        /diploma|diparch|pgdip|certificate|bachelor|barch|phd|undergraduate/i.test(cell(row, 'course')) &&
        !/msc|ma |march|master/i.test(cell(row, 'course'))
      )
        return null
      return programOf(
        join(name, cell(row, 'country')),
        cell(row, 'course'),
        'Master',
        { source: 'design-2013', year: 2013, languages: cell(row, 'country') === 'Canada' ? '' : 'English' },
        cell(row, 'field'),
      )
    }),
  )
}

/** One row for each programme: the first source stands, and later ones fill what it leaves open. */
function merge(programs: Program[], universities: University[]): Program[] {
  const known = new Set(universities.map(({ key }) => key))
  const merged = new Map<string, Program>()
  for (const program of programs) {
    if (!known.has(program.university)) throw new Error(`${program.university} is no university.`)
    const key = `${program.university}|${program.degreeType}|${program.degreeType === 'MBA' && program.subject.length < 30 ? slugOf(program.subject) : subjectKey(program.subject)}`
    const standing = merged.get(key)
    if (!standing) {
      merged.set(key, program)
      continue
    }
    if (standing.source === 'general-2026') {
      merged.set(key, {
        ...program,
        months: program.months || standing.months,
        languages: program.languages || standing.languages,
      })
      continue
    }
    const filled: Program = { ...standing }
    for (const column of [
      'months',
      'languages',
      'website',
      'intakes',
      'typicalGmat',
      'typicalGre',
      'typicalWorkYears',
    ] as const)
      if (filled[column] === '') Object.assign(filled, { [column]: program[column] })
    if (filled.tuition === '' && program.tuition !== '') {
      const { tuition, currency, period, tuitionYear, tuitionBasis, tuitionSource } = program
      Object.assign(filled, { tuition, currency, period, tuitionYear, tuitionBasis, tuitionSource })
    }
    merged.set(key, filled)
  }
  return [...merged.values()]
}

function subjectKey(subject: string): string {
  return slugOf(subject.replaceAll(/\b(and|in|the|of|master|advanced studies)\b|&/gi, ' '))
}

/** The programmes that are listed: of each university so many, spread over its fields, those with figures first. */
function choose(programs: Program[], universities: University[]): Program[] {
  return universities.flatMap(({ key }) => {
    const own = programs.filter(({ university }) => university === key)
    const byField = new Map<string, Program[]>()
    for (const program of own.toSorted((a, b) => worth(b) - worth(a) || a.name.localeCompare(b.name, 'en')))
      byField.set(program.field, [...(byField.get(program.field) ?? []), program])
    const queues = [...byField.values()].sort(
      (a, b) => b.length - a.length || (a[0]?.field ?? '').localeCompare(b[0]?.field ?? ''),
    )
    const chosen = own.filter(({ degreeType }) => degreeType === 'MBA').slice(0, 3)
    for (
      let round = 0;
      chosen.length < PROGRAMS_A_UNIVERSITY && queues.some(queue => queue.length > round);
      round += 1
    )
      for (const queue of queues) {
        const program = queue[round]
        if (program && !chosen.includes(program) && chosen.length < PROGRAMS_A_UNIVERSITY)
          chosen.push(program)
      }
    const names = new Set<string>()
    return chosen
      .filter(({ name }) => (names.has(slugOf(name)) ? false : names.add(slugOf(name))))
      .sort((a, b) => a.name.localeCompare(b.name, 'en'))
  })
}

function worth(program: Program): number {
  return (
    Number(program.tuition !== '') * 2 +
    Number(program.months !== '') +
    Number(program.intakes !== '') +
    program.year / 10_000
  )
}

const BADEN_WUERTTEMBERG = new Set([
  'Heidelberg',
  'Karlsruhe',
  'Stuttgart',
  'Freiburg',
  'Tübingen',
  'Mannheim',
  'Konstanz',
  'Ulm',
])

/** What is known of fees by a rule and not by a list. */
function applyFeeRules(programs: Program[], universities: University[]): void {
  const byKey = new Map(universities.map(university => [university.key, university]))
  for (const program of programs) {
    const university = byKey.get(program.university)
    if (
      !university ||
      program.tuition !== '' ||
      program.degreeType === 'MBA' ||
      university.control !== 'PUBLIC'
    )
      continue
    if (university.country === 'ITALY')
      program.tuitionNote = 'Public universities set the fee by family income.'
    if (university.country !== 'GERMANY') continue
    if (university.key === 'germany/technical-university-of-munich') {
      program.tuitionNote = 'Students from outside the EU pay a fee that differs from programme to programme.'
      continue
    }
    const tuition = BADEN_WUERTTEMBERG.has(university.city) ? 3000 : 0
    Object.assign(program, {
      tuition,
      currency: 'EUR',
      period: 'YEAR',
      tuitionYear: 2025,
      tuitionBasis: 'INDICATIVE',
      tuitionSource: 'daad-fees',
      tuitionNote:
        'A semester contribution of some 100 to 400 EUR comes on top; single programmes charge a fee of their own.',
    })
  }
}

/** The public sample: of each country so many, from all bands of selectivity, those of which most is known. */
function chooseSample(universities: University[], programs: Program[]): void {
  const knownOf = ({ key, country }: University) => {
    const own = programs.filter(({ university }) => university === key)
    // Whoever looks at the sample should find something to compare.
    return own.length < (country === 'INDIA' ? 1 : 4)
      ? -1
      : Math.min(own.length, 20) +
          Number(own.some(({ degreeType }) => degreeType === 'MBA')) * 25 +
          own.filter(({ tuition }) => tuition !== '').length
  }
  for (const [country, places] of Object.entries(SAMPLE)) {
    const bands = [7, 6, 5, 4, 3, 2, 1].map(band =>
      universities
        .filter(
          university =>
            university.country === country && university.selectivity === band && knownOf(university) >= 0,
        )
        .sort((a, b) => knownOf(b) - knownOf(a) || a.key.localeCompare(b.key)),
    )
    for (
      let round = 0, left: number = places;
      left > 0 && bands.some(band => band.length > round);
      round += 1
    )
      for (const band of bands) {
        const university = band[round]
        if (!university || left === 0) continue
        university.isSample = true
        left -= 1
      }
  }
}

function compileRates(rows: Cells[]): Rate[] {
  const dollar = Number(rows.find(row => cell(row, 'currency') === 'USD')?.inrPerUnit)
  const source = 'European Central Bank euro reference rates (cross rate)'
  return [
    { currency: 'INR', inrPerUnit: 1, usdPerUnit: round(1 / dollar), date: '2026-03-05', source },
    ...rows.map(row => ({
      currency: cell(row, 'currency'),
      inrPerUnit: Number(cell(row, 'inrPerUnit')),
      usdPerUnit: round(Number(cell(row, 'inrPerUnit')) / dollar),
      date: cell(row, 'date'),
      source,
    })),
  ]
}

function round(number: number): number {
  return Number(number.toFixed(6))
}

function compileIntakes(rows: Cells[]) {
  const guide = rows.map(row => ({
    country: countryOf(cell(row, 'country')),
    months: readIntakes(cell(row, 'intakes')).join('|'),
    text: cell(row, 'intakes'),
    basis: 'INDICATIVE',
    source: 'public study-abroad guide',
    year: Number(cell(row, 'year')),
  }))
  const general = {
    basis: 'INDICATIVE',
    source: 'general knowledge; the university says the day',
    year: 2026,
  }
  return [
    ...guide,
    { country: 'ITALY', months: '9|10', text: 'September, October', ...general },
    { country: 'SPAIN', months: '9|10', text: 'September, October', ...general },
    { country: 'INDIA', months: '7|8', text: 'July, August', ...general },
  ]
}

function compileDeadlines({ italian, mba, join }: { italian: Cells[]; mba: Cells[]; join: Join }) {
  const calls = italian.flatMap(row => {
    const university = join(cell(row, 'universityName') || cell(row, 'institution'), 'Italy')
    return university
      ? [
          {
            university: university.key,
            degreeType: 'MASTERS',
            label: cell(row, 'call'),
            date: cell(row, 'deadline'),
            cycle: '2026-27',
            basis: 'INDICATIVE',
            source: cell(row, 'source'),
            year: 2026,
          },
        ]
      : []
  })
  const rounds = mba.flatMap(row => {
    const university =
      cell(row, 'programmeType') === 'MBA'
        ? join(cell(row, 'universityName') || cell(row, 'school'), cell(row, 'country'))
        : null
    if (
      !university ||
      !/^(round|early|phase|r\d|stage|regular|final|deadline|\d|first|second|third|overseas|january|april)/i.test(
        cell(row, 'round'),
      )
    )
      return []
    return [
      {
        university: university.key,
        degreeType: 'MBA',
        label: cell(row, 'round'),
        date: cell(row, 'deadline'),
        cycle: cell(row, 'cycle'),
        basis: 'INDICATIVE',
        source: 'website of the school, read by machine in March 2026',
        year: 2026,
      },
    ]
  })
  const seen = new Set<string>()
  return [...calls, ...rounds]
    .filter(({ date }) => /^\d{4}-\d\d-\d\d$/.test(date))
    .filter(({ university, degreeType, label, date }) => {
      const key = [university, degreeType, date].join('|') + (label ? '' : '')
      return seen.has(key) ? false : seen.add(key)
    })
}

type RequirementRow = {
  university: string
  kind: string
  what: string
  value: string | number
  text: string
  basis: string
  source: string
  year: number
}

function compileRequirements({
  minima,
  medians,
  join,
}: {
  minima: Cells[]
  medians: Cells[]
  join: Join
}): RequirementRow[] {
  const asked = minima.flatMap((row): RequirementRow[] => {
    const country = cell(row, 'country')
    const university = join(cell(row, 'universityName') || cell(row, 'institution'), country)
    const what = cell(row, 'what')
    const text = cell(row, 'value')
    if (!university || /deadline|Institute of Continuing|same course|M\.Mgt|CAT/.test(what)) return []
    const basis = /INDICATIVE/.test(cell(row, 'source')) ? 'INDICATIVE' : 'SOURCED'
    const base = {
      university: university.key,
      basis,
      source: cell(row, 'source')
        .replace(/; ?INDICATIVE,? ?/, '; ')
        .replace(/; $/, ''),
      year: Number(cell(row, 'year')),
    }
    if (/^IELTS/.test(what))
      return [
        {
          ...base,
          kind: 'MINIMUM',
          what: 'IELTS',
          value: inRange(text, 4, 9),
          text: `IELTS ${text}${detailOf(what)}`,
        },
      ]
    if (/^TOEFL/.test(what))
      return [
        {
          ...base,
          kind: 'MINIMUM',
          what: 'TOEFL iBT',
          value: inRange(text, 40, 120),
          text: `TOEFL iBT ${text}${detailOf(what)}`,
        },
      ]
    if (/^GRE/.test(what))
      return [{ ...base, kind: 'NOTE', what: 'GRE', value: '', text: `GRE ${text}${detailOf(what)}` }]
    if (what === 'English') {
      const ielts = /IELTS\D{0,12}(\d(?:\.\d)?)/.exec(text)?.[1] ?? ''
      return [
        {
          ...base,
          kind: ielts === '' ? 'NOTE' : 'MINIMUM',
          what: ielts === '' ? 'English' : 'IELTS',
          value: ielts,
          text,
        },
      ]
    }
    if (what === 'GPA') {
      const gpa = /minimum (?:cgpa )?(\d\.\d+)|minimum (\d\.\d+) cgpa/.exec(text)
      const value = inRange(gpa?.[1] ?? gpa?.[2] ?? '', 1, 4)
      return value === ''
        ? []
        : [{ ...base, kind: 'MINIMUM', what: 'GPA (of 4)', value, text: `GPA ${value} of 4` }]
    }
    if (/^application fee/.test(what))
      return [
        {
          ...base,
          kind: 'NOTE',
          what: 'Application fee',
          value: Number(text),
          text: Number(text) === 0 ? 'No application fee' : `Application fee ${text} EUR`,
        },
      ]
    return []
  })
  const admitted = medians.flatMap((row): RequirementRow[] => {
    const university = join(cell(row, 'universityName') || cell(row, 'institution'), 'USA')
    if (!university) return []
    const base = {
      university: university.key,
      kind: 'TYPICAL',
      basis: 'INDICATIVE',
      source: `applicants' own reports on a public forum, 2012-16: medians of ${cell(row, 'reports')} who were admitted to a master's`,
      year: 2016,
    }
    const quant = inRange(cell(row, 'medianGREQuant'), 130, 170)
    const verbal = inRange(cell(row, 'medianGREVerbal'), 130, 170)
    const cgpa = inRange(cell(row, 'medianCGPAof10'), 4, 10)
    const toefl = inRange(cell(row, 'medianTOEFL'), 40, 120)
    return [
      ...(quant === '' || verbal === ''
        ? []
        : [
            {
              ...base,
              what: 'GRE',
              value: Math.round(quant + verbal),
              text: `GRE ${Math.round(quant + verbal)}`,
            },
          ]),
      ...(cgpa === '' ? [] : [{ ...base, what: 'CGPA (of 10)', value: cgpa, text: `CGPA ${cgpa} of 10` }]),
      ...(toefl === '' ? [] : [{ ...base, what: 'TOEFL iBT', value: toefl, text: `TOEFL iBT ${toefl}` }]),
    ]
  })
  return [...asked, ...admitted]
}

function detailOf(what: string): string {
  const detail = what
    .replace(/^(IELTS|TOEFL iBT|GRE)\s*(overall)?[, ]*/, '')
    .replace(/^\(|\)/g, '')
    .trim()
  return detail === ''
    ? ''
    : ` (${detail.replace('university minimum, postgraduate', 'the university’s minimum; courses may ask more')})`
}

const POLICIES: readonly [RegExp, string][] = [
  [/^(allowed with|must|disclose|brainstorm, proofread; must declare)/, 'DISCLOSE'],
  [
    /^(ideas and editing allowed|ideas and proofreading allowed|ideas and research allowed|help allowed)/,
    'ALLOWED',
  ],
  [
    /^(grammar|not written|written entirely|AI must not|advised against|discouraged|declare own work)/,
    'COACH_ONLY',
  ],
]

function compileAiNotes(rows: Cells[], join: Join) {
  return rows.map(row => {
    const summary = cell(row, 'policyFiveWords')
    const country = cell(row, 'country')
    const named = cell(row, 'universityName')
    const unit = cell(row, 'unit')
    const university = country === '' ? null : join(named === '' ? unit : named, country)
    return {
      university: university?.key ?? '',
      country: country === '' ? '' : countryOf(country),
      unit,
      appliesTo: cell(row, 'appliesTo'),
      policy: POLICIES.find(([pattern]) => pattern.test(summary))?.[1] ?? 'UNKNOWN',
      summary,
      note: cell(row, 'note'),
      secondHand: /compilation|blog|quotes|quoting|scribd/.test(cell(row, 'source')) ? 'yes' : '',
      source: cell(row, 'source'),
      year: Number(/20\d\d/.exec(cell(row, 'year'))?.[0] ?? 2025),
    }
  })
}

/** The strictest word for graduate applicants: one school of a university may be stricter than the rest. */
function strictest(notes: { university: string; policy: string; unit: string }[], key: string): string {
  const own = notes.filter(({ university, unit }) => university === key && !/^undergraduate/.test(unit))
  return (
    ['COACH_ONLY', 'DISCLOSE', 'ALLOWED'].find(policy => own.some(note => note.policy === policy)) ??
    'UNKNOWN'
  )
}

function compileScholarships(rows: Cells[]) {
  return rows.map(row => ({
    name: cell(row, 'name'),
    countries: cell(row, 'country')
      .split(/, | and /)
      .flatMap(name => COUNTRIES[name] ?? [])
      .join('|'),
    amount: cell(row, 'amount'),
    deadline: cell(row, 'deadlineMonth'),
    whoMayApply: cell(row, 'whoMayApply'),
    source: cell(row, 'source'),
    year: Number(cell(row, 'year')),
  }))
}

function compileFunds(rows: Cells[]) {
  return rows.map(row => {
    const day = new Date(`${cell(row, 'validFrom')} UTC`)
    return {
      country: countryOf(cell(row, 'country')),
      area: cell(row, 'area'),
      what: cell(row, 'what'),
      amount: cell(row, 'amount'),
      currency: cell(row, 'currency'),
      validFrom: Number.isNaN(day.getTime()) ? '' : day.toISOString().slice(0, 10),
      source: cell(row, 'source'),
      year: Number(cell(row, 'year')),
    }
  })
}

await main(process.argv[2])
