import type { Program, University } from '../rows.ts'

/** Cities with a public university in Baden-Württemberg, where students from outside the EU pay 1,500 EUR a semester. */
const BADEN_WUERTTEMBERG = new Set([
  'Heidelberg',
  'Karlsruhe',
  'Stuttgart',
  'Freiburg',
  'Tübingen',
  'Mannheim',
  'Konstanz',
  'Ulm',
])

/**
 * Adds the tuition at public universities that is known by a rule: in Germany the amount, in Italy and at the
 * Technical University of Munich a note. MBAs and programmes with a fee are unchanged.
 */
export function applyFeeRules(programs: readonly Program[], universities: readonly University[]): void {
  const byKey = new Map(universities.map(university => [university.key, university]))
  for (const program of programs) {
    const university = byKey.get(program.university)
    if (
      !university ||
      program.tuition !== '' ||
      program.degreeType === 'MBA' ||
      university.control !== 'PUBLIC'
    )
      continue
    if (university.country === 'ITALY')
      program.tuitionNote = 'Public universities set the fee by family income.'
    if (university.country !== 'GERMANY') continue
    if (university.key === 'germany/technical-university-of-munich') {
      program.tuitionNote = 'Students from outside the EU pay a fee that differs from programme to programme.'
      continue
    }
    const tuition = BADEN_WUERTTEMBERG.has(university.city) ? 3000 : 0
    const fee: Partial<Program> = {
      tuition,
      currency: 'EUR',
      period: 'YEAR',
      tuitionYear: 2025,
      tuitionBasis: 'INDICATIVE',
      tuitionSource: 'daad-fees',
      tuitionNote:
        'A semester contribution of some 100 to 400 EUR comes on top; single programmes charge a fee of their own.',
    }
    Object.assign(program, fee)
  }
}
