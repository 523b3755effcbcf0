import { encodeGlobalID } from '@pothos/plugin-relay'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AppContext, Viewer } from '../domain/appContext.ts'
import { executeGraph, recordStatements, subscribeGraph } from '../test/execute.ts'
import { createAppContext, createDraft, createViewer } from '../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../test/testDatabase.ts'

const FIELDS =
  'id databaseId number text why quotes { words key label } suggestions gap asker modelName addressee state confirmed reply revision setAside { reply savedAt } answeredAt'
const ASK = `mutation ($input: AskQuestionsInput!) { askQuestions(input: $input) {
  __typename
  ... on AskQuestionsPayload { questions { ${FIELDS} } viewer { username } }
  ... on Error { message }
  ... on ValidationError { fields { path message } }
} }`
const REPLY = `mutation ($input: ReplyToQuestionInput!) { replyToQuestion(input: $input) {
  __typename
  ... on ReplyToQuestionPayload { question { ${FIELDS} } questions { id } }
  ... on Error { message }
  ... on ValidationError { fields { path message } }
} }`

type Asked = { askQuestions: { questions: { id: string; text: string }[] } }

let app: AppContext
let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database })
})
beforeEach(() => database.truncate())
afterAll(() => database.close())

const WORDS = 'Found 14 wrong labels.'

async function createAsked(): Promise<{ viewer: Viewer; draftId: string; id: string }> {
  const { viewer } = await createViewer({ app })
  const draft = await createDraft({
    app,
    viewer,
    answers: [{ key: 'challengeOvercome', value: { text: WORDS } }],
  })
  const draftId = encodeGlobalID('Draft', draft.id)
  const { data } = await executeGraph<Asked>({
    app,
    viewer,
    document: ASK,
    variables: { input: { draftId } },
  })
  return { viewer, draftId, id: data?.askQuestions.questions[0]?.id ?? '' }
}

const send = (viewer: Viewer | null, document: string, input: object) =>
  executeGraph<Record<string, object>>({ app, viewer, document, variables: { input } })

test('a draft is asked about, and shows its questions', async () => {
  const { viewer, draftId, id } = await createAsked()
  const document = `query ($id: ID!) { node(id: $id) { ... on Draft { questions { ${FIELDS} } } } }`
  const { data, errors } = await executeGraph({ app, viewer, document, variables: { id: draftId } })
  expect(errors).toEqual([])
  expect(data).toMatchObject({
    node: {
      questions: [
        {
          id,
          number: 1,
          text: '“found 14 wrong labels”: was that you, all of you, or somebody else?',
          quotes: [{ words: WORDS, key: 'challengeOvercome' }],
          suggestions: [],
          state: 'OPEN',
          asker: 'TEMPLATE',
          addressee: 'STUDENT',
          setAside: [],
        },
      ],
    },
  })
  const byId = `query ($id: ID!) { node(id: $id) { ... on FollowUpQuestion { text } } }`
  const node = await executeGraph({ app, viewer, document: byId, variables: { id } })
  expect(node.data).toMatchObject({ node: { text: expect.any(String) } })
})

test('a reply is kept', async () => {
  const { viewer, id } = await createAsked()
  const { data } = await send(viewer, REPLY, {
    questionId: id,
    action: 'REWORD',
    reply: 'I found them myself.',
  })
  expect(data).toMatchObject({
    replyToQuestion: {
      question: { id, state: 'REWORDED', confirmed: null, reply: 'I found them myself.' },
      questions: [{ id }],
    },
  })
})

test('refusals: nobody, a stranger, a wrong id, no suggestion, no draft', async () => {
  const { viewer, draftId, id } = await createAsked()
  const { viewer: stranger } = await createViewer({ app })
  const skip = { questionId: id, action: 'SKIP' }
  for (const [by, document, input, refusal] of [
    [null, ASK, { draftId }, { askQuestions: { __typename: 'NotSignedInError' } }],
    [null, REPLY, skip, { replyToQuestion: { __typename: 'NotSignedInError' } }],
    [stranger, ASK, { draftId }, { askQuestions: { __typename: 'NotFoundError' } }],
    [stranger, REPLY, skip, { replyToQuestion: { __typename: 'NotFoundError' } }],
    [viewer, REPLY, { ...skip, questionId: draftId }, { replyToQuestion: { __typename: 'NotFoundError' } }],
    [viewer, ASK, {}, { askQuestions: { __typename: 'ValidationError', fields: [{ path: 'draftId' }] } }],
    [
      viewer,
      REPLY,
      { questionId: id, action: 'CONFIRM', suggestion: 7 },
      { replyToQuestion: { __typename: 'ValidationError', fields: [{ path: 'suggestion' }] } },
    ],
  ] as const)
    expect((await send(by, document, input)).data).toMatchObject(refusal)
  const document = `query ($id: ID!) { node(id: $id) { ... on FollowUpQuestion { text } } }`
  const node = await executeGraph({ app, viewer: stranger, document, variables: { id } })
  expect(node.data).toEqual({ node: null })
})

test('the questions of several drafts are read with the same number of SQL statements as of one', async () => {
  const { viewer } = await createAsked()
  const document = '{ viewer { drafts(first: 10) { edges { node { questions { text } } } } } }'
  const count = async () =>
    (await recordStatements(database, () => executeGraph({ app, viewer, document }))).statements.length
  const one = await count()
  await createDraft({ app, viewer })
  await createDraft({ app, viewer })
  expect(await count()).toBe(one)
})

const CHANGED = `subscription ($draftId: ID, $documentId: ID, $after: String) {
  questionsChanged(draftId: $draftId, documentId: $documentId, after: $after) {
    version isAsked questions { id state reply setAside { reply } }
  }
}`

type Changed = {
  questionsChanged: { version: string; isAsked: boolean; questions: { id: string; state: string }[] }
}

async function follow(viewer: Viewer | null, variables: object) {
  const answer = await subscribeGraph<Changed>({
    app,
    viewer,
    document: CHANGED,
    variables: { ...variables },
  })
  if ('errors' in answer) throw new AggregateError(answer.errors, 'The subscription was refused')
  const { events } = answer
  const next = async () => (await events.next()).value?.questionsChanged
  return { next, stop: () => events.return?.() }
}

test('the questions of a draft are followed: they arrive, and a reply of another device', async () => {
  const { viewer } = await createViewer({ app })
  const draft = await createDraft({
    app,
    viewer,
    answers: [{ key: 'challengeOvercome', value: { text: WORDS } }],
  })
  const draftId = encodeGlobalID('Draft', draft.id)
  const { next, stop } = await follow(viewer, { draftId })
  expect(await next()).toMatchObject({ isAsked: false, questions: [] })
  await send(viewer, ASK, { draftId })
  const arrived = await next()
  expect(arrived).toMatchObject({ isAsked: true, questions: [{ state: 'OPEN' }] })
  const questionId = arrived?.questions[0]?.id ?? ''
  await send(viewer, REPLY, { questionId, action: 'REWORD', reply: 'It was me.', revision: 0 })
  const replied = await next()
  expect(replied).toMatchObject({ questions: [{ id: questionId, state: 'REWORDED', reply: 'It was me.' }] })
  await stop()

  // A follower that comes back is sent the present state only if it is another one.
  const again = await follow(viewer, { draftId, after: arrived?.version })
  expect(await again.next()).toEqual(replied)
  await again.stop()
  const same = await follow(viewer, { draftId, after: replied?.version })
  const waiting = same.next()
  await send(viewer, REPLY, { questionId, action: 'SKIP' })
  expect(await waiting).toMatchObject({ questions: [{ state: 'SKIPPED' }] })
  await same.stop()
})

test('following ends when the client disconnects, and when the draft is deleted', async () => {
  const { viewer, draftId } = await createAsked()
  const { next, stop } = await follow(viewer, { draftId })
  await next()
  const waiting = next()
  await stop()
  expect(await waiting).toBeUndefined()

  const other = await follow(viewer, { draftId })
  await other.next()
  await send(viewer, 'mutation ($input: DeleteDraftInput!) { deleteDraft(input: $input) { __typename } }', {
    draftId,
  })
  await database.notify('questions', `draft ${Number(atob(draftId).split(':')[1])}`)
  expect(await other.next()).toBeUndefined()
})

test('following is refused to nobody, to a stranger, and without one subject', async () => {
  const { viewer, draftId } = await createAsked()
  const { viewer: stranger } = await createViewer({ app })
  for (const [by, variables, code] of [
    [null, { draftId }, 'NOT_SIGNED_IN'],
    [stranger, { draftId }, 'NOT_FOUND'],
    [viewer, { documentId: draftId }, 'NOT_FOUND'],
    [viewer, {}, 'BAD_USER_INPUT'],
    [viewer, { draftId, documentId: encodeGlobalID('Document', 1) }, 'BAD_USER_INPUT'],
  ] as const)
    expect(
      await subscribeGraph({ app, viewer: by, document: CHANGED, variables: { ...variables } }),
    ).toMatchObject({ errors: [{ extensions: { code } }] })
})
