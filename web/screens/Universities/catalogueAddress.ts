import * as z from 'zod/mini'
import { COUNTRIES, type Country } from '../../catalogue/countries.ts'
import { type AddressForm, addressForm, oneOf, words } from '../../routing/addressForm.ts'

/** What the catalogue is looked through for. Empty says nothing. */
export type CatalogueSearch = {
  show: 'UNIVERSITIES' | 'PROGRAMS'
  words: string
  country: '' | Country
  degree: '' | 'masters' | 'mba'
  /** The code of a field of study. */
  field: string
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
  },
  { words: 'q' },
)

/** A search as the graph takes it. */
export function variablesOf({ show, words: search, country, degree, field }: CatalogueSearch) {
  return {
    isPrograms: show === 'PROGRAMS',
    search: search || null,
    country: country || null,
    degreeType: degree === 'mba' ? ('MBA' as const) : degree === 'masters' ? ('MASTERS' as const) : null,
    field: field || null,
  }
}
