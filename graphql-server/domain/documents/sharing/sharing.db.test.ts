import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createDocumentRows, LOCKED_SENTENCE, OPENING_SENTENCE } from '../../../test/documentRows.ts'
import { createAppContext, createViewer } from '../../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/testDatabase.ts'
import type { AppContext, Viewer } from '../../appContext.ts'
import {
  ConflictError,
  NotFoundError,
  NotSignedInError,
  RateLimitedError,
  ValidationError,
} from '../../errors.ts'
import { removeExpired } from '../../removeExpired.ts'
import { saveDocumentText } from '../editing/saveDocumentText.ts'
import { addSharedComment } from './addSharedComment.ts'
import { answerComment, deleteComment, resolveComment } from './answerComments.ts'
import { closeShareComments, revokeShare } from './changeShare.ts'
import { mailComments } from './mailComments.ts'
import { readSharedDocument } from './readSharedDocument.ts'
import { readSharing } from './readSharing.ts'
import { shareDocument } from './shareDocument.ts'

let database: TestDatabase
let app: AppContext
let now: Date

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database, now: () => now })
})
afterAll(() => database.close())
beforeEach(async () => {
  now = new Date('2026-11-23T10:00:00Z')
  await database.truncate()
})

const HOUR = 60 * 60 * 1000
const pass = (hours: number) => {
  now = new Date(now.getTime() + hours * HOUR)
}

async function createOwner(columns: object = { unlockedAt: new Date() }) {
  const { user, viewer } = await createViewer({ app })
  const [document] = await createDocumentRows({ app, user, count: 1, columns })
  if (document === undefined) throw new Error('No document')
  const documentId = document.id
  const share = async (access: 'READ' | 'COMMENT' = 'COMMENT', days?: number) => {
    const { address } = await shareDocument({ app, viewer, documentId, input: { access, days } })
    return address.split('/shared/')[1] ?? ''
  }
  const sharing = async () =>
    (await readSharing({ app, viewer, documentIds: [documentId] })).get(documentId) ?? {
      shares: [],
      comments: [],
    }
  return { user, viewer, documentId, share, sharing }
}

const open = (token: string) => readSharedDocument({ app, viewer: null, token })

const comment = (
  token: string,
  {
    answersId = null,
    address = '203.0.113.7',
    ...input
  }: Record<string, unknown> & { answersId?: number | null; address?: string } = {},
) =>
  addSharedComment({
    app,
    origin: { address },
    token,
    answersId,
    input: { name: 'Ravi', body: 'Which pump?', ...input },
  })

const passage = { paragraphKey: 'p1', start: 9, quote: 'repairs irrigation pumps' }

test('a link shows the text and nothing else, and counts who opens it', async () => {
  const { viewer, share, sharing } = await createOwner()
  const token = await share('READ')
  expect(await open(token)).toEqual({
    shareId: expect.any(Number),
    documentType: 'SOP',
    access: 'READ',
    endsAt: new Date('2026-12-07T10:00:00Z'),
    takesComments: false,
    paragraphs: [
      { key: 'p1', text: OPENING_SENTENCE },
      { key: 'p2', text: LOCKED_SENTENCE },
    ],
    locked: [],
    threads: [],
  })
  pass(1)
  await open(token)
  await readSharedDocument({ app, viewer, token })
  const { shares } = await sharing()
  expect(shares).toMatchObject([{ access: 'READ', uses: 2, lastUsedAt: now }])
  expect(JSON.stringify(await database.prisma.documentShare.findMany())).not.toContain(token)
})

test('of a preview only what its owner sees is shared', async () => {
  const { share } = await createOwner({ unlockedAt: null })
  const shared = await open(await share())
  expect(shared).toMatchObject({ paragraphs: [{ key: 'p1' }], locked: ['What was built'] })
  expect(JSON.stringify(shared)).not.toContain('heron')
})

test('a link that ended, was revoked, is unknown or lost its document opens nothing', async () => {
  const { viewer, documentId, share, sharing } = await createOwner()
  const ending = await share('COMMENT', 1)
  const revoked = await share()
  const other = await share()
  const [, toRevoke] = (await sharing()).shares
  await revokeShare({ app, viewer, shareId: toRevoke?.id ?? 0 })
  expect(await open(revoked)).toBeNull()
  expect(await open(ending)).not.toBeNull()
  pass(24)
  expect(await open(ending)).toBeNull()
  expect(await open('x'.repeat(43))).toBeNull()
  expect(await open('short')).toBeNull()
  // An open page of a closed link writes nothing either.
  for (const token of [revoked, ending, 'x'.repeat(43), ''])
    await expect(comment(token)).rejects.toThrow(NotFoundError)
  expect((await sharing()).shares).toHaveLength(1)
  await database.prisma.document.update({ where: { id: documentId }, data: { status: 'QUEUED' } })
  expect(await open(other)).toBeNull()
  await database.prisma.document.delete({ where: { id: documentId } })
  expect(await open(other)).toBeNull()
  expect(await database.prisma.documentShare.count()).toBe(0)
})

test('nobody shares, revokes, answers, resolves or deletes what is another person’s', async () => {
  const owner = await createOwner()
  const token = await owner.share()
  await comment(token)
  const { shares, comments } = await owner.sharing()
  const shareId = shares[0]?.id ?? 0
  const commentId = comments[0]?.id ?? 0
  const { viewer } = await createOwner()
  const { documentId } = owner
  const tries = [
    (viewer: Viewer | null) => shareDocument({ app, viewer, documentId, input: { access: 'READ' } }),
    (viewer: Viewer | null) => revokeShare({ app, viewer, shareId }),
    (viewer: Viewer | null) => closeShareComments({ app, viewer, shareId }),
    (viewer: Viewer | null) => answerComment({ app, viewer, commentId, input: { body: 'Mine' } }),
    (viewer: Viewer | null) => resolveComment({ app, viewer, commentId, isResolved: true }),
    (viewer: Viewer | null) => deleteComment({ app, viewer, commentId }),
  ]
  for (const attempt of tries) {
    await expect(attempt(viewer)).rejects.toThrow(NotFoundError)
    await expect(attempt(null)).rejects.toThrow(NotSignedInError)
  }
  expect((await readSharing({ app, viewer, documentIds: [documentId] })).size).toBe(0)
  expect(await owner.sharing()).toMatchObject({ shares: [{ id: shareId }], comments: [{ id: commentId }] })
})

test('a comment stays at its words while they are in the text, wherever they move', async () => {
  const { viewer, documentId, share } = await createOwner()
  const token = await share()
  await comment(token, { passage })
  const passages = async () => (await open(token))?.threads.map(thread => thread.passage)
  expect(await passages()).toEqual([{ paragraphKey: 'p1', start: 9, end: 33 }])
  const save = (revision: number, texts: string[]) =>
    saveDocumentText({
      app,
      viewer,
      documentId,
      input: {
        revision,
        editor: 'first-page',
        paragraphs: texts.map((text, index) => ({ key: `p${index + 1}`, text })),
      },
    })
  await save(0, [`In Satara ${OPENING_SENTENCE}`, LOCKED_SENTENCE])
  expect(await passages()).toEqual([{ paragraphKey: 'p1', start: 19, end: 43 }])
  await save(1, [LOCKED_SENTENCE, OPENING_SENTENCE])
  expect(await passages()).toEqual([{ paragraphKey: 'p2', start: 9, end: 33 }])
  await save(2, [LOCKED_SENTENCE])
  expect(await passages()).toEqual([null])
  // Words that are not in the text are not quoted.
  await expect(comment(token, { passage })).rejects.toThrow(ValidationError)
})

test('answers belong to their link, and a closed link takes no comments', async () => {
  const { viewer, share, sharing } = await createOwner()
  const [first, second] = [await share(), await share()]
  await comment(first)
  const [begun] = (await sharing()).comments
  const commentId = begun?.id ?? 0
  await expect(comment(second, { answersId: commentId })).rejects.toThrow(NotFoundError)
  await comment(first, { answersId: commentId, body: 'The Honda.', passage })
  await answerComment({ app, viewer, commentId, input: { body: 'A diesel pump.' } })
  const threads = async (token: string) => (await open(token))?.threads
  expect(await threads(second)).toEqual([])
  expect(await threads(first)).toMatchObject([
    {
      comment: { authorName: 'Ravi' },
      answers: [
        { authorName: 'Ravi', quote: null, body: 'The Honda.' },
        { authorName: null, body: 'A diesel pump.' },
      ],
    },
  ])
  // An answer is not answered, so that threads stay flat.
  const answerId = (await threads(first))?.[0]?.answers[0]?.id ?? 0
  await expect(comment(first, { answersId: answerId })).rejects.toThrow(NotFoundError)
  await resolveComment({ app, viewer, commentId, isResolved: true })
  expect((await threads(first))?.[0]?.comment.resolvedAt).toEqual(now)
  const reading = await share('READ')
  await expect(comment(reading)).rejects.toThrow(ConflictError)
  await closeShareComments({ app, viewer, shareId: (await sharing()).shares.at(-1)?.id ?? 0 })
  expect(await open(first)).toMatchObject({ takesComments: false, threads: [{}] })
  await expect(comment(first)).rejects.toThrow(ConflictError)
  await deleteComment({ app, viewer, commentId })
  expect((await sharing()).comments).toEqual([])
})

test('faults are named at once, and a flood of comments is refused', async () => {
  const { share } = await createOwner()
  const token = await share()
  await expect(comment(token, { name: ' ', body: 'a'.repeat(2001) })).rejects.toMatchObject({
    fields: [{ path: 'name' }, { path: 'body' }],
  })
  for (let count = 0; count < 20; count++) await comment(token)
  await expect(comment(token)).rejects.toThrow(RateLimitedError)
  for (let count = 0; count < 40; count++) await comment(token, { address: `198.51.100.${count}` })
  await expect(comment(token, { address: '192.0.2.1' })).rejects.toThrow(RateLimitedError)
  const other = await share()
  await comment(other, { address: '192.0.2.1' })
})

test('the owner is mailed about new comments, at most once an hour for a document', async () => {
  const { user, documentId, share, viewer, sharing } = await createOwner()
  const token = await share()
  const mails = () => database.prisma.mail.findMany({ orderBy: { id: 'asc' } })
  await comment(token, { body: 'Secret words of a stranger' })
  await mailComments({ app })
  const [mail, ...more] = await mails()
  expect([mail, more]).toMatchObject([{ toAddress: user.email, kind: 'document-comments' }, []])
  expect(mail?.body).toContain(`/results/${documentId}`)
  expect(mail?.body).not.toMatch(/Secret|Ravi/)
  await comment(token)
  await comment(token)
  await answerComment({
    app,
    viewer,
    commentId: (await sharing()).comments[0]?.id ?? 0,
    input: { body: 'Yes' },
  })
  await mailComments({ app })
  expect(await mails()).toHaveLength(1)
  pass(1)
  await Promise.all([mailComments({ app }), mailComments({ app })])
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    'A new comment on your statement of purpose',
    '2 new comments on your statement of purpose',
  ])
})

test('links and their comments are removed 30 days after they ended', async () => {
  const { share, sharing } = await createOwner()
  await comment(await share('COMMENT', 1))
  await share('COMMENT', 90)
  pass(24 * 31 - 1)
  await removeExpired({ app })
  expect((await sharing()).comments).toHaveLength(1)
  pass(1)
  await removeExpired({ app })
  expect(await sharing()).toMatchObject({ shares: [{}], comments: [] })
})
