import { slugOf } from '../../../../graphql-server/domain/catalogue/searchText.ts'
import type { Country, TestPolicy } from '../../../../graphql-server/generated/prisma/enums.ts'
import { type Cells, capitalised, cell, inRange } from '../cells.ts'
import { fieldsOf } from '../knownFields.ts'
import { emptyCells, type Program } from '../rows.ts'
import { readCourseTitle } from '../titles.ts'

const EMPTY = emptyCells('programs')
const SOURCE = 'counsellors-2026'
const YEAR = 2026

/** What a row of general knowledge says of a programme. */
export type KnownProgram = {
  program: Program
  /** The names under which the catalogue may have it, the likeliest first. */
  titles: readonly string[]
  /** Whether the catalogue is said to have it. */
  isListed: boolean
  /** Whether it is closed, is not for students from abroad, or is no programme. */
  isRemoved: boolean
  /** What was wrong in the catalogue and is put right by this row. */
  corrects: { months: boolean; languages: boolean; award: boolean }
}

/** The programmes that counsellors know, of one country. */
export function readKnownProgrammes({
  rows,
  country,
}: {
  rows: readonly Cells[]
  country: Country
}): KnownProgram[] {
  return rows.map(row => {
    const rawNote = cell(row, 'note')
    const university = universityKeyOf(row, country)
    const title = cell(row, 'programme')
    const degreeType = cell(row, 'degreeType') === 'MBA' ? 'MBA' : 'MASTERS'
    const award = cell(row, 'award') || (degreeType === 'MBA' ? 'MBA' : 'Master')
    const fields = fieldsOf(cell(row, 'fields').split('|'), title)
    const [field, ...otherFields] = fields
    const { name, subject } = nameOf({ title, award, isMba: degreeType === 'MBA' })
    const days = cell(row, 'usualDeadlines')
    const tuition = inRange(cell(row, 'tuition'), 0, 10_000_000)
    const program: Program = {
      ...EMPTY,
      university,
      subject,
      name,
      degreeType,
      award,
      field: field ?? 'interdisciplinary',
      otherFields: otherFields.join('|'),
      months: inRange(cell(row, 'months'), 6, 48),
      isPartTime: PART_TIME.test(rawNote) ? 'yes' : '',
      languages: cell(row, 'language'),
      website: cell(row, 'website'),
      ...(tuition !== '' && {
        tuition,
        currency: cell(row, 'currency'),
        period: cell(row, 'period') === 'PROGRAMME' ? 'PROGRAMME' : 'YEAR',
        tuitionYear: Number(cell(row, 'tuitionYear')) || YEAR,
        tuitionBasis: 'INDICATIVE',
        tuitionSource: SOURCE,
      }),
      intakes: cell(row, 'intakeMonths')
        .split('|')
        .toSorted((a, b) => Number(a) - Number(b))
        .join('|'),
      minimumIelts: inRange(cell(row, 'minIelts'), 4, 9),
      minimumToefl: inRange(cell(row, 'minToefl'), 40, 120),
      typicalGpaOf10: inRange(cell(row, 'typicalCgpaOf10'), 4, 10),
      prerequisites: capitalised(cell(row, 'prerequisites')),
      note: noteOf(rawNote),
      ...testsOf(cell(row, 'testPolicy')),
      ownSelectivity: inRange(cell(row, 'programmeSelectivity'), 1, 7),
      knowledgeYear: YEAR,
      usualDeadlines: days,
      usualDeadlinesYear: days === '' ? '' : YEAR,
      basis: 'INDICATIVE',
      source: SOURCE,
      year: YEAR,
    }
    const listedAs = /LISTED as:? '?([^';]+)'?/.exec(rawNote)?.[1]?.trim()
    return {
      program: mended(program, country),
      titles: [...(listedAs === undefined ? [] : [listedAs]), name, title],
      isListed: /LISTED|WRONG|CLOSED/.test(rawNote),
      isRemoved: isRemoved(rawNote),
      corrects: {
        months: /WRONG: \d+ months|WRONG if \d+ months/.test(rawNote),
        languages: /WRONG: language/.test(rawNote),
        award: /WRONG: the degree is/.test(rawNote),
      },
    }
  })
}

/** The key of a row's university; one that the catalogue lacks is named in full. */
export function universityKeyOf(row: Cells, country: Country): string {
  return cell(row, 'university') || `${country.toLowerCase()}/${slugOf(cell(row, 'newUniversityName'))}`
}

const PART_TIME =
  /^(?:LISTED[^;]*; )?[^;]*(?:part-time[^;]*not|for working people: not|mid-career[^;]*part-time)/
/** What students who need a visa cannot study. */
const ONLINE = /(?:^|; |, |\()(?:mostly )?online[^;]*not for visa students|distance, part-time/
/** WRONG rows that put a figure right; all others take the programme out. */
const CORRECTION = /WRONG: (?:field, was|\d+ months|language|the degree is)|WRONG if/

function isRemoved(note: string): boolean {
  if (/\bCLOSED\b/.test(note)) return true
  if (/\bWRONG\b/.test(note)) return !CORRECTION.test(note)
  return ONLINE.test(note) && !/on campus/.test(note)
}

/** The note without what it says about the catalogue itself. */
function noteOf(note: string): string {
  return capitalised(
    note
      .split(/;\s*/)
      .filter(
        part => !/LISTED|WRONG|CLOSED|^SEEN in |^fee: |registered for \d+ months|^field, was/.test(part),
      )
      .join('; '),
  )
}

/** What a title that is only an award stands for. */
const WHOLE_TITLES: Readonly<Record<string, string>> = {
  MArch: 'Master of Architecture',
  MDes: 'Master of Design',
  MMath: 'Master of Mathematics',
  MStat: 'Master of Statistics',
  MSW: 'Master of Social Work',
}

function nameOf({ title, award, isMba }: { title: string; award: string; isMba: boolean }): {
  name: string
  subject: string
} {
  const whole = title === award ? WHOLE_TITLES[award] : undefined
  if (whole !== undefined) return { name: whole, subject: whole.replace('Master of ', '') }
  // 'ME Civil Engineering' names its award twice; 'MPhil in Economics' and 'Master of Engineering (Robotics)' are whole.
  const doubled = title.startsWith(`${award} `) && !/^(?:in |of |\()/.test(title.slice(award.length + 1))
  const course = readCourseTitle(doubled ? title.slice(award.length + 1) : title, award)
  if (!course) return { name: title, subject: title }
  if (isMba || /^master of (?!science|arts|engineering|technology)/i.test(title))
    return { name: isMba && course.subject === 'MBA' ? 'MBA' : title, subject: course.subject }
  const isAbbreviated = /^M[A-Z]|^[A-Z][A-Za-z]*[A-Z]$/.test(award)
  return { name: isAbbreviated ? `${course.subject} ${award}` : course.name, subject: course.subject }
}

const TEST_NAMES: Readonly<Record<string, string>> = {
  OWN_TEST: "the university's own test",
  OWN: "the university's own test",
  CUET_PG: 'CUET-PG',
  CLAT_PG: 'CLAT-PG',
  AILET_PG: 'AILET-PG',
  BITS_HD: 'BITS HD',
  ISI_TEST: 'ISI admission test',
  CMI_TEST: 'CMI entrance examination',
  GAT_B: 'GAT-B',
  NID_DAT: 'NID DAT',
  PU_CET: 'PU-CET',
  ICAR_AIEEA_PG: 'AIEEA-PG',
  CUET_ICAR: 'CUET-ICAR',
  CUSAT_CAT: 'CUSAT CAT',
  AIIMS_TEST: 'AIIMS entrance examination',
  NIFT_TEST: 'NIFT entrance examination',
  TNAU_TEST: 'TNAU entrance examination',
  IGIDR_TEST: 'IGIDR entrance examination',
  IMU_CET: 'IMU-CET',
}

/** 'GMAT_OR_GRE_OPTIONAL' is optional and about the GMAT and the GRE; a test by name alone is required. */
function testsOf(text: string): { testPolicy: TestPolicy | ''; tests: string } {
  if (text === '') return { testPolicy: '', tests: '' }
  const ending = /_(NOT_USED|OPTIONAL|REQUIRED)$/.exec(text)?.[1]
  const tests = text
    .replace(/_(NOT_USED|OPTIONAL|REQUIRED)$/, '')
    .split('_OR_')
    .map(test => TEST_NAMES[test] ?? test)
  const testPolicy = ending === 'NOT_USED' || ending === 'OPTIONAL' ? ending : 'REQUIRED'
  return { testPolicy, tests: tests.join('|') }
}

const HEALTH = new Set([
  'psychology',
  'medicine',
  'public-health',
  'health-management',
  'nursing',
  'pharmacy',
  'allied-health',
  'sport-science',
  'social-work',
])
const TAMIL_NADU = /anna-university|psg-college|sathyabama|bharathiar/

/** What an audit found to be wrong too often is left out or put right by rule. */
function mended(program: Program, country: Country): Program {
  const { university, field, otherFields, testPolicy, tests, prerequisites, degreeType } = program
  const isTestUnsure =
    testPolicy === 'REQUIRED' &&
    /GRE|GMAT/.test(tests) &&
    (country === 'CANADA' || /ie-university|barcelona-school-of-economics/.test(university))
  const isHealth = [field, ...otherFields.split('|')].some(code => HEALTH.has(code))
  const isCeeta = TAMIL_NADU.test(university) && degreeType === 'MASTERS' && /TANCET/.test(tests)
  return {
    ...program,
    ...(isTestUnsure && { testPolicy: '', tests: '' }),
    ...(country === 'AUSTRALIA' && isHealth && program.intakes.includes('|') && { intakes: '' }),
    ...(country === 'AUSTRALIA' && /^any bachelor/i.test(prerequisites) && { prerequisites: '' }),
    ...(isCeeta && {
      tests: tests.replace('TANCET', 'CEETA-PG'),
      prerequisites: prerequisites.replaceAll('TANCET', 'CEETA-PG'),
    }),
    ...(university === 'usa/texas-a-and-m-university' &&
      field === 'public-health' && { website: 'https://sph.tamu.edu' }),
  }
}
