/**
 * What ranking a catalogue costs, compared to two other ways: scoring all rows and sorting them, and one statement that
 * scores, orders and limits in the database. Only our ranking limits each university to three programmes, mixes tiers
 * and gives reasons; the others only find the best fifty.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FIELDS } from '../domain/catalogue/fields.ts'
import { cacheColumns } from '../domain/matching/cachedColumns.ts'
import { buildColumns, bytesOf, COUNTRIES, type ProgramColumns } from '../domain/matching/columns.ts'
import { distanceBetween } from '../domain/matching/fieldDistances.ts'
import { rankPrograms } from '../domain/matching/rank.ts'
import { BAND_GRADES, counted, prepareYardstick, scoreOf, type Yardstick } from '../domain/matching/score.ts'
import { ROBOTICIST } from '../domain/matching/scoring.test-fixtures.ts'
import { DEFAULT_SETTINGS, FACTOR_KINDS } from '../domain/matching/types.ts'
import type { MatchingProfile } from '../domain/profiles/reading/types.ts'
import { type Database, openDatabase } from '../infra/database.ts'
import { createLog } from '../infra/log.ts'
import { createCatalogue, largeCatalogue } from '../test/catalogues.ts'
import { createAppContext } from '../test/factories.ts'
import { answerTime, processorTime, type Times, timesOf } from './times.ts'

const KEPT = 50
const STATEMENT_ROUNDS = 15
/** Enough rounds that the median one runs like in a server that has run for a while, also with a small catalogue. */
const roundsOf = (programs: number) => (programs > 10_000 ? 100 : 600)

export type RankingCost = {
  programs: number
  /** Milliseconds for reading the columns once, and their size. */
  loading: number
  megabytes: number
  ours: Times
  sorting: Times
  /** One statement on the embedded database, and on PostgreSQL where it is installed. */
  embedded: Times
  postgres: Times | null
}

/**
 * Milliseconds for the best fifty of a catalogue of so many programmes, for a profile without restrictions. CPU time
 * of this process, which includes the embedded database; for a PostgreSQL server the time until it answers.
 */
export async function weighRanking({
  programs,
  databaseUrl,
}: {
  programs: number
  databaseUrl: string | null
}): Promise<RankingCost> {
  const folder = await mkdtemp(join(tmpdir(), 'gradwright-bench-'))
  try {
    const embedded = await prepare({ programs, databaseUrl: null, folder })
    const begin = performance.now()
    const columns = await cacheColumns({ app: { database: embedded } })
    const loading = performance.now() - begin
    const costs = {
      programs,
      loading,
      megabytes: bytesOf(columns) / 1024 / 1024,
      ours: timeEach(roundsOf(programs), person => rankOurs(columns, person)),
      sorting: timeEach(roundsOf(programs), person => rankBySorting(columns, person)),
      embedded: await timeStatements(embedded),
    }
    await embedded.close()
    if (databaseUrl === null) return { ...costs, postgres: null }
    const server = await prepare({ programs, databaseUrl, folder })
    const postgres = await timeStatements(server)
    await server.close()
    return { ...costs, postgres }
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function prepare({
  programs,
  databaseUrl,
  folder,
}: {
  programs: number
  databaseUrl: string | null
  folder: string
}): Promise<Database> {
  const database = await openDatabase({
    databaseUrl,
    dataFolder: folder,
    migrate: true,
    log: createLog({ level: 'error' }),
  })
  const catalogue = largeCatalogue({ universities: Math.ceil(programs / 12), programs })
  await createCatalogue({ app: createAppContext({ database }), catalogue })
  return database
}

/** Another profile in each round, so that nothing is cached from the previous one. */
function personOf(round: number): MatchingProfile {
  const better = (round % 20) / 20
  return {
    ...ROBOTICIST,
    countries: COUNTRIES,
    gradeShare: null,
    gpaOf4: 2.9 + better,
    gpaOf10: 7 + better * 2,
    gre: 305 + Math.round(better * 20),
    budgetYearUsd: 25_000 + 1000 * (round % 30),
  }
}

function timeEach(rounds: number, rank: (person: MatchingProfile) => void): Times {
  return timesOf(
    Array.from({ length: rounds }, (_, round) => {
      const person = personOf(round)
      return processorTime(() => rank(person)).time
    }),
  )
}

function rankOurs(columns: ProgramColumns, profile: MatchingProfile): void {
  const { programs: kept } = rankPrograms({
    columns,
    profile,
    settings: DEFAULT_SETTINGS,
    reach: 'ALL',
    limit: KEPT,
  })
  if (kept.length !== KEPT) throw new Error(`${kept.length} were kept`)
}

/** Scores every row of the degree in the same way and sorts all; no factors, no words. */
function rankBySorting(columns: ProgramColumns, profile: MatchingProfile): void {
  const mine = prepareYardstick(profile, DEFAULT_SETTINGS, columns)
  const scored = Array.from(columns.programId, (id, row) => ({ id, score: scoreRow(mine, columns, row) }))
  const best = scored.sort((a, b) => b.score - a.score || a.id - b.id).slice(0, KEPT)
  if (best.length !== KEPT) throw new Error(`${best.length} were kept`)
}

function scoreRow(mine: Yardstick, columns: ProgramColumns, row: number): number {
  return FACTOR_KINDS.reduce(
    (sum, kind, place) => sum + (mine.weights[place] ?? 0) * counted(scoreOf(kind, mine, columns, row)),
    0,
  )
}

async function timeStatements(database: Database): Promise<Times> {
  const times: number[] = []
  for (let round = 0; round < STATEMENT_ROUNDS; round += 1) {
    const person = personOf(round)
    const mine = prepareYardstick(person, DEFAULT_SETTINGS, buildColumns([]))
    const time = await answerTime(database, async () => {
      const best = await database.prisma.$queryRawUnsafe<{ id: number }[]>(
        STATEMENT,
        ...parametersOf(mine, person),
      )
      if (best.length !== KEPT) throw new Error(`${best.length} were found`)
    })
    times.push(time)
  }
  return timesOf(times)
}

/** The tables of the profile are passed as JSON, and the figures as numbers. */
function parametersOf(mine: Yardstick, person: MatchingProfile): (string | number)[] {
  const fields = FIELDS.map(({ code }) => ({
    field: code,
    score: Math.max(...person.fields.map(interest => 1 - distanceBetween(interest.code, code))),
  }))
  const countries = COUNTRIES.map((country, place) => ({ country, score: mine.countries[place] ?? 0 }))
  return [
    JSON.stringify(fields),
    JSON.stringify(countries),
    // The statement leaves selectivity out.
    ...mine.weights.slice(0, 8),
    mine.gpaOf4,
    mine.gpaOf10,
    mine.gre,
    mine.ielts,
    mine.budgets[0] ?? 0,
    mine.intakeMonths[0] ?? 0,
  ]
}

const BAND_CASES = BAND_GRADES.map((grade, place) => `WHEN ${place + 1} THEN ${grade}`).join(' ')

/** The parts of a Masters' score as SQL, as close as an expression can be: the same shapes, without the details. */
const STATEMENT = `
  WITH field_scores AS (SELECT * FROM jsonb_to_recordset($1::jsonb) AS given ("field" text, "score" float8)),
    country_scores AS (SELECT * FROM jsonb_to_recordset($2::jsonb) AS given ("country" "Country", "score" float8))
  SELECT p."id",
    $3::float8
    + $4::float8 * c."score"
    + $5::float8 * coalesce(f."score", 0.5)
    + $6::float8 * coalesce(
        least(1, greatest(0.05, 0.75 + 0.3 * ($12::float8 - p."typicalGpaOf10"))),
        least(1, 0.6 + 0.5 * ($11::float8 - p."minimumGpaOf4")),
        least(1, greatest(0.05, 0.75 + 0.8 * ($11::float8 - CASE p."selectivity" ${BAND_CASES} END))),
        0.5)
    + $7::float8 * coalesce(
        least(1, greatest(0.05, 0.75 + 0.03 * ($13::float8 - p."typicalGre"))),
        least(1, greatest(0, 0.8 + 0.2 * ($14::float8 - p."minimumIelts"))),
        0.5)
    + $8::float8 * 0.8
    + $9::float8 * coalesce(
        1 / (1 + power(greatest(0, (p."tuitionYearUsd" + p."livingYearUsd") / $15::float8 - 1) / 0.3, 2)),
        0.5)
    + $10::float8 * CASE WHEN p."intakeMonths" = '{}' THEN 0.5 WHEN $16::int = ANY(p."intakeMonths") THEN 1 ELSE 0.3 END
    AS "total"
  FROM "Program" p
  JOIN country_scores c ON c."country" = p."country"
  LEFT JOIN field_scores f ON f."field" = p."field"
  WHERE p."isListed" AND p."degreeType" = 'MASTERS'
  ORDER BY "total" DESC, p."id"
  LIMIT ${KEPT}`
