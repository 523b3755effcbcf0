import { fieldOfTitle } from '../../../graphql-server/domain/catalogue/fields.ts'
import { emptyCells, type Program, type University } from './rows.ts'
import { readCourseTitle, withoutPlacement } from './titles.ts'

const EMPTY = emptyCells('programs')

/** The columns that a source has. All others are empty. */
type Given = Partial<Program> & Pick<Program, 'source' | 'year'>

/** A programme from its title. Null when it is not to be listed, or its field is unknown. */
export function programOf({
  university,
  title,
  fallbackAward,
  fieldHint = '',
  given,
}: {
  university: University | null
  title: string
  /** The award for a title without one. */
  fallbackAward: string
  /** The field according to the source, for a title that does not show it. */
  fieldHint?: string
  given: Given
}): Program | null {
  const course = university && readCourseTitle(title, fallbackAward)
  if (!course) return null
  const { isMba, subject, name, award } = course
  const field = isMba
    ? 'business-administration'
    : (fieldOfTitle(withoutPlacement(subject)) ?? fieldOfTitle(fieldHint))
  if (field === null) return null
  return {
    ...EMPTY,
    basis: 'SOURCED',
    university: university.key,
    subject,
    name,
    degreeType: isMba ? 'MBA' : 'MASTERS',
    award: isMba ? 'MBA' : award,
    field,
    ...given,
  }
}

/** The MBA of a university. */
export function mbaOf(university: University, given: Given): Program {
  return {
    ...EMPTY,
    basis: 'SOURCED',
    university: university.key,
    subject: 'MBA',
    name: 'MBA',
    degreeType: 'MBA',
    award: 'MBA',
    field: 'business-administration',
    ...given,
  }
}

/** The programmes, without the nulls of rows that are not listed. */
export function withoutNulls(programs: readonly (Program | null)[]): Program[] {
  return programs.filter(program => program !== null)
}
