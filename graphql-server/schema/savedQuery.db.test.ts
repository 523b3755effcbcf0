import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AppContext, Viewer } from '../domain/appContext.ts'
import type { Role } from '../generated/prisma/enums.ts'
import { executeGraph } from '../test/execute.ts'
import { createAppContext, createUser, createViewer } from '../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../test/testDatabase.ts'
import { startTestServer } from '../test/testServer.ts'

let database: TestDatabase
let app: AppContext
let meera: Viewer
let kiran: Viewer
let admin: Viewer
let student: Viewer

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database })
})
beforeEach(async () => {
  await database.truncate()
  meera = await person('meera', 'ANALYST')
  kiran = await person('kiran', 'ANALYST')
  admin = await person('rohan', 'ADMIN')
  student = await person('asha', 'STUDENT')
})
afterAll(() => database.close())

async function person(username: string, role: Role): Promise<Viewer> {
  const user = await createUser({ app, columns: { username, role } })
  return (await createViewer({ app, user })).viewer
}

const FUNNEL = {
  title: 'Funnel',
  collection: 'Growth',
  query: '{ analytics { plans { people } } }',
  variables: '',
}
type Saved = {
  __typename: string
  message?: string
  fields?: { path: string; message: string }[]
  savedQuery?: { id: string; title: string }
}
async function save(viewer: Viewer | null, input: object = {}): Promise<Saved> {
  const { data, errors } = await executeGraph<{ saveQuery: Saved }>({
    app,
    viewer,
    document: `mutation ($input: SaveQueryInput!) { saveQuery(input: $input) { __typename
      ... on Error { message } ... on ValidationError { fields { path message } } ... on ConflictError { fields { path message } }
      ... on SaveQueryPayload { savedQuery { id title } } } }`,
    variables: { input: { ...FUNNEL, ...input } },
  })
  if (!data) throw new Error(errors[0]?.message)
  return data.saveQuery
}
async function remove(viewer: Viewer, savedQueryId: string): Promise<string | undefined> {
  const { data } = await executeGraph<{ removeSavedQuery: { __typename: string } }>({
    app,
    viewer,
    document: 'mutation ($input: RemoveSavedQueryInput!) { removeSavedQuery(input: $input) { __typename } }',
    variables: { input: { savedQueryId } },
  })
  return data?.removeSavedQuery.__typename
}
async function seenBy(viewer: Viewer | null) {
  const { data } = await executeGraph<{
    savedQueries: { title: string; authorName: string | null; canChange: boolean }[]
  }>({ app, viewer, document: '{ savedQueries { title authorName canChange } }' })
  return data?.savedQueries.map(({ title, canChange }) => [title, canChange])
}

describe('a saved query', () => {
  it('is shared by analysts and admins, and seen by nobody else', async () => {
    expect((await save(meera)).__typename).toBe('SaveQueryPayload')
    expect(await seenBy(kiran)).toEqual([['Funnel', false]])
    expect(await seenBy(meera)).toEqual([['Funnel', true]])
    expect(await seenBy(admin)).toEqual([['Funnel', true]])
    expect(await seenBy(student)).toEqual([])
    expect(await seenBy(null)).toEqual([])
    expect((await save(student)).__typename).toBe('ForbiddenError')
    expect((await save(null)).__typename).toBe('NotSignedInError')
  })

  it('is changed and removed by its author and admins', async () => {
    const id = (await save(meera)).savedQuery?.id ?? ''
    expect((await save(kiran, { savedQueryId: id, title: 'Mine' })).__typename).toBe('NotFoundError')
    expect(await remove(kiran, id)).toBe('NotFoundError')
    expect((await save(meera, { savedQueryId: id, title: 'Plans' })).savedQuery?.title).toBe('Plans')
    expect(await remove(admin, id)).toBe('RemoveSavedQueryPayload')
    expect(await seenBy(meera)).toEqual([])
  })

  it('has one title in a collection, also where two are saved at once', async () => {
    const twice = await Promise.all([save(meera), save(kiran)])
    expect(twice.map(({ __typename }) => __typename).toSorted()).toEqual([
      'ConflictError',
      'SaveQueryPayload',
    ])
    const again = await save(kiran)
    expect(again.fields).toEqual([{ path: 'title', message: 'This title is taken in the collection' }])
    const other = (await save(kiran, { collection: 'Money' })).savedQuery?.id
    expect((await save(kiran, { savedQueryId: other })).__typename).toBe('ConflictError')
    const third = (await save(meera, { collection: 'Plans' })).savedQuery?.id
    const renamed = await Promise.all([
      save(kiran, { savedQueryId: other, collection: 'Shared' }),
      save(meera, { savedQueryId: third, collection: 'Shared' }),
    ])
    expect(renamed.map(({ __typename }) => __typename).toSorted()).toEqual([
      'ConflictError',
      'SaveQueryPayload',
    ])
  })

  it('is refused by field', async () => {
    const refused = await save(meera, { title: ' ', collection: 'x'.repeat(81), query: '', variables: '[1]' })
    expect(refused.fields?.map(({ path }) => path)).toEqual(['title', 'collection', 'query', 'variables'])
  })

  it('stays for the others when its author is erased', async () => {
    await save(meera)
    await database.prisma.user.delete({ where: { id: meera.userId } })
    expect(await seenBy(kiran)).toEqual([['Funnel', true]])
  })
})

it('each operation that an analyst writes is in the audit log, by its fields and not its words', async () => {
  const user = await database.prisma.user.findUniqueOrThrow({ where: { id: meera.userId } })
  const { token } = await createViewer({ app, user })
  const server = await startTestServer({ app, config: { graphqlOpen: false } })
  const send = (query: string) => server.call('/graphql', { token, json: { query } })
  await send(
    '{ universities(first: 1, filter: { search: "secret words" }) { totalCount } ...f } fragment f on Query { analytics { plans { people } again: plans { people } } }',
  )
  await send('{ __schema { queryType { name } } savedQueries { title } }')
  await send('{ nonsense }')
  await server.stop()
  const entries = await database.prisma.auditEntry.findMany({
    where: { action: 'RUN_QUERY' },
    select: { actorId: true, details: true },
  })
  expect(entries).toEqual([{ actorId: meera.userId, details: { fields: 'analytics.plans, universities' } }])
})
