import { Prisma } from '../../generated/prisma/client.ts'
import type {
  Country,
  DegreeType,
  DocumentType,
  FollowUpState,
  PlanCode,
  QuestionAsker,
  QuestionnaireForm,
} from '../../generated/prisma/enums.ts'
import type { AppContext } from '../appContext.ts'
import { MOST_OF_ONE, shownGroup } from './figures.ts'
import type { Period } from './periods.ts'
import { readOnly } from './readOnly.ts'

/** Where figures come from, and the secret of their noise. */
export type Source = { app: AppContext; secret: Uint8Array }

/** The steps from a new account to a paid plan, each with the people of a month who have taken it. */
export const FUNNEL_STEPS = [
  'registered',
  'withProfile',
  'withMatches',
  'withShortlist',
  'withDraft',
  'withDocument',
  'withFinishedDocument',
  'paid',
] as const
export type FunnelStep = (typeof FUNNEL_STEPS)[number]
/** The people who registered in a month, by how far they have come since. */
export type FunnelMonth = { month: string } & Record<FunnelStep, number | null>

/** How far the people came who registered in each month. */
export async function readFunnel(source: Source, { from, to }: Period): Promise<FunnelMonth[]> {
  const rows = await readOnly(
    source.app,
    tx => tx.$queryRaw<({ month: string } & Record<FunnelStep, number>)[]>`
      WITH people AS (
        SELECT u."id", u."matchedAt", to_char(u."createdAt" AT TIME ZONE 'UTC', 'YYYY-MM') AS month
        FROM "User" u
        WHERE u."role" = 'STUDENT' AND u."createdAt" >= ${from} AND u."createdAt" < ${to}
      ), steps AS (
        SELECT month,
          EXISTS (SELECT FROM "Profile" x WHERE x."userId" = p."id") AS profile,
          p."matchedAt" IS NOT NULL AS matched,
          EXISTS (SELECT FROM "ShortlistItem" x WHERE x."userId" = p."id") AS shortlisted,
          EXISTS (SELECT FROM "Draft" x WHERE x."userId" = p."id") AS drafted,
          EXISTS (SELECT FROM "Document" x WHERE x."userId" = p."id") AS documented,
          EXISTS (SELECT FROM "Document" x WHERE x."userId" = p."id" AND x."generatedAt" IS NOT NULL) AS finished,
          EXISTS (SELECT FROM "Payment" x WHERE x."userId" = p."id" AND x."state" = 'PAID') AS paid
        FROM people p
      )
      SELECT month,
        count(*)::int AS "registered",
        count(*) FILTER (WHERE profile)::int AS "withProfile",
        count(*) FILTER (WHERE matched)::int AS "withMatches",
        count(*) FILTER (WHERE shortlisted)::int AS "withShortlist",
        count(*) FILTER (WHERE drafted)::int AS "withDraft",
        count(*) FILTER (WHERE documented)::int AS "withDocument",
        count(*) FILTER (WHERE finished)::int AS "withFinishedDocument",
        count(*) FILTER (WHERE paid)::int AS "paid"
      FROM steps GROUP BY month ORDER BY month`,
  )
  return rows.map(row => {
    const shown = (step: FunnelStep) =>
      shownGroup(source.secret, { cell: `funnel ${row.month} ${step}`, people: row[step] }).people
    return {
      month: row.month,
      registered: shown('registered'),
      withProfile: shown('withProfile'),
      withMatches: shown('withMatches'),
      withShortlist: shown('withShortlist'),
      withDraft: shown('withDraft'),
      withDocument: shown('withDocument'),
      withFinishedDocument: shown('withFinishedDocument'),
      paid: shown('paid'),
    }
  })
}

/** Documents of a month by type, form and the plan that their owner has now. */
export type DocumentGroup = {
  month: string
  documentType: DocumentType
  form: QuestionnaireForm
  plan: PlanCode
  people: number | null
  documents: number | null
}

/** How many documents were requested in each month, by type, form and plan. */
export async function readDocuments(source: Source, { from, to }: Period): Promise<DocumentGroup[]> {
  const rows = await readOnly(
    source.app,
    tx => tx.$queryRaw<(Omit<DocumentGroup, 'people' | 'documents'> & { people: number; rows: number })[]>`
      WITH each AS (
        SELECT to_char(d."createdAt" AT TIME ZONE 'UTC', 'YYYY-MM') AS month,
          d."documentType", d."form", u."plan", d."userId", LEAST(count(*), ${MOST_OF_ONE}) AS "own"
        FROM "Document" d JOIN "User" u ON u."id" = d."userId"
        WHERE u."role" = 'STUDENT' AND d."createdAt" >= ${from} AND d."createdAt" < ${to}
        GROUP BY 1, 2, 3, 4, 5
      )
      SELECT month, "documentType", "form", "plan", count(*)::int AS people, sum("own")::int AS rows
      FROM each GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4`,
  )
  return rows.map(({ people, rows: own, ...group }) => {
    const shown = shownGroup(source.secret, {
      cell: `documents ${group.month} ${group.documentType} ${group.form} ${group.plan}`,
      people,
      rows: own,
    })
    return { ...group, people: shown.people, documents: shown.rows }
  })
}

/** Follow-up questions of a month by who asked them and what became of them. */
export type QuestionGroup = {
  month: string
  asker: QuestionAsker
  state: FollowUpState
  people: number | null
  questions: number | null
}

/** How many follow-up questions were asked in each month, and what became of them. */
export async function readQuestions(source: Source, { from, to }: Period): Promise<QuestionGroup[]> {
  const rows = await readOnly(
    source.app,
    tx => tx.$queryRaw<(Omit<QuestionGroup, 'people' | 'questions'> & { people: number; rows: number })[]>`
      WITH each AS (
        SELECT to_char(q."createdAt" AT TIME ZONE 'UTC', 'YYYY-MM') AS month,
          q."asker", q."state", q."userId", LEAST(count(*), ${MOST_OF_ONE}) AS "own"
        FROM "FollowUpQuestion" q JOIN "User" u ON u."id" = q."userId"
        WHERE u."role" = 'STUDENT' AND q."createdAt" >= ${from} AND q."createdAt" < ${to}
        GROUP BY 1, 2, 3, 4
      )
      SELECT month, "asker", "state", count(*)::int AS people, sum("own")::int AS rows
      FROM each GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
  )
  return rows.map(({ people, rows: own, ...group }) => {
    const cell = `questions ${group.month} ${group.asker} ${group.state}`
    const shown = shownGroup(source.secret, { cell, people, rows: own })
    return { ...group, people: shown.people, questions: shown.rows }
  })
}

/** People whose first ten matches have a programme of this field in this country. */
export type MatchGroup = { field: string; country: Country; people: number | null }

/** Whose matches lie in which field and country, at present. */
export async function readMatchGroups(source: Source): Promise<MatchGroup[]> {
  const rows = await readOnly(
    source.app,
    tx => tx.$queryRaw<{ field: string; country: Country; people: number }[]>`
      SELECT p."field", p."country", count(DISTINCT m."userId")::int AS people
      FROM "Match" m JOIN "Program" p ON p."id" = m."programId" JOIN "User" u ON u."id" = m."userId"
      WHERE m."place" <= 10 AND u."role" = 'STUDENT'
      GROUP BY 1, 2 ORDER BY 1, 2`,
  )
  return rows.map(({ field, country, people }) => ({
    field,
    country,
    people: shownGroup(source.secret, { cell: `matches ${field} ${country}`, people }).people,
  }))
}

/** Applications whose deadline is in a month, by the country of the programme. */
export type DeadlineGroup = {
  month: string
  country: Country
  people: number | null
  applications: number | null
}

/** How many tracked applications are due in each of the next twelve months. */
export async function readDeadlines(source: Source): Promise<DeadlineGroup[]> {
  const now = source.app.now()
  const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))
  const to = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 12, 1))
  const rows = await readOnly(
    source.app,
    tx => tx.$queryRaw<{ month: string; country: Country; people: number; rows: number }[]>`
      WITH each AS (
        SELECT to_char(a."deadline", 'YYYY-MM') AS month, p."country", a."userId",
          LEAST(count(*), ${MOST_OF_ONE}) AS "own"
        FROM "Application" a JOIN "Program" p ON p."id" = a."programId" JOIN "User" u ON u."id" = a."userId"
        WHERE u."role" = 'STUDENT' AND a."deletedAt" IS NULL AND a."deadline" >= ${from} AND a."deadline" < ${to}
        GROUP BY 1, 2, 3
      )
      SELECT month, "country", count(*)::int AS people, sum("own")::int AS rows
      FROM each GROUP BY 1, 2 ORDER BY 1, 2`,
  )
  return rows.map(({ month, country, people, rows: own }) => {
    const cell = `deadlines ${month} ${country}`
    const shown = shownGroup(source.secret, { cell, people, rows: own })
    return { month, country, people: shown.people, applications: shown.rows }
  })
}

/** Of the people who registered in a week, those who did something in a later one. */
export type RetentionWeek = {
  /** The Monday of the week in which they registered. */
  week: string
  /** How many weeks after they registered, from 1. */
  after: number
  people: number | null
}

/** How many weeks after their registration people are looked at. */
const MOST_WEEKS_AFTER = 8

/** Who comes back: begins a draft or a document, shortlists, tracks an application or answers a question. */
export async function readRetention(source: Source, { from, to }: Period): Promise<RetentionWeek[]> {
  const rows = await readOnly(
    source.app,
    tx => tx.$queryRaw<{ week: string; after: number; people: number }[]>`
      WITH people AS (
        SELECT "id", "createdAt", date_trunc('week', "createdAt" AT TIME ZONE 'UTC') AS week
        FROM "User" WHERE "role" = 'STUDENT' AND "createdAt" >= ${from} AND "createdAt" < ${to}
      ), acts AS (
        ${Prisma.join(
          [
            Prisma.sql`SELECT x."userId", x."createdAt" AS at FROM "Draft" x JOIN people p ON p."id" = x."userId"`,
            Prisma.sql`SELECT x."userId", x."createdAt" FROM "Document" x JOIN people p ON p."id" = x."userId"`,
            Prisma.sql`SELECT x."userId", x."createdAt" FROM "ShortlistItem" x JOIN people p ON p."id" = x."userId"`,
            Prisma.sql`SELECT x."userId", x."createdAt" FROM "Application" x JOIN people p ON p."id" = x."userId"`,
            Prisma.sql`SELECT x."userId", x."answeredAt" FROM "FollowUpQuestion" x JOIN people p ON p."id" = x."userId" WHERE x."answeredAt" IS NOT NULL`,
          ],
          ' UNION ALL ',
        )}
      ), weeks AS (
        SELECT p."id", p.week, floor(extract(epoch FROM a.at - p."createdAt") / 604800)::int AS after
        FROM people p JOIN acts a ON a."userId" = p."id" WHERE a.at < ${to}
      )
      SELECT to_char(week, 'YYYY-MM-DD') AS week, after, count(DISTINCT "id")::int AS people
      FROM weeks WHERE after BETWEEN 1 AND ${MOST_WEEKS_AFTER} GROUP BY 1, 2 ORDER BY 1, 2`,
  )
  return rows.map(({ week, after, people }) => ({
    week,
    after,
    people: shownGroup(source.secret, { cell: `retention ${week} ${after}`, people }).people,
  }))
}

/** People with a profile, by plan and degree. */
export type PlanGroup = { plan: PlanCode; degree: DegreeType | null; people: number | null }

/** Who has which plan, by the degree that they seek; null where they have no profile. */
export async function readPlans(source: Source): Promise<PlanGroup[]> {
  const rows = await readOnly(
    source.app,
    tx => tx.$queryRaw<{ plan: PlanCode; degree: DegreeType | null; people: number }[]>`
      SELECT u."plan", p."targetDegree" AS degree, count(*)::int AS people
      FROM "User" u LEFT JOIN "Profile" p ON p."userId" = u."id"
      WHERE u."role" = 'STUDENT' GROUP BY 1, 2 ORDER BY 1, 2`,
  )
  return rows.map(({ plan, degree, people }) => ({
    plan,
    degree,
    people: shownGroup(source.secret, { cell: `plans ${plan} ${degree ?? ''}`, people }).people,
  }))
}

/** What the outside model cost in a month. It is about no person. */
export type ModelMonth = { month: string; requests: number; inputTokens: number; outputTokens: number }

/** What the outside model cost in each month. */
export async function readModelCosts({ app }: Source, { from, to }: Period): Promise<ModelMonth[]> {
  return await readOnly(
    app,
    tx => tx.$queryRaw<ModelMonth[]>`
      SELECT to_char("day", 'YYYY-MM') AS month, sum("requests")::int AS requests,
        sum("inputTokens")::float8 AS "inputTokens", sum("outputTokens")::float8 AS "outputTokens"
      FROM "ModelDay" WHERE "day" >= ${from} AND "day" < ${to} GROUP BY 1 ORDER BY 1`,
  )
}
