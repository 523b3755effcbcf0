import * as z from 'zod/mini'
import type { FilterKind } from '../../__generated__/ProgramList_query.graphql.ts'
import { COUNTRIES, type Country } from '../../catalogue/countries.ts'
import {
  FACT_PARAMETERS,
  type FactSearch,
  factCount,
  factVariables,
  NO_FACTS,
  withoutFact,
} from '../../catalogue/factFilter.ts'
import { type AddressForm, addressForm, oneOf, words } from '../../routing/addressForm.ts'

/** What the catalogue is looked through for. Empty says nothing. */
export type CatalogueSearch = FactSearch & {
  show: 'UNIVERSITIES' | 'PROGRAMS'
  words: string
  country: '' | Country
  degree: '' | 'masters' | 'mba'
  /** The code of a field of study. */
  field: string
  order: 'USUAL' | 'FIT'
}

const shows = z.codec(z.string(), z.enum(['UNIVERSITIES', 'PROGRAMS']), {
  decode: text => (text === 'programmes' ? 'PROGRAMS' : 'UNIVERSITIES'),
  encode: show => (show === 'PROGRAMS' ? 'programmes' : ''),
})

export const CATALOGUE_ADDRESS: AddressForm<CatalogueSearch> = addressForm(
  {
    show: shows,
    words: words(100),
    country: oneOf(['', ...COUNTRIES]),
    degree: oneOf(['', 'masters', 'mba']),
    field: z.codec(z.string(), z.string(), { decode: text => text, encode: text => text }),
    order: oneOf(['USUAL', 'FIT']),
    ...FACT_PARAMETERS,
  },
  { words: 'q', order: 'sort' },
)

/** Changes that take all filters of programmes away, the words too. */
export const NO_FILTERS = { ...NO_FACTS, words: '', country: '', degree: '', field: '' } as const

/** Whether programmes are narrowed by a field or by facts. */
export function isNarrowedFurther(search: CatalogueSearch): boolean {
  return search.show === 'PROGRAMS' && (search.field !== '' || factCount(search) > 0)
}

/** Whether programmes are narrowed by more than words. */
export function isNarrowed(search: CatalogueSearch): boolean {
  return isNarrowedFurther(search) || search.country !== '' || search.degree !== ''
}

/** What leaving a filter out changes. */
export function withoutFilter(kind: FilterKind): Partial<CatalogueSearch> {
  switch (kind) {
    case 'SEARCH':
      return { words: '' }
    case 'COUNTRY':
      return { country: '' }
    case 'DEGREE':
      return { degree: '' }
    case 'FIELD':
      return { field: '' }
    default:
      return withoutFact(kind) ?? {}
  }
}

/** A search as the graph takes it. */
export function variablesOf(sought: CatalogueSearch) {
  const { show, words: search, country, degree, field, order } = sought
  return {
    isPrograms: show === 'PROGRAMS',
    search: search || null,
    country: country || null,
    degreeType: degree === 'mba' ? ('MBA' as const) : degree === 'masters' ? ('MASTERS' as const) : null,
    field: field || null,
    facts: factVariables(sought),
    order,
  }
}
