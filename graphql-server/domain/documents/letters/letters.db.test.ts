import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createDocumentRows, LOCKED_SENTENCE, OPENING_SENTENCE } from '../../../test/documentRows.ts'
import { executeGraph } from '../../../test/execute.ts'
import { createAppContext, createViewer } from '../../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/testDatabase.ts'
import type { AppContext } from '../../appContext.ts'
import {
  ConflictError,
  ForbiddenError,
  NotFoundError,
  PlanRequiredError,
  RateLimitedError,
  ValidationError,
} from '../../errors.ts'
import { restoreVersion } from '../editing/restoreVersion.ts'
import { saveDocumentText } from '../editing/saveDocumentText.ts'
import { makeFile } from '../files/makeFile.ts'
import { readDocumentContents, readVersions, readVersionTexts } from '../reading/readDocumentText.ts'
import { redraftDocument } from '../request/redraftDocument.ts'
import { readSharedDocument } from '../sharing/readSharedDocument.ts'
import { shareDocument } from '../sharing/shareDocument.ts'
import {
  answerLetterQuestion,
  approveLetter,
  declineLetter,
  editLetter,
  placeLetterAnswers,
} from './answerLetter.ts'
import { readLetter } from './readLetter.ts'
import { readLetterRequests } from './readLetterRequests.ts'
import { releaseEndedLetters } from './releaseLetter.ts'
import { remindRecommenders } from './remindRecommenders.ts'
import { requestLetter, withdrawLetter } from './requestLetter.ts'

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

const pass = (days: number) => {
  now = new Date(now.getTime() + days * 24 * 60 * 60 * 1000)
}
const mails = () => database.prisma.mail.findMany({ orderBy: { id: 'asc' } })
/** The token of the newest mail. */
const mailedToken = async () => /\/letters\/([\w-]{43})/.exec((await mails()).at(-1)?.body ?? '')?.[1] ?? ''

async function createLetter(columns: object = {}) {
  const { user, viewer } = await createViewer({ app })
  const [document] = await createDocumentRows({
    app,
    user,
    count: 1,
    columns: { documentType: 'LOR', unlockedAt: new Date(), ...columns },
  })
  if (document === undefined) throw new Error('No document')
  const documentId = document.id
  return {
    user,
    viewer,
    documentId,
    ask: (input: object = {}) =>
      requestLetter({
        app,
        viewer,
        documentId,
        input: { name: 'Dr Iyer', email: 'iyer@college.example', isConfidential: false, ...input },
      }),
    request: async () =>
      (await readLetterRequests({ app, viewer, documentIds: [documentId] })).get(documentId),
    save: (revision: number, text: string) =>
      saveDocumentText({
        app,
        viewer,
        documentId,
        input: { revision, editor: 'first-page', paragraphs: [{ key: 'p1', text }] },
      }),
  }
}

const edit = (token: string, revision: number, text: string) =>
  editLetter({ app, token, input: { revision, paragraphs: [{ key: 'p1', text }] } })
const approve = (token: string, revision: number, isConfidential = false) =>
  approveLetter({ app, token, input: { revision, name: 'Dr A. Iyer', role: 'Professor', isConfidential } })

test('a recommender is mailed, opens, edits and approves; a later change takes the approval back', async () => {
  const { user, documentId, ask, request, save } = await createLetter()
  await ask()
  const [mail, ...others] = await mails()
  expect([mail, others]).toMatchObject([{ toAddress: 'iyer@college.example', kind: 'letter-request' }, []])
  expect(mail?.body).toContain(user.fullName)
  const token = await mailedToken()
  expect(JSON.stringify(await database.prisma.letterRequest.findMany())).not.toContain(token)
  expect(await request()).toMatchObject({ state: 'SENT', since: now })
  pass(1)
  expect(await readLetter({ app, token })).toMatchObject({
    student: user.fullName,
    recommender: 'Dr Iyer',
    isApproved: false,
    paragraphs: [{ text: OPENING_SENTENCE }, { text: LOCKED_SENTENCE }],
  })
  expect(await request()).toMatchObject({ state: 'OPENED', since: now })
  expect(await edit(token, 0, 'She repaired our pump.')).toEqual({ isSaved: true })
  // An approval is of the text that was read.
  await expect(approve(token, 0)).rejects.toThrow(ConflictError)
  await approve(token, 1)
  expect(await request()).toMatchObject({ state: 'APPROVED', approvedName: 'Dr A. Iyer' })
  expect(await edit(token, 0, 'An older page.')).toEqual({ isSaved: false })
  expect(await request()).toMatchObject({ state: 'APPROVED' })
  expect(await save(1, 'She repaired all pumps.')).toEqual({ documentId, isSaved: true })
  expect(await request()).toMatchObject({ state: 'CHANGED' })
  expect(await readLetter({ app, token })).toMatchObject({ isApproved: false, textRevision: 2 })
  await expect(approve(token, 1)).rejects.toThrow(ConflictError)
  await approve(token, 2)
  expect(await request()).toMatchObject({ state: 'APPROVED' })
})

test.each(['Email', 'plus', 'capitals'])('the student’s own address is refused: %s', async spelling => {
  const { user, ask } = await createLetter()
  const [name, domain] = user.email.split('@')
  const email = { Email: user.email, plus: `${name}+prof@${domain}`, capitals: user.email.toUpperCase() }
  await expect(ask({ email: email[spelling as keyof typeof email] })).rejects.toMatchObject({
    fields: [{ path: 'email', message: 'A letter has to go to its recommender' }],
  })
  expect(await mails()).toEqual([])
})

test('only the owner’s finished, whole letter is sent, to one recommender at a time', async () => {
  const letter = await createLetter()
  const other = await createLetter()
  await expect(
    requestLetter({
      app,
      viewer: other.viewer,
      documentId: letter.documentId,
      input: { name: 'Dr Iyer', email: 'iyer@college.example', isConfidential: false },
    }),
  ).rejects.toThrow(NotFoundError)
  await expect((await createLetter({ documentType: 'SOP' })).ask()).rejects.toThrow(ConflictError)
  await expect((await createLetter({ unlockedAt: null })).ask()).rejects.toThrow(PlanRequiredError)
  await expect(letter.ask({ email: 'nobody' })).rejects.toThrow(ValidationError)
  await letter.ask()
  await expect(letter.ask()).rejects.toThrow(ConflictError)
  const token = await mailedToken()
  const requestId = (await letter.request())?.id ?? 0
  await expect(withdrawLetter({ app, viewer: other.viewer, requestId })).rejects.toThrow(NotFoundError)
  await withdrawLetter({ app, viewer: letter.viewer, requestId })
  expect(await readLetter({ app, token })).toBeNull()
  for (let count = 0; count < 8; count++) {
    await letter.ask()
    await withdrawLetter({ app, viewer: letter.viewer, requestId: (await letter.request())?.id ?? 0 })
  }
  await expect(letter.ask()).rejects.toThrow(RateLimitedError)
})

test('a university that does not take drafted letters is named', async () => {
  const { prisma } = database
  const university = await prisma.university.create({
    data: {
      key: 'uk/cardiff',
      name: 'Cardiff University',
      country: 'UK',
      city: 'Cardiff',
      description: 'A university.',
      source: 'a list',
      position: 1,
      searchText: 'cardiff university',
      year: 2026,
      aiNotes: {
        create: {
          unit: 'The whole university',
          appliesTo: 'personal statement and references',
          policy: 'COACH_ONLY',
          summary: 'references must support the person',
          isSecondHand: false,
          source: 'its policy',
          year: 2026,
        },
      },
    },
  })
  const { documentId, ask } = await createLetter({ targetUniversity: university.name })
  await expect(ask()).rejects.toThrow(ForbiddenError)
  // However it is written, as the check before a draft knows it.
  await database.prisma.document.update({
    where: { id: documentId },
    data: { targetUniversity: `the ${university.name.toUpperCase()}` },
  })
  await expect(ask()).rejects.toThrow(ForbiddenError)
  expect(await mails()).toEqual([])
})

test('a link that ended, was declined or is unknown opens and changes nothing', async () => {
  const { ask, request } = await createLetter()
  await ask()
  const token = await mailedToken()
  await approve(token, 0)
  await declineLetter({ app, token })
  expect(await request()).toMatchObject({ state: 'DECLINED' })
  await ask()
  const second = await mailedToken()
  pass(30)
  expect(await request()).toMatchObject({ state: 'EXPIRED' })
  for (const closed of [token, second, 'x'.repeat(43), '']) {
    expect(await readLetter({ app, token: closed })).toBeNull()
    await expect(edit(closed, 0, 'Mine')).rejects.toThrow(NotFoundError)
    await expect(approve(closed, 0)).rejects.toThrow(NotFoundError)
    await expect(declineLetter({ app, token: closed })).rejects.toThrow(NotFoundError)
  }
})

test('who does not answer is reminded once, after a week; both links open the letter', async () => {
  const { ask, request } = await createLetter()
  await ask()
  const first = await mailedToken()
  pass(6)
  await remindRecommenders({ app })
  expect(await mails()).toHaveLength(1)
  pass(1)
  await Promise.all([remindRecommenders({ app }), remindRecommenders({ app })])
  pass(1)
  await remindRecommenders({ app })
  expect((await mails()).map(({ kind, toAddress }) => [kind, toAddress])).toEqual([
    ['letter-request', 'iyer@college.example'],
    ['letter-reminder', 'iyer@college.example'],
  ])
  const second = await mailedToken()
  expect(second).not.toBe(first)
  for (const token of [first, second]) expect(await readLetter({ app, token })).not.toBeNull()
  await approve(second, 0)
  expect(await request()).toMatchObject({ state: 'APPROVED' })
})

test('the text of a confidential letter reaches its student nowhere', async () => {
  const { viewer, documentId, ask, request, save } = await createLetter()
  const { address } = await shareDocument({ app, viewer, documentId, input: { access: 'READ' } })
  await ask({ isConfidential: true })
  const token = await mailedToken()
  // Until the recommender writes, the draft is the student's.
  expect(await save(0, 'My draft.')).toMatchObject({ isSaved: true })
  await edit(token, 1, 'She once broke the heron pump.')
  await approve(token, 2)
  expect(await request()).toMatchObject({ state: 'APPROVED', isConfidential: true })

  const ids = { app, viewer, documentIds: [documentId] }
  expect((await readDocumentContents(ids)).get(documentId)).toMatchObject({ content: null, paragraphs: [] })
  expect((await readVersions(ids)).size).toBe(0)
  expect((await readVersionTexts({ app, viewer, versions: [{ documentId, number: 3 }] })).size).toBe(0)
  expect(
    await readSharedDocument({ app, viewer: null, token: address.split('/shared/')[1] ?? '' }),
  ).toBeNull()
  const refused = [
    () => save(2, 'Mine again.'),
    () => restoreVersion({ app, viewer, documentId, input: { revision: 2, number: 1 } }),
    () => redraftDocument({ app, viewer, documentId, input: {} }),
    () => makeFile({ app, viewer, documentId, input: { format: 'TXT' } }),
    () => shareDocument({ app, viewer, documentId, input: { access: 'READ' } }),
    async () => withdrawLetter({ app, viewer, requestId: (await request())?.id ?? 0 }),
  ]
  for (const attempt of refused) await expect(attempt()).rejects.toThrow(ConflictError)
  const { data, errors } = await executeGraph({
    app,
    viewer,
    document: `{ viewer { documents(first: 5) { edges { node {
      isSealed content excerpt wordCount outline { title } paragraphs { sentences { text } }
      textVersions { text } review { findings { excerpt } } letterRequest { state }
    } } } } }`,
  })
  expect(errors).toEqual([])
  expect(JSON.stringify(data)).toContain('"APPROVED"')
  expect(JSON.stringify(data)).not.toMatch(/heron|broke|My draft/)
  // The recommender still reads it.
  expect(await readLetter({ app, token })).toMatchObject({
    isSealed: true,
    paragraphs: [{ text: 'She once broke the heron pump.' }],
  })
})

/** A confidential letter that its recommender changed, and perhaps approved, after the student did. */
async function createSealed({ isApproved = false } = {}) {
  const letter = await createLetter()
  await letter.ask({ isConfidential: true })
  const token = await mailedToken()
  pass(1)
  await letter.save(0, 'My draft.')
  pass(1)
  await edit(token, 1, 'She once broke the heron pump.')
  if (isApproved) await approve(token, 2)
  const { viewer, documentId } = letter
  const text = async () => {
    const contents = await readDocumentContents({ app, viewer, documentIds: [documentId] })
    return contents.get(documentId)?.content ?? null
  }
  const versions = async () =>
    JSON.stringify(await database.prisma.documentVersion.findMany({ where: { documentId } }))
  expect(await text()).toBeNull()
  return { ...letter, token, text, versions }
}

test.each([false, true])(
  'a declined letter goes back to its student without what was written in confidence (approved: %s)',
  async isApproved => {
    const { ask, request, save, text, token, versions } = await createSealed({ isApproved })
    await declineLetter({ app, token })
    expect(await request()).toMatchObject({ state: 'DECLINED' })
    expect(await text()).toBe('My draft.')
    expect(await versions()).not.toContain('broke')
    // A page that knows an older revision cannot write over it.
    expect(await save(2, 'An older page.')).toMatchObject({ isSaved: false })
    expect(await save(3, 'Mine again.')).toMatchObject({ isSaved: true })
    await ask({ email: 'rao@college.example' })
    expect(await request()).toMatchObject({ state: 'SENT' })
  },
)

test('a letter that was not approved in time goes back as well; an approved one stays', async () => {
  const approved = await createSealed({ isApproved: true })
  const late = await createSealed()
  await releaseEndedLetters({ app })
  expect(await late.text()).toBeNull()
  pass(31)
  expect(await late.request()).toMatchObject({ state: 'EXPIRED' })
  await releaseEndedLetters({ app })
  expect(await late.text()).toBe('My draft.')
  expect(await late.versions()).not.toContain('broke')
  expect(await approved.text()).toBeNull()
  expect(await approved.request()).toMatchObject({ state: 'APPROVED' })
  await expect(approved.ask({ email: 'rao@college.example' })).rejects.toThrow(ConflictError)
})

test('a letter that was changed after its approval goes back when somebody else is asked', async () => {
  const { ask, request, text, token } = await createSealed({ isApproved: true })
  await edit(token, 2, 'She mended the heron pump.')
  expect(await request()).toMatchObject({ state: 'CHANGED' })
  await expect(ask({ email: 'rao@college.example' })).rejects.toThrow(ConflictError)
  pass(31)
  expect(await request()).toMatchObject({ state: 'EXPIRED' })
  await ask({ email: 'rao@college.example' })
  expect(await text()).toBe('My draft.')
})

const reply = (token: string, number: number, words: string, more: object = {}) =>
  answerLetterQuestion({
    app,
    token,
    input: { number, reply: words, revision: 0, isUnknown: false, ...more },
  })

test('a recommender answers questions, and puts the answers into the letter in their own words', async () => {
  const { viewer, documentId, ask } = await createLetter()
  await ask()
  const token = await mailedToken()
  const questions = (await readLetter({ app, token }))?.questions ?? []
  expect(questions.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5])
  expect(questions[1]?.text).toMatch(/^What is one thing that you saw/)
  expect(await reply(token, 2, 'She rebuilt the pump. It ran for a year.')).toEqual({ isSaved: true })
  // A page that is behind changes nothing, and is told; the same words again are fine.
  expect(await reply(token, 2, 'Other words.')).toEqual({ isSaved: false })
  expect(await reply(token, 2, 'She rebuilt the pump. It ran for a year.')).toEqual({ isSaved: true })
  await reply(token, 3, 'Of the forty whom I taught, among the first three.')
  await reply(token, 4, 'This should stay out.', { isUnknown: true })
  await expect(reply(token, 9, 'No such question.')).rejects.toThrow(NotFoundError)
  await expect(reply(token, 1, 'x'.repeat(4001))).rejects.toThrow(ValidationError)
  expect(await placeLetterAnswers({ app, token, input: { revision: 7 } })).toEqual({ isSaved: false })
  expect(await placeLetterAnswers({ app, token, input: { revision: 0 } })).toEqual({ isSaved: true })
  const letter = await readLetter({ app, token })
  expect(letter?.paragraphs.map(({ text }) => text)).toEqual([
    OPENING_SENTENCE,
    'She rebuilt the pump. It ran for a year.',
    'Of the forty whom I taught, among the first three.',
    LOCKED_SENTENCE,
  ])
  expect(letter?.questions.map(({ isInLetter }) => isInLetter)).toEqual([false, true, true, false, false])
  const [content] = (await readDocumentContents({ app, viewer, documentIds: [documentId] })).values()
  expect(content?.paragraphs[1]?.sentences[0]).toMatchObject({
    text: 'She rebuilt the pump.',
    origin: 'PERSON',
    sources: [{ label: questions[1]?.text, quote: 'She rebuilt the pump.' }],
  })
  await expect(placeLetterAnswers({ app, token, input: { revision: 1 } })).rejects.toThrow(ConflictError)
})

test('questions only: the recommender sees no draft, writes alone, and the student reads neither', async () => {
  const { viewer, documentId, ask, request } = await createLetter()
  await ask({ isQuestionsOnly: true })
  expect((await mails()).at(-1)?.body).toContain('You write it yourself')
  const token = await mailedToken()
  expect(await request()).toMatchObject({ isConfidential: true, isQuestionsOnly: true })
  expect(await readLetter({ app, token })).toMatchObject({ isQuestionsOnly: true, paragraphs: [] })
  await expect(approve(token, 0)).rejects.toThrow('Write the letter first.')
  await reply(token, 2, 'She rebuilt the pump.')
  await placeLetterAnswers({ app, token, input: { revision: 0 } })
  expect(await readLetter({ app, token })).toMatchObject({
    isSealed: true,
    paragraphs: [{ text: 'She rebuilt the pump.' }],
  })
  await approve(token, 1)
  expect(await request()).toMatchObject({ state: 'APPROVED' })
  const sealed = await readDocumentContents({ app, viewer, documentIds: [documentId] })
  expect(JSON.stringify([...sealed.values()])).not.toMatch(/rebuilt|heron|Satara/)
  await declineLetter({ app, token })
  // The student's own draft is theirs again, and nothing of what was written in confidence is left.
  const [content] = (await readDocumentContents({ app, viewer, documentIds: [documentId] })).values()
  expect(content?.content).toContain(OPENING_SENTENCE)
  expect(await database.prisma.letterQuestion.count()).toBe(0)
  expect(JSON.stringify(await database.prisma.documentVersion.findMany())).not.toContain('rebuilt')
})

test('questions that the student’s answers leave open for the recommender come first', async () => {
  const { viewer, documentId, ask } = await createLetter()
  const question = {
    ...{ userId: viewer.userId, documentId, asker: 'TEMPLATE' as const, gap: 'SCENE', statementKeys: [] },
    ...{ quotes: [], why: 'So that readers see it.' },
  }
  await database.prisma.followUpQuestion.createMany({
    data: [
      { ...question, key: 'a', number: 1, addressee: 'RECOMMENDER', text: 'What did the audit find?' },
      { ...question, key: 'b', number: 2, addressee: 'STUDENT', text: 'Why this degree?' },
    ],
  })
  await ask()
  const letter = await readLetter({ app, token: await mailedToken() })
  expect(letter?.questions.map(({ text }) => text)).toEqual([
    'What did the audit find?',
    ...Array.from({ length: 5 }, () => expect.any(String)),
  ])
})
