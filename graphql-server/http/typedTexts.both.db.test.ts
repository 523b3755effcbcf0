/** @module-tag postgres */
import {
  type GraphQLArgument,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { AppContext } from '../domain/appContext.ts'
import { createOrganisation } from '../domain/partners/createOrganisation.ts'
import type { User } from '../generated/prisma/client.ts'
import { createLog } from '../infra/log.ts'
import { schema } from '../schema/index.ts'
import { createCatalogue } from '../test/catalogues.ts'
import { createDocumentRows } from '../test/documentRows.ts'
import { recordStatements } from '../test/execute.ts'
import { createAppContext, createDraft, createProfile, createUser, createViewer } from '../test/factories.ts'
import { SQL_TEXTS } from '../test/injectionTexts.ts'
import { firstOf, sampled } from '../test/runs.ts'
import { openTestDatabase, type TestDatabase } from '../test/testDatabase.ts'
import { startTestServer, type TestServer } from '../test/testServer.ts'

/*
 * What callers type is data. Every text that a call of REST or an argument of the graph takes is sent, and looked for
 * in the text of every statement to the database and in every line of the log. A statement without it cannot be
 * changed by it, so neither rows nor times have to be compared.
 */

let database: TestDatabase
let app: AppContext
let server: TestServer
let admin: User
let student: User
const lines: string[] = []

beforeAll(async () => {
  database = await openTestDatabase()
  const log = createLog({ level: 'trace', destination: { write: line => void lines.push(line) } })
  app = createAppContext({ database, log })
  await createCatalogue({ app })
  admin = await createUser({ app, columns: { username: 'rohan', role: 'ADMIN' } })
  student = await createUser({ app, columns: { username: 'asha', plan: 'PREMIUM', planSince: app.now() } })
  for (const user of [student, admin]) {
    await createProfile({ app, user })
    await createDocumentRows({ app, user, count: 1 })
    const { viewer } = await createViewer({ app, user })
    await createDraft({ app, viewer })
  }
  const { viewer } = await createViewer({ app, user: admin })
  await createOrganisation({ app, viewer, input: { name: 'Bright Paths', ownerName: 'asha' } })
  server = await startTestServer({ app, config: { graphqlOpen: true } })
})
afterAll(async () => {
  await server.stop()
  await database.close()
})

/** In each text that is sent, with the number of the call. */
const MARK = 'zq7x'

type Call = { name: string; path: string; method?: string; json?: object; user: User | null }

const globalId = (type: string, row: number) => Buffer.from(`${type}:${row}`).toString('base64')

/** A text with the mark that the rules of such a field accept, so that it comes as far as it can. */
function textFor(name: string, mark: string): string {
  if (/email/i.test(name)) return `${mark}'or'1@example.com`
  if (/username|slug|code/i.test(name)) return `${mark}-name`
  if (/password/i.test(name)) return `${mark}-Paper-boats'42--`
  if (/token|challenge/i.test(name)) return mark.padEnd(43, 'A')
  if (/url|website|link/i.test(name)) return `https://example.com/${mark}'--`
  if (/key$/i.test(name)) return `${mark}-0123456789-0123456789`
  return `${mark}' OR '1'='1'; SELECT pg_sleep(5) -- "\\ $1 $$ %_ `.padEnd(90, 'and what follows ')
}

/** A value of a type whose texts have the mark. `isWhole`: with the fields that may be left out too. */
function typed(type: GraphQLInputType, name: string, mark: string, isWhole: boolean): unknown {
  if (isNonNullType(type)) return typed(type.ofType, name, mark, isWhole)
  if (isListType(type)) return [typed(type.ofType, name, mark, isWhole)]
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter(field => isWhole || isRequiredInputField(field))
        .map(field => [field.name, typed(field.type, field.name, mark, isWhole)]),
    )
  if (type.name === 'ID') {
    const of = schema.getType(name.replace(/Ids?$/, '').replace(/^./, first => first.toUpperCase()))
    return globalId(isObjectType(of) ? of.name : 'Document', 1)
  }
  const plain = { Boolean: true, Int: 1, Float: 1, DateTime: '2026-11-01T10:00:00.000Z' }[type.name]
  return plain ?? textFor(name, mark)
}

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})

/** Each mutation, with all fields and with those that it needs, by a student; and with all by an administrator. */
function mutationCalls(): Call[] {
  const ways = [
    { user: student, isWhole: true },
    { user: student, isWhole: false },
    { user: admin, isWhole: true },
  ]
  return ways.flatMap(({ user, isWhole }, way) =>
    mutations.map(({ name, args: [input] }): Call => {
      const mark = `${MARK}${name}${way}`
      const query = `mutation ($input: ${input?.type}) { ${name}(input: $input) { __typename } }`
      const value = input && typed(input.type, 'input', mark, isWhole)
      return { name: mark, path: '/graphql', json: { query, variables: { input: value } }, user }
    }),
  )
}

/** The fields that lead to types without an id. */
const ROOTS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(schema.getQueryType()?.getFields() ?? {})
    .filter(({ name, args }) => name !== 'node' && !args.some(isRequiredArgument))
    .map(({ name, type }) => [getNamedType(type).name, name]),
)

/** Where in the graph an argument takes a text: what leads there, and the field. */
function argumentPlaces() {
  return Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => name !== 'Mutation' && name !== 'Subscription' && !name.startsWith('__'))
    .flatMap(type =>
      Object.values(type.getFields()).flatMap(field =>
        field.args.filter(takesText).map(argument => ({ type: type.name, field, argument })),
      ),
    )
}

function takesText({ type }: GraphQLArgument): boolean {
  const of = getNamedType(type)
  if (isInputObjectType(of)) return Object.values(of.getFields()).some(field => takesText(field))
  return of.name === 'String' || of.name === 'ID'
}

/** A query that gives one argument of the graph this text, or an input whose texts are all this. */
function queryWith(
  { type, field, argument }: ReturnType<typeof argumentPlaces>[number],
  text: string,
): { query: string; variables: object } {
  const put = (of: GraphQLInputType): unknown => {
    if (isNonNullType(of)) return put(of.ofType)
    if (isListType(of)) return [put(of.ofType)]
    if (!isInputObjectType(of))
      return of === getNamedType(of) && (of.name === 'String' || of.name === 'ID')
        ? text
        : typed(of, '', '', false)
    return Object.fromEntries(
      Object.values(of.getFields())
        .filter(one => isRequiredInputField(one) || takesText(one))
        .map(one => [one.name, put(one.type)]),
    )
  }
  const args = field.args.filter(one => one === argument || isRequiredArgument(one))
  const heads = args.map(one => `$${one.name}: ${one.type}`)
  // A cursor comes with a size of its page.
  const sized = field.args.some(({ name }) => name === 'first')
    ? [argument.name === 'before' ? 'last: 2' : 'first: 2']
    : []
  const given = [...args.map(one => `${one.name}: $${one.name}`), ...sized].join(', ')
  const of = getNamedType(field.type)
  const below = isLeafType(of)
    ? ''
    : of.name.endsWith('Connection')
      ? '{ edges { node { __typename } } }'
      : '{ __typename }'
  const asked = `${field.name}(${given}) ${below}`
  const whole =
    type === 'Query'
      ? asked
      : type in ROOTS
        ? `${ROOTS[type]} { ${asked} }`
        : `node(id: "${globalId(type, 1)}") { ... on ${type} { ${asked} } }`
  const variables = Object.fromEntries(
    args.map(one => [one.name, one === argument ? put(one.type) : typed(one.type, one.name, '', false)]),
  )
  return { query: `query (${heads.join(', ')}) { ${whole} }`, variables }
}

const described = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({ parameters: z.array(z.object({ name: z.string(), in: z.string() })).default([]) }),
    ),
  ),
})

/** What the calls of REST take, by name; each takes what it knows of it. */
const bodyWith = (mark: string) =>
  Object.fromEntries(
    [
      ...['username', 'email', 'fullName', 'password', 'academicBackground', 'workExperience', 'testScores'],
      ...['studyInterests', 'budget', 'intendedStartDate', 'course', 'targetUniversity', 'name', 'words'],
      ...['text', 'key', 'idempotencyKey', 'choice', 'reason'],
    ].map(name => [name, textFor(name, mark)] as const),
  )

async function restCalls(): Promise<Call[]> {
  const { paths } = described.parse(await (await server.call('/api/openapi.json')).json())
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters }]) => {
      const mark = `${MARK}${method}${path.replace(/\W/g, '')}`
      const text = encodeURIComponent(textFor('', mark))
      const search = parameters.flatMap(({ name, in: where }) =>
        where === 'query' ? [`${name}=${text}`] : [],
      )
      const body = {
        ...bodyWith(mark),
        ...{ targetDegree: 'MBA', preferredCountries: ['UK'], type: 'SOP', documentType: 'SOP' },
        questionnaire: { problemSolvingStory: textFor('', mark) },
      }
      const json = method === 'get' ? {} : { json: body }
      return ['1', text].map(
        (id): Call => ({
          name: mark,
          path: `/api${path.replace(/\{\w+\}/, id)}${search.length > 0 ? `?${search.join('&')}` : ''}`,
          method: method.toUpperCase(),
          ...json,
          user: student,
        }),
      )
    }),
  )
}

/** Sends calls, each in a session of its own, and returns what was answered. */
async function send(calls: readonly Call[]) {
  const answers: { name: string; status: number; body: string }[] = []
  const { statements } = await recordStatements(database, async () => {
    for (const { name, path, user, ...call } of calls) {
      const session = user && (await createViewer({ app, user }))
      const response = await server.call(path, { ...call, ...(session && { token: session.token }) })
      answers.push({ name, status: response.status, body: await response.text() })
    }
  })
  return { answers, statements }
}

/** The lines of the log without the paths of requests: those are logged, apart from places of secrets. */
function loggedTexts(): string[] {
  return lines.map(line => {
    const { path, ...others } = z.looseObject({ path: z.string().optional() }).parse(JSON.parse(line))
    return JSON.stringify(others)
  })
}

const isOurFault = ({ status, body }: { status: number; body: string }) =>
  status >= 500 || /INTERNAL|GRAPHQL_VALIDATION_FAILED/.test(body)

test('no text of a mutation or of a call of REST is in a statement’s text or in a line of the log', async () => {
  const calls = [...mutationCalls(), ...(await restCalls())]
  const { answers, statements } = await send(calls)
  expect(answers.filter(isOurFault)).toEqual([])
  // A part of them is accepted, so that the texts come to where rows are written.
  const accepted = answers.filter(({ body }) => /"__typename":"\w+Payload"/.test(body))
  expect(accepted.length).toBeGreaterThan(40)
  expect(statements.length).toBeGreaterThan(1_000)
  expect(statements.filter(statement => statement.includes(MARK))).toEqual([])
  expect(loggedTexts().filter(line => line.includes(MARK))).toEqual([])
  expect(lines.filter(line => line.includes('"msg":"request"')).length).toBeGreaterThan(calls.length / 2)
})

/** How many rows each table has that a query does not add to. */
async function countRows(): Promise<Record<string, number>> {
  const tables = [
    'User',
    'Document',
    'Draft',
    'Profile',
    'Organisation',
    'Program',
    'University',
    'CreditEntry',
  ]
  const counts = await database.prisma.$queryRawUnsafe<{ name: string; rows: number }[]>(
    tables.map(name => `SELECT '${name}' AS name, count(*)::int AS rows FROM "${name}"`).join(' UNION ALL '),
  )
  return Object.fromEntries(counts.map(({ name, rows }) => [name, rows]))
}

/** A cursor is decoded before anything is looked for: one text does. */
const textsFor = ({ name }: GraphQLArgument) =>
  name === 'after' || name === 'before' ? firstOf(SQL_TEXTS) : sampled(sampled(SQL_TEXTS))

test('sixty texts of SQL as each argument of the graph that takes one are looked for, and nothing else', {
  tags: 'journey',
}, async () => {
  const places = argumentPlaces()
  expect(places.length).toBeGreaterThan(25)
  const before = await countRows()
  const { role } = await database.prisma.user.findUniqueOrThrow({ where: { id: student.id } })
  const calls = places.flatMap(place =>
    textsFor(place.argument).map(
      (text, number): Call => ({
        name: `${place.type}.${place.field.name}(${place.argument.name}): ${text}`,
        path: '/graphql',
        json: queryWith(place, `${MARK}${text}`),
        user: number % 2 === 0 ? admin : student,
      }),
    ),
  )
  const { answers, statements } = await send(calls)
  expect(answers.filter(isOurFault)).toEqual([])
  expect(statements.filter(statement => statement.includes(MARK))).toEqual([])
  expect(loggedTexts().filter(line => line.includes(MARK))).toEqual([])
  expect(await countRows()).toEqual(before)
  expect((await database.prisma.user.findUniqueOrThrow({ where: { id: student.id } })).role).toBe(role)
})
