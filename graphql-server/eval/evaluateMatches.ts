/**
 * `npm run eval:matches [-- students.json [count] [--readings]]`: matches each student of a JSON file with the whole
 * catalogue and prints the student, what was read and the first ten matches as text, for people to judge. With `--readings`
 * it prints only what was read, for somebody to correct in the student's `corrections`. Without a file the students of
 * matchStudents.json are taken. It needs no database and asserts nothing. docs/matching.md says what to look for.
 */
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { programRows } from '../domain/catalogue/catalogueRows.ts'
import { countryInSentence } from '../domain/catalogue/countries.ts'
import { findField } from '../domain/catalogue/fields.ts'
import { type Catalogue, readCatalogue, readTableFiles } from '../domain/catalogue/tables.ts'
import { buildColumns, type ColumnRow } from '../domain/matching/columns.ts'
import { fieldsToName, gapSentence, namedGaps } from '../domain/matching/gaps.ts'
import { rankPrograms } from '../domain/matching/rank.ts'
import { AMBITIONS, DEFAULT_SETTINGS, type MatchList } from '../domain/matching/types.ts'
import { readingCorrections } from '../domain/profiles/reading/corrections.ts'
import { type ProfileReading, readProfile } from '../domain/profiles/reading/readProfile.ts'
import { Country, DegreeType } from '../generated/prisma/enums.ts'

const text = z.string().nullish()
const students = z.array(
  z.object({
    name: z.string(),
    academicBackground: text,
    targetDegree: z.enum(DegreeType),
    workExperience: text,
    testScores: text,
    preferredCountries: z.array(z.enum(Country)).min(1),
    studyInterests: text,
    budget: text,
    intendedStartDate: text,
    ambition: z.enum(AMBITIONS).default('BALANCED'),
    includeNear: z.boolean().default(false),
    corrections: readingCorrections.default({}),
  }),
)
type Student = z.infer<typeof students>[number]

const isOnlyReadings = process.argv.includes('--readings')
const [file = 'graphql-server/eval/matchStudents.json', most = '10'] = process.argv
  .slice(2)
  .filter(argument => argument !== '--readings')
const catalogue = readCatalogue(await readTableFiles('prisma/catalogue/tables'))
const { rows, schoolOf } = numberedRows(catalogue)
const columns = buildColumns(rows)
const rates = new Map(catalogue.exchange_rates.map(({ currency, usdPerUnit }) => [currency, usdPerUnit]))
for (const student of students.parse(JSON.parse(await readFile(file, 'utf8'))))
  process.stdout.write(`${describe(student)}\n\n`)

/** The programmes as the database would hold them, with the university of each by its id. */
function numberedRows(from: Catalogue): {
  rows: ColumnRow[]
  schoolOf: Map<number, { name: string; city: string; row: ColumnRow }>
} {
  const universities = new Map(from.universities.map((one, place) => [one.key, { ...one, id: place + 1 }]))
  const owners = new Map<number, { name: string; city: string; row: ColumnRow }>()
  const numbered = programRows(from).map((program, place) => {
    const university = universities.get(program.university)
    const row: ColumnRow = {
      ...program,
      id: place + 1,
      universityId: university?.id ?? 0,
      city: university?.city ?? null,
      universityBand: university?.selectivity ?? null,
      universityGroups: university?.groups ?? [],
    }
    owners.set(row.id, { name: university?.name ?? '', city: university?.city ?? '', row })
    return row
  })
  return { rows: numbered, schoolOf: owners }
}

/** What was read, in full, with the text of a correction that says the same. */
function describeReading({ items, notUnderstood }: ProfileReading): string {
  return [
    'Understood:',
    ...items.map(({ kind, name, understood, asCorrection, note, quote, isCorrected }) =>
      [
        `- ${kind} (${name}): ${understood ?? '-'}`,
        ...(asCorrection === null || asCorrection === understood
          ? []
          : [`as a correction: '${asCorrection}'`]),
        ...(note === null ? [] : [note]),
        ...(quote === null ? [] : [`from '${quote}'`]),
        ...(isCorrected ? ['corrected by the student'] : []),
      ].join(' | '),
    ),
    ...(notUnderstood.length === 0 ? [] : [`Not understood: ${notUnderstood.join(' | ')}`]),
  ].join('\n')
}

function describe({ name, ambition, includeNear, ...words }: Student): string {
  const reading = readProfile(words, { rates, today: new Date() })
  const { profile } = reading
  const said = Object.entries(words).flatMap(([key, value]) =>
    value && key !== 'corrections' ? [`- ${key}: ${Array.isArray(value) ? value.join(', ') : value}`] : [],
  )
  const understood = describeReading(reading)
  if (isOnlyReadings || !profile) return [`## ${name}`, said.join('\n'), understood].join('\n\n')
  const { programs, ...left } = rankPrograms({
    columns,
    profile,
    settings: { ...DEFAULT_SETTINGS, ambition },
    reach: 'ALL',
    limit: Number(most),
    includeNear,
  })
  const fields = fieldsToName(profile)
  const printed = programs.map((match, place) => {
    const school = schoolOf.get(match.programId)
    const row = school?.row
    const cost =
      row?.tuitionYearUsd == null
        ? 'tuition unknown'
        : `tuition about $${row.tuitionYearUsd} a year${row.tuitionBasis === 'INDICATIVE' ? ' (estimate)' : ''}`
    const field = findField(row?.field ?? '')?.name ?? ''
    return [
      `${place + 1}. [${match.tier} ${match.percentage} %] ${row?.name} (${row?.award}), ${school?.name}, ${school?.city}, ${row ? countryInSentence(row.country) : ''}`,
      `   ${field}; ${row?.durationMonths ?? '?'} months; ${cost}; band ${row?.selectivity ?? '?'}, ${row?.ownSelectivity ? 'known to counsellors' : 'from a list'}${match.ties > 0 ? `; ties with ${match.ties}` : ''}`,
      `   ${match.reason}`,
      ...(match.history.applicants !== null ? [`   ${match.history.sentence}`] : []),
    ].join('\n')
  })
  const inList = (list: MatchList) => printed.filter((_, place) => programs[place]?.list === list).join('\n')
  const heading = (title: string, lines: string) => (lines === '' ? [] : [title, lines])
  return [
    `## ${name} (ambition: ${ambition.toLowerCase()})`,
    said.join('\n'),
    understood,
    ...namedGaps(left, { fields, countries: profile.countries, isSample: false }).map(gapSentence),
    inList('FIRST') || 'No match.',
    ...heading('They cost clearly more than the budget:', inList('OVER_BUDGET')),
    ...heading('Further programmes, which fit less well:', inList('FURTHER')),
  ].join('\n\n')
}
