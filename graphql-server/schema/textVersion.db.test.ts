import { encodeGlobalID } from '@pothos/plugin-relay'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AppContext } from '../domain/appContext.ts'
import { createDocumentRows, LOCKED_SENTENCE, OPENING_SENTENCE } from '../test/documentRows.ts'
import { executeGraph } from '../test/execute.ts'
import { createAppContext, createViewer } from '../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../test/testDatabase.ts'

const STATE = `textRevision content paragraphs { key sentences { origin } }
  textVersions { number kind name wordCount restoredFrom text } textVersion(number: 1) { text }`
const SAVE = `mutation ($input: SaveDocumentTextInput!) { saveDocumentText(input: $input) {
  __typename ... on SaveDocumentTextPayload { isSaved document { ${STATE} } }
  ... on Error { message } ... on ValidationError { fields { path } } } }`
const RESTORE = `mutation ($input: RestoreTextVersionInput!) { restoreTextVersion(input: $input) {
  __typename ... on RestoreTextVersionPayload { isRestored document { ${STATE} } }
  ... on Error { message } } }`
const READ = `query ($id: ID!) { node(id: $id) { ... on Document { ${STATE} } } }`

let database: TestDatabase
let app: AppContext

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database })
})
afterAll(() => database.close())
beforeEach(() => database.truncate())

async function createEditor(unlockedAt: Date | null) {
  const { user, viewer } = await createViewer({ app })
  const [row] = await createDocumentRows({ app, user, count: 1, columns: { unlockedAt } })
  const id = encodeGlobalID('Document', row?.id ?? 0)
  const ask = async (document: string, variables: object) => {
    const { data, errors } = await executeGraph({ app, viewer, document, variables: { ...variables } })
    expect(errors).toEqual([])
    return data
  }
  const save = (input: object) =>
    ask(SAVE, { input: { documentId: id, editor: 'this-page', revision: 0, ...input } })
  return { id, ask, save }
}

test('a text is saved, listed with its versions, and restored', async () => {
  const { id, ask, save } = await createEditor(new Date())
  const paragraphs = [{ key: 'p1', text: `${OPENING_SENTENCE} It pays.` }]
  const written = `${OPENING_SENTENCE}\n\n${LOCKED_SENTENCE}`
  const edited = `${OPENING_SENTENCE} It pays.`
  expect(await save({ paragraphs })).toMatchObject({
    saveDocumentText: {
      isSaved: true,
      document: {
        textRevision: 1,
        content: edited,
        paragraphs: [{ key: 'p1', sentences: [{ origin: 'WRITER' }, { origin: 'PERSON' }] }],
        textVersions: [
          { number: 2, kind: 'EDITED', name: 'Edited', wordCount: 9, text: edited },
          { number: 1, kind: 'GENERATED', name: 'First draft', wordCount: 14, text: written },
        ],
        textVersion: { text: written },
      },
    },
  })
  expect(await save({ paragraphs: [{ key: 'p1', text: 'Late.' }] })).toMatchObject({
    saveDocumentText: { isSaved: false, document: { textRevision: 1, content: edited } },
  })
  const input = { documentId: id, number: 1, revision: 1 }
  expect(await ask(RESTORE, { input })).toMatchObject({
    restoreTextVersion: {
      isRestored: true,
      document: {
        textRevision: 2,
        content: written,
        textVersions: [{ number: 3, name: 'Version 1 restored', restoredFrom: 1 }, {}, {}],
      },
    },
  })
})

test('a locked paragraph is saved with its words, stays locked in a save that does not say, and is unlocked', async () => {
  const { id, ask, save } = await createEditor(new Date())
  const LOCKS = `query ($id: ID!) { node(id: $id) { ... on Document { textRevision paragraphs { key isLocked }
    textVersion(number: 2) { lockedKeys } } } }`
  const paragraphs = [
    { key: 'p1', text: OPENING_SENTENCE },
    { key: 'p2', text: LOCKED_SENTENCE, isLocked: true },
  ]
  const [p1, p2] = [{ key: 'p1', isLocked: false }, { key: 'p2' }]
  const kept = { paragraphs: [p1, { ...p2, isLocked: true }], textVersion: { lockedKeys: ['p2'] } }
  await save({ paragraphs })
  expect(await ask(LOCKS, { id })).toEqual({ node: { textRevision: 1, ...kept } })
  const edited = [
    { key: 'p1', text: 'It began.' },
    { key: 'p2', text: LOCKED_SENTENCE },
  ]
  await save({ revision: 1, paragraphs: edited })
  expect(await ask(LOCKS, { id })).toEqual({ node: { textRevision: 2, ...kept } })
  await save({ revision: 2, paragraphs: edited.map(one => ({ ...one, isLocked: false })) })
  expect(await ask(LOCKS, { id })).toMatchObject({ node: { paragraphs: [p1, { ...p2, isLocked: false }] } })
})

test('a preview is refused with the reason, and its versions are not listed', async () => {
  const { id, ask, save } = await createEditor(null)
  expect(await save({ paragraphs: [{ key: 'p1', text: 'Mine.' }] })).toEqual({
    saveDocumentText: {
      __typename: 'PlanRequiredError',
      message: 'This is a preview. Upgrade to read and edit the complete document.',
    },
  })
  const read = await ask(READ, { id })
  expect(read).toMatchObject({ node: { textRevision: 0, textVersions: [], textVersion: null } })
  expect(JSON.stringify(read)).not.toContain(LOCKED_SENTENCE)
})

test('every fault of a text is named with its field', async () => {
  const { save } = await createEditor(new Date())
  expect(await save({ revision: -1, editor: 'no', paragraphs: [{ key: 'a b', text: 'x' }] })).toMatchObject({
    saveDocumentText: {
      __typename: 'ValidationError',
      fields: [{ path: 'revision' }, { path: 'editor' }, { path: 'paragraphs.0.key' }],
    },
  })
})
