/**
 * `npm run eval:matches [-- students.json [count]]`: matches each student of a JSON file with the whole catalogue and
 * prints the student and the first ten matches as text, for people to judge. Without a file the students of
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
import { rankPrograms, TEN } from '../domain/matching/rank.ts'
import { AMBITIONS, DEFAULT_SETTINGS } from '../domain/matching/types.ts'
import { readProfile } from '../domain/profiles/reading/readProfile.ts'
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
  }),
)
type Student = z.infer<typeof students>[number]

const [file = 'graphql-server/eval/matchStudents.json', most = '10'] = process.argv.slice(2)
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
    }
    owners.set(row.id, { name: university?.name ?? '', city: university?.city ?? '', row })
    return row
  })
  return { rows: numbered, schoolOf: owners }
}

function describe({ name, ambition, includeNear, ...words }: Student): string {
  const reading = readProfile(words, { rates, today: new Date() })
  const { profile } = reading
  if (!profile) return `## ${name}\n\nNothing could be read.`
  const { programs, ...left } = rankPrograms({
    columns,
    profile,
    settings: { ...DEFAULT_SETTINGS, ambition },
    reach: 'ALL',
    limit: Number(most),
    includeNear,
  })
  const fields = fieldsToName(profile)
  const firstTen = left.short?.shown ?? TEN
  const said = Object.entries(words).flatMap(([key, value]) =>
    value ? [`- ${key}: ${Array.isArray(value) ? value.join(', ') : value}`] : [],
  )
  const read = reading.items.map(({ name: kind, understood }) => `${kind} ${understood ?? '-'}`).join('; ')
  const found = programs.map((match, place) => {
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
  return [
    `## ${name} (ambition: ${ambition.toLowerCase()})`,
    said.join('\n'),
    `Understood: ${read}`,
    ...namedGaps(left, { fields, countries: profile.countries, isSample: false }).map(gapSentence),
    found.slice(0, firstTen).join('\n') || 'No match.',
    ...(found.length > firstTen ? ['Further programmes, which fit less well:'] : []),
    ...(found.length > firstTen ? [found.slice(firstTen).join('\n')] : []),
  ].join('\n\n')
}
