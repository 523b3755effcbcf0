/** A query that analysts share. */
export type SavedQuery = {
  id: string
  title: string
  collection: string
  query: string
  variables: string
  authorName: string | null
  canChange: boolean
}

/** What is saved: a new query, or with an id one that is there. */
export type QueryInput = Pick<SavedQuery, 'title' | 'collection' | 'query' | 'variables'> & {
  savedQueryId?: string
}

/** A refusal of the server, with its messages by field. */
export class Refused extends Error {
  readonly byField: Readonly<Record<string, string>>
  constructor(message: string, fields: readonly { path: string; message: string }[] = []) {
    super(message)
    this.byField = Object.fromEntries(fields.map(field => [field.path, field.message]))
  }
}

const QUERY = 'id title collection query variables authorName canChange'
const FAULTS =
  '... on Error { message } ... on ValidationError { fields { path message } } ... on ConflictError { fields { path message } }'

type Result = { __typename: string; message?: string; fields?: { path: string; message: string }[] }

/** The shared queries, by collection and title. @throws Error that can be shown */
export async function readSavedQueries(): Promise<SavedQuery[]> {
  const { savedQueries } = await ask<{ savedQueries: SavedQuery[] }>(`{ savedQueries { ${QUERY} } }`)
  return savedQueries
}

/** Saves a query for all analysts. @throws Refused, Error */
export async function saveQuery(input: QueryInput): Promise<void> {
  const { saveQuery: result } = await ask<{ saveQuery: Result }>(
    `mutation ($input: SaveQueryInput!) { saveQuery(input: $input) { __typename ${FAULTS} } }`,
    { input },
  )
  if (result.__typename !== 'SaveQueryPayload') throw new Refused(result.message ?? '', result.fields)
}

/** Removes a query for all analysts. @throws Refused, Error */
export async function removeSavedQuery(savedQueryId: string): Promise<void> {
  const { removeSavedQuery: result } = await ask<{ removeSavedQuery: Result }>(
    'mutation ($input: RemoveSavedQueryInput!) { removeSavedQuery(input: $input) { __typename ... on Error { message } } }',
    { input: { savedQueryId } },
  )
  if (result.__typename !== 'RemoveSavedQueryPayload') throw new Refused(result.message ?? '')
}

async function ask<Data>(query: string, variables: object = {}): Promise<Data> {
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', accept: 'application/json', 'x-graphql-yoga-csrf': '1' },
    body: JSON.stringify({ query, variables }),
  }).catch(() => {
    throw new Error('The server could not be reached. Try again.')
  })
  const answer: { data?: Data | null; errors?: { message: string }[] } = await response.json()
  if (!answer.data) throw new Error(answer.errors?.[0]?.message ?? 'The server did not answer as expected.')
  return answer.data
}
