import { type Cells, cell } from '../cells.ts'
import type { Program, University } from '../rows.ts'

/**
 * Writes the groups that universities belong to (reviewed/groups.csv).
 * @throws Error when a row names no university of the catalogue, or one twice
 */
export function applyGroups(universities: readonly University[], rows: readonly Cells[]): void {
  const byKey = new Map(universities.map(university => [university.key, university]))
  for (const row of rows) {
    const group = cell(row, 'group')
    const key = cell(row, 'university')
    const university = byKey.get(key)
    if (!university) throw new Error(`reviewed/groups.csv names ${key}, which is no university.`)
    university.groups = withCode(
      university.groups,
      group,
      `reviewed/groups.csv names ${key} twice in ${group}.`,
    )
  }
}

/**
 * Writes the scholarship schemes that programmes belong to (reviewed/schemes.csv).
 * @throws Error when a row names no programme of the catalogue, or one twice
 */
export function applySchemes(programs: readonly Program[], rows: readonly Cells[]): void {
  const nameOf = (university: string, name: string) => `${university} | ${name}`
  const byName = new Map(programs.map(program => [nameOf(program.university, program.name), program]))
  for (const row of rows) {
    const scheme = cell(row, 'scheme')
    const named = nameOf(cell(row, 'university'), cell(row, 'programme'))
    const program = byName.get(named)
    if (!program) throw new Error(`reviewed/schemes.csv names ${named}, which is no programme.`)
    program.schemes = withCode(
      program.schemes,
      scheme,
      `reviewed/schemes.csv names ${named} twice in ${scheme}.`,
    )
  }
}

function withCode(codes: string, code: string, fault: string): string {
  const known = codes === '' ? [] : codes.split('|')
  if (known.includes(code)) throw new Error(fault)
  return [...known, code].join('|')
}
