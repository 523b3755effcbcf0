import { describe, expect, test } from 'vitest'
import { checkCountrySteps, checkTasks } from './checkTasks.ts'
import { type Applicant, NO_APPLICANT } from './readApplicant.ts'

const LEEDS = { name: 'University of Leeds', localName: null, otherNames: ['Leeds'], country: 'UK' } as const
const TICKED = new Date('2026-09-01T10:00:00Z')

const task = (title: string, changes: object = {}) => ({
  id: 1,
  title,
  dueOn: null,
  doneAt: null,
  isReopened: false,
  documentId: null,
  ...changes,
})

function check(title: string, applicant: Partial<Applicant>, changes: object = {}) {
  const [checked] = checkTasks({
    tasks: [task(title, changes)],
    applicationId: 7,
    university: LEEDS,
    applicant: { ...NO_APPLICANT, ...applicant },
  })
  return checked
}

const scores = { tests: { ENGLISH_TEST: 'IELTS 7.5', GRE: null, GMAT: null } }
const written = (documentType: 'SOP' | 'LOR' | 'ESSAY', targetUniversity: string | null, id = 3) => ({
  documents: [{ id, documentType, targetUniversity, letter: null }],
})

describe('a task', () => {
  test('is ticked by the score of the profile, which it names', () => {
    expect(check('English test', scores)).toMatchObject({
      isDone: true,
      tickedBy: 'PROFILE',
      note: 'From your profile: IELTS 7.5',
    })
    expect(check('GRE', scores)).toMatchObject({ isDone: false, note: null })
  })

  test("that is the person's own words is ticked by nothing else", () => {
    for (const title of ['Book the English test in May', 'IELTS', 'Read the statement of purpose again'])
      expect(check(title, { ...scores, ...written('SOP', 'University of Leeds') })).toMatchObject({
        step: null,
        isDone: false,
        documentId: null,
      })
  })

  test('is ticked by a statement for this university, and by no other', () => {
    expect(check('Statement of purpose', written('SOP', 'the university of leeds'))).toMatchObject({
      isDone: true,
      tickedBy: 'DOCUMENT',
      documentId: 3,
    })
    for (const has of [
      written('SOP', 'Leeds Beckett University'),
      written('SOP', null),
      written('ESSAY', 'Leeds'),
    ])
      expect(check('Statement of purpose', has)).toMatchObject({ isDone: false, documentId: null })
    expect(check('Statement of purpose', written('SOP', null), { documentId: 3 })).toMatchObject({
      isDone: true,
    })
  })

  test('counts letters and does not tick them: nobody knows here that they were sent', () => {
    expect(check('Letters of recommendation (2 or 3)', written('LOR', 'Leeds'))).toMatchObject({
      isDone: false,
      note: '1 letter is drafted. Tick this when all are.',
    })
  })

  test('says what recommenders did with letters', () => {
    const letters = (['APPROVED', 'SENT', 'OPENED', 'DECLINED', 'WITHDRAWN', null] as const).map(
      (letter, id) => ({
        ...{ id, letter },
        documentType: 'LOR' as const,
        targetUniversity: 'Leeds',
      }),
    )
    expect(check('Letters of recommendation (2 or 3)', { documents: letters })?.note).toBe(
      '6 letters are drafted: 1 approved, 2 with the recommender, 1 declined. Tick this when all are.',
    )
  })

  test("keeps the person's own tick, and a tick that they took away", () => {
    expect(check('Application fee', {}, { doneAt: TICKED })).toMatchObject({
      isDone: true,
      tickedBy: 'PERSON',
    })
    expect(check('Statement of purpose', written('SOP', 'Leeds'), { isReopened: true })).toMatchObject({
      isDone: false,
      tickedBy: null,
      documentId: 3,
    })
    expect(check('English test', { ...scores, ticks: new Map([['ENGLISH_TEST', null]]) })).toMatchObject({
      isDone: false,
      note: 'From your profile: IELTS 7.5',
    })
  })

  test('shares its tick with the other applications that have the step', () => {
    const applicant = {
      ticks: new Map([['TRANSCRIPTS', TICKED]]),
      sharing: new Map([['TRANSCRIPTS', new Set([7, 8, 9])]]),
    }
    expect(check('Transcripts', applicant)).toMatchObject({ isDone: true, doneAt: TICKED, sharedWith: 2 })
    expect(check('Application fee', applicant)).toMatchObject({ isDone: false, sharedWith: 0 })
  })
})

describe('the steps of a country', () => {
  const sum = {
    id: 1,
    country: 'GERMANY',
    area: null,
    what: 'blocked account, per year',
    amount: 11904,
    currency: 'EUR',
    validFrom: new Date('2024-09-01'),
    source: 'a mission',
    year: 2025,
  } as const

  test('have the sum that the visa asks for, without replaced figures, and share their tick', () => {
    const steps = checkCountrySteps({
      applicationId: 7,
      country: 'GERMANY',
      sums: [sum, { ...sum, what: 'blocked account (earlier figure)', amount: 11208 }],
      applicant: {
        ...NO_APPLICANT,
        ticks: new Map([['GERMANY_APS', TICKED]]),
        sharing: new Map([['GERMANY_APS', new Set([7, 8])]]),
      },
    })
    expect(steps.map(({ key, isDone, sharedWith }) => ({ key, isDone, sharedWith }))).toEqual([
      { key: 'APS', isDone: true, sharedWith: 1 },
      { key: 'UNI_ASSIST', isDone: false, sharedWith: 0 },
      { key: 'FUNDS', isDone: false, sharedWith: 0 },
    ])
    expect(steps.at(-1)).toMatchObject({
      detail: '11,904 EUR: blocked account, per year, since 1 September 2024.',
      source: 'a mission',
      year: 2025,
    })
  })

  test('always have a source and its year', () => {
    for (const country of ['USA', 'UK', 'CANADA', 'GERMANY', 'AUSTRALIA', 'ITALY', 'SPAIN', 'INDIA'] as const)
      for (const step of checkCountrySteps({
        applicationId: 7,
        country,
        sums: [],
        applicant: NO_APPLICANT,
      })) {
        expect(step.source).not.toBe('')
        expect(step.year).toBeGreaterThan(2020)
      }
  })
})
