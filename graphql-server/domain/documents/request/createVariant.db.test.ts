import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
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
import { saveAnswers } from '../../drafts/saveAnswers.ts'
import { ConflictError, NotFoundError, NotSignedInError, ValidationError } from '../../errors.ts'
import { readStoredAnswers } from '../../questionnaires/storedAnswers.ts'
import { saveDocumentText } from '../editing/saveDocumentText.ts'
import { waitForDocument } from '../generation/waitForDocument.ts'
import { readDocumentContents } from '../reading/readDocumentText.ts'
import { readVariantForm } from '../reading/readVariantForm.ts'
import { createVariant } from './createVariant.ts'
import { redraftDocument } from './redraftDocument.ts'

let database: TestDatabase
let app: AppContext

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database })
})
afterAll(() => database.close())
beforeEach(() => database.truncate())

const WHY =
  'Professor Anna Lindqvist at ETH Zurich builds the legged robots that I want to learn from, and tests them on the slopes above the city.'
/** Long enough for a paragraph of its own. */
const WORK =
  'I have worked for a maker of harvesting machines in Nashik since July 2024. There I test the grippers of a picker for grapes: 14 of 200 bunches fell in the first week, and after I had changed the rubber of the fingers it was 3.'
const WHY_THERE =
  'The cognitive robotics group tests its grippers in greenhouses, where every fruit hangs differently and a wrong grip bruises it.'
const TARGET = { targetUniversity: 'TU Delft', course: 'MSc Robotics' }
const PREMIUM = { plan: 'PREMIUM' as const, planSince: new Date() }

/** A statement for ETH Zurich. */
async function createWritten(columns: object = PREMIUM) {
  const { viewer } = await createViewer({ app, user: await createUser({ app, columns }) })
  const answers = [
    ...WIZARD_ANSWERS,
    { key: 'whyThisUniversity', value: { text: WHY } },
    { key: 'hasWorkExperience', value: { flag: true } },
    { key: 'workExperience', value: { text: WORK } },
  ]
  const { id: draftId } = await createDraft({ app, viewer, answers })
  const document = await createDocument({ app, viewer, request: { type: 'SOP', form: 'WIZARD', draftId } })
  const vary = (input: object = {}) =>
    createVariant({ app, viewer, documentId: document.id, input: { ...TARGET, ...input } })
  return { viewer, document, vary }
}

async function paragraphsOf(viewer: Viewer, documentId: number) {
  const contents = await readDocumentContents({ app, viewer, documentIds: [documentId] })
  return contents.get(documentId)?.paragraphs ?? []
}

const textOf = ({ sentences }: { sentences: readonly { text: string }[] }) =>
  sentences.map(({ text }) => text).join(' ')

async function write(viewer: Viewer, documentId: number) {
  const worker = await startGenerationWorker({ app, concurrency: 1 })
  try {
    expect(await waitForDocument({ app, viewer, documentId, timeout: 60_000 })).toMatchObject({
      status: 'READY',
    })
  } finally {
    await worker.stop()
  }
  return await paragraphsOf(viewer, documentId)
}

test('keeps what is general, as it was edited, and has nothing of the former school', async () => {
  const { viewer, document, vary } = await createWritten()
  const before = await paragraphsOf(viewer, document.id)
  const general = before.findIndex(paragraph => !/ETH|Lindqvist/.test(textOf(paragraph)))
  const spoilt = before.findLastIndex(paragraph => !/ETH|Lindqvist/.test(textOf(paragraph)))
  expect(spoilt).toBeGreaterThan(general)
  const paragraphs = before.map((paragraph, at) => ({
    key: paragraph.key,
    text: `${textOf(paragraph)}${at === general ? ' The heron left.' : at === spoilt ? ' ETH Zurich is near.' : ''}`,
  }))
  const input = { revision: 0, editor: 'one-page', paragraphs }
  await saveDocumentText({ app, viewer, documentId: document.id, input })

  const { document: variant } = await vary({
    answers: [{ key: 'whyThisUniversity', value: { text: WHY_THERE } }],
  })
  expect(variant).toMatchObject({
    variantOfId: document.id,
    redraftOfId: null,
    originalId: null,
    draftId: null,
    targetUniversity: 'TU Delft',
    course: 'MSc Robotics',
    targetProgram: 'MSc Robotics',
    writer: document.writer,
  })
  expect(readStoredAnswers(variant.answers)).toMatchObject({
    targetUniversity: { text: 'TU Delft' },
    targetProgram: { text: 'MSc Robotics' },
    whyThisUniversity: { text: WHY_THERE },
  })
  const after = await write(viewer, variant.id)
  const text = after.map(textOf).join('\n')
  expect(text).toContain('The heron left.')
  expect(text).toContain('greenhouses')
  expect(text).not.toMatch(/ETH|Lindqvist/)
  const kept = before.filter((_, at) => at !== general && at !== spoilt).map(textOf)
  for (const whole of kept.filter(one => !/ETH|Lindqvist|Robotics/.test(one))) expect(text).toContain(whole)
})

test('shows which paragraphs are about the school, and asks about it anew', async () => {
  const { viewer, document } = await createWritten()
  const paragraphs = await paragraphsOf(viewer, document.id)
  const owner = { fullName: 'Asha Rao' }
  const form = await readVariantForm({ app, document, owner, paragraphs })
  expect(form?.parts).toEqual(
    paragraphs.map(paragraph => ({
      title: paragraph.title,
      isAboutSchool:
        /ETH|Lindqvist|MS in Robotics/.test(textOf(paragraph)) ||
        paragraph.sentences.some(({ sources }) => sources.some(({ key }) => key === 'whyThisUniversity')),
    })),
  )
  expect(form?.parts.map(({ isAboutSchool }) => isAboutSchool)).toContain(false)
  expect(form?.questions.find(({ key }) => key === 'whyThisUniversity')).toMatchObject({ answer: WHY })
  expect(form?.questions.map(({ key }) => key)).not.toContain('targetUniversity')
  for (const closed of [{ isCoached: true }, { sealedAt: new Date() }, { status: 'FAILED' as const }])
    expect(await readVariantForm({ app, document: { ...document, ...closed }, owner, paragraphs })).toBeNull()
})

test('costs what a document costs, once for each key', async () => {
  const { viewer, vary } = await createWritten({})
  const credits = async () => (await readCreditBalances({ app, userIds: [viewer.userId] })).get(viewer.userId)
  expect(await credits()).toBe(0)
  await expect(vary()).rejects.toMatchObject({ code: 'OUT_OF_CREDITS' })
  await database.prisma.user.update({ where: { id: viewer.userId }, data: PREMIUM })
  const { document } = await vary({ idempotencyKey: 'once' })
  expect(await vary({ idempotencyKey: 'once' })).toMatchObject({
    document: { id: document.id },
    repeated: true,
  })
})

test('names the fields that are wrong', async () => {
  const { vary } = await createWritten()
  const faultsOf = async (input: object) => {
    const error = await vary(input).catch((caught: unknown) => caught)
    if (!(error instanceof ValidationError)) throw error
    return error.fields.map(({ path }) => path)
  }
  expect(await faultsOf({ targetUniversity: ' ', course: 'R' })).toEqual(['targetUniversity', 'course'])
  expect(await faultsOf({ targetUniversity: 'eth zurich', course: 'MS in robotics' })).toEqual([
    'targetUniversity',
  ])
  expect(await faultsOf({ answers: [{ key: 'currentDegree', value: { text: 'Physics' } }] })).toEqual([
    'currentDegree',
  ])
  expect(
    await faultsOf({ answers: [{ key: 'whyThisUniversity', value: { text: 'x'.repeat(6001) } }] }),
  ).toEqual(['whyThisUniversity'])
})

test('is refused to others, and of what is not finished, sealed or coached', async () => {
  const { document, vary } = await createWritten()
  const { viewer: other } = await createViewer({ app })
  const asked = (viewer: Viewer | null) =>
    createVariant({ app, viewer, documentId: document.id, input: TARGET })
  await expect(asked(other)).rejects.toThrow(NotFoundError)
  await expect(asked(null)).rejects.toThrow(NotSignedInError)
  for (const data of [
    { sealedAt: new Date() },
    { sealedAt: null, isCoached: true },
    { status: 'FAILED' as const },
  ]) {
    await database.prisma.document.update({ where: { id: document.id }, data })
    await expect(vary()).rejects.toThrow(ConflictError)
  }
})

test('of a quick form has its course and university beside the answers', async () => {
  const { viewer } = await createViewer({ app, user: await createUser({ app, columns: PREMIUM }) })
  const document = await createDocument({ app, viewer, request: SOP_REQUEST })
  const { document: variant } = await createVariant({ app, viewer, documentId: document.id, input: TARGET })
  expect(variant).toMatchObject({ course: 'MSc Robotics', targetProgram: null, targetUniversity: 'TU Delft' })
})

test('a redraft is refused where the draft names another university by now', async () => {
  const { viewer, document } = await createWritten()
  const input = {
    draftId: document.draftId,
    type: 'SOP',
    form: 'WIZARD',
    questionnaireVersion: document.definitionVersion,
    editor: 'second-page',
    answers: [{ key: 'targetUniversity', value: { text: 'TU Delft' }, revision: 1 }],
  }
  expect((await saveAnswers({ app, viewer, input })).refused).toEqual([])
  const redraft = redraftDocument({ app, viewer, documentId: document.id, input: { fromDraft: true } })
  await expect(redraft).rejects.toThrow(/For another university/)
})
