import type { Country, DegreeType, PlanCode } from '../../generated/prisma/enums.ts'
import type { AppContext } from '../appContext.ts'
import { LEAST_PEOPLE } from './figures.ts'
import { checkCount } from './periods.ts'
import { readOnly } from './readOnly.ts'

/** How far somebody has come. */
export const STAGES = ['REGISTERED', 'PROFILE', 'MATCHED', 'DOCUMENT', 'FINISHED', 'PAID'] as const
export type Stage = (typeof STAGES)[number]

/** One person without anything that says who it is. */
export type PersonRecord = {
  /** Names the same person within a week (UTC, from Monday), and nobody after it. */
  pseudonym: string
  /** The month of registration. This and the next three are null where fewer than ten people share them. */
  month: string | null
  plan: PlanCode | null
  degree: DegreeType | null
  /** The country that they prefer. */
  country: Country | null
  stage: Stage
  /** 0, 1, 2 to 4, or 5 and more. */
  documents: string
}

/** The most records of a page. */
const MOST_RECORDS = 100

/**
 * People as records, in the order of their pseudonyms, which means nothing. Month, country, degree and plan are hidden,
 * in this order, until ten people share what is left; months that are not over are hidden.
 */
export async function readRecords({
  app,
  secret,
  input,
}: {
  app: AppContext
  secret: Uint8Array
  input: { first: number; after?: string | null | undefined }
}): Promise<PersonRecord[]> {
  const { first, after } = input
  checkCount({ path: 'first', count: first, most: MOST_RECORDS })
  const key = Buffer.from(secret).toString('hex')
  return await readOnly(
    app,
    tx => tx.$queryRaw<PersonRecord[]>`
      WITH people AS (
        SELECT u."id", u."plan", p."targetDegree" AS degree, p."preferredCountries"[1] AS country, u."matchedAt",
          p."userId" IS NOT NULL AS profile, to_char(u."createdAt" AT TIME ZONE 'UTC', 'YYYY-MM') AS month,
          left(encode(sha256(convert_to(${key} || ':' || u."id", 'UTF8')), 'hex'), 24) AS pseudonym
        FROM "User" u LEFT JOIN "Profile" p ON p."userId" = u."id"
        WHERE u."role" = 'STUDENT'
      ), shared AS (
        SELECT *,
          count(*) OVER (PARTITION BY "plan") AS "byPlan",
          count(*) OVER (PARTITION BY "plan", degree) AS "byDegree",
          count(*) OVER (PARTITION BY "plan", degree, country) AS "byCountry",
          count(*) OVER (PARTITION BY "plan", degree, country, month) AS "byMonth"
        FROM people
      ), page AS (
        SELECT * FROM shared WHERE pseudonym > ${after ?? ''} ORDER BY pseudonym LIMIT ${first}
      )
      SELECT pseudonym,
        CASE WHEN "byMonth" >= ${LEAST_PEOPLE} AND month < to_char(${app.now()} AT TIME ZONE 'UTC', 'YYYY-MM') THEN month END AS month,
        CASE WHEN "byPlan" >= ${LEAST_PEOPLE} THEN "plan" END AS plan,
        CASE WHEN "byDegree" >= ${LEAST_PEOPLE} THEN degree END AS degree,
        CASE WHEN "byCountry" >= ${LEAST_PEOPLE} THEN country END AS country,
        CASE
          WHEN EXISTS (SELECT FROM "Payment" x WHERE x."userId" = page."id" AND x."state" = 'PAID') THEN 'PAID'
          WHEN EXISTS (SELECT FROM "Document" x WHERE x."userId" = page."id" AND x."generatedAt" IS NOT NULL) THEN 'FINISHED'
          WHEN EXISTS (SELECT FROM "Document" x WHERE x."userId" = page."id") THEN 'DOCUMENT'
          WHEN "matchedAt" IS NOT NULL THEN 'MATCHED'
          WHEN profile THEN 'PROFILE'
          ELSE 'REGISTERED'
        END AS stage,
        (SELECT CASE WHEN count(*) = 0 THEN '0' WHEN count(*) = 1 THEN '1' WHEN count(*) < 5 THEN '2 to 4' ELSE '5 and more' END
         FROM "Document" x WHERE x."userId" = page."id") AS documents
      FROM page ORDER BY pseudonym`,
  )
}
