import { readFileSync } from 'node:fs'
import { getOperationAST, parse } from 'graphql'
import { parseRecord } from '../../scripts/clientOperations.ts'

/** The query for both servers: the viewer with their twenty newest documents. */
const PERSON_QUERY = /* GraphQL */ `
  query ViewerWithDocuments {
    viewer {
      fullName
      plan
      creditsRemaining
      documents(first: 20) {
        totalCount
        edges {
          node {
            id
            documentType
            status
            course
            targetUniversity
            createdAt
          }
        }
      }
    }
  }
`

/** The owner of the session that the cookie names. */
const OWNER = `
  FROM "Session" s JOIN "User" u ON u."id" = s."userId"
  WHERE s."tokenHash" = $1 AND s."expiresAt" > now()`

/** A list in JSON: rows of `from`, each with these columns, in an order. */
const list = (columns: string, from: string, order: string) =>
  `(SELECT coalesce(json_agg(json_build_object(${columns}) ORDER BY ${order}), '[]') FROM ${from})`

const CREDITS = `(SELECT coalesce(sum("amount"), 0) FROM "CreditEntry" WHERE "userId" = u."id")`
const NEWEST_FIRST = '"createdAt" DESC, "id" DESC'

/** The same answer from one hand-written statement: the best possible time on this machine. */
const PERSON_SQL = `
  SELECT json_build_object('viewer', json_build_object(
    'fullName', u."fullName",
    'plan', u."plan",
    'creditsRemaining', ${CREDITS},
    'documents', json_build_object(
      'totalCount', (SELECT count(*) FROM "Document" WHERE "userId" = u."id"),
      'edges', ${list(
        `'node', json_build_object('id', d."id", 'documentType', d."documentType", 'status', d."status",
          'course', d."course", 'targetUniversity', d."targetUniversity", 'createdAt', d."createdAt")`,
        `(SELECT * FROM "Document" WHERE "userId" = u."id" ORDER BY ${NEWEST_FIRST} LIMIT 20) d`,
        'd."createdAt" DESC, d."id" DESC',
      )}))) AS "answer" ${OWNER}`

const PROGRAM_DEADLINES = list(
  `'label', x."label", 'date', x."date", 'cycle', x."cycle"`,
  `"ProgramDeadline" x WHERE x."programId" = p."id"`,
  'x."date"',
)

/** The matcher: 20 matches with their factors, programmes and universities, and the profile. */
const MATCHER_SQL = `
  SELECT json_build_object(
    'exchangeRates', ${list(`'currency', r."currency", 'inrPerUnit', r."inrPerUnit", 'date', r."date"`, '"ExchangeRate" r', 'r."currency"')},
    'viewer', json_build_object('id', u."id", 'plan', u."plan", 'matchedAt', u."matchedAt",
      'matchGaps', u."matchGaps", 'matchSettings', u."matchSettings",
      'profile', (SELECT row_to_json(f) FROM "Profile" f WHERE f."userId" = u."id"),
      'matches', json_build_object(
        'totalCount', (SELECT count(*) FROM "Match" WHERE "userId" = u."id"),
        'edges', ${list(
          `'node', json_build_object('id', m."id", 'place', m."place", 'matchPercentage', m."percentage",
            'tier', m."tier", 'matchReason', m."reason", 'reasonWriter', m."reasonWriter", 'history', m."history",
            'factors', m."factors",
            'program', json_build_object('id', p."id", 'name', p."name", 'award', p."award",
              'degreeType', p."degreeType", 'durationMonths', p."durationMonths", 'tuition', p."tuition",
              'tuitionCurrency', p."tuitionCurrency", 'tuitionPeriod', p."tuitionPeriod",
              'tuitionYear', p."tuitionYear", 'costYearUsd', p."costYearUsd", 'tuitionYearUsd', p."tuitionYearUsd",
              'requirements', p."requirements", 'prerequisites', p."prerequisites", 'website', p."website",
              'usualDeadlines', p."usualDeadlines", 'usualDeadlinesYear', p."usualDeadlinesYear",
              'livingCost', (SELECT row_to_json(l) FROM "LivingCost" l WHERE l."id" = v."livingCostId"),
              'deadlines', ${PROGRAM_DEADLINES},
              'isShortlisted', EXISTS (SELECT 1 FROM "ShortlistItem" k WHERE k."userId" = u."id" AND k."programId" = p."id"),
              'application', (SELECT json_build_object('id', a."id", 'status', a."status") FROM "Application" a
                WHERE a."userId" = u."id" AND a."programId" = p."id" AND a."deletedAt" IS NULL)),
            'university', json_build_object('id', v."id", 'name', v."name", 'city', v."city",
              'country', v."country", 'website', v."website"))`,
          `(SELECT * FROM "Match" WHERE "userId" = u."id" ORDER BY "place" LIMIT 20) m
            JOIN "Program" p ON p."id" = m."programId" JOIN "University" v ON v."id" = p."universityId"`,
          'm."place"',
        )}))) AS "answer" ${OWNER}`

/** The board: applications with their tasks, and the documents that tasks can have. */
const BOARD_SQL = `
  SELECT json_build_object('viewer', json_build_object('id', u."id", 'email', u."email", 'plan', u."plan",
    'wantsReminders', u."wantsReminders",
    'calendarAddressMadeAt', (SELECT c."createdAt" FROM "CalendarFeed" c WHERE c."userId" = u."id"),
    'sharedSteps', ${list(`'key', k."key", 'doneAt', k."doneAt"`, '"SharedStep" k WHERE k."userId" = u."id"', 'k."key"')},
    'documents', ${list(
      `'node', json_build_object('id', d."id", 'documentType', d."documentType", 'course', d."course",
        'targetUniversity', d."targetUniversity")`,
      `(SELECT * FROM "Document" WHERE "userId" = u."id" ORDER BY ${NEWEST_FIRST} LIMIT 50) d`,
      'd."createdAt" DESC, d."id" DESC',
    )},
    'applications', json_build_object(
      'totalCount', (SELECT count(*) FROM "Application" WHERE "userId" = u."id" AND "deletedAt" IS NULL),
      'edges', ${list(
        `'node', json_build_object('id', a."id", 'status', a."status", 'place', a."place",
          'deadline', a."deadline", 'deadlineFrom', a."deadlineFrom", 'notes', a."notes",
          'tasks', ${list(
            `'id', t."id", 'title', t."title", 'dueOn', t."dueOn", 'doneAt', t."doneAt",
              'isReopened', t."isReopened", 'documentId', t."documentId"`,
            '"ApplicationTask" t WHERE t."applicationId" = a."id"',
            't."place", t."id"',
          )},
          'program', json_build_object('id', p."id", 'name', p."name", 'isListed', p."isListed",
            'deadlines', ${PROGRAM_DEADLINES}),
          'university', json_build_object('id', v."id", 'name', v."name", 'country', v."country"))`,
        `(SELECT * FROM "Application" WHERE "userId" = u."id" AND "deletedAt" IS NULL
            ORDER BY "status", "place", "id" LIMIT 30) a
          JOIN "Program" p ON p."id" = a."programId" JOIN "University" v ON v."id" = p."universityId"`,
        'a."status", a."place", a."id"',
      )}))) AS "answer" ${OWNER}`

/** The hub: the newest drafts with their answers, and the newest documents with the beginning of their text. */
const HUB_SQL = `
  SELECT json_build_object('viewer', json_build_object('id', u."id", 'plan', u."plan", 'credits', ${CREDITS},
    'drafts', json_build_object(
      'totalCount', (SELECT count(*) FROM "Draft" WHERE "userId" = u."id" AND "form" = 'WIZARD' AND "deletedAt" IS NULL),
      'edges', ${list(
        `'node', json_build_object('id', r."id", 'name', r."name", 'type', r."documentType",
          'updatedAt', r."updatedAt",
          'answers', ${list(`'key', w."key", 'value', w."value"`, '"DraftAnswer" w WHERE w."draftId" = r."id"', 'w."key"')},
          'lastDocument', (SELECT json_build_object('id', e."id", 'status', e."status", 'createdAt', e."createdAt")
            FROM "Document" e WHERE e."draftId" = r."id" ORDER BY e."createdAt" DESC, e."id" DESC LIMIT 1))`,
        `(SELECT * FROM "Draft" WHERE "userId" = u."id" AND "form" = 'WIZARD' AND "deletedAt" IS NULL
            ORDER BY "updatedAt" DESC, "id" DESC LIMIT 5) r`,
        'r."updatedAt" DESC, r."id" DESC',
      )}),
    'documents', json_build_object(
      'totalCount', (SELECT count(*) FROM "Document" WHERE "userId" = u."id"),
      'edges', ${list(
        `'node', json_build_object('id', d."id", 'documentType', d."documentType", 'status', d."status",
          'course', d."course", 'targetUniversity', d."targetUniversity", 'createdAt', d."createdAt",
          'failureMessage', d."failureMessage", 'targetWords', d."targetWords", 'pauseReason', d."pauseReason",
          'preview', d."preview",
          'wordCount', (SELECT n."wordCount" FROM "DocumentVersion" n WHERE n."documentId" = d."id"
            ORDER BY n."number" DESC LIMIT 1),
          'letterRequest', (SELECT json_build_object('id', q."id", 'name', q."name", 'endsAt', q."endsAt")
            FROM "LetterRequest" q WHERE q."documentId" = d."id" ORDER BY q."id" DESC LIMIT 1))`,
        `(SELECT * FROM "Document" WHERE "userId" = u."id" ORDER BY ${NEWEST_FIRST} LIMIT 5) d`,
        'd."createdAt" DESC, d."id" DESC',
      )}))) AS "answer" ${OWNER}`

/** The first twenty universities of the public sample with five programmes each, as for a visitor. */
export const UNIVERSITIES_QUERY = /* GraphQL */ `
  query Universities {
    universities(first: 20) {
      edges {
        node {
          id
          name
          country
          city
          programs(first: 5) {
            edges {
              node {
                id
                name
                degreeType
                duration
                tuitionFees
              }
            }
          }
        }
      }
    }
  }
`

/** The same rows, with the columns that GraphQL turns into words. */
const UNIVERSITIES_SQL = `
  SELECT json_build_object('universities', json_build_object('edges', coalesce(
    json_agg(json_build_object('node', json_build_object(
      'id', u."id", 'name', u."name", 'country', u."country", 'city', u."city",
      'programs', json_build_object('edges', p."edges"))) ORDER BY u."position", u."id"), '[]'))) AS "answer"
  FROM (
    SELECT "id", "name", "country", "city", "position" FROM "University"
    WHERE "isListed" AND "isSample" ORDER BY "position", "id" LIMIT 20) u
  CROSS JOIN LATERAL (
    SELECT coalesce(json_agg(json_build_object('node', json_build_object(
      'id', c."id", 'name', c."name", 'degreeType', c."degreeType", 'durationMonths', c."durationMonths",
      'tuition', c."tuition", 'tuitionCurrency', c."tuitionCurrency", 'tuitionPeriod', c."tuitionPeriod",
      'tuitionYear', c."tuitionYear", 'tuitionBasis', c."tuitionBasis"))
      ORDER BY c."position", c."id"), '[]') AS "edges"
    FROM (
      SELECT * FROM "Program" WHERE "universityId" = u."id" AND "isListed" ORDER BY "position", "id" LIMIT 5) c
  ) p`

/** What the bare server answers, by path, and whether the statement gets the hash of the session's token. */
export const STATEMENTS: Readonly<Record<string, { statement: string; isPersonal: boolean }>> = {
  universities: { statement: UNIVERSITIES_SQL, isPersonal: false },
  person: { statement: PERSON_SQL, isPersonal: true },
  matcher: { statement: MATCHER_SQL, isPersonal: true },
  board: { statement: BOARD_SQL, isPersonal: true },
  hub: { statement: HUB_SQL, isPersonal: true },
}

/** A screen of a signed-in person: the query that ours gets, and a text that both answers have. */
export type Screen = {
  name: string
  path: string
  request: { query: string; variables?: object }
  expected: string
}

/** The screens that are measured. Those of the web client are asked for with its own operations. */
export function personalScreens(): Screen[] {
  return [
    {
      name: 'person, 20 of 60 documents',
      path: 'person',
      request: { query: PERSON_QUERY },
      expected: '"totalCount":60',
    },
    {
      name: 'matcher, 20 matches',
      path: 'matcher',
      request: { query: clientQuery('universityMatcherRouteQuery'), variables: { showsUniversities: false } },
      expected: '"matchPercentage":',
    },
    {
      name: 'board, 12 applications',
      path: 'board',
      request: { query: clientQuery('applicationsRouteQuery') },
      expected: '"totalCount":12',
    },
    {
      name: 'hub, 5 drafts and documents',
      path: 'hub',
      request: { query: clientQuery('documentHubRouteQuery') },
      expected: '"totalCount":60',
    },
  ]
}

/** The text of one of the web client's queries. */
export function clientQuery(name: string): string {
  const operation = parseRecord(readFileSync('web/relay/operations.jsonl', 'utf8')).find(
    ({ text, lastBuilt }) => lastBuilt === undefined && getOperationAST(parse(text))?.name?.value === name,
  )
  if (!operation) throw new Error(`The client has no operation ${name}`)
  return operation.text
}
