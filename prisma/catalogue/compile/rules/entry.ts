import { FIELDS, findField } from '../../../../graphql-server/domain/catalogue/fields.ts'
import { nameInList } from '../../../../graphql-server/domain/matching/prerequisites.ts'
import { type Cells, capitalised, cell } from '../cells.ts'
import type { Program } from '../rows.ts'
import { gradeLimitOf } from './gradeLimits.ts'
import { byProgramKey, programKey } from './programKey.ts'

const YEAR = 2026
const SOURCE = 'counsellors-2026' as const

/** What a review found a programme to be, by its column `verdict`, as the row's other columns say it. */
const VERDICTS: Readonly<Record<string, (program: Program, row: Cells) => Partial<Program>>> = {
  NOT_FULL_TIME: () => ({ isPartTime: 'yes' }),
  NOT_ENGLISH: () => ({}),
  CONVERSION: ({ note }) => ({ note: joined(note, 'Conversion course for graduates of other subjects') }),
  TRAINING: ({ note }) => ({ note: joined(note, 'Initial professional training') }),
  RESEARCH: ({ note }) => ({ note: joined(note, 'Research degree; find a supervisor') }),
}
const CLOSED = 'CLOSED'
const TESTS: Readonly<Record<string, Program['testPolicy']>> = {
  REQUIRED: 'REQUIRED',
  OPTIONAL: 'OPTIONAL',
  NOT_USED: 'NOT_USED',
}
/** Groups of fields whose schools ask for the GMAT or the GRE; in others it is the GRE. */
const BUSINESS_GROUPS = new Set(['business', 'finance'])

/**
 * Puts what reviewers know of who may enter a programme, and of what it is, in the place of what sources say
 * (reviewed/entry.csv). An empty cell changes nothing. A programme that is closed is left out.
 * @throws Error naming every row that cannot be read, and those of programmes that the catalogue does not have
 */
export function applyEntry(programs: readonly Program[], rows: readonly Cells[]): Program[] {
  const found = byProgramKey(programs)
  const faults: string[] = []
  const changed = new Map<Program, Program | null>()
  for (const row of rows) {
    const key = programKey(cell(row, 'university'), cell(row, 'degreeType') || 'MASTERS', cell(row, 'name'))
    const program = found.get(key)
    if (!program) {
      faults.push(`${key}: no such programme`)
      continue
    }
    const wrong = faultsOf(row)
    faults.push(...wrong.map(fault => `${key}: ${fault}`))
    if (wrong.length > 0) continue
    changed.set(program, cell(row, 'verdict') === CLOSED ? null : { ...program, ...changesOf(program, row) })
  }
  if (faults.length > 0) throw new Error(`reviewed/entry.csv:\n${faults.join('\n')}`)
  return programs.flatMap(program => {
    const reviewed = changed.get(program)
    return reviewed === null ? [] : [reviewed ?? program]
  })
}

/** What of a row cannot be read, by column. */
function faultsOf(row: Cells): string[] {
  const faults: string[] = []
  const check = (column: string, isRight: (text: string) => boolean) => {
    const text = cell(row, column)
    if (text !== '' && !isRight(text)) faults.push(`${column} is '${text}'`)
  }
  const areFields = (text: string) => listOf(text).every(code => findField(code) !== undefined)
  check('verdict', text => text === CLOSED || Object.hasOwn(VERDICTS, text))
  check('fields', text => areFields(text) && listOf(text).length <= 3)
  check('bachelor', text => text === ANY || areFields(text))
  check('gre', text => Object.hasOwn(TESTS, text))
  check('gradeLimit', text => gradeLimitOf(text) !== null)
  check('selectivity', text => /^[1-7]$/.test(text))
  check('months', text => Number(text) >= 6 && Number(text) <= 48)
  check('languages', text => listOf(text).every(language => /^[A-Z][a-z]+$/.test(language)))
  check('tuition', text => /^\d+$/.test(text) && /^[A-Z]{3}$/.test(cell(row, 'currency')))
  check('period', text => text === 'YEAR' || text === 'PROGRAMME')
  if (cell(row, 'verdict') === 'NOT_ENGLISH' && cell(row, 'languages') === '')
    faults.push('NOT_ENGLISH without languages')
  return faults
}

const ANY = 'any'

function listOf(text: string): string[] {
  return text
    .split('|')
    .map(part => part.trim())
    .filter(part => part !== '')
}

function changesOf(program: Program, row: Cells): Partial<Program> {
  const [field, ...otherFields] = listOf(cell(row, 'fields'))
  const test = TESTS[cell(row, 'gre')]
  const tuition = cell(row, 'tuition')
  const bachelor = cell(row, 'bachelor')
  const verdict = VERDICTS[cell(row, 'verdict')]?.(program, row) ?? {}
  const limit = gradeLimitOf(cell(row, 'gradeLimit'))
  const topics = listOf(cell(row, 'topics'))
  const note = verdict.note ?? program.note
  return {
    ...verdict,
    ...(topics.length > 0 && { note: joined(note, `On ${topics.join(', ')}`) }),
    ...(field !== undefined && { field, otherFields: otherFields.join('|') }),
    ...(bachelor !== '' && { prerequisites: prerequisitesOf(bachelor, program.prerequisites) }),
    ...(test !== undefined && {
      testPolicy: test,
      tests: program.tests || testsOf(program.degreeType, field ?? program.field),
    }),
    ...(limit !== null && { minimumGpaOf4: limit.of4, gradeLimit: limit.words }),
    ...(cell(row, 'selectivity') !== '' && { ownSelectivity: Number(cell(row, 'selectivity')) }),
    ...(cell(row, 'months') !== '' && { months: Number(cell(row, 'months')) }),
    ...(cell(row, 'languages') !== '' && { languages: listOf(cell(row, 'languages')).join('|') }),
    ...(tuition !== '' && {
      tuition: Number(tuition),
      currency: cell(row, 'currency'),
      period: cell(row, 'period') === 'PROGRAMME' ? ('PROGRAMME' as const) : ('YEAR' as const),
      tuitionYear: YEAR,
      tuitionBasis: 'INDICATIVE' as const,
      tuitionSource: SOURCE,
      tuitionNote: '',
    }),
    // Both are general knowledge; what was reviewed is the counsellors'.
    ...(program.source === 'general-2026' && { source: SOURCE, year: YEAR }),
    knowledgeYear: YEAR,
  }
}

/** 'Only with a bachelor in chemistry or materials engineering; portfolio': in the words that prerequisites.ts reads. */
function prerequisitesOf(bachelor: string, before: string): string {
  const [, ...beside] = before.split(';')
  const names = listOf(bachelor).map(code =>
    nameInList(FIELDS.find(field => field.code === code)?.name ?? ''),
  )
  const degree =
    bachelor === ANY
      ? 'Any bachelor'
      : `Only with a bachelor in ${[names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' or ')}`
  return [degree, ...beside].join(';')
}

function testsOf(degreeType: string, field: string): string {
  return degreeType === 'MBA' || BUSINESS_GROUPS.has(findField(field)?.group ?? '') ? 'GMAT|GRE' : 'GRE'
}

function joined(note: string, part: string): string {
  if (note.includes(part)) return note
  return capitalised([note, part].filter(text => text !== '').join('; '))
}
