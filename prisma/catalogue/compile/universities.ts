import { slugOf } from '../../../graphql-server/domain/catalogue/searchText.ts'
import type {
  Country,
  UniversityControl,
  UniversitySize,
} from '../../../graphql-server/generated/prisma/enums.ts'
import { addressOf, type Cells, cell } from './cells.ts'
import { countryOf } from './countries.ts'
import { universityKeyOf } from './programmes/knownProgrammes.ts'
import type { University } from './rows.ts'
import { sourceOf, yearOf } from './sources.ts'

/** The facts' coarse bands as selectivity: 1 admits widely, 7 admits very few. */
const SELECTIVITY: Readonly<Record<string, number>> = {
  'top-50': 7,
  'top-100': 6,
  'top-200': 5,
  'top-400': 4,
  'top-600': 3,
  'top-1000': 2,
  '1000+': 1,
}
const CONTROLS: Readonly<Record<string, UniversityControl>> = {
  Public: 'PUBLIC',
  'Private not for Profit': 'PRIVATE_NON_PROFIT',
  'Private for Profit': 'PRIVATE_FOR_PROFIT',
}
const SIZES: Readonly<Record<string, UniversitySize>> = {
  S: 'SMALL',
  M: 'MEDIUM',
  L: 'LARGE',
  XL: 'VERY_LARGE',
}

/**
 * The universities of the facts, corrected by `reviewed/universities.csv`, and those of `reviewed/additions.csv`. A
 * website is taken from the facts only where its join is certain.
 * @throws Error when a correction names no university of the facts
 */
export function compileUniversities({
  listed,
  reviewed,
  additions,
  known,
  otherNames,
  controls,
  livingCosts,
}: {
  listed: readonly Cells[]
  reviewed: readonly Cells[]
  additions: readonly Cells[]
  /** Universities that only counsellors know, each once. */
  known: readonly KnownUniversity[]
  /** Acronyms and other names, by key. */
  otherNames: ReadonlyMap<string, string>
  /** Who runs a university of which no list says it, by key. */
  controls: ReadonlyMap<string, string>
  livingCosts: readonly { key: string }[]
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
      otherNames: '',
      groups: '',
      localName: localNameOf((review && cell(review, 'localName')) || '', name),
      country,
      city,
      website: (review && cell(review, 'website')) || (isCertain ? addressOf(cell(row, 'website')) : ''),
      control: CONTROLS[cell(row, 'control')] ?? '',
      size: SIZES[cell(row, 'size')] ?? '',
      selectivity: SELECTIVITY[cell(row, 'selectivityBand')] ?? '',
      isSample: '',
      aiPolicy: 'UNKNOWN',
      livingCost: livingCostOf(country, city, costs),
      source: 'rankings-2027',
      year: 2027,
    }
  })
  const unused = [...reviews.keys()].filter(place => !used.has(place))
  if (unused.length > 0)
    throw new Error(`reviewed/universities.csv names universities that the facts lack: ${unused.join('; ')}`)
  for (const row of additions) {
    const country = countryOf(cell(row, 'country'))
    const name = cell(row, 'name')
    const source = sourceOf(cell(row, 'source'))
    universities.push({
      key: `${country.toLowerCase()}/${slugOf(name)}`,
      factsName: name,
      name,
      otherNames: '',
      groups: '',
      localName: cell(row, 'localName'),
      country,
      city: cell(row, 'city'),
      website: cell(row, 'website'),
      control: CONTROLS[cell(row, 'control')] ?? '',
      size: SIZES[cell(row, 'size')] ?? '',
      selectivity: Number(cell(row, 'selectivity')),
      isSample: '',
      aiPolicy: 'UNKNOWN',
      livingCost: livingCostOf(country, cell(row, 'city'), costs),
      source,
      year: yearOf(source),
    })
  }
  const keys = new Set(universities.map(({ key }) => key))
  for (const { key, name, country, city, website, selectivity } of known) {
    if (keys.has(key)) throw new Error(`${key} is a university of the catalogue and named as a new one.`)
    universities.push({
      key,
      factsName: name,
      name,
      otherNames: '',
      groups: '',
      localName: '',
      country,
      city,
      website,
      control: '',
      size: '',
      selectivity,
      isSample: '',
      aiPolicy: 'UNKNOWN',
      livingCost: livingCostOf(country, city, costs),
      source: 'counsellors-2026',
      year: 2026,
    })
  }
  for (const university of universities) university.otherNames = otherNames.get(university.key) ?? ''
  const unknown = [...otherNames.keys()].filter(key => !universities.some(other => other.key === key))
  if (unknown.length > 0) throw new Error(`Other names are given for no university: ${unknown.join('; ')}`)
  for (const [key, control] of controls) {
    const university = universities.find(other => other.key === key)
    if (!university) throw new Error(`reviewed/controls.csv names ${key}, which is no university.`)
    university.control ||= CONTROLS[control] ?? ''
  }
  return universities.sort((a, b) => a.key.localeCompare(b.key, 'en'))
}

/** A university that the lists of universities lack. */
export type KnownUniversity = Pick<
  University,
  'key' | 'name' | 'country' | 'city' | 'website' | 'selectivity'
>

/** The universities that rows of general knowledge add. Their selectivity is the middle one of their programmes. */
export function readKnownUniversities({
  rows,
  country,
}: {
  rows: readonly Cells[]
  country: Country
}): KnownUniversity[] {
  const added = new Map<string, Cells[]>()
  for (const row of rows) {
    if (cell(row, 'university') !== '') continue
    const key = universityKeyOf(row, country)
    added.set(key, [...(added.get(key) ?? []), row])
  }
  return [...added].map(([key, [first = {}, ...others]]) => {
    const bands = [first, ...others]
      .map(row => Number(cell(row, 'programmeSelectivity')))
      .filter(band => band >= 1)
      .sort((a, b) => a - b)
    return {
      key,
      name: cell(first, 'newUniversityName'),
      country,
      city: cell(first, 'newUniversityCity').replace(/,.*/, ''),
      website: cell(first, 'newUniversityWebsite'),
      selectivity: bands[Math.floor(bands.length / 2)] ?? '',
    }
  })
}

function localNameOf(localName: string, name: string): string {
  return localName === name ? '' : localName
}

/** Corrections of city names that the facts misspell, or that are other places. */
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

/** Cities that use the living cost of another city nearby. */
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

/** The key of a city's living cost, or of its country's. */
function livingCostOf(country: Country, city: string, keys: ReadonlySet<string>): string {
  const plain = slugOf(city)
  const near = NEAR[city.toLowerCase()]
  for (const name of near === undefined ? [plain] : [plain, slugOf(near)]) {
    const key = `${country.toLowerCase()}/${name}`
    if (keys.has(key)) return key
  }
  return country.toLowerCase()
}
