import query from './examples/universities.graphql?raw'
import typeScript from './examples/universities.mts?raw'
import python from './examples/universities.py?raw'
import types from './examples/universities.types.ts?raw'

/** The address that the files have instead of the installation's own. */
const WRITTEN_ORIGIN = 'https://gradwright.example'

/** What the quick start asks for with curl. */
const CURL_QUERY = '{ universities(first: 3, filter: { country: UK }) { edges { node { name city } } } }'

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
  -d '${JSON.stringify({ query: CURL_QUERY })}'`
}

/** A file of an example: what it is called, and its text. */
export type ExampleFile = { name: string; text: string }

/** The query that the programs below send. */
export const QUERY_FILE: ExampleFile = { name: 'universities.graphql', text: query }

/** A program in Python with nothing but its standard library. */
export function pythonExample(origin: string): ExampleFile {
  return { name: 'universities.py', text: python.replaceAll(WRITTEN_ORIGIN, origin) }
}

/** A program in TypeScript, and its types as GraphQL Code Generator makes them from the schema and the query. */
export function typeScriptExample(origin: string): readonly [ExampleFile, ExampleFile] {
  return [
    { name: 'universities.mts', text: typeScript.replaceAll(WRITTEN_ORIGIN, origin) },
    { name: 'universities.types.ts', text: types },
  ]
}
