import { slugOf } from '../../../../graphql-server/domain/catalogue/searchText.ts'
import { emptyCells, type Program, type University } from '../rows.ts'

/** The columns that together are one figure. They are taken from one source or not at all. */
const TUITION = [
  'tuition',
  'currency',
  'period',
  'tuitionYear',
  'tuitionBasis',
  'tuitionSource',
  'tuitionNote',
] as const satisfies (keyof Program)[]
const IN_TUITION = new Set<string>(TUITION)
const EMPTY = emptyCells('programs')
/** All other columns that may be empty. */
const OTHERS = Object.keys(EMPTY).filter(column => !IN_TUITION.has(column))

/**
 * One row for each programme. The row of the first source is used, and its empty columns are filled from later ones.
 * General knowledge comes after all sources.
 * @throws Error when a programme names no university of the catalogue
 */
export function merge(programs: readonly Program[], universities: readonly University[]): Program[] {
  const known = new Set(universities.map(({ key }) => key))
  const merged = new Map<string, Program>()
  for (const program of programs) {
    if (!known.has(program.university)) throw new Error(`${program.university} is no university.`)
    const key = `${program.university}|${program.degreeType}|${subjectKey(program)}`
    const former = merged.get(key)
    if (!former) merged.set(key, program)
    else if (former.source === 'general-2026') merged.set(key, filled(program, former))
    else merged.set(key, filled(former, program))
  }
  return [...merged.values()]
}

/** A programme with its empty columns taken from another row of the same programme. */
export function filled(program: Program, other: Program): Program {
  const empty = OTHERS.filter(column => Reflect.get(program, column) === '')
  const taken = program.tuition === '' && other.tuition !== '' ? [...empty, ...TUITION] : empty
  return { ...program, ...Object.fromEntries(taken.map(column => [column, Reflect.get(other, column)])) }
}

/** Equal for different spellings of one subject. */
function subjectKey({ degreeType, subject }: Program): string {
  if (degreeType === 'MBA' && subject.length < 30) return slugOf(subject)
  return slugOf(subject.replaceAll(/\b(and|in|the|of|master|advanced studies)\b|&/gi, ' '))
}
