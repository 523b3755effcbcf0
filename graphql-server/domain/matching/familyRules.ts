import { COUNTRIES, type ProgramColumns } from './columns.ts'

const UK = COUNTRIES.indexOf('UK')
const CANADA = COUNTRIES.indexOf('CANADA')
/** Months from which on Canada gives the spouse of a master's student an open work permit, since January 2025. */
const CANADIAN_MONTHS = 16
/** Research degrees, to which the British rule does not apply. */
const BY_RESEARCH = /\b(?:MRes|MPhil|by research)\b/i

/** Whether a programme's country admits neither a spouse nor children of its students: the UK's rule for taught courses. */
export function refusesFamily({ country, names }: ProgramColumns, row: number): boolean {
  return country[row] === UK && !BY_RESEARCH.test(names[row] ?? '')
}

/** Whether a programme's country lets a spouse come along, as far as is known here. */
export function letsFamilyCome(columns: ProgramColumns, row: number): boolean {
  const country = columns.country[row] ?? 0
  if (refusesFamily(columns, row)) return false
  const months = columns.durationMonths[row] ?? -1
  return country !== CANADA || months <= 0 || months >= CANADIAN_MONTHS
}

/** What a programme's country allows to a spouse and to children, for somebody who speaks of them. Null: not known here. */
export function familyRule(columns: ProgramColumns, row: number): string | null {
  const country = columns.country[row] ?? 0
  if (refusesFamily(columns, row))
    return 'Since January 2024 the UK admits no spouse or children of students in taught courses'
  if (country !== CANADA) return null
  const months = columns.durationMonths[row] ?? -1
  const rule = `Since January 2025 Canada gives a spouse an open work permit where a master’s takes ${CANADIAN_MONTHS} months or more`
  if (months <= 0) return `${rule}: check how long this one takes`
  return months >= CANADIAN_MONTHS ? rule : `${rule}, and this one takes ${months}`
}
