import { plainText } from '../../../../graphql-server/domain/catalogue/searchText.ts'
import { type Cells, cell } from '../cells.ts'
import type { Program, Requirement, University } from '../rows.ts'

/**
 * Applies the corrections of counsellors to the compiled rows, in place: minima of universities, who runs a university,
 * fields of programmes, and titles that are no master's.
 * @throws Error when a correction names a table or a column that cannot be corrected
 */
export function applyCorrections({
  rows,
  universities,
  requirements,
  programs,
}: {
  rows: readonly Cells[]
  universities: readonly University[]
  requirements: readonly Requirement[]
  programs: readonly Program[]
}): Program[] {
  const removed = new Set<string>()
  const fields = new Map<string, string>()
  for (const row of rows) {
    const key = cell(row, 'university')
    const right = cell(row, 'right')
    const what = `${cell(row, 'table')}.${cell(row, 'column')}`
    if (what === 'requirements.value') {
      const minimum = requirements.find(
        ({ university, kind, what: of }) => university === key && kind === 'MINIMUM' && of === 'IELTS',
      )
      if (minimum)
        Object.assign(minimum, {
          value: right,
          text: `IELTS ${Number(right).toFixed(1)} (the university’s usual minimum; courses may ask more)`,
          basis: 'INDICATIVE',
          source: "counsellors' general knowledge",
          year: 2026,
        } satisfies Partial<Requirement>)
    } else if (what === 'universities.control') {
      const university = universities.find(other => other.key === key)
      if (university && right === 'PUBLIC') university.control = 'PUBLIC'
    } else if (what === 'programs.field') {
      fields.set(placeOf(key, cell(row, 'why').replace(/^programme: /, '')), right)
    } else if (what === 'programs.name' && right === '') {
      removed.add(placeOf(key, cell(row, 'now')))
    } else throw new Error(`${what} cannot be corrected.`)
  }
  return programs
    .filter(({ university, name }) => !removed.has(placeOf(university, name)))
    .map(program => {
      const field = fields.get(placeOf(program.university, program.name))
      if (field === undefined || program.knowledgeYear !== '') return program
      return { ...program, field, otherFields: '' }
    })
}

function placeOf(university: string, name: string): string {
  return `${university}|${plainText(name)}`
}
