import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type Database, openDatabase } from '../../../infra/database.ts'
import { openEngine } from '../../../infra/embeddedDatabase.ts'
import { createLanguageModel, type LanguageModel } from '../../../infra/languageModel.ts'
import { bundled, nodeArguments } from '../../../test/bundled.ts'
import { createAppContext, createViewer, SOP_REQUEST } from '../../../test/factories.ts'
import { startGenerationWorker } from '../../../test/generationWorker.ts'
import { honestReply, type ModelServer, startModelServer } from '../../../test/modelServer.ts'
import { pausingWriter } from '../../../test/pausingWriter.ts'
import { firstOf, sampled } from '../../../test/runs.ts'
import { silentLog } from '../../../test/silentLog.ts'
import { openTestDatabase, type TestDatabase, testedDatabase } from '../../../test/testDatabase.ts'
import type { Viewer } from '../../appContext.ts'
import { readCreditBalances } from '../../billing/credits.ts'
import { writingRequestOf } from '../reading/writingRequest.ts'
import { generateDocument } from '../request/generateDocument.ts'
import { composeDraft } from '../writing/composeDraft.ts'
import { storedText } from '../writing/storedText.ts'
import { followProgress } from './followProgress.ts'
import { waitForDocument } from './waitForDocument.ts'

/** A database that the started process and the test open one after the other. */
let place: { databaseUrl: string | null; dataFolder: string }
let server: TestDatabase | null = null

beforeAll(async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'gradwright-killed-'))
  if (testedDatabase === 'postgres') server = await openTestDatabase()
  else {
    const dump = await openAsBlob(inject('databaseDump'), { type: 'application/x-tar' })
    await (await openEngine(join(dataFolder, 'database'), dump)).close()
  }
  place = { databaseUrl: server?.url ?? null, dataFolder }
})
afterAll(async () => {
  await server?.close()
  await rm(place.dataFolder, { recursive: true })
})

/** Opens the database as one process does, and closes it. */
async function inProcess<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase({ ...place, migrate: false, log: silentLog })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** Requests the only document of the database. */
async function requestDocument(
  database: Database,
  languageModel: LanguageModel | null = null,
): Promise<{ viewer: Viewer; documentId: number }> {
  const app = createAppContext({ database, languageModel })
  await database.prisma.document.deleteMany()
  await database.prisma.job.deleteMany()
  const { viewer } = await createViewer({ app })
  const { document } = await generateDocument({ app, viewer, input: SOP_REQUEST })
  return { viewer, documentId: document.id }
}

const jobOf = (database: Database, documentId: number) =>
  database.prisma.job.findFirstOrThrow({ where: { subjectId: documentId } })

/** Starts a process that writes, and that kills itself before a given statement. @returns its exit and its output */
async function writeUntil(
  killAt: number | 'DELIVERED' | null,
  modelUrl: string | null = null,
): Promise<{ signal: string | null; printed: string }> {
  const child = spawn(
    process.execPath,
    [...nodeArguments(bundled('killedWriter')), JSON.stringify({ ...place, killAt, modelUrl })],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let printed = ''
  child.stdout.on('data', chunk => {
    printed += chunk
  })
  const [, signal] = await once(child, 'exit')
  return { signal, printed }
}

describe('a process that is killed while it writes', () => {
  /** Where to kill: ten points, from the first statement after the job was taken to the first one after delivery. */
  const tenths = Array.from({ length: 10 }, (_, index) => index)
  let statements = 0
  /** Each test requests the next test's document while it has the database open. */
  let requested: { viewer: Viewer; documentId: number }

  beforeAll(async () => {
    await inProcess(requestDocument)
    const { signal, printed } = await writeUntil(null)
    expect(signal).toBeNull()
    statements = Number(printed)
    expect(statements).toBeGreaterThan(20)
    requested = await inProcess(requestDocument)
  })

  /** On the embedded database each start opens its files anew, which takes most of the time: once amid the sections. */
  const points =
    testedDatabase === 'embedded' ? firstOf([6, ...tenths.filter(tenth => tenth !== 6)]) : sampled(tenths)

  it.each(points)('at point %i leaves a document that another process finishes once', async tenth => {
    const { viewer, documentId } = requested
    const isDelivered = tenth === 9
    const killAt = isDelivered ? 'DELIVERED' : 1 + Math.round((tenth / 9) * (statements - 1))
    expect(await writeUntil(killAt)).toEqual({ signal: 'SIGKILL', printed: '' })

    await inProcess(async database => {
      const app = createAppContext({ database })
      const left = await database.prisma.document.findUniqueOrThrow({
        where: { id: documentId },
        include: { sections: { orderBy: { number: 'asc' } }, versions: true },
      })
      expect(isDelivered ? ['READY'] : ['QUEUED', 'GENERATING']).toContain(left.status)
      expect(await jobOf(database, documentId)).toMatchObject({
        state: isDelivered ? 'DONE' : 'RUNNING',
        attempts: 1,
      })
      expect(left.versions).toHaveLength(isDelivered ? 1 : 0)
      const watch = { app, viewer, documentId, after: 0 }
      const sectionEvents = await database.prisma.generationEvent.count({
        where: { documentId, stage: 'SECTION' },
      })
      expect(left.sections.map(({ number }) => number)).toEqual(left.sections.map((_, index) => index + 1))
      if (!isDelivered) expect(sectionEvents).toBe(left.sections.length)

      // The lease of a dead process expires by itself. The test does not wait for that.
      await database.prisma.job.updateMany({ data: { leaseUntil: new Date(0) } })
      const writer = pausingWriter()
      const worker = await startGenerationWorker({ app, concurrency: 1, writerOf: writer.writerOf })
      const ready = await waitForDocument({ app, viewer, documentId, timeout: 60_000 })
      await worker.stop()
      expect(ready.status).toBe('READY')
      expect(writer.starts.every(start => start === left.sections.length)).toBe(true)

      const { user, versions, sections } = await database.prisma.document.findUniqueOrThrow({
        where: { id: documentId },
        include: { user: true, versions: true, sections: true },
      })
      expect(versions.map(({ body }) => storedText.parse(body))).toEqual([
        composeDraft(writingRequestOf(ready, user)).text,
      ])
      expect((await jobOf(database, documentId)).state).toBe('DONE')
      expect(sections).toEqual([])
      const events: string[] = []
      for await (const { sequence, stage, section } of followProgress(watch)) {
        expect(sequence).toBe(events.length + 1)
        events.push(section === null ? stage : `${stage} ${section}`)
      }
      expect(new Set(events).size).toBe(events.length)
      expect(events.at(-1)).toBe('READY')
      const ledger = await database.prisma.creditEntry.findMany({ where: { documentId } })
      expect(ledger.map(({ kind, amount }) => [kind, amount])).toEqual([['RESERVATION', -1]])
      expect((await readCreditBalances({ app, userIds: [user.id] })).get(user.id)).toBe(0)
      requested = await requestDocument(database)
    })
  })
})

describe('a process that is killed while an outside model writes', { tags: 'postgres' }, () => {
  let server: ModelServer
  let languageModel: LanguageModel
  let statements = 0
  beforeAll(async () => {
    server = await startModelServer(honestReply)
    const settings = { apiKey: 'any', baseUrl: server.baseUrl, name: 'test-model' }
    languageModel = createLanguageModel({ settings, log: silentLog })
    await inProcess(database => requestDocument(database, languageModel))
    const { signal, printed } = await writeUntil(null, server.baseUrl)
    expect(signal).toBeNull()
    statements = Number(printed)
    expect(server.requests.map(({ asks }) => asks)).toEqual(['text', 'check'])
  })
  afterAll(() => server.stop())

  /** From the first request to the sections behind the last one. */
  const shares = [0.15, 0.3, 0.45, 0.8]

  it.each(sampled(shares))(
    'asks nothing twice that was answered and kept, and takes one credit: at %f of its statements',
    async share => {
      const before = server.requests.length
      const { viewer, documentId } = await inProcess(database => requestDocument(database, languageModel))
      const killAt = Math.round(share * statements)
      expect(await writeUntil(killAt, server.baseUrl)).toEqual({ signal: 'SIGKILL', printed: '' })
      const asked = server.requests.length - before
      await inProcess(async database => {
        const app = createAppContext({ database, languageModel })
        const kept = await database.prisma.modelReply.count()
        await database.prisma.job.updateMany({ data: { leaseUntil: new Date(0) } })
        const worker = await startGenerationWorker({ app, concurrency: 1 })
        const ready = await waitForDocument({ app, viewer, documentId, timeout: 60_000 })
        await worker.stop()
        // At most the one whose answer was not kept is asked again.
        expect([0, 1]).toContain(asked - kept)
        expect(server.requests.length - before).toBe(2 + asked - kept)
        expect(ready).toMatchObject({ status: 'READY', writer: 'MODEL', modelName: 'test-model' })
        const ledger = await database.prisma.creditEntry.findMany({ where: { documentId } })
        expect(ledger.map(({ kind, amount }) => [kind, amount])).toEqual([['RESERVATION', -1]])
      })
    },
  )
})
