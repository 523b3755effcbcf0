import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AppContext } from '../../domain/appContext.ts'
import { cancelDocument } from '../../domain/documents/generation/cancelDocument.ts'
import { generateDocument } from '../../domain/documents/request/generateDocument.ts'
import {
  createAppContext,
  createUser,
  createViewer,
  SOP_ANSWERS,
  SOP_REQUEST,
  WIZARD_ANSWERS,
} from '../../test/factories.ts'
import { startGenerationWorker } from '../../test/generationWorker.ts'
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts'
import { startTestServer, type TestServer } from '../../test/testServer.ts'

const QUESTIONNAIRE = Object.fromEntries(
  SOP_ANSWERS.map(({ key, value }) => [key, value.text ?? value.option]),
)
const REQUEST = {
  userId: 1,
  course: 'MSc Robotics',
  targetUniversity: 'Massachusetts Institute of Technology',
  documentType: 'SOP',
  questionnaire: QUESTIONNAIRE,
}

/** The wizard's answers as plain values, with lists and booleans. */
const WIZARD_REQUEST = {
  userId: 1,
  documentType: 'SOP',
  targetUniversity: 'ETH Zurich',
  targetProgram: 'MSc Robotics, Systems and Control',
  questionnaire: {
    ...Object.fromEntries(WIZARD_ANSWERS.map(({ key, value }) => [key, value.text])),
    graduationYear: 2024,
    hasWorkExperience: false,
    targetWordCount: 500,
    emphasizeAspects: [],
    avoidMentioning: '',
    additionalNotes: null,
  },
}

let database: TestDatabase
let app: AppContext
let server: TestServer

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database })
  server = await startTestServer({ app })
})
beforeEach(() => database.truncate())
afterAll(async () => {
  await server.stop()
  await database.close()
})

/** Runs `work` while a job worker writes documents. */
async function withWriter<Result>(work: () => Promise<Result>): Promise<Result> {
  const writer = await startGenerationWorker({ app, concurrency: 2 })
  try {
    return await work()
  } finally {
    await writer.stop()
  }
}

describe('POST /api/ai/document', () => {
  test('answers with the document once it is written', async () => {
    const { user, token } = await createViewer({ app })
    const response = await withWriter(() => server.call('/api/ai/document', { token, json: REQUEST }))
    expect(response.status).toBe(201)
    const { document, message } = await response.json()
    expect(message).toEqual(expect.any(String))
    expect(document).toEqual({
      id: expect.any(Number),
      documentType: 'SOP',
      content: expect.stringMatching(/\w/),
      generatedAt: expect.any(String),
      course: 'MSc Robotics',
      targetUniversity: 'Massachusetts Institute of Technology',
      isPreview: true,
      status: 'READY',
    })
    const listed = await server.call(`/api/documents/${user.id}`, { token })
    expect(await listed.json()).toEqual([document])
    const generation = await server.call(`/api/generations/${document.id}`, { token })
    expect(await generation.json()).toEqual({ status: 'READY', document })
    expect(await (await server.call('/api/auth/user', { token })).json()).toMatchObject({
      creditsRemaining: 0,
    })
  })

  test('says where to poll when the document is not written in time', async () => {
    const impatient = await startTestServer({ app, timeout: 1 })
    const { token } = await createViewer({ app })
    const response = await impatient.call('/api/ai/document', { token, json: REQUEST })
    expect(response.status).toBe(202)
    expect(await response.json()).toEqual({ status: 'QUEUED' })
    const location = response.headers.get('location') ?? ''
    expect(location).toMatch(/^\/api\/generations\/\d+$/)
    expect(await (await impatient.call(location, { token })).json()).toEqual({ status: 'QUEUED' })
    await impatient.stop()
  })

  test('does not prevent a server from stopping while it waits', async () => {
    const waiting = await startTestServer({ app })
    const { token } = await createViewer({ app })
    const answer = waiting.call('/api/ai/document', { token, json: REQUEST })
    await expect.poll(() => database.prisma.document.count()).toBe(1)
    await waiting.stop()
    expect((await answer).status).toBe(202)
  })

  test('is 409 when the draft is cancelled meanwhile, and the credit is returned', async () => {
    const { viewer, token } = await createViewer({ app })
    const answer = server.call('/api/ai/document', { token, json: REQUEST })
    await expect.poll(() => database.prisma.document.count()).toBe(1)
    const { id: documentId } = await database.prisma.document.findFirstOrThrow()
    await cancelDocument({ app, viewer, documentId })
    const response = await answer
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({
      message: 'The draft was cancelled before it was written.',
      code: 'CONFLICT',
    })
    const generation = await server.call(`/api/generations/${documentId}`, { token })
    expect(await generation.json()).toEqual({ status: 'CANCELLED' })
    const me = await server.call('/api/auth/user', { token })
    expect(await me.json()).toMatchObject({ creditsRemaining: 1 })
  })

  test('shows a paused draft with its reason, and goes on as its owner decides', async () => {
    const { viewer, token } = await createViewer({ app })
    const {
      document: { id },
    } = await generateDocument({ app, viewer, input: SOP_REQUEST })
    await database.prisma.document.update({
      where: { id },
      data: { status: 'GENERATING', pauseReason: 'DAY_BUDGET' },
    })
    const path = `/api/generations/${id}`
    const pause = { reason: 'DAY_BUDGET', message: expect.stringContaining('today'), waitsUntil: null }
    expect(await (await server.call(path, { token })).json()).toEqual({ status: 'GENERATING', pause })
    const decide = async (choice: string, as = token) =>
      await server.call(`${path}/continue`, { token: as, json: { choice } })
    expect((await decide('SLEEP')).status).toBe(422)
    const { token: other } = await createViewer({ app })
    expect((await decide('WAIT', other)).status).toBe(404)
    const waiting = await decide('WAIT')
    expect(waiting.status).toBe(200)
    expect(await waiting.json()).toEqual({
      status: 'GENERATING',
      pause: { ...pause, waitsUntil: expect.any(String) },
    })
    expect(await (await decide('BUILT_IN')).json()).toEqual({ status: 'GENERATING' })
    expect((await decide('TRY_AGAIN')).status).toBe(409)
  })

  test('reports an unknown writer as a fault', async () => {
    const { token } = await createViewer({ app })
    const ask = async (writer: string) =>
      (await server.call('/api/ai/document', { token, json: { ...REQUEST, writer } })).json()
    expect(await ask('MODEL')).toMatchObject({
      fields: { writer: 'No outside model is set up here. Choose the built-in writer.' },
    })
    expect(await ask('SOMEBODY')).toMatchObject({ fields: { writer: 'Choose MODEL or BUILT_IN' } })
  })

  test('gives the same answer to the same key and body, and charges once', async () => {
    const { token } = await createViewer({ app })
    const ask = (json: object) =>
      server.call('/api/ai/document', { token, json, headers: { 'idempotency-key': 'key-1' } })
    const [first, second] = await withWriter(() => Promise.all([ask(REQUEST), ask(REQUEST)]))
    expect([first.status, second.status]).toEqual([201, 201])
    expect(await first.json()).toEqual(await second.json())
    expect(await database.prisma.document.count()).toBe(1)
    expect((await ask({ ...REQUEST, course: 'MSc Mechatronics' })).status).toBe(422)
  })

  test('is 402 without a credit, and for types that the plan does not include', async () => {
    const { token } = await createViewer({ app, user: await createUser({ app, credits: 0 }) })
    const response = await server.call('/api/ai/document', { token, json: REQUEST })
    expect(response.status).toBe(402)
    expect(await response.json()).toMatchObject({ code: 'OUT_OF_CREDITS' })
    const letter = await server.call('/api/ai/document', { token, json: { ...REQUEST, documentType: 'LOR' } })
    expect(letter.status).toBe(402)
    expect(await letter.json()).toMatchObject({ code: 'PLAN_REQUIRED' })
  })

  test('twenty times at once with one credit is one document and nineteen times 402', async () => {
    const { user, token } = await createViewer({ app })
    const statuses = await withWriter(() =>
      Promise.all(
        Array.from(
          { length: 20 },
          async () => (await server.call('/api/ai/document', { token, json: REQUEST })).status,
        ),
      ),
    )
    expect(statuses.sort()).toEqual([201, ...Array.from({ length: 19 }, () => 402)])
    const ledger = await database.prisma.creditEntry.aggregate({
      where: { userId: user.id },
      _sum: { amount: true },
    })
    expect(ledger._sum.amount).toBe(0)
  })

  test('reports every invalid answer', async () => {
    const { token } = await createViewer({ app })
    const json = { ...REQUEST, course: 'x', questionnaire: { ...QUESTIONNAIRE, setbackLearning: 'short' } }
    const response = await server.call('/api/ai/document', { token, json })
    expect(response.status).toBe(422)
    expect((await response.json()).fields).toEqual({
      course: "Please specify the course you're applying for",
      setbackLearning: 'Please describe a setback and what you learned',
    })
  })

  test('reports an unknown question together with all other faults', async () => {
    const { token } = await createViewer({ app })
    const questionnaire = { nope: 'x', setbackLearning: { a: 1 }, facultyConnections: 'short' }
    const json = { ...REQUEST, course: 'x', questionnaire }
    const response = await server.call('/api/ai/document', { token, json })
    expect(response.status).toBe(422)
    const { fields } = await response.json()
    expect(fields).toMatchObject({
      course: expect.any(String),
      nope: 'There is no question “nope”.',
      setbackLearning: expect.stringContaining('takes text'),
      facultyConnections: expect.any(String),
    })
  })

  test.each([
    ['an unknown type', { documentType: 'Poem' }],
    ['no type', { documentType: undefined }],
    ['a questionnaire that is a list', { questionnaire: [] }],
    ['an unknown question', { questionnaire: { ...QUESTIONNAIRE, shoeSize: '42' } }],
    ['an answer of the wrong kind', { questionnaire: { ...QUESTIONNAIRE, setbackLearning: { a: 1 } } }],
    ['a course that is no text', { course: 3 }],
  ])('is 422 for %s', async (_, change) => {
    const { token } = await createViewer({ app })
    const response = await server.call('/api/ai/document', { token, json: { ...REQUEST, ...change } })
    expect(response.status).toBe(422)
    expect(Object.keys((await response.json()).fields)).not.toEqual([])
    expect(await database.prisma.document.count()).toBe(0)
  })

  test('writes for the signed-in user, whatever userId the body has', async () => {
    const { user: other } = await createViewer({ app })
    const { user, token } = await createViewer({ app })
    await withWriter(() => server.call('/api/ai/document', { token, json: { ...REQUEST, userId: other.id } }))
    expect(await database.prisma.document.findMany({ select: { userId: true } })).toEqual([
      { userId: user.id },
    ])
  })
})

describe('POST /api/generate-document', () => {
  const ask = (token: string, json: object, headers = {}) =>
    server.call('/api/generate-document', { token, json, headers })

  test('answers with the document once it is written, for the target beside the answers', async () => {
    const { token } = await createViewer({ app })
    const response = await withWriter(() => ask(token, WIZARD_REQUEST))
    expect(response.status).toBe(201)
    const { document, message } = await response.json()
    expect(message).toBe('SOP generated')
    expect(document).toMatchObject({
      documentType: 'SOP',
      status: 'READY',
      course: 'MSc Robotics, Systems and Control',
      targetUniversity: 'ETH Zurich',
    })
    const stored = await database.prisma.document.findFirstOrThrow()
    expect(stored).toMatchObject({ form: 'WIZARD', targetWords: 500, draftId: null })
    expect(stored.answers).toContainEqual({
      key: 'graduationYear',
      label: expect.any(String),
      value: { text: '2024' },
    })
  })

  test('takes the target from the answers where none is given beside them', async () => {
    const { token } = await createViewer({ app })
    const { targetUniversity: _, targetProgram: __, ...json } = WIZARD_REQUEST
    const { document } = await (await withWriter(() => ask(token, json))).json()
    expect(document).toMatchObject({ course: 'MS in Robotics', targetUniversity: 'ETH Zurich' })
  })

  test('says where to poll when the document is not written in time', async () => {
    const impatient = await startTestServer({ app, timeout: 1 })
    const { token } = await createViewer({ app })
    const response = await impatient.call('/api/generate-document', { token, json: WIZARD_REQUEST })
    expect(response.status).toBe(202)
    expect(response.headers.get('location')).toMatch(/^\/api\/generations\/\d+$/)
    await impatient.stop()
  })

  test('gives the same answer to the same key and body', async () => {
    const { token } = await createViewer({ app })
    const headers = { 'idempotency-key': 'key-1' }
    const responses = await withWriter(() =>
      Promise.all([ask(token, WIZARD_REQUEST, headers), ask(token, WIZARD_REQUEST, headers)]),
    )
    const [first, second] = await Promise.all(responses.map(response => response.json()))
    expect(first).toEqual(second)
    expect(await database.prisma.document.count()).toBe(1)
    expect((await ask(token, { ...WIZARD_REQUEST, targetUniversity: 'TU Delft' }, headers)).status).toBe(422)
  })

  test('is 402 for a type that the plan does not include, whatever the answers', async () => {
    const { token } = await createViewer({ app })
    for (const documentType of ['LOR', 'Essay']) {
      const response = await ask(token, { ...WIZARD_REQUEST, documentType })
      expect(response.status).toBe(402)
      expect(await response.json()).toMatchObject({ code: 'PLAN_REQUIRED' })
    }
  })

  test.each([
    ['an unknown question', { shoeSize: '42' }, ['shoeSize']],
    ["a question of the quick form's", { studentFullName: 'Asha' }, ['studentFullName']],
    ['a text instead of a list', { emphasizeAspects: 'research' }, ['emphasizeAspects']],
    ['an option that does not exist', { emphasizeAspects: ['nothing-of-ours'] }, ['emphasizeAspects']],
    ['a word for yes or no', { hasWorkExperience: 'yes' }, ['hasWorkExperience']],
    ['a hundred thousand characters', { definingMoment: 'x'.repeat(100_000) }, ['definingMoment']],
    ['two faults at once', { shoeSize: 1, hasWorkExperience: 3 }, ['hasWorkExperience', 'shoeSize']],
  ])('is 422 for %s, by its name', async (_, change, names) => {
    const { token } = await createViewer({ app })
    const questionnaire = { ...WIZARD_REQUEST.questionnaire, ...change }
    const response = await ask(token, { ...WIZARD_REQUEST, questionnaire })
    expect(response.status).toBe(422)
    expect(Object.keys((await response.json()).fields)).toEqual(names)
    expect(await database.prisma.document.count()).toBe(0)
  })

  test('requires more than names', async () => {
    const { token } = await createViewer({ app })
    const response = await ask(token, { documentType: 'SOP', questionnaire: { fullName: 'Asha Verma' } })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ message: 'Tell us a little more first' })
  })
})

describe("another user's documents", () => {
  test('are 403 by the id of their owner, and 404 by their own id', async () => {
    const { user: owner, token: ownersToken } = await createViewer({ app })
    const answer = await withWriter(() =>
      server.call('/api/ai/document', { token: ownersToken, json: REQUEST }),
    )
    const { document } = await answer.json()
    const { token } = await createViewer({ app })
    expect((await server.call(`/api/documents/${owner.id}`, { token })).status).toBe(403)
    expect((await server.call(`/api/generations/${document.id}`, { token })).status).toBe(404)
    expect((await server.call('/api/generations/2147483647', { token })).status).toBe(404)
    expect((await server.call(`/api/documents/${owner.id}`)).status).toBe(401)
    expect((await server.call('/api/documents/abc', { token })).status).toBe(400)
  })
})
