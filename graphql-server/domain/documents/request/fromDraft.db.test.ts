import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  createAppContext,
  createDocument,
  createDraft,
  createViewer,
  SOP_ANSWERS,
  SOP_REQUEST,
  WIZARD_ANSWERS,
} from '../../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/testDatabase.ts'
import type { AppContext, Viewer } from '../../appContext.ts'
import { deleteDraft } from '../../drafts/changeDrafts.ts'
import { NotFoundError, ValidationError } from '../../errors.ts'
import { readStoredAnswers } from '../../questionnaires/storedAnswers.ts'
import { readDocumentContents } from '../reading/readDocumentText.ts'
import { generateDocument } from './generateDocument.ts'

let database: TestDatabase
let app: AppContext

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database })
})
afterAll(() => database.close())
beforeEach(() => database.truncate())

const text = (words: string) => ({ text: words })
const WIZARD = { type: 'SOP', form: 'WIZARD' } as const

async function generate(viewer: Viewer, input: object) {
  const { document } = await generateDocument({ app, viewer, input })
  return { document, answers: readStoredAnswers(document.answers) }
}

describe('a document from a draft', () => {
  it('has its stored answers and the programme and university that they name', async () => {
    const { viewer } = await createViewer({ app })
    const { id: draftId } = await createDraft({ app, viewer })
    const { document, answers } = await generate(viewer, { ...WIZARD, draftId })
    expect(document).toMatchObject({
      draftId,
      form: 'WIZARD',
      course: 'MS in Robotics',
      targetProgram: 'MS in Robotics',
      targetUniversity: 'ETH Zurich',
    })
    for (const { key, value } of WIZARD_ANSWERS) expect(answers[key]).toEqual(value)
  })

  it('is written, becomes ready, and has the content of the answers', async () => {
    const { viewer } = await createViewer({ app })
    const { id: draftId } = await createDraft({ app, viewer })
    const document = await createDocument({ app, viewer, request: { ...WIZARD, draftId } })
    expect(document.status).toBe('READY')
    const contents = await readDocumentContents({ app, viewer, documentIds: [document.id] })
    expect(contents.get(document.id)?.content).toMatch(/\w/)
  })

  it('prefers sent answers to stored ones, also removals', async () => {
    const { viewer } = await createViewer({ app })
    const { id: draftId } = await createDraft({ app, viewer })
    const { document, answers } = await generate(viewer, {
      ...WIZARD,
      draftId,
      targetUniversity: 'TU Delft',
      answers: [
        { key: 'currentDegree', value: text('B.Sc in Physics') },
        { key: 'professionalGoals', value: null },
        { key: 'targetProgram', value: null },
      ],
    })
    expect(answers.currentDegree).toEqual(text('B.Sc in Physics'))
    expect(answers).not.toHaveProperty('professionalGoals')
    expect(document).toMatchObject({ course: '', targetProgram: null, targetUniversity: 'TU Delft' })
  })

  it('omits hidden answers, which the draft keeps', async () => {
    const { viewer } = await createViewer({ app })
    const work = [
      { key: 'hasWorkExperience', value: { flag: false } },
      { key: 'workExperience', value: text('Two years at Bosch in Pune.') },
    ]
    const { id: draftId } = await createDraft({ app, viewer, answers: [...WIZARD_ANSWERS, ...work] })
    const { answers } = await generate(viewer, { ...WIZARD, draftId })
    expect(answers).not.toHaveProperty('workExperience')
  })

  it('is refused for another type or form, and not found for a deleted, unknown or another person’s draft', async () => {
    const { viewer } = await createViewer({ app })
    const other = await createViewer({ app })
    const { id: draftId } = await createDraft({ app, viewer })
    await expect(generate(viewer, { ...SOP_REQUEST, draftId })).rejects.toMatchObject({
      fields: [{ path: 'form' }],
    })
    const foreign = await createDraft({ app, viewer: other.viewer })
    await deleteDraft({ app, viewer, draftId })
    for (const id of [foreign.id, draftId, 0, 999])
      await expect(generate(viewer, { ...WIZARD, draftId: id })).rejects.toThrow(NotFoundError)
    expect(await database.prisma.document.count()).toBe(0)
  })

  it('with one key is created once, even if the draft changed meanwhile', async () => {
    const { viewer } = await createViewer({ app })
    const { id: draftId } = await createDraft({ app, viewer })
    const request = { ...WIZARD, draftId, idempotencyKey: 'attempt-1' }
    const first = await generate(viewer, request)
    await database.prisma.draftAnswer.updateMany({
      where: { draftId, key: 'currentDegree' },
      data: { value: text('B.Sc') },
    })
    expect((await generate(viewer, request)).document.id).toBe(first.document.id)
  })

  it('reports missing answers and the missing course of the quick form together', async () => {
    const { viewer } = await createViewer({ app })
    const answers = SOP_ANSWERS.filter(({ key }) => key !== 'setbackLearning')
    const { id: draftId } = await createDraft({ app, viewer, form: 'QUICK', answers })
    const request = { type: 'SOP', form: 'QUICK', draftId }
    await expect(generate(viewer, request)).rejects.toMatchObject({
      fields: [
        { path: 'course', message: "Please specify the course you're applying for" },
        { path: 'setbackLearning', message: 'Please describe a setback and what you learned' },
      ],
    })
    const whole = {
      ...request,
      course: 'MSc Robotics',
      answers: SOP_ANSWERS.filter(({ key }) => key === 'setbackLearning'),
    }
    expect((await generate(viewer, whole)).document).toMatchObject({ course: 'MSc Robotics', draftId })
  })
})

describe('a document of the wizard', () => {
  it('needs no course in the request or in the answers', async () => {
    const { viewer } = await createViewer({ app })
    const answers = WIZARD_ANSWERS.filter(({ key }) => !key.startsWith('target'))
    const document = await createDocument({ app, viewer, request: { ...WIZARD, answers } })
    expect(document).toMatchObject({ status: 'READY', course: '', targetProgram: null, draftId: null })
  })

  it('needs forty quotable words', async () => {
    const { viewer } = await createViewer({ app })
    const { id: draftId } = await createDraft({
      app,
      viewer,
      answers: WIZARD_ANSWERS.filter(({ value }) => value.text.length < 60),
    })
    const refusal = generate(viewer, { ...WIZARD, draftId })
    await expect(refusal).rejects.toThrow(ValidationError)
    await expect(refusal).rejects.toThrow('Tell us a little more first')
    expect(await database.prisma.document.count()).toBe(0)
  })

  it('refuses invalid answers, and unknown keys with empty values', async () => {
    const { viewer } = await createViewer({ app })
    const answers = [
      ...WIZARD_ANSWERS,
      { key: 'writingTone', value: { option: 'shouting' } },
      { key: 'shoeSize', value: null },
    ]
    await expect(generate(viewer, { ...WIZARD, answers })).rejects.toMatchObject({
      fields: [{ path: 'writingTone' }, { path: 'shoeSize' }],
    })
  })
})
