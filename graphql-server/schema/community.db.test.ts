import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AppContext, Viewer } from '../domain/appContext.ts'
import { eraseAccounts } from '../domain/personalData/eraseAccounts.ts'
import { executeGraph, recordStatements } from '../test/execute.ts'
import { createAppContext, createUser, createViewer } from '../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../test/testDatabase.ts'

const POST = 'post { id isAnswered answerCount answers { id isAccepted authorName } }'
const QUESTION = {
  name: 'Asha R.',
  title: 'Is a gap year held against one?',
  body: 'I worked for a year. <a href="https://spam.example">x</a>',
}
const ANSWER = { name: 'ravi', body: 'No, where the time was used well.' }

type Post = {
  id: string
  isAnswered: boolean
  answerCount: number
  answers: { id: string; isAccepted: boolean }[]
}
type Result = {
  __typename: string
  message?: string
  fields?: { path: string; message: string }[]
  post?: Post | null
}

let database: TestDatabase
let app: AppContext
let asha: Viewer
let ravi: Viewer
let admin: Viewer

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.truncate()
  app = createAppContext({ database })
  const viewerWith = async (columns: object) =>
    (await createViewer({ app, user: await createUser({ app, columns }) })).viewer
  asha = await viewerWith({ username: 'asha' })
  ravi = await viewerWith({ username: 'ravi' })
  admin = await viewerWith({ username: 'admin', role: 'ADMIN' })
})
afterAll(() => database.close())

async function send(viewer: Viewer | null, name: string, input: object): Promise<Result> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
  const takesWords = ['askQuestion', 'answerQuestion', 'reportPost', 'hidePost'].includes(name)
  const document = `mutation ($input: ${type}Input!) { result: ${name}(input: $input) {
    __typename ... on Error { message } ${takesWords ? '... on ValidationError { fields { path message } }' : ''}
    ... on ${type}Payload { ${POST} }
  } }`
  const { data, errors } = await executeGraph<{ result: Result }>({
    app,
    viewer,
    document,
    variables: { input },
  })
  expect(errors).toEqual([])
  if (!data) throw new Error('Nothing was answered.')
  return data.result
}
async function made(result: Promise<Result>): Promise<Post> {
  const { post } = await result
  if (!post) throw new Error('Nothing was written.')
  return post
}
const asked = () => made(send(asha, 'askQuestion', QUESTION))
const seenBy = async (viewer: Viewer | null, id: string) =>
  (
    await executeGraph<{ node: { body: string; hiddenReason: string | null } | null }>({
      app,
      viewer,
      document: `{ node(id: "${id}") { ... on CommunityPost { body hiddenReason } } }`,
    })
  ).data?.node ?? null
const listFor = async (viewer: Viewer | null) =>
  (
    await executeGraph<{ communityQuestions: { edges: { node: object }[] } }>({
      app,
      viewer,
      document:
        '{ communityQuestions { edges { node { title authorName author { databaseId } reports { number } } } } }',
    })
  ).data?.communityQuestions.edges.map(({ node }) => node) ?? null

describe('the community', () => {
  test('is for everybody who is signed in, under a chosen name and no other', async () => {
    expect(await send(null, 'askQuestion', QUESTION)).toMatchObject({ __typename: 'NotSignedInError' })
    const { id } = await asked()
    expect(await listFor(ravi)).toEqual([
      { title: QUESTION.title, authorName: 'Asha R.', author: null, reports: [] },
    ])
    expect(await listFor(null)).toBeNull()
    expect(await seenBy(null, id)).toBeNull()
    expect((await seenBy(ravi, id))?.body).toBe(QUESTION.body)
    expect(await send(ravi, 'askQuestion', { ...QUESTION, name: 'ASHA r.' })).toMatchObject({
      __typename: 'ConflictError',
    })
    const refused = await send(ravi, 'askQuestion', { name: 'Gradwright Support', title: ' ', body: 'x' })
    expect(refused.fields).toEqual([
      { path: 'name', message: 'This name is reserved' },
      { path: 'title', message: 'Ask in at least 10 characters' },
      { path: 'body', message: 'Please write at least 10 characters' },
    ])
  })

  test('lets only who asked accept an answer, and one of them', async () => {
    const { id: questionId } = await asked()
    await send(ravi, 'answerQuestion', { questionId, ...ANSWER })
    const { answers } = await made(send(admin, 'answerQuestion', { questionId, ...ANSWER, name: 'Meera' }))
    const [first, second] = answers.map(({ id }) => id)
    expect(await send(ravi, 'acceptAnswer', { postId: first, isAccepted: true })).toMatchObject({
      __typename: 'ForbiddenError',
    })
    await send(asha, 'acceptAnswer', { postId: first, isAccepted: true })
    const { post } = await send(asha, 'acceptAnswer', { postId: second, isAccepted: true })
    expect(post).toMatchObject({ isAnswered: true, answerCount: 2 })
    expect(post?.answers.map(({ id, isAccepted }) => [id, isAccepted])).toEqual([
      [second, true],
      [first, false],
    ])
  })

  test('hides what was reported from everybody but its author, with the reason, and can restore it', async () => {
    const { id: postId } = await asked()
    await send(ravi, 'answerQuestion', { questionId: postId, ...ANSWER })
    expect(await send(asha, 'reportPost', { postId, reason: 'Mine' })).toMatchObject({
      __typename: 'ConflictError',
    })
    for (const reason of ['It is an advertisement', 'Again'])
      expect(await send(ravi, 'reportPost', { postId, reason })).toMatchObject({
        __typename: 'ReportPostPayload',
      })
    expect(await database.prisma.communityReport.count()).toBe(1)
    for (const other of [asha, ravi]) {
      expect(await send(other, 'hidePost', { postId, reason: 'No' })).toMatchObject({
        __typename: 'ForbiddenError',
      })
      expect(await send(other, 'restorePost', { postId })).toMatchObject({ __typename: 'ForbiddenError' })
      expect(await send(other, 'keepPost', { postId })).toMatchObject({ __typename: 'ForbiddenError' })
      const document = '{ moderatedPosts(list: REPORTED) { totalCount edges { node { id } } } }'
      expect((await executeGraph({ app, viewer: other, document })).data).toEqual({ moderatedPosts: null })
    }
    await send(admin, 'hidePost', { postId, reason: 'Advertisements are not for this place.' })
    expect(await seenBy(ravi, postId)).toBeNull()
    expect(await listFor(ravi)).toEqual([])
    expect(await send(ravi, 'answerQuestion', { questionId: postId, ...ANSWER })).toMatchObject({
      __typename: 'NotFoundError',
    })
    expect(await seenBy(asha, postId)).toMatchObject({
      hiddenReason: 'Advertisements are not for this place.',
    })
    await send(admin, 'restorePost', { postId })
    expect(await seenBy(ravi, postId)).toMatchObject({ hiddenReason: null })
    const entries = await database.prisma.auditEntry.findMany({ orderBy: { id: 'asc' } })
    expect(entries.map(({ action, details }) => [action, details])).toEqual([
      ['HIDE_POST', { person: asha.userId, reports: 1 }],
      ['RESTORE_POST', { person: asha.userId, reports: 0 }],
    ])
  })

  test('lets nobody delete what another wrote, and takes so many posts a day', async () => {
    const { id: postId } = await asked()
    for (const other of [ravi, admin])
      expect(await send(other, 'deletePost', { postId })).toMatchObject({ __typename: 'ForbiddenError' })
    const { most } = app.settings.rateLimits.communityPosts
    for (let sent = 0; sent < most; sent += 1)
      await send(ravi, 'answerQuestion', { questionId: postId, ...ANSWER })
    expect(await send(ravi, 'answerQuestion', { questionId: postId, ...ANSWER })).toMatchObject({
      __typename: 'RateLimitedError',
    })
    expect(await send(asha, 'deletePost', { postId })).toMatchObject({
      __typename: 'DeletePostPayload',
      post: null,
    })
    expect(await database.prisma.communityPost.count()).toBe(0)
  })

  test('reads a page with a constant number of statements', async () => {
    const document =
      '{ communityQuestions { totalCount edges { node { title authorName isAnswered answerCount } } } }'
    const statements = async () =>
      (await recordStatements(database, () => executeGraph({ app, viewer: ravi, document }))).statements
    await asked()
    const one = await statements()
    for (let index = 0; index < 5; index += 1) await asked()
    expect((await statements()).length).toBe(one.length)
  })
})

test('who asked is mailed of an answer, once within an hour, and not of their own', async () => {
  const mails = () =>
    database.prisma.mail.findMany({
      where: { kind: 'community-answer' },
      select: { toAddress: true, body: true },
    })
  const { id } = await asked()
  await send(asha, 'answerQuestion', { questionId: id, name: QUESTION.name, body: 'I found it out myself.' })
  expect(await mails()).toEqual([])
  await send(ravi, 'answerQuestion', { questionId: id, ...ANSWER })
  await send(ravi, 'answerQuestion', { questionId: id, ...ANSWER, body: 'And ask the school.' })
  const sent = await mails()
  expect(sent).toHaveLength(1)
  expect(sent[0]?.body).toContain(QUESTION.title)
  expect(sent[0]?.body).not.toContain(ANSWER.body)
  await database.prisma.user.update({ where: { id: asha.userId }, data: { wantsCommentMails: false } })
  const other = await made(send(asha, 'askQuestion', { ...QUESTION, title: 'Which tests count?' }))
  await send(ravi, 'answerQuestion', { questionId: other.id, ...ANSWER })
  expect(await mails()).toHaveLength(1)
})

test('answers of others stay when who asked is erased, and the question’s words go', async () => {
  const { id } = await asked()
  await send(ravi, 'answerQuestion', { questionId: id, ...ANSWER })
  await made(send(asha, 'askQuestion', { ...QUESTION, title: 'Nobody answered this' }))
  await database.prisma.user.update({ where: { id: asha.userId }, data: { deletionDueAt: new Date(0) } })
  await eraseAccounts({ app })
  const posts = await database.prisma.communityPost.findMany({ orderBy: { id: 'asc' } })
  expect(posts.map(({ userId, body }) => [userId, body])).toEqual([
    [null, ''],
    [ravi.userId, ANSWER.body],
  ])
  expect(JSON.stringify(posts)).not.toContain(QUESTION.title)
  const { data } = await executeGraph<{ node: { authorName: string; isOwn: boolean } }>({
    app,
    viewer: ravi,
    document: `{ node(id: "${id}") { ... on CommunityPost { authorName isOwn } } }`,
  })
  expect(data?.node).toEqual({ authorName: 'Somebody who left', isOwn: false })
})
