import { type Cells, cell } from '../cells.ts'
import type { Join } from '../join.ts'
import { programOf, withoutNulls } from '../program.ts'
import type { Program } from '../rows.ts'

/** Spanish programmes. The tuition is the price per ECTS times the ECTS, for programmes of one or two years. */
export function readSpanishList({ rows, join }: { rows: readonly Cells[]; join: Join }): Program[] {
  return withoutNulls(
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
      return programOf({
        university: join(cell(row, 'university'), 'Spain'),
        title: tidied(cell(row, 'degree').replace(/\s+-\s+.*(madrid|university).*$/i, '')),
        fallbackAward: 'Master',
        fieldHint: cell(row, 'area'),
        given: {
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
      })
    }),
  )
}

/** What the list spells wrongly, or says beside the title. */
const TIDY: readonly (readonly [RegExp, string])[] = [
  [/^(?:'s )?Degree (?:Program )?in /i, ''],
  [/^M[áa]ster in /i, ''],
  [/^UC3M (?:Interuniveristy Master in )?/, ''],
  [/ from the University of Oviedo$/, ''],
  [/^ADVANCED STUDIES IN ARCHITECTURE-BARCELONA.*/, 'Advanced Studies in Architecture, Barcelona'],
  [/^PHOTONICS .*/, 'Photonics'],
  [/MASTER'S DEGREE PROGRAMME IN EUROPEAN FORESTRY/, "Master's Degree in European Forestry"],
  [
    /Universitario En Contaminación De Suelos Y Aguas Subterráneas/,
    'Soil and Groundwater Pollution (Contaminación de Suelos y Aguas Subterráneas)',
  ],
  [/Master\?s/g, 'Master’s'],
  [/Internatinal/, 'International'],
  [/Administartion/, 'Administration'],
  [/Telecomunication/, 'Telecommunication'],
  [/Legal pratice/, 'Legal Practice'],
  [/Filosophy/, 'Philosophy'],
  [/Buisness/g, 'Business'],
  [/Strenght/, 'Strength'],
  [/[.*]+$/, ''],
]

function tidied(title: string): string {
  return TIDY.reduce((text, [wrong, right]) => text.replace(wrong, right), title)
}
