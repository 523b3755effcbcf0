import { plainText, slugOf } from '../../../../graphql-server/domain/catalogue/searchText.ts'
import type { KnownProgram } from '../programmes/knownProgrammes.ts'
import type { Program } from '../rows.ts'
import { readCourseTitle } from '../titles.ts'
import { filled } from './merge.ts'

/**
 * The programmes of sources with what counsellors know of them. A sourced row keeps its figures and takes what it
 * lacks; its fields are those that counsellors name. Of two rows of one programme the second fills the first. A programme
 * that only counsellors know is added, and one that is closed, or not for students from abroad, is left out.
 */
export function applyKnown(programs: readonly Program[], known: readonly KnownProgram[]): Program[] {
  const kept = new Set(programs)
  const open = new Map<string, Program[]>()
  for (const program of programs) {
    const place = placeOf(program)
    open.set(place, [...(open.get(place) ?? []), program])
  }
  const result = new Map<string, Program>()
  for (const row of known) {
    const candidates = (open.get(placeOf(row.program)) ?? []).filter(program => kept.has(program))
    const found = findListed(row, candidates)
    if (found) kept.delete(found)
    if (row.isRemoved) continue
    const program = found ? joined(found, row) : row.program
    const key = `${placeOf(program)}|${slugOf(program.name)}`
    const former = result.get(key)
    result.set(key, former ? filled(former, program) : program)
  }
  const rest = [...kept].filter(program => !result.has(`${placeOf(program)}|${slugOf(program.name)}`))
  return [...rest, ...result.values()]
}

function placeOf({ university, degreeType }: Program): string {
  return `${university}|${degreeType}`
}

function joined(sourced: Program, { program: known, corrects }: KnownProgram): Program {
  if (sourced.source === 'general-2026') return filled(known, sourced)
  const isUntrusted = UNTRUSTED_MONTHS.has(sourced.source) && sourced.university.startsWith('usa/')
  return {
    ...filled(sourced, known),
    field: known.field,
    otherFields: known.otherFields,
    ...(corrects.award && { award: known.award }),
    ...(corrects.languages && { languages: known.languages }),
    ...((corrects.months || isUntrusted) && known.months !== '' && { months: known.months }),
  }
}

/** Course searches that state the months of American master's wrongly more often than not. */
const UNTRUSTED_MONTHS: ReadonlySet<string> = new Set(['computing-2025', 'courses-2023'])

/** Leaves the months of American master's open where only a course search says a year or less. */
export function leaveOpenShortMonths(programs: readonly Program[]): Program[] {
  return programs.map(program =>
    program.university.startsWith('usa/') &&
    program.degreeType === 'MASTERS' &&
    program.knowledgeYear === '' &&
    UNTRUSTED_MONTHS.has(program.source) &&
    program.months !== '' &&
    program.months <= 12
      ? { ...program, months: '' }
      : program,
  )
}

/** The row of the same title; for one that is said to be listed, else the row with the most like title. */
function findListed({ titles, isListed, isRemoved }: KnownProgram, rows: readonly Program[]): Program | null {
  const wanted = titles.map(wordsOf)
  for (const words of wanted) {
    const key = keyOf(words)
    const same = rows.find(row => keyOf(wordsOf(row.name)) === key)
    if (same) return same
  }
  if (!isListed || isRemoved) return null
  const likeness = rows.map(row => Math.max(...wanted.map(words => likenessOf(words, wordsOf(row.name)))))
  const best = Math.max(0, ...likeness)
  return best >= MOST_LIKE ? (rows[likeness.indexOf(best)] ?? null) : null
}

/** The share of common words above which two titles are one programme. */
const MOST_LIKE = 0.6

function likenessOf(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const common = [...words].filter(word => others.has(word)).length
  return common / (words.size + others.size - common || 1)
}

const STOP_WORDS = new Set(['and', 'in', 'the', 'of', 'for', 'master', 'with', 'a'])

/** The words of titles that were already read: each is compared with every programme of its university. */
const READ_TITLES = new Map<string, ReadonlySet<string>>()

function wordsOf(title: string): ReadonlySet<string> {
  const read = READ_TITLES.get(title)
  if (read) return read
  const subject = readCourseTitle(title, 'Master')?.subject ?? title
  const words = new Set(
    plainText(subject)
      .split(' ')
      .map(word => (word.length > 4 ? word.replace(/s$/, '') : word))
      .filter(word => word !== '' && !STOP_WORDS.has(word)),
  )
  READ_TITLES.set(title, words)
  return words
}

function keyOf(words: ReadonlySet<string>): string {
  return [...words].sort().join(' ')
}
