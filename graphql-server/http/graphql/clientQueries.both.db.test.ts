/**
 * Every query of the web client is answered alike by Yoga at its first run, without Yoga's other steps afterwards, and
 * with rows that Prisma reads.
 */
import { createHash } from 'node:crypto'
import { execute, parse } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AppContext, Viewer } from '../../domain/appContext.ts'
import { createLoaders } from '../../schema/base/loaders.ts'
import { schema } from '../../schema/index.ts'
import { createCatalogue } from '../../test/catalogues.ts'
import { clientQueries, variablesOf } from '../../test/clientQueries.ts'
import {
  createAppContext,
  createDocument,
  createDraft,
  createProfile,
  createUser,
  createViewer,
} from '../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts'
import { startTestServer, type TestServer } from '../../test/testServer.ts'

const QUERIES = clientQueries()
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const texts = new Map(QUERIES.map(({ text }) => [hashOf(text), text]))

let database: TestDatabase
let app: AppContext
let server: TestServer
let person: { viewer: Viewer; token: string }
/** How often the text of an operation was looked up. Yoga looks it up again. */
let lookedUp = 0

beforeAll(async () => {
  database = await openTestDatabase()
  const now = new Date()
  app = createAppContext({ database, now: () => now })
  await createCatalogue({ app })
  const user = await createUser({ app, columns: { plan: 'PREMIUM', planSince: now } })
  await createProfile({ app, user })
  person = await createViewer({ app, user })
  await createDraft({ app, viewer: person.viewer })
  await createDocument({ app, viewer: person.viewer })
  server = await startTestServer({
    app,
    config: { graphqlOpen: false },
    operations: {
      find(hash) {
        lookedUp += 1
        const text = texts.get(hash)
        return text === undefined ? null : { text, isFormer: false }
      },
    },
  })
})
afterAll(async () => {
  await server.stop()
  await database.close()
})

test.each(QUERIES)('$name', async ({ text }) => {
  const variables = variablesOf(text)
  const first = await ask(text, variables)
  const later = await ask(text, variables)
  const byPrisma = await answerThroughPrisma(text, variables)
  expect({ ...later, lookedUp: 0 }).toEqual({ ...first, lookedUp: 0 })
  const hasFailed = later.body.errors !== undefined
  expect([first.lookedUp, later.lookedUp]).toEqual([2, hasFailed ? 2 : 1])
  expect(later.body.data).toEqual(JSON.parse(JSON.stringify(byPrisma.data)))
  expect(later.body.errors?.length).toBe(byPrisma.errors?.length)
})

let asked = 0

/** A request of its own: an answer from the cache would look up nothing. */
async function ask(text: string, variables: object) {
  lookedUp = 0
  asked += 1
  const json = { doc_id: hashOf(text), variables, extensions: { asked } }
  const response = await server.call('/graphql', { json, token: person.token })
  const headers = new Map([...response.headers].filter(([name]) => !['date', 'x-request-id'].includes(name)))
  const body: { data?: unknown; errors?: unknown[] } = await response.json()
  return { status: response.status, headers, body, lookedUp }
}

/** Runs an operation with rows that Prisma reads: within transactions it always does. */
async function answerThroughPrisma(text: string, variables: Record<string, unknown>) {
  const prisma = new Proxy(database.prisma, {
    get: (target, model) =>
      typeof model === 'string' && /^[a-z]/.test(model) ? throughPrisma(model) : Reflect.get(target, model),
  })
  const within = { ...app, database: { ...database, prisma } }
  const { viewer } = person
  return await execute({
    schema,
    document: parse(text),
    variableValues: variables,
    contextValue: {
      app: within,
      prisma,
      viewer,
      partner: null,
      origin: { address: '203.0.113.7', userAgent: null, language: 'EN' },
      requestId: 'through-prisma',
      loaders: createLoaders({ app: within, viewer, partner: null }),
      openSession() {},
      closeSession() {},
    },
  })
}

/** A model's calls, each within a transaction of its own. */
function throughPrisma(model: string): object {
  return new Proxy(
    {},
    {
      get: (_, method) => (given: unknown) =>
        database.prisma.$transaction(async client => {
          const delegate: object = Reflect.get(client, model)
          return await Reflect.get(delegate, method).call(delegate, given)
        }),
    },
  )
}
