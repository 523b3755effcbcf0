import { type Cells, cell } from '../cells.ts'
import type { Program } from '../rows.ts'

/**
 * Fills the languages of programmes whose source names none with the language in which their university teaches all its
 * master's programmes (reviewed/languages.csv). Universities that teach in several have no row there.
 */
export function applyLanguages(programs: readonly Program[], rows: readonly Cells[]): Program[] {
  const usual = new Map(rows.map(row => [cell(row, 'university'), cell(row, 'language')]))
  return programs.map(program => ({
    ...program,
    languages: program.languages || (usual.get(program.university) ?? ''),
  }))
}
