/** What the quick start asks for. */
export const EXAMPLE_QUERY =
  '{ universities(first: 3, filter: { country: UK }) { edges { node { name city } } } }'

/** What a key with the scope students:read can ask for. */
export const STUDENTS_QUERY = `{
  partner {
    students(first: 20) {
      pageInfo { hasNextPage endCursor }
      edges {
        node {
          fullName
          consentedAt
          shared {
            profile { studyInterests preferredCountries }
            applications { programName universityName status deadline }
            documents { documentType course status text }
          }
        }
      }
    }
  }
}`

/** A request with curl. The key comes from the environment, so that it is in no history of commands. */
export function curlExample(origin: string): string {
  return `curl ${origin}/graphql \\
  -H "Authorization: Bearer $GRADWRIGHT_KEY" \\
  -H "Content-Type: application/json" \\
  -d '${JSON.stringify({ query: EXAMPLE_QUERY })}'`
}

/** The same request in TypeScript, for Node 20 or newer. */
export function typeScriptExample(origin: string): string {
  return `const response = await fetch('${origin}/graphql', {
  method: 'POST',
  headers: {
    authorization: \`Bearer \${process.env.GRADWRIGHT_KEY}\`,
    'content-type': 'application/json',
  },
  body: JSON.stringify({
    query: '${EXAMPLE_QUERY}',
  }),
})
const { data, errors, extensions } = await response.json()
console.log(JSON.stringify(data ?? errors, null, 2), extensions?.cost)`
}
