import { type Cells, cell } from '../cells.ts'
import { type Join, WRONG_JOINS } from '../join.ts'
import type { University } from '../rows.ts'

/** The university of a business school: by the facts' own join, or else by the school's name in `column`. */
export function universityOfSchool({
  row,
  column,
  country = row.country,
  join,
}: {
  row: Cells
  column: string
  country?: string | undefined
  join: Join
}): University | null {
  if (WRONG_JOINS.has(cell(row, column))) return null
  return join(cell(row, 'universityName') || cell(row, column), country)
}
