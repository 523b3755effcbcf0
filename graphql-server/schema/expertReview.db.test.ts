import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AppContext, Viewer } from '../domain/appContext.ts'
import { executeGraph } from '../test/execute.ts'
import { createAppContext, createUser, createViewer } from '../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../test/testDatabase.ts'

const REVIEW =
  'review { id databaseId state isOwn summary paragraphs { key text } comments { number quote body } }'
const SENTENCE = 'I built a pump for my village.'

type Review = {
  id: string
  databaseId: number
  state: string
  isOwn: boolean
  summary: string | null
  paragraphs: { key: string; text: string }[]
  comments: { number: number; quote: string | null }[]
}
type Result = { __typename: string; message?: string; fields?: { path: string }[]; review?: Review | null }

let database: TestDatabase
let app: AppContext
let clock: Date
let asha: Viewer
let ravi: Viewer
let meera: Viewer
let john: Viewer

const viewerWith = async (columns: object) =>
  (await createViewer({ app, user: await createUser({ app, columns }) })).viewer

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.truncate()
  clock = new Date('2026-11-23T08:00:00Z')
  app = createAppContext({ database, now: () => clock })
  asha = await viewerWith({ username: 'asha', plan: 'PREMIUM' })
  ravi = await viewerWith({ username: 'ravi', plan: 'PREMIUM' })
  meera = await viewerWith({ username: 'meera', role: 'REVIEWER', plan: 'PREMIUM' })
  john = await viewerWith({ username: 'john', role: 'REVIEWER' })
})
afterAll(() => database.close())

async function documentOf({ userId }: Viewer, columns: object = {}): Promise<string> {
  const body = {
    paragraphs: [{ job: 'opening', title: 'Why pumps', sentences: [{ text: SENTENCE, sources: [] }] }],
  }
  const { id } = await database.prisma.document.create({
    data: {
      userId,
      documentType: 'SOP',
      form: 'QUICK',
      course: 'MSc Robotics',
      answers: {},
      definitionVersion: 1,
      targetWords: 800,
      funding: 'UNLIMITED',
      status: 'READY',
      unlockedAt: clock,
      preview: { outline: [], opening: [], advice: [] },
      versions: { create: { number: 1, body, wordCount: 7 } },
      ...columns,
    },
  })
  return btoa(`Document:${id}`)
}
const WITH_FIELDS = ['handOverDocument', 'commentOnReview', 'returnReview']
async function send(viewer: Viewer | null, name: string, input: object): Promise<Result> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
  const document = `mutation ($input: ${type}Input!) { result: ${name}(input: $input) {
    __typename ... on Error { message }
    ${WITH_FIELDS.includes(name) ? '... on ValidationError { fields { path } }' : ''}
    ${name === 'takeNextText' ? '' : `... on ${type}Payload { ${REVIEW} }`}
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
async function handedOver(viewer: Viewer): Promise<Review> {
  const { review } = await send(viewer, 'handOverDocument', { documentId: await documentOf(viewer) })
  if (!review) throw new Error('Nothing was handed over.')
  return review
}
const seenBy = async (viewer: Viewer | null, { id }: Review) =>
  (
    await executeGraph<{ node: Review | null }>({
      app,
      viewer,
      document: `{ node(id: "${id}") { ... on ExpertReview { state summary paragraphs { text } comments { body } } } }`,
    })
  ).data?.node ?? null
/** Who has a text, and who else is a reviewer. */
async function reviewersOf({ databaseId }: Review): Promise<{ reviewer: Viewer; other: Viewer }> {
  const { reviewerId } = await database.prisma.expertReview.findUniqueOrThrow({ where: { id: databaseId } })
  return reviewerId === meera.userId ? { reviewer: meera, other: john } : { reviewer: john, other: meera }
}
const usedBy = async (viewer: Viewer) =>
  (
    await executeGraph<{ viewer: { entitlements: { expertReviews: object } } }>({
      app,
      viewer,
      document: '{ viewer { entitlements { expertReviews { limit used left } } } }',
    })
  ).data?.viewer.entitlements.expertReviews

describe('expert review', () => {
  test('gives a fixed copy to one reviewer, and to nobody else', async () => {
    const documentId = await documentOf(asha)
    const { review } = await send(asha, 'handOverDocument', { documentId, note: 'Is the opening clear?' })
    if (!review) throw new Error('Nothing was handed over.')
    expect(review).toMatchObject({ state: 'ASSIGNED', isOwn: true, paragraphs: [{ text: SENTENCE }] })
    await database.prisma.documentVersion.updateMany({ data: { body: { paragraphs: [] } } })
    const { reviewer, other } = await reviewersOf(review)
    expect(await seenBy(reviewer, review)).toMatchObject({ paragraphs: [{ text: SENTENCE }] })
    const admin = await viewerWith({ username: 'admin', role: 'ADMIN' })
    const own = review.paragraphs[0]?.key
    for (const stranger of [other, ravi, admin, null]) expect(await seenBy(stranger, review)).toBeNull()
    for (const stranger of [other, ravi, admin, asha]) {
      const comment = { reviewId: review.id, paragraphKey: own, body: 'Who says so?' }
      expect(await send(stranger, 'commentOnReview', comment)).toMatchObject({ __typename: 'NotFoundError' })
      expect(
        await send(stranger, 'returnReview', { reviewId: review.id, summary: 'A summary of twenty letters' }),
      ).toMatchObject({ __typename: 'NotFoundError' })
    }
    // A way to the document itself there is not.
    const document = `{ node(id: "${documentId}") { id } }`
    expect((await executeGraph({ app, viewer: reviewer, document })).data).toEqual({ node: null })
    const mails = await database.prisma.mail.findMany({ select: { kind: true, userId: true } })
    expect(mails).toEqual([{ kind: 'review-assigned', userId: reviewer.userId }])
  })

  test('shows comments and summary when it is returned, and mails its owner', async () => {
    const review = await handedOver(asha)
    const { reviewer } = await reviewersOf(review)
    const paragraphKey = review.paragraphs[0]?.key
    const on = { reviewId: review.id, paragraphKey }
    expect(
      await send(reviewer, 'commentOnReview', { ...on, quote: 'a bridge', body: 'Say more' }),
    ).toMatchObject({
      fields: [{ path: 'quote' }],
    })
    await send(reviewer, 'commentOnReview', { ...on, quote: 'a pump', body: 'Which kind?' })
    expect(await seenBy(asha, review)).toMatchObject({ state: 'ASSIGNED', comments: [] })
    await send(reviewer, 'returnReview', {
      reviewId: review.id,
      summary: 'Strong story, and short on detail.',
    })
    expect(await seenBy(asha, review)).toEqual({
      state: 'RETURNED',
      summary: 'Strong story, and short on detail.',
      paragraphs: [{ text: SENTENCE }],
      comments: [{ body: 'Which kind?' }],
    })
    expect(await database.prisma.mail.findFirst({ where: { kind: 'review-returned' } })).toMatchObject({
      toAddress: 'asha@example.com',
    })
    expect(await send(reviewer, 'commentOnReview', { ...on, body: 'Late' })).toMatchObject({
      __typename: 'ConflictError',
    })
  })

  test('is part of Premium: two a month, also when many ask at once', async () => {
    const standard = await viewerWith({ username: 'sam', plan: 'STANDARD' })
    expect(await send(standard, 'handOverDocument', { documentId: await documentOf(standard) })).toEqual({
      __typename: 'PlanRequiredError',
      message: 'Expert review is part of Premium.',
    })
    const documents = await Promise.all([1, 2, 3, 4].map(() => documentOf(asha)))
    const results = await Promise.all(
      documents.map(documentId => send(asha, 'handOverDocument', { documentId })),
    )
    expect(results.map(({ __typename }) => __typename).toSorted()).toEqual([
      'ConflictError',
      'ConflictError',
      'HandOverDocumentPayload',
      'HandOverDocumentPayload',
    ])
    expect(await usedBy(asha)).toEqual({ limit: 2, used: 2, left: 0 })
    const [first] = results.flatMap(({ review }) => review ?? [])
    expect(await send(ravi, 'withdrawReview', { reviewId: first?.id })).toMatchObject({
      __typename: 'NotFoundError',
    })
    await send(asha, 'withdrawReview', { reviewId: first?.id })
    expect(await usedBy(asha)).toEqual({ limit: 2, used: 1, left: 1 })
    clock = new Date('2026-12-24T08:00:00Z')
    expect(await usedBy(asha)).toEqual({ limit: 2, used: 0, left: 2 })
  })

  test('spreads texts that are handed over at once', async () => {
    const documents = await Promise.all([asha, ravi].map(viewer => documentOf(viewer)))
    await Promise.all([
      send(asha, 'handOverDocument', { documentId: documents[0] }),
      send(ravi, 'handOverDocument', { documentId: documents[1] }),
    ])
    const given = await database.prisma.expertReview.findMany({ select: { reviewerId: true } })
    expect(given.map(({ reviewerId }) => reviewerId).toSorted()).toEqual(
      [meera.userId, john.userId].toSorted(),
    )
  })

  test('says of a document whether it can be handed over, and which review it has', async () => {
    const standard = await viewerWith({ username: 'sam', plan: 'STANDARD' })
    const state = async (viewer: Viewer, id: string) =>
      (
        await executeGraph<{ node: object | null }>({
          app,
          viewer,
          document: `{ node(id: "${id}") { ... on Document { canHandOver expertReview { state } } } }`,
        })
      ).data?.node
    expect(await state(standard, await documentOf(standard))).toEqual({
      canHandOver: false,
      expertReview: null,
    })
    for (const columns of [{ unlockedAt: null }, { status: 'GENERATING' }, { sealedAt: clock }])
      expect(await state(asha, await documentOf(asha, columns))).toMatchObject({ canHandOver: false })
    const id = await documentOf(asha)
    expect(await state(asha, id)).toEqual({ canHandOver: true, expertReview: null })
    const { review } = await send(asha, 'handOverDocument', { documentId: id })
    expect(await state(asha, id)).toEqual({ canHandOver: true, expertReview: { state: 'ASSIGNED' } })
    await send(asha, 'withdrawReview', { reviewId: review?.id })
    expect(await state(asha, id)).toMatchObject({ expertReview: null })
  })

  test('takes only what its owner reads in full', async () => {
    const preview = await documentOf(asha, { unlockedAt: null })
    const sealed = await documentOf(asha, { sealedAt: clock })
    for (const documentId of [preview, sealed])
      expect(await send(asha, 'handOverDocument', { documentId })).toMatchObject({
        __typename: 'ConflictError',
      })
    expect(await send(asha, 'handOverDocument', { documentId: await documentOf(ravi) })).toMatchObject({
      __typename: 'NotFoundError',
    })
  })

  test('is shared out by load, never to its owner, and waits where there is nobody', async () => {
    // Meera hands over her own text: only John can have it.
    const own = await handedOver(meera)
    expect((await reviewersOf(own)).reviewer).toBe(john)
    // Meera has fewer now.
    expect((await reviewersOf(await handedOver(asha))).reviewer).toBe(meera)
    // A reviewer who loses the role loses the texts, and another can take them.
    await database.prisma.user.update({ where: { id: john.userId }, data: { role: 'STUDENT' } })
    expect(await seenBy({ ...john, role: 'STUDENT' }, own)).toBeNull()
    await send(meera, 'takeNextText', {})
    expect((await reviewersOf(own)).reviewer).toBe(john)
    const tara = await viewerWith({ username: 'tara', role: 'REVIEWER' })
    expect(await send(asha, 'takeNextText', {})).toMatchObject({ __typename: 'ForbiddenError' })
    await send(tara, 'takeNextText', {})
    expect(await seenBy(tara, own)).toMatchObject({ state: 'ASSIGNED' })
  })
})
