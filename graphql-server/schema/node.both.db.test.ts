/** @module-tag postgres */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AppContext, Viewer } from '../domain/appContext.ts'
import { createDocumentRows } from '../test/documentRows.ts'
import { executeGraph, recordStatements } from '../test/execute.ts'
import { createAppContext, createDraft, createProfile, createViewer } from '../test/factories.ts'
import { openTestDatabase } from '../test/testDatabase.ts'

const NODE = 'query ($id: ID!) { node(id: $id) { __typename id } }'
const NODES = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }'

const globalId = (text: string) => Buffer.from(text).toString('base64')

let app: AppContext
let database: Awaited<ReturnType<typeof openTestDatabase>>

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database })
})
beforeEach(() => database.truncate())
afterAll(() => database.close())

/** Creates a user with a profile, a document and a draft. Returns the global ids of all four. */
async function createPerson(): Promise<{ viewer: Viewer; ids: string[] }> {
  const { user, viewer } = await createViewer({ app })
  const profile = await createProfile({ app, user })
  const [document] = await createDocumentRows({ app, user, count: 1 })
  const draft = await createDraft({ app, viewer })
  const names = [`User:${user.id}`, `Profile:${profile.id}`, `Document:${document?.id}`, `Draft:${draft.id}`]
  return { viewer, ids: names.map(globalId) }
}

describe('a node', () => {
  test('is found by its owner, and is null for everybody else', async () => {
    const asha = await createPerson()
    const ravi = await createPerson()
    for (const id of asha.ids) {
      const own = await executeGraph({ app, viewer: asha.viewer, document: NODE, variables: { id } })
      expect(own.data).toMatchObject({ node: { id } })
      for (const viewer of [ravi.viewer, null]) {
        const { data, errors } = await executeGraph({ app, viewer, document: NODE, variables: { id } })
        expect({ data, errors }).toEqual({ data: { node: null }, errors: [] })
      }
    }
  })

  test.each([
    ['', 'an empty text'],
    ['nonsense', 'no base64'],
    ['%%%\u0000', 'no characters of base64'],
    ['\ud800', 'half a character'],
    [globalId('User'), 'no id'],
    [globalId('User:'), 'an empty id'],
    [globalId('User:abc'), 'an id that is no number'],
    [globalId('User:1.5'), 'an id that is no whole number'],
    [globalId('User:-1'), 'an id below zero'],
    [globalId('User:2147483648'), 'an id that the column cannot hold'],
    [globalId('User:1e400'), 'an id that no number can hold'],
    [globalId('Document:1\u0000'), 'an id with a NUL'],
    [globalId('Plan:FREE'), 'a type that is no node'],
    [globalId('Country:USA'), 'a type that is no object'],
    [globalId('DocumentVersion:1'), 'a table that the graph does not know'],
    [globalId('__proto__:1'), 'a property of every object'],
    [globalId('Questionnaire:SOP'), 'a questionnaire that there is not'],
  ])('with the id %j (%s) is null', async id => {
    const { viewer } = await createPerson()
    const { data, errors } = await executeGraph({ app, viewer, document: NODE, variables: { id } })
    expect({ data, errors }).toEqual({ data: { node: null }, errors: [] })
    const many = await executeGraph({ app, viewer, document: NODES, variables: { ids: [id, id] } })
    expect({ data: many.data, errors: many.errors }).toEqual({ data: { nodes: [null, null] }, errors: [] })
  })

  test('of a questionnaire is public', async () => {
    const { data } = await executeGraph<{ questionnaire: { id: string } }>({
      app,
      document: '{ questionnaire(type: SOP, form: QUICK) { id } }',
    })
    const found = await executeGraph({ app, document: NODE, variables: { id: data?.questionnaire.id } })
    expect(found.data).toEqual({ node: { __typename: 'Questionnaire', id: data?.questionnaire.id } })
  })
})

describe('nodes', () => {
  test('come in the order of their ids, with null for what is not visible', { tags: 'journey' }, async () => {
    const asha = await createPerson()
    const ravi = await createPerson()
    const [user, profile, document] = asha.ids
    const ids = [document, ravi.ids[0], user, 'nonsense', profile, document]
    const { data } = await executeGraph({ app, viewer: asha.viewer, document: NODES, variables: { ids } })
    expect(data).toEqual({
      nodes: [
        { __typename: 'Document', id: document },
        null,
        { __typename: 'User', id: user },
        null,
        { __typename: 'Profile', id: profile },
        { __typename: 'Document', id: document },
      ],
    })
  })

  test.each(['Document', 'Draft'])('of %ss are read with one statement', async typename => {
    const { user, viewer } = await createViewer({ app })
    const rows = []
    if (typename === 'Document') rows.push(...(await createDocumentRows({ app, user, count: 50 })))
    else for (let count = 0; count < 20; count += 1) rows.push(await createDraft({ app, viewer }))
    const ids = rows.map(({ id }) => globalId(`${typename}:${id}`))
    const { result, statements } = await recordStatements(database, () =>
      executeGraph({ app, viewer, document: NODES, variables: { ids } }),
    )
    expect(result.data).toMatchObject({ nodes: ids.map(id => ({ id })) })
    expect(statements).toHaveLength(1)
  })

  test('are at most a hundred', async () => {
    const ids = Array.from({ length: 101 }, (_, index) => globalId(`User:${index + 1}`))
    const { data, errors } = await executeGraph({ app, document: NODES, variables: { ids } })
    expect(data).toBeNull()
    expect(errors).toMatchObject([
      { message: 'At most 100 ids can be asked for at a time.', extensions: { code: 'BAD_USER_INPUT' } },
    ])
  })
})
