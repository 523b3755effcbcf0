import { COUNTRY_NAMES } from '../../../../graphql-server/domain/catalogue/countries.ts'
import { Country } from '../../../../graphql-server/generated/prisma/enums.ts'
import { type Cells, cell } from '../cells.ts'
import type { TableRow } from '../rows.ts'

/** Scholarships that governments or the European Union pay: everybody sees them. */
const PUBLIC: ReadonlySet<string> = new Set([
  'DAAD International Postgraduate Scholarship',
  'DAAD Study Scholarship (master, all disciplines)',
  'DAAD Study Scholarship (STEM)',
  'Chevening',
  'Commonwealth Scholarship',
  "Fulbright-Nehru Master's Fellowship",
  'Erasmus Mundus Joint Masters',
  'MAECI (Italian Government)',
  'Australia Awards',
  'National Overseas Scholarship',
])

/** Scholarships. One without a country of the catalogue is for any country. */
export function compileScholarships(rows: readonly Cells[]): TableRow<'scholarships'>[] {
  return rows.map(row => ({
    name: cell(row, 'name'),
    countries: cell(row, 'country')
      .split(/, | and /)
      .flatMap(name => Object.values(Country).find(country => COUNTRY_NAMES[country] === name) ?? [])
      .join('|'),
    amount: cell(row, 'amount'),
    deadline: cell(row, 'deadlineMonth'),
    whoMayApply: cell(row, 'whoMayApply'),
    isPublic: PUBLIC.has(cell(row, 'name')) ? 'yes' : '',
    source: cell(row, 'source'),
    year: Number(cell(row, 'year')),
  }))
}
