import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AppContext, Viewer } from '../domain/appContext.ts'
import { CV_REVIEW_RETENTION, MOST_CV_REVIEWS, removeOldCvReviews } from '../domain/profiles/reviewCv.ts'
import type { PlanCode } from '../generated/prisma/enums.ts'
import { executeGraph } from '../test/execute.ts'
import { createAppContext, createProfile, createUser, createViewer } from '../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../test/testDatabase.ts'

let database: TestDatabase
let app: AppContext

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database })
})
beforeEach(() => database.truncate())
afterAll(() => database.close())

const NAMESPACE = 'http://schemas.openxmlformats.org'
const word = (paragraphs: readonly string[]) =>
  Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(
        `<Types xmlns="${NAMESPACE}/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
      ),
      '_rels/.rels': strToU8(
        `<Relationships xmlns="${NAMESPACE}/package/2006/relationships"><Relationship Id="rId1" Type="${NAMESPACE}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
      ),
      'word/document.xml': strToU8(
        `<w:document xmlns:w="${NAMESPACE}/wordprocessingml/2006/main"><w:body>${paragraphs.map(text => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('')}</w:body></w:document>`,
      ),
    }),
  ).toString('base64')

const CV = word([
  'Asha Verma',
  'asha@example.com',
  'Secret hobby: collecting stamps',
  'Education',
  'B.Tech in Mechanical Engineering, College of Engineering Pune, 2024, CGPA 8.8',
])

async function viewerOn(plan: PlanCode): Promise<Viewer> {
  const user = await createUser({ app, columns: { plan } })
  await createProfile({ app, user })
  return (await createViewer({ app, user })).viewer
}

async function ask(viewer: Viewer, document: string, input?: unknown): Promise<unknown> {
  const { data, errors } = await executeGraph({ app, viewer, document, variables: { input } })
  expect(errors).toEqual([])
  return data
}
const review = (viewer: Viewer, file: string) =>
  ask(
    viewer,
    'mutation ($input: ReviewCvInput!) { reviewCv(input: $input) { __typename ... on ReviewCvPayload { viewer { cvReviews { number words findings { kind reason quotes } } } } ... on PlanRequiredError { message } ... on ValidationError { fields { path message } } } }',
    { file },
  )
const remove = (viewer: Viewer, number: number) =>
  ask(viewer, 'mutation ($input: DeleteCvReviewInput!) { deleteCvReview(input: $input) { __typename } }', {
    number,
  })

test('a CV is reviewed beside the profile, and nothing but quoted lines is kept', async () => {
  const viewer = await viewerOn('PREMIUM')
  expect(await review(viewer, CV)).toMatchObject({
    reviewCv: {
      viewer: {
        cvReviews: [
          {
            findings: [
              { kind: 'CONTRADICTION', reason: expect.stringMatching(/8\.1.*8\.8/) },
              { kind: 'LENGTH', quotes: [] },
            ],
          },
        ],
      },
    },
  })
  const [row] = await database.prisma.cvReview.findMany()
  expect(JSON.stringify(row)).not.toContain('stamps')
  expect(await review(viewer, Buffer.from('MZ a program').toString('base64'))).toMatchObject({
    reviewCv: { __typename: 'ValidationError', fields: [{ path: 'file' }] },
  })
  expect(await database.prisma.cvReview.count()).toBe(1)
})

test('other plans are refused, and nobody sees or deletes the review of another', async () => {
  for (const plan of ['FREE', 'STANDARD'] as const) {
    expect(await review(await viewerOn(plan), CV)).toMatchObject({
      reviewCv: { __typename: 'PlanRequiredError', message: 'The review of a CV is part of Premium.' },
    })
  }
  expect(await database.prisma.cvReview.count()).toBe(0)
  const owner = await viewerOn('PREMIUM')
  await review(owner, CV)
  const { id } = await database.prisma.cvReview.findFirstOrThrow()
  const other = await viewerOn('PREMIUM')
  expect(await ask(other, '{ viewer { cvReviews { number } } }')).toEqual({ viewer: { cvReviews: [] } })
  expect(await remove(other, id)).toEqual({ deleteCvReview: { __typename: 'NotFoundError' } })
  expect(await remove(owner, id)).toEqual({ deleteCvReview: { __typename: 'DeleteCvReviewPayload' } })
  expect(await database.prisma.cvReview.count()).toBe(0)
})

test('the newest ten are kept, and none for longer than promised', async () => {
  const viewer = await viewerOn('PREMIUM')
  const rows = Array.from({ length: MOST_CV_REVIEWS }, () => ({
    userId: viewer.userId,
    words: 1,
    findings: [],
    createdAt: app.now(),
  }))
  await database.prisma.cvReview.createMany({ data: rows })
  await review(viewer, CV)
  expect(await database.prisma.cvReview.count()).toBe(MOST_CV_REVIEWS)
  const later = (days: number) => ({
    ...app,
    now: () => new Date(app.now().getTime() + days * 24 * 60 * 60 * 1000),
  })
  await removeOldCvReviews({ app: later(CV_REVIEW_RETENTION - 1) })
  expect(await database.prisma.cvReview.count()).toBe(MOST_CV_REVIEWS)
  await removeOldCvReviews({ app: later(CV_REVIEW_RETENTION + 1) })
  expect(await database.prisma.cvReview.count()).toBe(0)
})
