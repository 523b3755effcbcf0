import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AppContext, Viewer } from '../domain/appContext.ts'
import { sopWizard } from '../domain/questionnaires/sopWizard.ts'
import { createDocumentRows } from '../test/documentRows.ts'
import { executeGraph, recordStatements } from '../test/execute.ts'
import { createAppContext, createDraft, createViewer, WIZARD_ANSWERS } from '../test/factories.ts'
import { openTestDatabase } from '../test/testDatabase.ts'

const DRAFT = `id name type form questionnaireVersion createdAt updatedAt questionnaire { title version }
  answers { key label revision savedAt value { text number flag option options } setAside { savedAt value { text } } }
  coverage { filled total usableWords emptyStarred { key label } sections { key title filled total } }
  lastDocument { id status }`

const SAVE = `mutation ($input: SaveAnswersInput!) {
  saveAnswers(input: $input) {
    __typename
    ... on SaveAnswersPayload {
      draft { id name coverage { filled } answers { key revision value { text } } }
      saved { key revision value { text } setAside { value { text } } }
      refused { path message }
      viewer { drafts(first: 5) { totalCount edges { node { name } } } }
    }
    ... on Error { message }
    ... on ValidationError { fields { path message } }
  }
}`

const LIST = `query ($type: DocumentType, $form: QuestionnaireForm, $first: Int, $after: String) {
  viewer { drafts(type: $type, form: $form, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } edges { node { name } }
  } }
}`

type SavedDraft = {
  saveAnswers: { __typename: string; draft: { id: string; name: string }; refused: { path: string }[] }
}

type Filled = {
  answers: { key: string; value: { text: string } }[]
  coverage: { filled: number; total: number; usableWords: number; emptyStarred: object[]; sections: object[] }
}

const globalId = (typename: string, id: number) => Buffer.from(`${typename}:${id}`).toString('base64')
const text = (words: string) => ({ text: words })
const CALL = { type: 'SOP', form: 'WIZARD', questionnaireVersion: sopWizard.version, editor: 'first-page' }

let app: AppContext
let database: Awaited<ReturnType<typeof openTestDatabase>>

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database })
})
beforeEach(() => database.truncate())
afterAll(() => database.close())

const save = (viewer: Viewer | null, input: object) =>
  executeGraph<SavedDraft>({ app, viewer, document: SAVE, variables: { input: { ...CALL, ...input } } })

/** Runs one of the mutations on a draft and returns the member of its union. */
async function change(viewer: Viewer | null, name: string, input: object) {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`
  const document = `mutation ($input: ${type}!) { ${name}(input: $input) { __typename ... on Error { message } } }`
  const { data, errors } = await executeGraph<Record<string, { __typename: string }>>({
    app,
    viewer,
    document,
    variables: { input },
  })
  expect(errors).toEqual([])
  return data?.[name]?.__typename
}

describe('saving answers', () => {
  test('answers with the draft, what is saved, what is refused, and the list that contains it', async () => {
    const { viewer } = await createViewer({ app })
    const { data, errors } = await save(viewer, {
      creationKey: 'page-of-asha',
      answers: [
        { key: 'targetProgram', value: text('MS in Robotics') },
        { key: 'shoeSize', value: text('42') },
        { key: 'whyThisField', value: { flag: true } },
        { key: 'definingMoment', value: text('a\u0000b') },
        { key: 'constructor', value: text('x') },
        { key: 'nationality' },
      ],
    })
    expect(errors).toEqual([])
    const name = 'Statement of purpose for MS in Robotics'
    expect(data?.saveAnswers).toMatchObject({
      __typename: 'SaveAnswersPayload',
      draft: { name, answers: [{ key: 'targetProgram', revision: 1, value: text('MS in Robotics') }] },
      saved: [
        { key: 'targetProgram', revision: 1, setAside: [] },
        { key: 'nationality', revision: 0, value: null },
      ],
      viewer: { drafts: { totalCount: 1, edges: [{ node: { name } }] } },
    })
    expect(data?.saveAnswers.refused.map(({ path }) => path)).toEqual([
      'shoeSize',
      'whyThisField',
      'definingMoment',
      'constructor',
    ])
  })

  test('continues by the draft’s id and returns what another page had saved', async () => {
    const { viewer } = await createViewer({ app })
    const answers = [{ key: 'fullName', value: text('Asha') }]
    const begun = await save(viewer, { answers })
    const draftId = begun.data?.saveAnswers.draft.id
    const { data } = await save(viewer, {
      draftId,
      editor: 'other-page',
      answers: [{ key: 'fullName', revision: 0, value: text('Asha Verma') }],
    })
    expect(data?.saveAnswers).toMatchObject({
      draft: { id: draftId },
      saved: [{ key: 'fullName', revision: 2, setAside: [{ value: text('Asha') }] }],
    })
    expect(await change(viewer, 'settleSetAside', { draftId, key: 'fullName' })).toBe('SettleSetAsidePayload')
    const settled = await executeGraph({
      app,
      viewer,
      document: 'query ($id: ID!) { node(id: $id) { ... on Draft { answers { setAside { savedAt } } } } }',
      variables: { id: draftId },
    })
    expect(settled.data).toEqual({ node: { answers: [{ setAside: [] }] } })
  })

  test('reports invalid input and missing permission', async () => {
    const { viewer } = await createViewer({ app })
    const stranger = await save(null, { answers: [] })
    expect(stranger.data?.saveAnswers).toMatchObject({ __typename: 'NotSignedInError' })
    const malformed = await save(viewer, { answers: [], creationKey: 'short', editor: 'e' })
    expect(malformed.data?.saveAnswers).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ path: 'editor' }, { path: 'creationKey' }],
    })
    const many = Array.from({ length: 301 }, (_, index) => ({ key: `k${index}`, value: text('x') }))
    expect((await save(viewer, { answers: many })).data?.saveAnswers).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ path: 'answers', message: 'Send at most 300 answers' }],
    })
    for (const draftId of [
      '',
      'nonsense',
      globalId('Draft', 99),
      globalId('User', 1),
      globalId('Draft', 2 ** 40),
    ])
      expect((await save(viewer, { answers: [], draftId })).data?.saveAnswers).toMatchObject({
        __typename: 'NotFoundError',
      })
    expect(await database.prisma.draft.count()).toBe(0)
  })
})

describe('a draft', () => {
  test('has its answers, its coverage, and the newest document that was made from it', async () => {
    const { user, viewer } = await createViewer({ app })
    const draft = await createDraft({ app, viewer })
    const columns = { draftId: draft.id }
    const documents = await createDocumentRows({ app, user, count: 2, columns })
    const { data, errors } = await executeGraph<{ node: Filled }>({
      app,
      viewer,
      document: `query ($id: ID!) { node(id: $id) { ... on Draft { ${DRAFT} } } }`,
      variables: { id: globalId('Draft', draft.id) },
    })
    expect(errors).toEqual([])
    expect(data?.node).toMatchObject({
      name: 'Statement of purpose for MS in Robotics',
      type: 'SOP',
      form: 'WIZARD',
      questionnaire: { version: sopWizard.version },
      questionnaireVersion: sopWizard.version,
      lastDocument: { id: globalId('Document', documents[1]?.id ?? 0), status: 'READY' },
    })
    if (!data) throw new Error('The draft has no data')
    const { answers, coverage } = data.node
    expect(answers).toHaveLength(WIZARD_ANSWERS.length)
    expect(answers[0]).toMatchObject({
      key: 'fullName',
      label: expect.stringMatching(/\w/),
      revision: 1,
      value: { text: 'Asha Verma', number: null, flag: null, option: null, options: null },
      setAside: [],
    })
    expect(coverage.filled).toBeGreaterThanOrEqual(WIZARD_ANSWERS.length)
    expect(coverage.total).toBeGreaterThan(coverage.filled)
    expect(coverage.usableWords).toBeGreaterThan(80)
    expect(coverage.emptyStarred).toEqual([])
    expect(coverage.sections).toHaveLength(sopWizard.sections.length)
  })

  test('lists the starred questions that are empty', async () => {
    const { viewer } = await createViewer({ app })
    const answers = WIZARD_ANSWERS.filter(({ key }) => key !== 'currentDegree')
    const { id } = await createDraft({ app, viewer, answers })
    const { data } = await executeGraph({
      app,
      viewer,
      document: 'query ($id: ID!) { node(id: $id) { ... on Draft { coverage { emptyStarred { key } } } } }',
      variables: { id: globalId('Draft', id) },
    })
    expect(data).toEqual({ node: { coverage: { emptyStarred: [{ key: 'currentDegree' }] } } })
  })

  test('of another user is not found, neither through node nor by a mutation', async () => {
    const asha = await createViewer({ app })
    const ravi = await createViewer({ app })
    const { id } = await createDraft({ app, viewer: asha.viewer })
    const draftId = globalId('Draft', id)
    const NODE = 'query ($id: ID!) { node(id: $id) { id } }'
    for (const viewer of [ravi.viewer, null]) {
      const { data, errors } = await executeGraph({
        app,
        viewer,
        document: NODE,
        variables: { id: draftId },
      })
      expect({ data, errors }).toEqual({ data: { node: null }, errors: [] })
      const expected = viewer ? 'NotFoundError' : 'NotSignedInError'
      expect(await change(viewer, 'renameDraft', { draftId, name: 'Mine' })).toBe(expected)
      expect(await change(viewer, 'duplicateDraft', { draftId })).toBe(expected)
      expect(await change(viewer, 'deleteDraft', { draftId })).toBe(expected)
      expect(await change(viewer, 'restoreDraft', { draftId })).toBe(expected)
      expect(await change(viewer, 'settleSetAside', { draftId, key: 'fullName' })).toBe(expected)
      expect((await save(viewer, { draftId, answers: [] })).data?.saveAnswers.__typename).toBe(expected)
    }
    const own = await executeGraph({
      app,
      viewer: asha.viewer,
      document: NODE,
      variables: { id: draftId },
    })
    expect(own.data).toEqual({ node: { id: draftId } })
  })

  test('is renamed, copied, deleted and restored', async () => {
    const { viewer } = await createViewer({ app })
    const { id } = await createDraft({ app, viewer })
    const draftId = globalId('Draft', id)
    const { data, errors } = await executeGraph({
      app,
      viewer,
      document: `mutation ($draftId: ID!) {
        renameDraft(input: { draftId: $draftId, name: "For Zurich" }) { ... on RenameDraftPayload { draft { name } } }
        duplicateDraft(input: { draftId: $draftId }) {
          ... on DuplicateDraftPayload { draft { name answers { key } } viewer { drafts { totalCount } } }
        }
        deleteDraft(input: { draftId: $draftId }) {
          ... on DeleteDraftPayload { draftId viewer { drafts { edges { node { name } } } } }
        }
        gone: saveAnswers(input: { draftId: $draftId, type: SOP, form: WIZARD, questionnaireVersion: 1, answers: [] }) {
          __typename
        }
        restoreDraft(input: { draftId: $draftId }) {
          ... on RestoreDraftPayload { draft { id name } viewer { drafts { totalCount } } }
        }
      }`,
      variables: { draftId },
    })
    expect(errors).toEqual([])
    expect(data).toMatchObject({
      renameDraft: { draft: { name: 'For Zurich' } },
      duplicateDraft: { draft: { name: 'Copy of For Zurich' }, viewer: { drafts: { totalCount: 2 } } },
      deleteDraft: { draftId, viewer: { drafts: { edges: [{ node: { name: 'Copy of For Zurich' } }] } } },
      gone: { __typename: 'NotFoundError' },
      restoreDraft: { draft: { id: draftId, name: 'For Zurich' }, viewer: { drafts: { totalCount: 2 } } },
    })
    expect(await change(viewer, 'renameDraft', { draftId, name: ' ' })).toBe('ValidationError')
    expect(await change(viewer, 'duplicateDraft', { draftId, name: 'x'.repeat(121) })).toBe('ValidationError')
  })

  test('is linked from the document that was made from it, until it is deleted', async () => {
    const { user, viewer } = await createViewer({ app })
    const draft = await createDraft({ app, viewer })
    const [document] = await createDocumentRows({ app, user, count: 1, columns: { draftId: draft.id } })
    const read = async () => {
      const { data } = await executeGraph({
        app,
        viewer,
        document:
          'query ($id: ID!) { node(id: $id) { ... on Document { draft { name coverage { total } } } } }',
        variables: { id: globalId('Document', document?.id ?? 0) },
      })
      return data
    }
    expect(await read()).toMatchObject({ node: { draft: { name: draft.name } } })
    await change(viewer, 'deleteDraft', { draftId: globalId('Draft', draft.id) })
    expect(await read()).toEqual({ node: { draft: null } })
  })
})

describe('the drafts of a user', () => {
  const namesIn = (data: unknown) =>
    (data as { viewer: { drafts: { edges: { node: { name: string } }[] } } }).viewer.drafts.edges.map(
      ({ node }) => node.name,
    )

  test('are listed page by page, the last changed first, and filtered by type and form', async () => {
    const { viewer } = await createViewer({ app })
    const other = await createViewer({ app })
    await createDraft({ app, viewer: other.viewer })
    const name = [{ key: 'fullName', value: text('Asha') }]
    const first = await createDraft({ app, viewer, answers: name })
    await createDraft({ app, viewer, type: 'ESSAY', answers: name })
    await createDraft({ app, viewer, form: 'QUICK', answers: [] })
    const list = async (variables: object) =>
      (
        await executeGraph<Record<string, never>>({
          app,
          viewer,
          document: LIST,
          variables: { ...variables },
        })
      ).data
    expect(await list({})).toMatchObject({ viewer: { drafts: { totalCount: 3 } } })
    expect(namesIn(await list({}))).toEqual(['Statement of purpose 2', 'Essay', 'Statement of purpose'])
    expect(namesIn(await list({ type: 'ESSAY' }))).toEqual(['Essay'])
    expect(namesIn(await list({ form: 'QUICK', type: 'SOP' }))).toEqual(['Statement of purpose 2'])
    expect(await list({ type: 'LOR' })).toMatchObject({ viewer: { drafts: { totalCount: 0 } } })
    await save(viewer, {
      draftId: globalId('Draft', first.id),
      answers: [{ key: 'fullName', revision: 1, value: text('Asha Verma') }],
    })
    const page = (await list({ first: 2 })) as unknown as {
      viewer: { drafts: { pageInfo: { endCursor: string; hasNextPage: boolean } } }
    }
    expect(namesIn(page)).toEqual(['Statement of purpose', 'Statement of purpose 2'])
    const rest = await list({ first: 2, after: page.viewer.drafts.pageInfo.endCursor })
    expect(namesIn(rest)).toEqual(['Essay'])
  })

  test('with all their fields cost as many statements for thirty as for one', async () => {
    const counts: number[] = []
    for (const count of [1, 30]) {
      const { user, viewer } = await createViewer({ app })
      for (let index = 0; index < count; index += 1) {
        const { id } = await createDraft({ app, viewer })
        await createDocumentRows({ app, user, count: 2, columns: { draftId: id } })
      }
      const { result, statements } = await recordStatements(database, () =>
        executeGraph<{ viewer: { drafts: { edges: unknown[] } } }>({
          app,
          viewer,
          document: `{ viewer { drafts(first: 50) { totalCount edges { node { ${DRAFT} } } } } }`,
        }),
      )
      expect(result.errors).toEqual([])
      expect(result.data?.viewer.drafts.edges).toHaveLength(count)
      counts.push(statements.length)
    }
    expect(counts[0]).toBe(counts[1])
    expect(counts[0]).toBeLessThanOrEqual(6)
  })

  test('and the answer offers are not visible to others', async () => {
    const { data } = await executeGraph({ app, document: '{ viewer { drafts { totalCount } } }' })
    expect(data).toEqual({ viewer: null })
  })
})

describe('answer offers', () => {
  test('name their source', async () => {
    const { viewer } = await createViewer({ app })
    await createDraft({ app, viewer })
    const { data, errors } = await executeGraph<{ viewer: { answerOffers: { key: string }[] } }>({
      app,
      viewer,
      document: `{ viewer { answerOffers(type: ESSAY, form: WIZARD) {
        key source sourceLabel value { text number flag option options }
      } } }`,
    })
    expect(errors).toEqual([])
    expect(data?.viewer.answerOffers).toContainEqual({
      key: 'targetProgram',
      source: 'DRAFT',
      sourceLabel: expect.stringMatching(/^Statement of purpose for MS in Robotics, \d+ \w+ \d{4}$/),
      value: { text: 'MS in Robotics', number: null, flag: null, option: null, options: null },
    })
  })
})
