/** What is asked of both servers: a person with the twenty newest of their documents. */
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

/** The same answer from one statement, written by hand: what the machine could do at best. */
export const SQL_QUERY = `
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
