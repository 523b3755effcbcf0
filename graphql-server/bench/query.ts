/** The query for both servers: the viewer with their twenty newest documents. */
export const GRAPHQL_QUERY = /* GraphQL */ `
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

/** The same answer from one hand-written statement: the best possible time on this machine. */
const SQL_QUERY = `
  SELECT json_build_object('viewer', json_build_object(
    'fullName', u."fullName",
    'plan', u."plan",
    'creditsRemaining', (SELECT coalesce(sum("amount"), 0) FROM "CreditEntry" WHERE "userId" = u."id"),
    'documents', json_build_object(
      'totalCount', (SELECT count(*) FROM "Document" WHERE "userId" = u."id"),
      'edges', (
        SELECT coalesce(json_agg(json_build_object('node', json_build_object(
          'id', d."id", 'documentType', d."documentType", 'status', d."status", 'course', d."course",
          'targetUniversity', d."targetUniversity", 'createdAt', d."createdAt")) ORDER BY d."createdAt" DESC, d."id" DESC), '[]')
        FROM (SELECT * FROM "Document" WHERE "userId" = u."id" ORDER BY "createdAt" DESC, "id" DESC LIMIT 20) d
      )))) AS "answer"
  FROM "Session" s JOIN "User" u ON u."id" = s."userId"
  WHERE s."tokenHash" = $1 AND s."expiresAt" > now()`

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

/** The requests that the bare server answers, and whether the statement gets the hash of the session's token. */
export const QUESTIONS = {
  documents: { statement: SQL_QUERY, isPersonal: true },
  universities: { statement: UNIVERSITIES_SQL, isPersonal: false },
} as const
