import { encodeGlobalID } from '@pothos/plugin-relay'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { executeGraph } from '../../../test/execute.ts'
import {
  createAppContext,
  createDocument,
  createDraft,
  createUser,
  createViewer,
  SOP_REQUEST,
  WIZARD_ANSWERS,
} from '../../../test/factories.ts'
import { startGenerationWorker } from '../../../test/generationWorker.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/testDatabase.ts'
import type { AppContext, Viewer } from '../../appContext.ts'
import { readCreditBalances } from '../../billing/credits.ts'
import { deleteDraft } from '../../drafts/changeDrafts.ts'
import { saveAnswers } from '../../drafts/saveAnswers.ts'
import { ConflictError, NotFoundError, NotSignedInError, PlanRequiredError } from '../../errors.ts'
import { findQuestionnaire } from '../../questionnaires/index.ts'
import { saveDocumentText } from '../editing/saveDocumentText.ts'
import { waitForDocument } from '../generation/waitForDocument.ts'
import { askQuestions } from '../questions/askQuestions.ts'
import { replyToQuestion } from '../questions/replyToQuestion.ts'
import { readDocumentContents } from '../reading/readDocumentText.ts'
import { removeStatement } from '../story/changeStatement.ts'
import { readStory } from '../story/readStory.ts'
import { storedPlan } from '../writing/storedText.ts'
import { generateDocument } from './generateDocument.ts'
import { readChangedAnswers } from './readChangedAnswers.ts'
import { redraftDocument } from './redraftDocument.ts'

let database: TestDatabase
let app: AppContext

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database })
})
afterAll(() => database.close())
beforeEach(() => database.truncate())

const REPLY = 'One night a blood pressure that I needed for a transfer to Kumasi was missing.'
const ANSWERS = [
  ...WIZARD_ANSWERS,
  { key: 'hasWorkExperience', value: { flag: true } },
  {
    key: 'workExperience',
    value: { text: 'I counted handovers on the labour ward in Tamale for two months.' },
  },
]

/** A document of a draft, whose question about the counting is open. */
async function createWritten(columns: object = { plan: 'PREMIUM', planSince: new Date() }) {
  const { viewer } = await createViewer({ app, user: await createUser({ app, columns }) })
  const { id: draftId } = await createDraft({ app, viewer, answers: ANSWERS })
  const document = await createDocument({ app, viewer, request: { type: 'SOP', form: 'WIZARD', draftId } })
  const asked = await askQuestions({ app, viewer, input: { documentId: document.id } })
  const question = asked.find(({ gap }) => gap === 'ACT_WITHOUT_CAUSE')
  if (question === undefined) throw new Error('Nobody asked why')
  const reply = (input: object) => replyToQuestion({ app, viewer, followUpId: question.id, input })
  const redraft = (input: object = {}) => redraftDocument({ app, viewer, documentId: document.id, input })
  return { viewer, draftId, document, reply, redraft }
}

async function written(viewer: Viewer, documentId: number) {
  const worker = await startGenerationWorker({ app, concurrency: 1 })
  try {
    const { status } = await waitForDocument({ app, viewer, documentId, timeout: 60_000 })
    expect(status).toBe('READY')
  } finally {
    await worker.stop()
  }
}

async function paragraphsOf(viewer: Viewer, documentId: number) {
  const contents = await readDocumentContents({ app, viewer, documentIds: [documentId] })
  return (contents.get(documentId)?.paragraphs ?? []).map(({ title, sentences }) => ({
    title,
    text: sentences.map(({ text }) => text).join(' '),
    keys: sentences.flatMap(({ sources }) => sources.map(({ key }) => key)),
  }))
}

test('a reply changes the paragraph that it belongs to; the others stay word for word', async () => {
  const { viewer, document, reply, redraft } = await createWritten()
  await reply({ action: 'REWORD', reply: REPLY })
  const { document: anew } = await redraft()
  expect(anew).toMatchObject({
    redraftOfId: document.id,
    draftId: document.draftId,
    writer: document.writer,
    targetUniversity: 'ETH Zurich',
    status: 'QUEUED',
  })
  await written(viewer, anew.id)
  const before = await paragraphsOf(viewer, document.id)
  const after = await paragraphsOf(viewer, anew.id)
  const told = after.filter(({ text }) => text.includes('Kumasi'))
  expect(told).toHaveLength(1)
  const unchanged = after.filter(({ text }) => before.some(one => one.text === text))
  expect(unchanged.length).toBeGreaterThan(0)
  expect(after.length - unchanged.length).toBeLessThan(before.length)
  // What no answer to the question feeds is the same.
  for (const { title, text, keys } of before)
    if (!keys.includes('workExperience') && after.some(one => one.title === title && !told.includes(one)))
      expect(after.map(one => one.text)).toContain(text)
})

test('the paragraphs stay in the order that the text has, and the plan takes it', async () => {
  const { viewer, document, reply, redraft } = await createWritten()
  const contents = await readDocumentContents({ app, viewer, documentIds: [document.id] })
  const backwards = (contents.get(document.id)?.paragraphs ?? [])
    .map(({ key, sentences }) => ({ key, text: sentences.map(({ text }) => text).join(' ') }))
    .reverse()
  await saveDocumentText({
    app,
    viewer,
    documentId: document.id,
    input: { revision: 0, editor: 'one-page', paragraphs: backwards },
  })
  const titles = (await paragraphsOf(viewer, document.id)).map(({ title }) => title)
  await reply({ action: 'REWORD', reply: REPLY })
  const { document: anew } = await redraft()
  await written(viewer, anew.id)
  const after = (await paragraphsOf(viewer, anew.id)).map(({ title }) => title)
  expect(after.filter(title => titles.includes(title))).toEqual(titles)
  const { plan } = await database.prisma.document.findUniqueOrThrow({ where: { id: anew.id } })
  const planned = storedPlan.parse(plan).paragraphs.map(({ title }) => title)
  expect(planned.filter(title => after.includes(title))).toEqual(after)
})

test('an edited paragraph is taken over, but not of a letter that became confidential meanwhile', async () => {
  const { viewer, document, reply, redraft } = await createWritten()
  const contents = await readDocumentContents({ app, viewer, documentIds: [document.id] })
  const paragraphs = (contents.get(document.id)?.paragraphs ?? []).map(({ key, sentences }) => ({
    key,
    text: `${sentences.map(({ text }) => text).join(' ')} The heron left.`,
  }))
  const input = { revision: 0, editor: 'one-page', paragraphs }
  await saveDocumentText({ app, viewer, documentId: document.id, input })
  await reply({ action: 'REWORD', reply: REPLY })
  const textAfter = async (columns: object) => {
    const { document: anew } = await redraft({ idempotencyKey: JSON.stringify(columns) })
    await database.prisma.document.update({ where: { id: document.id }, data: columns })
    await written(viewer, anew.id)
    return JSON.stringify(await paragraphsOf(viewer, anew.id))
  }
  expect(await textAfter({})).toContain('heron')
  expect(await textAfter({ sealedAt: new Date() })).not.toContain('heron')
})

test('a locked paragraph stays word for word though its answers changed, and one of the person stays beside it', async () => {
  const { viewer, document, reply, redraft } = await createWritten()
  const contents = await readDocumentContents({ app, viewer, documentIds: [document.id] })
  const before = contents.get(document.id)?.paragraphs ?? []
  const told = before.find(({ sentences }) =>
    sentences.some(({ sources }) => sources.some(({ key }) => key === 'workExperience')),
  )
  if (told === undefined) throw new Error('Nothing tells the work')
  const paragraphs = before.flatMap(({ key, sentences }) => {
    const text = sentences.map(one => one.text).join(' ')
    if (key !== told.key) return [{ key, text }]
    return [
      { key, text, isLocked: true },
      { key: 'own-1', text: 'The heron left.', isLocked: true },
    ]
  })
  const input = { revision: 0, editor: 'one-page', paragraphs }
  await saveDocumentText({ app, viewer, documentId: document.id, input })
  await reply({ action: 'REWORD', reply: REPLY })
  const { document: anew } = await redraft()
  await written(viewer, anew.id)
  const after = await paragraphsOf(viewer, anew.id)
  const place = after.findIndex(({ title }) => title === told.title)
  expect(after[place]?.text).toBe(told.sentences.map(({ text }) => text).join(' '))
  expect(after[place + 1]?.text).toBe('The heron left.')
  expect(JSON.stringify(after)).not.toContain('Kumasi')
  const anewContents = await readDocumentContents({ app, viewer, documentIds: [anew.id] })
  expect(anewContents.get(anew.id)?.paragraphs.filter(({ isLocked }) => isLocked)).toHaveLength(2)
})

test('it is written from its own answers, also without its draft', async () => {
  const { viewer, draftId, document, reply, redraft } = await createWritten()
  await deleteDraft({ app, viewer, draftId })
  const [question] = await askQuestions({ app, viewer, input: { documentId: document.id } })
  await expect(reply({ action: 'REWORD', reply: REPLY })).rejects.toThrow(NotFoundError)
  await replyToQuestion({
    app,
    viewer,
    followUpId: question?.id ?? 0,
    input: { action: 'REWORD', reply: REPLY },
  })
  const { document: anew } = await redraft()
  expect(anew.answers).toEqual(document.answers)
  expect(anew.statements).toMatchObject([{ words: REPLY }])
})

test('without a draft an answer is read and changed where it is told; the other paragraphs stay', async () => {
  const { viewer, draftId, document, redraft } = await createWritten()
  await deleteDraft({ app, viewer, draftId })
  const asked = (reader: Viewer) =>
    executeGraph({
      app,
      viewer: reader,
      document: `query ($id: ID!) { node(id: $id) { ... on Document {
        words: textAnswer(key: "workExperience") chosen: textAnswer(key: "hasWorkExperience")
      } } }`,
      variables: { id: encodeGlobalID('Document', document.id) },
    })
  expect((await asked(viewer)).data).toEqual({
    node: { words: expect.stringContaining('labour ward'), chosen: null },
  })
  const stranger = (await createViewer({ app })).viewer
  expect((await asked(stranger)).data).toEqual({ node: null })

  const changed = (text: string) => ({ answers: [{ key: 'workExperience', value: { text } }] })
  await expect(redraft({ answers: [{ key: 'nothing', value: { text: 'x' } }] })).rejects.toMatchObject({
    fields: [{ path: 'nothing' }],
  })
  const same = 'I counted handovers on the labour ward in Tamale for two months.'
  await expect(redraft(changed(same))).rejects.toThrow('Nothing has changed')
  const { document: anew } = await redraft(changed('I counted handovers in Kumasi for five months.'))
  await written(viewer, anew.id)
  const before = await paragraphsOf(viewer, document.id)
  const after = await paragraphsOf(viewer, anew.id)
  expect(after.filter(({ text }) => text.includes('Kumasi for five months'))).toHaveLength(1)
  const kept = after.filter(({ text }) => before.some(one => one.text === text))
  expect(kept).toHaveLength(after.length - 1)
})

test('a changed answer is told beside the document, and a redraft from the draft writes its paragraph anew', async () => {
  const { viewer, draftId, document, redraft } = await createWritten()
  const changed = (documentId: number) =>
    executeGraph({
      app,
      viewer,
      document: `query ($id: ID!) { node(id: $id) { ... on Document { changedAnswers { key label paragraphs } } } }`,
      variables: { id: encodeGlobalID('Document', documentId) },
    })
  expect(await changed(document.id)).toMatchObject({ data: { node: { changedAnswers: [] } } })
  const text = 'I counted handovers in Kumasi for two months, and a reading was missing.'
  const input = {
    draftId,
    type: 'SOP',
    form: 'WIZARD',
    questionnaireVersion: findQuestionnaire('SOP', 'WIZARD')?.version,
    editor: 'second-page',
    answers: [{ key: 'workExperience', value: { text }, revision: 1 }],
  }
  expect((await saveAnswers({ app, viewer, input })).refused).toEqual([])
  const { data } = await changed(document.id)
  expect(data).toMatchObject({
    node: { changedAnswers: [{ key: 'workExperience', paragraphs: [expect.any(String)] }] },
  })
  // Its own answers are the same.
  await expect(redraft()).rejects.toThrow(ConflictError)
  const { document: anew } = await redraft({ fromDraft: true })
  await written(viewer, anew.id)
  const before = await paragraphsOf(viewer, document.id)
  const after = await paragraphsOf(viewer, anew.id)
  const told = after.filter(({ text: words }) => words.includes('Kumasi'))
  expect(told).toHaveLength(1)
  for (const one of before)
    if (!one.keys.includes('workExperience'))
      expect(after.map(({ text: words }) => words)).toContain(one.text)
  expect(await changed(anew.id)).toMatchObject({ data: { node: { changedAnswers: [] } } })
  // What is removed in the story stays in the draft, and is left out of a document: that is no change of the draft.
  const statement = (await readStory({ app, viewer })).find(({ words }) => words.includes('Kumasi'))
  await removeStatement({ app, viewer, key: statement?.key ?? '' })
  const { document: third } = await redraftDocument({
    app,
    viewer,
    documentId: anew.id,
    input: { fromDraft: true },
  })
  await written(viewer, third.id)
  expect(await changed(third.id)).toMatchObject({ data: { node: { changedAnswers: [] } } })
  // A stranger learns nothing.
  const { viewer: stranger } = await createViewer({ app })
  const read = await readChangedAnswers({ app, viewer: stranger, documentIds: [document.id] })
  expect(read.size).toBe(0)
})

test('without a reply there is nothing to write anew, and a reply that was taken back counts no more', async () => {
  const { viewer, reply, redraft } = await createWritten()
  await expect(redraft()).rejects.toThrow(ConflictError)
  await reply({ action: 'KEEP', reply: REPLY })
  await expect(redraft()).rejects.toThrow(ConflictError)
  await reply({ action: 'REWORD', reply: REPLY })
  const { document: second } = await redraft()
  await written(viewer, second.id)
  await expect(redraftDocument({ app, viewer, documentId: second.id, input: {} })).rejects.toThrow(
    ConflictError,
  )
  await reply({ action: 'UNDO' })
  const { document: third } = await redraftDocument({ app, viewer, documentId: second.id, input: {} })
  expect(third.statements).toEqual([])
})

test('the same request twice is one document', async () => {
  const { reply, redraft } = await createWritten()
  await reply({ action: 'REWORD', reply: REPLY })
  const first = await redraft({ idempotencyKey: 'once' })
  expect(await redraft({ idempotencyKey: 'once' })).toMatchObject({
    document: { id: first.document.id },
    repeated: true,
  })
})

/** Drafts a document again with one reply after the other, and gives the last redraft. */
async function redraftOften(viewer: Viewer, documentId: number, replies: readonly string[]) {
  let last = documentId
  for (const reply of replies) {
    const [question] = await askQuestions({ app, viewer, input: { documentId } })
    await replyToQuestion({
      app,
      viewer,
      followUpId: question?.id ?? 0,
      input: { action: 'REWORD', reply },
    })
    const { document } = await redraftDocument({ app, viewer, documentId: last, input: {} })
    expect(document.funding).toBe('REDRAFT')
    await written(viewer, document.id)
    last = document.id
  }
  return last
}

test('on Free a document is drafted again three times without a credit, whichever redraft it starts from', async () => {
  const { viewer, document, reply, redraft } = await createWritten({})
  const credits = async () => (await readCreditBalances({ app, userIds: [viewer.userId] })).get(viewer.userId)
  expect(await credits()).toBe(0)
  const last = await redraftOften(viewer, document.id, [REPLY, `${REPLY} Twice.`, `${REPLY} Three times.`])
  await reply({ action: 'REWORD', reply: `${REPLY} Four times.` })
  await expect(redraft()).rejects.toThrow(PlanRequiredError)
  await expect(redraftDocument({ app, viewer, documentId: last, input: {} })).rejects.toThrow(
    PlanRequiredError,
  )
  expect(await credits()).toBe(0)
  const redrafts = await database.prisma.document.findMany({ where: { originalId: document.id } })
  expect(redrafts).toHaveLength(3)
  expect(redrafts.every(({ unlockedAt }) => unlockedAt === null)).toBe(true)
  // One that failed does not count.
  await database.prisma.document.update({ where: { id: last }, data: { status: 'FAILED' } })
  expect((await redraft()).document.originalId).toBe(document.id)
})

test('on Standard it takes none of the documents of the month, and stays readable after a downgrade', async () => {
  const { viewer, document, reply, redraft } = await createWritten({
    plan: 'STANDARD',
    planSince: new Date(),
  })
  await reply({ action: 'REWORD', reply: REPLY })
  expect((await redraft()).document.funding).toBe('REDRAFT')
  const user = { id: viewer.userId }
  await database.prisma.user.update({ where: user, data: { plan: 'FREE' } })
  await reply({ action: 'REWORD', reply: `${REPLY} Twice.` })
  const { document: later } = await redraft()
  expect(later.unlockedAt).toEqual(document.unlockedAt)
  expect(later.unlockedAt).not.toBeNull()
})

test('nobody, a stranger and an unfinished document are refused', async () => {
  const { viewer, document, reply } = await createWritten()
  await reply({ action: 'REWORD', reply: REPLY })
  const { viewer: stranger } = await createViewer({ app })
  const of = { app, documentId: document.id, input: {} }
  await expect(redraftDocument({ ...of, viewer: null })).rejects.toThrow(NotSignedInError)
  await expect(redraftDocument({ ...of, viewer: stranger })).rejects.toThrow(NotFoundError)
  const { document: queued } = await generateDocument({ app, viewer, input: SOP_REQUEST })
  await expect(redraftDocument({ ...of, viewer, documentId: queued.id })).rejects.toThrow(ConflictError)
})
