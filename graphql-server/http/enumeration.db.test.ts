import {
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { AppContext, Viewer } from '../domain/appContext.ts'
import { schema } from '../schema/index.ts'
import { createCatalogue } from '../test/catalogues.ts'
import { executeGraph } from '../test/execute.ts'
import { createAppContext, createProfile, createUser, createViewer } from '../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../test/testDatabase.ts'
import { startTestServer, type TestServer } from '../test/testServer.ts'
import { createWholePerson, globalId, type WholePerson } from '../test/wholePerson.ts'

/* What belongs to somebody else is answered like what does not exist. */

let database: TestDatabase
let app: AppContext
let server: TestServer
let victim: WholePerson
let stranger: { viewer: Viewer; token: string }

beforeAll(async () => {
  database = await openTestDatabase()
  await database.truncate()
  app = createAppContext({ database })
  await createCatalogue({ app })
  victim = await createWholePerson({ app, username: 'asha' })
  const user = await createUser({ app, columns: { username: 'meera', plan: 'PREMIUM' } })
  await createProfile({ app, user })
  stranger = await createViewer({ app, user })
  server = await startTestServer({ app, config: { graphqlOpen: true } })
})
afterAll(async () => {
  await server.stop()
  await database.close()
})

/** A number that no row has. */
const NOBODY = 2_000_000_000

/** The types with an id. */
const nodeTypes = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter(type => type.getInterfaces().some(({ name }) => name === 'Node'))
  .map(({ name }) => name)

const ask = async (document: string, variables: object, viewer: Viewer | null) => {
  const { data, errors } = await executeGraph({ app, viewer, document, variables: { ...variables } })
  return JSON.stringify({ data, errors: errors.map(({ message, extensions }) => ({ message, extensions })) })
}

/** The types of which the victim has a row that nobody else sees, with its number. */
async function hiddenRows(): Promise<Map<string, number>> {
  const query = 'query ($id: ID!) { node(id: $id) { __typename } }'
  const found = new Map<string, number>()
  for (const type of nodeTypes)
    for (let row = 1; row <= 4 && !found.has(type); row += 1) {
      const id = globalId(type, row)
      const isTheirs = (await ask(query, { id }, victim.viewer)).includes(`"${type}"`)
      const isPublic = (await ask(query, { id }, stranger.viewer)).includes(`"${type}"`)
      if (isTheirs && !isPublic) found.set(type, row)
    }
  return found
}

/** A value of a type, with this id wherever it takes one. */
function withId(type: GraphQLInputType, id: string): unknown {
  if (isNonNullType(type)) return withId(type.ofType, id)
  if (isListType(type)) return [withId(type.ofType, id)]
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields()).map(field => [field.name, withId(field.type, id)]),
    )
  if (type.name === 'ID') return id
  const plain = { Boolean: true, Int: 1, Float: 1, DateTime: '2026-11-01T10:00:00.000Z' }[type.name]
  return plain ?? 'A text that is long enough to be taken'
}

/** The names of the arguments and fields of inputs that take an id. */
function idsIn(name: string, type: GraphQLInputType): string[] {
  const of = getNamedType(type)
  if (isInputObjectType(of))
    return Object.values(of.getFields()).flatMap(field => idsIn(field.name, field.type))
  return of.name === 'ID' ? [name] : []
}

/** Whether ids of this name are of this type, as `threadId` of SupportThread. One that names no type may be of any. */
function isIdOf(name: string, type: string): boolean {
  const suffix = name.replace(/Ids?$/, '').toLowerCase()
  const named = nodeTypes.filter(one => one.toLowerCase().endsWith(suffix))
  return named.length === 0 || named.includes(type)
}

describe('another person’s row and one that does not exist', () => {
  test('are one and the same to every mutation and every query that takes an id', async () => {
    const hidden = await hiddenRows()
    expect([...hidden.keys()]).toEqual(
      expect.arrayContaining(['Application', 'Document', 'Draft', 'Profile', 'SupportThread', 'User']),
    )
    const roots = [schema.getMutationType(), schema.getQueryType()].flatMap(root =>
      Object.values(root?.getFields() ?? {})
        .filter(({ args }) => args.some(({ name, type }) => idsIn(name, type).length > 0))
        .map(field => ({ kind: root === schema.getMutationType() ? 'mutation' : 'query', field })),
    )
    expect(roots.length).toBeGreaterThan(60)
    const told: string[] = []
    const asked = new Set<string>()
    for (const { kind, field } of roots) {
      const heads = field.args.map(({ name, type }) => `$${name}: ${type}`).join(', ')
      const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ')
      const document = `${kind} (${heads}) { ${field.name}(${given}) { __typename ... on Error { message } } }`
      const ids = field.args.flatMap(({ name, type }) => idsIn(name, type))
      for (const [type, row] of hidden) {
        if (!ids.some(name => isIdOf(name, type))) continue
        asked.add(field.name)
        const variablesFor = (number: number) =>
          Object.fromEntries(field.args.map(arg => [arg.name, withId(arg.type, globalId(type, number))]))
        const theirs = await ask(document, variablesFor(row), stranger.viewer)
        const nobodys = await ask(document, variablesFor(NOBODY), stranger.viewer)
        if (theirs !== nobodys) told.push(`${field.name} of ${type}: ${theirs} and ${nobodys}`)
      }
    }
    expect(told).toEqual([])
    expect(asked.size).toBeGreaterThan(40)
  })

  test('are one and the same to every call of REST that takes an id', async () => {
    const { paths } = z
      .object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
      .parse(await (await server.call('/api/openapi.json')).json())
    const calls = Object.entries(paths)
      .filter(([path]) => path.includes('{'))
      .flatMap(([path, methods]) =>
        Object.keys(methods).map(method => ({ path, method: method.toUpperCase() })),
      )
    expect(calls.length).toBeGreaterThan(12)
    const { prisma } = database
    const rows = {
      users: victim.user.id,
      profiles: (await prisma.profile.findFirstOrThrow({ where: { userId: victim.user.id } })).id,
      others: (await prisma.document.findFirstOrThrow({ where: { userId: victim.user.id } })).id,
    }
    for (const { path, method } of calls) {
      const row =
        path.includes('userId') || path.includes('users')
          ? rows.users
          : path.includes('profiles')
            ? rows.profiles
            : rows.others
      const answerTo = async (number: number) => {
        const body = { words: 'Another thing', format: 'TXT', choice: 'WAIT', budget: 'A lot' }
        const response = await server.call(`/api${path.replace(/\{\w+\}/, String(number))}`, {
          token: stranger.token,
          method,
          ...(method === 'GET' ? {} : { json: body }),
        })
        return [`${method} ${path}`, response.status, await response.text()]
      }
      const theirs = await answerTo(row)
      expect(theirs).toEqual(await answerTo(NOBODY))
      expect(theirs[1]).toBeGreaterThanOrEqual(400)
    }
  })
})
