import { DESTINATIONS } from '../../content/destinations.ts'

/** What the catalogue is looked through for. Empty says nothing. */
export type CatalogueSearch = {
  show: 'UNIVERSITIES' | 'PROGRAMS'
  words: string
  /** A slug: 'germany'. */
  country: string
  degree: '' | 'masters' | 'mba'
  /** The code of a field of study. */
  field: string
}

const LONGEST_SEARCH = 100
const PROGRAMS = 'programmes'
const DEGREES = ['masters', 'mba'] as const

/** What an address asks for; what it asks for in vain is left out. */
export function searchInAddress(params: URLSearchParams): CatalogueSearch {
  const country = params.get('country')?.toLowerCase() ?? ''
  const degree = params.get('degree')?.toLowerCase()
  return {
    show: params.get('show') === PROGRAMS ? 'PROGRAMS' : 'UNIVERSITIES',
    words: params.get('q')?.trim().slice(0, LONGEST_SEARCH) ?? '',
    country: DESTINATIONS.some(({ slug }) => slug === country) ? country : '',
    degree: DEGREES.find(known => known === degree) ?? '',
    field: params.get('field') ?? '',
  }
}

/** The address of a search, without what says nothing. */
export function paramsOf({ show, words, country, degree, field }: CatalogueSearch): URLSearchParams {
  const said = [
    ['show', show === 'PROGRAMS' ? PROGRAMS : ''],
    ['q', words.trim()],
    ['country', country],
    ['degree', degree],
    ['field', field],
  ].filter((entry): entry is [string, string] => entry[1] !== '')
  return new URLSearchParams(said)
}

type Country = 'USA' | 'UK' | 'CANADA' | 'GERMANY' | 'AUSTRALIA' | 'ITALY' | 'SPAIN' | 'INDIA'

const COUNTRIES: readonly Country[] = [
  'USA',
  'UK',
  'CANADA',
  'GERMANY',
  'AUSTRALIA',
  'ITALY',
  'SPAIN',
  'INDIA',
]

/** A search as the graph takes it. */
export function variablesOf({ show, words, country, degree, field }: CatalogueSearch) {
  return {
    isPrograms: show === 'PROGRAMS',
    search: words || null,
    country: COUNTRIES.find(code => code.toLowerCase() === country) ?? null,
    degreeType: degree === 'mba' ? ('MBA' as const) : degree === 'masters' ? ('MASTERS' as const) : null,
    field: field || null,
  }
}
