import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDocumentRows } from '../../../test/documentRows.ts'
import { recordStatements } from '../../../test/execute.ts'
import {
  createAppContext,
  createDraft,
  createProfile,
  createUser,
  createViewer,
} from '../../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/testDatabase.ts'
import type { AppContext, Viewer } from '../../appContext.ts'
import { deleteDraft } from '../../drafts/changeDrafts.ts'
import { saveAnswers } from '../../drafts/saveAnswers.ts'
import { NotSignedInError } from '../../errors.ts'
import { offerAnswers } from './offerAnswers.ts'

let database: TestDatabase
let clock = new Date('2026-11-03T09:30:00Z')
let app: AppContext

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database, now: () => clock })
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.truncate()
  clock = new Date('2026-11-03T09:30:00Z')
})

const text = (words: string) => ({ text: words })
const nextDay = () => {
  clock = new Date(clock.getTime() + 24 * 60 * 60 * 1000)
}

/** The offers for a questionnaire, by key. */
async function offersFor(
  viewer: Viewer,
  type: 'SOP' | 'LOR' | 'ESSAY' = 'SOP',
  form: 'QUICK' | 'WIZARD' = 'WIZARD',
) {
  const offers = await offerAnswers({ app, viewer, type, form })
  expect(new Set(offers.map(({ key }) => key)).size).toBe(offers.length)
  return Object.fromEntries(offers.map(({ key, ...offer }) => [key, offer]))
}

describe('the offers', () => {
  it('for a new account are its name and address', async () => {
    const user = await createUser({ app, columns: { username: 'asha', fullName: 'Asha Verma' } })
    const { viewer } = await createViewer({ app, user })
    const account = { source: 'ACCOUNT', sourceLabel: 'your account' }
    expect(await offersFor(viewer)).toEqual({
      fullName: { ...account, value: text('Asha Verma') },
      email: { ...account, value: text('asha@example.com') },
    })
    expect(await offersFor(viewer, 'SOP', 'QUICK')).toMatchObject({
      studentFullName: account,
      studentEmail: account,
    })
    expect(await offersFor(viewer, 'LOR')).toMatchObject({ studentFullName: account })
    expect(await offersFor(viewer, 'LOR', 'QUICK')).toEqual({})
  })

  it('from the profile are its fields with the same questions', async () => {
    const { user, viewer } = await createViewer({ app })
    await createProfile({ app, user })
    await database.prisma.profile.updateMany({ data: { intendedStartDate: 'Fall 2027' } })
    const profile = { source: 'PROFILE', sourceLabel: 'your profile' }
    expect(await offersFor(viewer)).toMatchObject({
      workExperience: { ...profile, value: text('Two years at Bosch in Pune') },
      specificInterestAreas: { ...profile, value: text('Robotics and control systems') },
      applicationSemester: { ...profile, value: text('Fall 2027') },
    })
  })

  it('from an earlier draft are all answers to the same questions, under any key', async () => {
    const { viewer } = await createViewer({ app })
    nextDay()
    await createDraft({ app, viewer })
    const draft = {
      source: 'DRAFT',
      sourceLabel: 'Statement of purpose for MS in Robotics, 4 November 2026',
    }
    expect(await offersFor(viewer)).toMatchObject({
      currentDegree: { ...draft, value: text('B.Tech in Mechanical Engineering') },
      whyThisField: draft,
      targetProgram: draft,
    })
    expect(await offersFor(viewer, 'LOR')).toMatchObject({
      programApplying: { ...draft, value: text('MS in Robotics') },
      targetUniversity: { ...draft, value: text('ETH Zurich') },
      studentFullName: draft,
    })
    const essay = await offersFor(viewer, 'ESSAY')
    expect(essay).toMatchObject({ significantChallenge: draft, momentOfFailure: draft })
    expect(await offersFor(viewer, 'SOP', 'QUICK')).toMatchObject({
      problemSolvingStory: draft,
      setbackLearning: draft,
      fieldInterestOrigin: draft,
    })
  })

  it('from an earlier document have its name, and the target from outside its form', async () => {
    const { user, viewer } = await createViewer({ app })
    await createDocumentRows({
      app,
      user,
      count: 1,
      columns: {
        course: 'MSc Mechatronics',
        targetUniversity: 'TU Delft',
        answers: [{ key: 'currentGPA', label: 'Grade', value: text('8.1/10') }],
      },
    })
    const document = {
      source: 'DOCUMENT',
      sourceLabel: 'Statement of purpose for MSc Mechatronics, 3 November 2026',
    }
    expect(await offersFor(viewer)).toMatchObject({
      currentGPA: { ...document, value: text('8.1/10') },
      targetProgram: { ...document, value: text('MSc Mechatronics') },
      targetUniversity: { ...document, value: text('TU Delft') },
    })
  })

  it('have the latest answer, one for each question', async () => {
    const { user, viewer } = await createViewer({ app })
    await createProfile({ app, user })
    nextDay()
    const first = await createDraft({
      app,
      viewer,
      answers: [{ key: 'currentDegree', value: text('B.Sc') }],
    })
    nextDay()
    await createDraft({ app, viewer, answers: [{ key: 'currentDegree', value: text('B.Tech') }] })
    expect((await offersFor(viewer)).currentDegree).toMatchObject({ value: text('B.Tech') })
    nextDay()
    const input = {
      type: 'SOP',
      form: 'WIZARD',
      questionnaireVersion: 1,
      draftId: first.id,
      answers: [{ key: 'currentDegree', value: text('B.Sc in Physics'), revision: 1 }],
    }
    await saveAnswers({ app, viewer, input })
    expect((await offersFor(viewer)).currentDegree).toMatchObject({
      value: text('B.Sc in Physics'),
      sourceLabel: 'Statement of purpose, 6 November 2026',
    })
  })

  it('have only values that the question accepts', async () => {
    const { viewer } = await createViewer({ app })
    await createDraft({
      app,
      viewer,
      answers: [
        { key: 'email', value: text('asha@') },
        { key: 'currentDegree', value: text('   ') },
        { key: 'writingTone', value: { option: 'academic' } },
        { key: 'hasWorkExperience', value: { flag: true } },
        { key: 'failureAndLearning', value: text('Too short.') },
        { key: 'definingMoment', value: text('One.\n\nTwo.') },
      ],
    })
    const again = await offersFor(viewer)
    // The incomplete address is invalid, and the account's is offered.
    expect(again.email).toMatchObject({ source: 'ACCOUNT' })
    expect(Object.keys(again).sort()).toEqual(['definingMoment', 'email', 'failureAndLearning', 'fullName'])
    // The quick form requires thirty characters.
    expect(await offersFor(viewer, 'SOP', 'QUICK')).not.toHaveProperty('setbackLearning')
  })

  it('are the viewer’s, without deleted drafts', async () => {
    const asha = await createViewer({ app })
    const ravi = await createViewer({ app })
    const { id: draftId } = await createDraft({ app, viewer: asha.viewer })
    expect(await offersFor(ravi.viewer)).not.toHaveProperty('currentDegree')
    await deleteDraft({ app, viewer: asha.viewer, draftId })
    expect(await offersFor(asha.viewer)).not.toHaveProperty('currentDegree')
    const stranger = offerAnswers({ app, viewer: null, type: 'SOP', form: 'WIZARD' })
    await expect(stranger).rejects.toThrow(NotSignedInError)
  })

  it('take as many statements with forty drafts and documents as with one', async () => {
    const counts: number[] = []
    for (const count of [1, 40]) {
      const { user, viewer } = await createViewer({ app })
      await createProfile({ app, user })
      await createDocumentRows({ app, user, count })
      for (let drafts = 0; drafts < count; drafts += 1) await createDraft({ app, viewer })
      const { statements } = await recordStatements(database, () => offersFor(viewer))
      counts.push(statements.length)
    }
    expect(counts[0]).toBe(counts[1])
    expect(counts[0]).toBeLessThanOrEqual(5)
  })
})
