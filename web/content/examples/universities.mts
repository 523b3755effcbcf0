import { readFile } from 'node:fs/promises'
import type { UniversitiesQuery, UniversitiesQueryVariables } from './universities.types.ts'

type Answer = {
  data?: UniversitiesQuery | null
  errors?: { message: string }[]
  extensions?: { cost?: { requested: number; left: number; most: number; refilledAt: string } }
}

const query = await readFile('universities.graphql', 'utf8')
const variables: UniversitiesQueryVariables = { country: 'UK' }

const response = await fetch('https://gradwright.example/graphql', {
  method: 'POST',
  headers: {
    authorization: `Bearer ${process.env.GRADWRIGHT_KEY}`,
    'content-type': 'application/json',
    accept: 'application/graphql-response+json',
  },
  body: JSON.stringify({ query, variables }),
})
if (response.status === 429)
  throw new Error(`No points are left. Try again in ${response.headers.get('retry-after')} seconds.`)

const { data, errors, extensions }: Answer = await response.json()
if (!data) throw new Error(errors?.map(({ message }) => message).join(' ') ?? `Status ${response.status}`)
const lines = data.universities.edges.map(({ node }) => `${node.name}, ${node.city}`)
process.stdout.write(`${lines.join('\n')}\n`)
process.stdout.write(`It cost ${extensions?.cost?.requested} points, ${extensions?.cost?.left} are left.\n`)
