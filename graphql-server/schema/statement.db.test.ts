import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AppContext, Viewer } from '../domain/appContext.ts'
import { executeGraph, recordStatements } from '../test/execute.ts'
import { createAppContext, createDraft, createViewer } from '../test/factories.ts'
import { openTestDatabase } from '../test/testDatabase.ts'

const STORY = `{ viewer { statements {
  id words firstWords quote status topic speaker use university saidAt revision setAside { words }
  sources { kind name key label section quote saidAt draftId documentDatabaseId type form }
} } }`
const OFFERS =
  '{ viewer { statementOffers(type: SOP, form: QUICK) { key label university recommender statement { id } } } }'

const change = (name: string) => {
  const type = name.charAt(0).toUpperCase() + name.slice(1)
  return `mutation ($input: ${type}Input!) { ${name}(input: $input) {
    __typename
    ... on ${type}Payload { statement { id words status revision setAside { words } } viewer { username } }
    ... on Error { message }
    ${name === 'correctStatement' ? '... on ValidationError { fields { path message } }' : ''}
  } }`
}

type Story = { viewer: { statements: { id: string; words: string; status: string }[] } }

let app: AppContext
let database: Awaited<ReturnType<typeof openTestDatabase>>

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database })
})
beforeEach(() => database.truncate())
afterAll(() => database.close())

const WORDS = 'I counted handovers on the labour ward for two months.'

async function createStory(): Promise<{ viewer: Viewer; id: string }> {
  const { viewer } = await createViewer({ app })
  const answers = [{ key: 'significantChallenge', value: { text: WORDS } }]
  await createDraft({ app, viewer, type: 'ESSAY', answers })
  const { data } = await executeGraph<Story>({ app, viewer, document: STORY })
  return { viewer, id: data?.viewer.statements[0]?.id ?? '' }
}

const send = (viewer: Viewer | null, name: string, input: object) =>
  executeGraph<Record<string, object>>({ app, viewer, document: change(name), variables: { input } })

describe('statements', () => {
  test('are listed with where they were said, and offered with their question', async () => {
    const { viewer, id } = await createStory()
    const { data, errors } = await executeGraph({ app, viewer, document: STORY })
    expect(errors).toEqual([])
    expect(data).toMatchObject({
      viewer: {
        statements: [
          {
            words: WORDS,
            quote: WORDS,
            status: 'CURRENT',
            topic: 'EXPERIENCES',
            speaker: 'STUDENT',
            use: 'GENERAL',
            sources: [{ kind: 'DRAFT', key: 'significantChallenge', section: 'experiences', type: 'ESSAY' }],
          },
        ],
      },
    })
    expect((await executeGraph({ app, viewer, document: OFFERS })).data).toMatchObject({
      viewer: { statementOffers: [{ key: 'problemSolvingStory', university: null, statement: { id } }] },
    })
  })

  test('are found by id by their owner only', async () => {
    const { viewer, id } = await createStory()
    const stranger = await createViewer({ app })
    const document = 'query ($id: ID!) { node(id: $id) { id ... on Statement { words } } }'
    const find = async (asking: Viewer | null) =>
      (await executeGraph({ app, viewer: asking, document, variables: { id } })).data
    expect(await find(viewer)).toEqual({ node: { id, words: WORDS } })
    expect(await find(stranger.viewer)).toEqual({ node: null })
    expect(await find(null)).toEqual({ node: null })
  })

  test('are corrected, removed and restored', async () => {
    const { viewer, id: statementId } = await createStory()
    const words = 'I counted handovers for three months.'
    expect((await send(viewer, 'correctStatement', { statementId, words, revision: 0 })).data).toMatchObject({
      correctStatement: { statement: { id: statementId, words, status: 'CORRECTED', revision: 1 } },
    })
    expect((await send(viewer, 'removeStatement', { statementId })).data).toMatchObject({
      removeStatement: { statement: { id: statementId, status: 'REMOVED' } },
    })
    expect((await send(viewer, 'restoreStatement', { statementId })).data).toMatchObject({
      restoreStatement: { statement: { words, status: 'CORRECTED', revision: 3 } },
    })
  })

  test('are refused to strangers and visitors, and not corrected to nothing', async () => {
    const { viewer, id: statementId } = await createStory()
    const stranger = await createViewer({ app })
    for (const name of ['removeStatement', 'restoreStatement', 'correctStatement']) {
      const input = { statementId, ...(name === 'correctStatement' && { words: 'Mine.' }) }
      const typeFor = async (asking: Viewer | null) => (await send(asking, name, input)).data?.[name]
      expect(await typeFor(stranger.viewer)).toMatchObject({ __typename: 'NotFoundError' })
      expect(await typeFor(null)).toMatchObject({ __typename: 'NotSignedInError' })
    }
    expect((await send(viewer, 'correctStatement', { statementId, words: ' ' })).data).toMatchObject({
      correctStatement: { __typename: 'ValidationError', fields: [{ path: 'words' }] },
    })
    const other = { statementId: Buffer.from('Draft:1').toString('base64') }
    expect((await send(viewer, 'removeStatement', other)).data).toMatchObject({
      removeStatement: { __typename: 'NotFoundError' },
    })
  })

  test('are chosen for a draft, and listed by what was decided', async () => {
    const { viewer, id: statementId } = await createStory()
    const { id } = await createDraft({ app, viewer })
    const draftId = Buffer.from(`Draft:${id}`).toString('base64')
    const document = `mutation ($input: ChooseForDraftInput!) { chooseForDraft(input: $input) {
      __typename
      ... on ChooseForDraftPayload { draft { chosenStatementIds } }
    } }`
    const choose = async (asking: Viewer | null, isChosen: boolean) =>
      (
        await executeGraph({
          app,
          viewer: asking,
          document,
          variables: { input: { draftId, statementId, isChosen } },
        })
      ).data
    const kept = (ids: string[]) => ({ chooseForDraft: { draft: { chosenStatementIds: ids } } })
    expect(await choose(viewer, true)).toMatchObject(kept([statementId]))
    expect(await choose(viewer, false)).toMatchObject(kept([]))
    expect(await choose(null, true)).toMatchObject({ chooseForDraft: { __typename: 'NotSignedInError' } })
    const decided = '{ viewer { statements(status: [CORRECTED, REMOVED]) { id } } }'
    const list = async () => (await executeGraph({ app, viewer, document: decided })).data
    expect(await list()).toEqual({ viewer: { statements: [] } })
    await send(viewer, 'removeStatement', { statementId })
    expect(await list()).toEqual({ viewer: { statements: [{ id: statementId }] } })
  })

  test('take as many SQL statements with twenty drafts as with one, offers included', async () => {
    const counts: number[] = []
    for (const drafts of [1, 20]) {
      const { viewer } = await createViewer({ app })
      for (let number = 0; number < drafts; number += 1) await createDraft({ app, viewer })
      const document = `{ viewer { statements { id } offers: statementOffers(type: SOP, form: QUICK) { key }
        more: statementOffers(type: ESSAY, form: QUICK) { key } } }`
      const { statements } = await recordStatements(database, () => executeGraph({ app, viewer, document }))
      counts.push(statements.length)
    }
    expect(counts[0]).toBe(counts[1])
  })
})
