/** @module-tag postgres */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PrismaClient } from '../../../generated/prisma/client.ts'
import { LEASE_SECONDS, takeJob } from '../../../infra/jobs.ts'
import {
  createAppContext,
  createDocument,
  createUser,
  createViewer,
  PASSWORD,
  SOP_ANSWERS,
  SOP_REQUEST,
} from '../../../test/factories.ts'
import { startGenerationWorker } from '../../../test/generationWorker.ts'
import { silentLog } from '../../../test/silentLog.ts'
import { openTestDatabase, type TestDatabase, testedDatabase } from '../../../test/testDatabase.ts'
import { registerUser } from '../../accounts/registerUser.ts'
import type { AppContext, Viewer } from '../../appContext.ts'
import { confirmEmail } from '../../billing/confirmEmail.ts'
import { readCreditBalances } from '../../billing/credits.ts'
import { readGenerationAllowances } from '../../billing/readAllowances.ts'
import { upgradeToPremium } from '../../billing/upgradeToPremium.ts'
import { NotFoundError, OutOfCreditsError, PlanRequiredError, ValidationError } from '../../errors.ts'
import { JOB_KINDS } from '../../jobKinds.ts'
import { listDocuments } from '../reading/readDocuments.ts'
import { readDocumentContents } from '../reading/readDocumentText.ts'
import { generateDocument } from '../request/generateDocument.ts'
import { countWords, plainText } from '../writing/plainText.ts'
import { storedText } from '../writing/storedText.ts'
import { followProgress } from './followProgress.ts'
import { publishProgress } from './publishProgress.ts'
import { waitForDocument } from './waitForDocument.ts'

let database: TestDatabase
let app: AppContext

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database })
})
afterAll(() => database.close())
beforeEach(() => database.truncate())

const creditsOf = async (viewer: Viewer) =>
  (await readCreditBalances({ app, userIds: [viewer.userId] })).get(viewer.userId)
const contentOf = async (viewer: Viewer, documentId: number) =>
  (await readDocumentContents({ app, viewer, documentIds: [documentId] })).get(documentId)
const fullTextOf = async (documentId: number) => {
  const version = await database.prisma.documentVersion.findFirstOrThrow({ where: { documentId } })
  return plainText(storedText.parse(version.body).paragraphs)
}
const take = (owner: string) => takeJob({ database, kind: 'write-document', owner })
const MOST_ATTEMPTS = JOB_KINDS['write-document'].attempts
/** Leaves the job as a killed process does: RUNNING, with an expired lease. */
const abandon = (changes: { attempts?: number } = {}) =>
  database.prisma.job.updateMany({ data: { leaseUntil: new Date(0), ...changes } })

describe('requesting a document', () => {
  it('reserves its credit and spends it on success', { tags: 'journey' }, async () => {
    const { viewer } = await createViewer({ app })
    const document = await createDocument({ app, viewer })
    expect(document.status).toBe('READY')
    expect(await creditsOf(viewer)).toBe(0)
    expect(await listDocuments({ app, viewer })).toHaveLength(1)
  })

  it('twenty times at once with one credit creates one document and refuses nineteen', {
    tags: 'journey',
  }, async () => {
    const { viewer } = await createViewer({ app })
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => generateDocument({ app, viewer, input: SOP_REQUEST })),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refusals = results.flatMap(result => (result.status === 'rejected' ? [result.reason] : []))
    expect(refusals).toHaveLength(19)
    for (const refusal of refusals) expect(refusal).toBeInstanceOf(OutOfCreditsError)
    expect(await creditsOf(viewer)).toBe(0)
    expect(await database.prisma.document.count()).toBe(1)
  })

  it('with one idempotency key creates one document, also at the same moment', async () => {
    const { viewer } = await createViewer({ app })
    const input = { ...SOP_REQUEST, idempotencyKey: 'attempt-1' }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => generateDocument({ app, viewer, input })),
    )
    expect(new Set(answers.map(({ document }) => document.id)).size).toBe(1)
    expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1)
    expect(await creditsOf(viewer)).toBe(0)
  })

  it('refuses a key of another request', async () => {
    const { viewer } = await createViewer({ app })
    await generateDocument({ app, viewer, input: { ...SOP_REQUEST, idempotencyKey: 'attempt-1' } })
    const other = { ...SOP_REQUEST, course: 'MSc Mechatronics', idempotencyKey: 'attempt-1' }
    await expect(generateDocument({ app, viewer, input: other })).rejects.toMatchObject({
      fields: [{ path: 'idempotencyKey' }],
    })
  })

  it('lets two people use the same key', async () => {
    const input = { ...SOP_REQUEST, idempotencyKey: 'attempt-1' }
    const first = await createViewer({ app })
    const second = await createViewer({ app })
    const one = await generateDocument({ app, viewer: first.viewer, input })
    const two = await generateDocument({ app, viewer: second.viewer, input })
    expect(one.document.id).not.toBe(two.document.id)
  })

  it('reports the faults of the request and the answers together and spends no credit', async () => {
    const { viewer } = await createViewer({ app })
    const input = {
      ...SOP_REQUEST,
      course: 'MS',
      answers: SOP_ANSWERS.map(answer =>
        answer.key === 'setbackLearning' ? { ...answer, value: { text: 'None.' } } : answer,
      ),
    }
    const refusal = generateDocument({ app, viewer, input })
    await expect(refusal).rejects.toThrow(ValidationError)
    await expect(refusal).rejects.toMatchObject({
      fields: [
        { path: 'course', message: "Please specify the course you're applying for" },
        { path: 'setbackLearning', message: 'Please describe a setback and what you learned' },
      ],
    })
    expect(await creditsOf(viewer)).toBe(1)
  })

  it('waives the lengths of the key stories when thin answers are accepted, and nothing else', async () => {
    const { viewer } = await createViewer({ app })
    const thin = SOP_ANSWERS.map(answer =>
      answer.key === 'setbackLearning' ? { ...answer, value: { text: 'None.' } } : answer,
    )
    const input = { ...SOP_REQUEST, answers: thin, acceptThinAnswers: true }
    const { document } = await generateDocument({ app, viewer, input })
    expect(document.status).toBe('QUEUED')
    const withoutName = thin.filter(({ key }) => key !== 'studentFullName')
    await expect(
      generateDocument({ app, viewer, input: { ...input, answers: withoutName } }),
    ).rejects.toMatchObject({ fields: [{ path: 'studentFullName' }] })
  })

  it('needs forty quotable words', async () => {
    const { viewer } = await createViewer({ app })
    const required = new Set([
      'studentFullName',
      'studentEmail',
      'currentUniversity',
      'currentDegree',
      'graduationYear',
    ])
    const answers = SOP_ANSWERS.filter(({ key, value }) => required.has(key) || value.option)
    const refusal = generateDocument({
      app,
      viewer,
      input: { ...SOP_REQUEST, answers, acceptThinAnswers: true },
    })
    await expect(refusal).rejects.toThrow('Tell us a little more first')
    expect(await creditsOf(viewer)).toBe(1)
  })

  it('is refused for visitors, and for types outside the plan', async () => {
    await expect(generateDocument({ app, viewer: null, input: SOP_REQUEST })).rejects.toThrow(
      'Not authenticated',
    )
    const { viewer } = await createViewer({ app })
    await expect(generateDocument({ app, viewer, input: { ...SOP_REQUEST, type: 'LOR' } })).rejects.toThrow(
      PlanRequiredError,
    )
  })
})

describe('writing a document', () => {
  it('reports its progress as numbered events that a client can resume at any number', {
    tags: 'journey',
  }, async () => {
    const { viewer } = await createViewer({ app })
    const document = await createDocument({ app, viewer })
    const all = []
    for await (const event of followProgress({ app, viewer, documentId: document.id, after: 0 }))
      all.push(event)
    expect(all.map(({ sequence }) => sequence)).toEqual(all.map((_, index) => index + 1))
    expect(all.map(({ stage }) => stage).filter(stage => stage !== 'SECTION')).toEqual([
      'QUEUED',
      'OUTLINE',
      'REVIEW',
      'READY',
    ])
    const rest = []
    const watch = { app, viewer, documentId: document.id, after: all.length - 2 }
    for await (const event of followProgress(watch)) rest.push(event.stage)
    expect(rest).toEqual(['REVIEW', 'READY'])
  })

  it('sends its end also to a client that polled just before', async () => {
    const { viewer } = await createViewer({ app })
    const { document } = await generateDocument({ app, viewer, input: SOP_REQUEST })
    let hasLooked = false
    const prisma = database.prisma.$extends({
      query: {
        generationEvent: {
          async findMany({ args, query }) {
            const events = await query(args)
            if (events.length > 0 || hasLooked) return events
            hasLooked = true
            await publishProgress({ app, documentId: document.id, stage: 'READY' })
            return events
          },
        },
      },
    })
    // An extended client has another type and behaves the same.
    const slow: AppContext = { ...app, database: { ...database, prisma: prisma as unknown as PrismaClient } }
    const stages = []
    for await (const { stage } of followProgress({ app: slow, viewer, documentId: document.id, after: 0 }))
      stages.push(stage)
    expect(stages).toEqual(['QUEUED', 'READY'])
  })

  it('hides its progress from others', async () => {
    const { viewer } = await createViewer({ app })
    const document = await createDocument({ app, viewer })
    const other = await createViewer({ app })
    const watch = followProgress({
      app,
      viewer: other.viewer,
      documentId: document.id,
      after: 0,
    })
    await expect(watch.next()).rejects.toThrow(NotFoundError)
  })

  it('is taken over when its lease expires, and is written once', { tags: 'journey' }, async () => {
    const { viewer } = await createViewer({ app })
    const { document } = await generateDocument({ app, viewer, input: SOP_REQUEST })
    await take('a process that was killed')
    await abandon()
    const worker = await startGenerationWorker({ app, concurrency: 2 })
    const ready = await waitForDocument({ app, viewer, documentId: document.id, timeout: 60_000 })
    await worker.stop()
    expect(ready.status).toBe('READY')
    expect(await database.prisma.documentVersion.count()).toBe(1)
    expect(await creditsOf(viewer)).toBe(0)
  })

  it('is not taken over while its lease is renewed', async () => {
    const { viewer } = await createViewer({ app })
    await generateDocument({ app, viewer, input: SOP_REQUEST })
    expect(await take('first')).not.toBeNull()
    expect(await take('second')).toBeNull()
    expect(LEASE_SECONDS).toBeGreaterThan(10)
  })

  it('stays ready, without further events, when a suspended worker resumes', async () => {
    const { viewer } = await createViewer({ app })
    const { id: documentId } = await createDocument({ app, viewer })
    await database.prisma.job.updateMany({ data: { state: 'WAITING', finishedAt: null } })
    const suspended = await startGenerationWorker({ app, concurrency: 1 })
    const attempts = async () => (await database.prisma.job.findFirstOrThrow()).attempts
    await expect.poll(attempts).toBe(2)
    await suspended.stop()
    await publishProgress({ app, documentId, stage: 'SECTION', section: 1, sections: 8 })
    const [document] = await listDocuments({ app, viewer })
    expect(document?.status).toBe('READY')
    const last = await database.prisma.generationEvent.findFirstOrThrow({ orderBy: { sequence: 'desc' } })
    expect(last.stage).toBe('READY')
  })

  it.runIf(testedDatabase === 'postgres')('can fail during an upgrade without a deadlock', async () => {
    const faults: string[] = []
    const log = { ...silentLog, error: (_fields: object, message: string) => faults.push(message) }
    const { viewer } = await createViewer({ app })
    const { document } = await generateDocument({ app, viewer, input: SOP_REQUEST })
    await take('a process that was killed')
    await abandon({ attempts: MOST_ATTEMPTS })
    const waiting = async () =>
      (
        await database.prisma.$queryRaw<unknown[]>`
          SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
      ).length
    const worker = await database.prisma.$transaction(async tx => {
      await tx.$queryRaw`SELECT id FROM "User" WHERE id = ${viewer.userId} FOR UPDATE`
      const started = await startGenerationWorker({
        app: createAppContext({ database, log }),
        concurrency: 1,
      })
      await expect.poll(waiting).toBe(1)
      await tx.document.updateMany({ data: { unlockedAt: new Date() } })
      return started
    })
    await waitForDocument({ app, viewer, documentId: document.id, timeout: 60_000 })
    await worker.stop()
    expect(faults).toEqual([])
    expect(await creditsOf(viewer)).toBe(1)
  })

  it('returns the credit and frees the key when it fails', async () => {
    const { viewer } = await createViewer({ app })
    const input = { ...SOP_REQUEST, idempotencyKey: 'attempt-1' }
    const { document } = await generateDocument({ app, viewer, input })
    await take('a process that was killed')
    await abandon({ attempts: MOST_ATTEMPTS })
    const worker = await startGenerationWorker({ app, concurrency: 1 })
    const failed = await waitForDocument({ app, viewer, documentId: document.id, timeout: 60_000 })
    expect(failed.status).toBe('FAILED')
    expect(failed.failureMessage).toContain('credit was returned')
    expect(await creditsOf(viewer)).toBe(1)
    const again = await generateDocument({ app, viewer, input })
    expect(again.repeated).toBe(false)
    await waitForDocument({ app, viewer, documentId: again.document.id, timeout: 60_000 })
    await worker.stop()
    expect(await creditsOf(viewer)).toBe(0)
  })

  it('starts the jobs of plans with priority first', async () => {
    const free = await createViewer({ app })
    await generateDocument({ app, viewer: free.viewer, input: SOP_REQUEST })
    const user = await createUser({ app, columns: { plan: 'PREMIUM', planSince: new Date() } })
    const { viewer } = await createViewer({ app, user })
    const { document } = await generateDocument({ app, viewer, input: SOP_REQUEST })
    expect((await take('first'))?.subjectId).toBe(document.id)
  })
})

describe('the readable part of a document', () => {
  it('on Free is the outline and the opening, at most a third of the words', async () => {
    const { viewer } = await createViewer({ app })
    const document = await createDocument({ app, viewer })
    const content = await contentOf(viewer, document.id)
    const full = await fullTextOf(document.id)
    expect(content?.isPreview).toBe(true)
    expect(content?.outline.length).toBeGreaterThan(3)
    expect(content?.wordCount).toBeGreaterThan(0)
    expect(content?.wordCount).toBeLessThanOrEqual(countWords(full) / 3)
  })

  it('is all of it after an upgrade, and afterwards', async () => {
    const { viewer } = await createViewer({ app })
    const document = await createDocument({ app, viewer })
    await upgradeToPremium({ app, viewer })
    expect(await contentOf(viewer, document.id)).toMatchObject({
      isPreview: false,
      content: await fullTextOf(document.id),
    })
    await database.prisma.user.update({ where: { id: viewer.userId }, data: { plan: 'FREE' } })
    expect(await contentOf(viewer, document.id)).toMatchObject({ isPreview: false })
  })

  it('is nothing for others', async () => {
    const { viewer } = await createViewer({ app })
    const document = await createDocument({ app, viewer })
    const other = await createViewer({ app })
    expect(await contentOf(other.viewer, document.id)).toBeUndefined()
  })

  it('is all of it from a promotional sign-up on, once the mailed link is followed', async () => {
    const input = { username: 'maya', email: 'maya@example.com', fullName: 'Maya Rao', password: PASSWORD }
    const { user } = await registerUser({
      app,
      origin: { address: '192.0.2.1' },
      input: { ...input, isPromotional: true },
    })
    const { viewer } = await createViewer({ app, user })
    const document = await createDocument({ app, viewer })
    expect(await contentOf(viewer, document.id)).toMatchObject({ isPreview: true })
    const mail = await database.prisma.mail.findFirstOrThrow({ where: { toAddress: input.email } })
    await confirmEmail({ app, input: { token: /#([\w-]+)/.exec(mail.body)?.[1] ?? '' } })
    expect(await contentOf(viewer, document.id)).toMatchObject({
      isPreview: false,
      content: await fullTextOf(document.id),
    })
  })

  it('is unlocked by a confirmed address for the one statement of a promotional account', async () => {
    const user = await createUser({
      app,
      credits: 2,
      columns: { isPromotional: true, emailConfirmedAt: new Date() },
    })
    const { viewer } = await createViewer({ app, user })
    const document = await createDocument({ app, viewer })
    expect(await contentOf(viewer, document.id)).toMatchObject({ isPreview: false })
    // A second credit, such as one that an administrator gave, pays for what it does for others.
    const another = await createDocument({ app, viewer })
    expect(await contentOf(viewer, another.id)).toMatchObject({ isPreview: true })
  })
})

describe('the allowances', () => {
  it('depend on credits, allowances and fair use, for many people at once', async () => {
    const rich = await createViewer({ app })
    const poor = await createViewer({ app, user: await createUser({ app, credits: 0 }) })
    const premium = await createViewer({
      app,
      user: await createUser({ app, credits: 0, columns: { plan: 'PREMIUM', planSince: new Date() } }),
    })
    const standard = await createViewer({
      app,
      user: await createUser({ app, credits: 0, columns: { plan: 'STANDARD', planSince: new Date() } }),
    })
    const people = [rich, poor, premium, standard].map(({ viewer }) => viewer.userId)
    const allowed = await readGenerationAllowances({ app, userIds: people })
    expect(people.map(id => allowed.get(id)?.canGenerate.has('SOP'))).toEqual([true, false, true, true])
    await createDocument({ app, viewer: standard.viewer })
    const after = await readGenerationAllowances({ app, userIds: people })
    expect(after.get(standard.viewer.userId)?.canGenerate.has('SOP')).toBe(false)
    const refusalOf = (viewer: Viewer) =>
      expect(generateDocument({ app, viewer, input: SOP_REQUEST })).rejects
    await refusalOf(standard.viewer).toThrow(
      "You've used this month's statement of purpose. More come with the next billing month, or with Premium.",
    )
    await refusalOf(poor.viewer).toThrow('More each month come with Standard or Premium.')
  })
})
