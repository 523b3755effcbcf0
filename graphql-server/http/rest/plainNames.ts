import { COUNTRY_NAMES } from '../../domain/catalogue/countries.ts'
import type { DegreeType, DocumentType } from '../../generated/prisma/enums.ts'

/** REST's names for the values of enumerations in the database and the graph. */
export const DEGREE_NAMES = { MASTERS: 'Masters', MBA: 'MBA' } as const satisfies Record<DegreeType, string>

export { COUNTRY_NAMES }

export const DOCUMENT_TYPE_NAMES = {
  SOP: 'SOP',
  LOR: 'LOR',
  ESSAY: 'Essay',
} as const satisfies Record<DocumentType, string>

export const degreeOf = reader(DEGREE_NAMES)
export const countryOf = reader(COUNTRY_NAMES)
export const documentTypeOf = reader(DOCUMENT_TYPE_NAMES)

/** Reads a plain name. An unknown one is left unchanged, and the rule behind it refuses it. */
function reader(names: Readonly<Record<string, string>>): (sent: unknown) => unknown {
  const codes = new Map(Object.entries(names).map(([code, name]) => [name, code]))
  return sent => (typeof sent === 'string' ? (codes.get(sent) ?? '') : sent)
}
