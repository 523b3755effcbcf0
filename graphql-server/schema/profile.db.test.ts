import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AppContext } from '../domain/appContext.ts'
import { READING_KINDS } from '../domain/profiles/reading/types.ts'
import { executeGraph, recordStatements } from '../test/execute.ts'
import { createAppContext, createViewer } from '../test/factories.ts'
import { openTestDatabase } from '../test/testDatabase.ts'

const FIELDS =
  'academicBackground targetDegree workExperience testScores preferredCountries studyInterests budget intendedStartDate'
const SAVE = `mutation ($input: SaveProfileInput!) {
  saveProfile(input: $input) {
    __typename
    ... on SaveProfilePayload { created profile { ${FIELDS} } viewer { profile { ${FIELDS} } } }
    ... on Error { message }
    ... on ValidationError { fields { path message } }
  }
}`

const profile = {
  academicBackground: 'B.Tech in Mechanical Engineering, CGPA 8.1',
  targetDegree: 'MASTERS',
  workExperience: 'Two years at Bosch in Pune',
  testScores: 'GRE 325, IELTS 7.5',
  preferredCountries: ['GERMANY', 'UK'],
  studyInterests: 'Robotics and control systems',
  budget: '25 lakhs',
  intendedStartDate: 'Fall 2026',
}

let app: AppContext
let database: Awaited<ReturnType<typeof openTestDatabase>>

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database })
})
beforeEach(() => database.truncate())
afterAll(() => database.close())

describe('saving a profile', () => {
  test('creates or replaces it; fields that are left out are emptied', async () => {
    const { viewer } = await createViewer({ app })
    const first = await executeGraph({ app, viewer, document: SAVE, variables: { input: profile } })
    expect(first.data).toEqual({
      saveProfile: { __typename: 'SaveProfilePayload', created: true, profile, viewer: { profile } },
    })
    const { budget: _budget, ...shorter } = profile
    const changed = { ...shorter, testScores: null, targetDegree: 'MBA' }
    const second = await executeGraph({ app, viewer, document: SAVE, variables: { input: changed } })
    const saved = { ...changed, budget: null }
    expect(second.data).toEqual({
      saveProfile: {
        __typename: 'SaveProfilePayload',
        created: false,
        profile: saved,
        viewer: { profile: saved },
      },
    })
  })

  test('reports all faults at once', async () => {
    const { viewer } = await createViewer({ app })
    const input = {
      academicBackground: 'B.Tech',
      targetDegree: 'MBA',
      workExperience: 'No',
      preferredCountries: [],
      studyInterests: '',
    }
    const { data } = await executeGraph({ app, viewer, document: SAVE, variables: { input } })
    expect(data).toMatchObject({
      saveProfile: {
        __typename: 'ValidationError',
        fields: [
          {
            path: 'academicBackground',
            message: 'Please provide more details about your academic background',
          },
          { path: 'workExperience', message: 'Please provide details about your work experience' },
          { path: 'preferredCountries', message: 'Select at least one country' },
          { path: 'studyInterests', message: 'Please provide more details about your interests' },
        ],
      },
    })
  })

  test('refuses characters that cannot be saved', async () => {
    const { viewer } = await createViewer({ app })
    const input = { ...profile, budget: 'a\u0000b', testScores: '\ud800' }
    const { data } = await executeGraph({ app, viewer, document: SAVE, variables: { input } })
    expect(data).toMatchObject({
      saveProfile: { __typename: 'ValidationError', fields: [{ path: 'testScores' }, { path: 'budget' }] },
    })
  })

  test('is for signed-in users', async () => {
    const { data, errors } = await executeGraph({ app, document: SAVE, variables: { input: profile } })
    expect({ data, errors }).toEqual({
      data: { saveProfile: { __typename: 'NotSignedInError', message: 'Not authenticated' } },
      errors: [],
    })
  })
})

const READING = `profile { corrections { kind text } reading { notUnderstood items { kind name from understood note quote isCorrected } } }`
type Reading = {
  corrections?: { kind: string; text: string | null }[]
  reading: {
    notUnderstood: string[]
    items: { kind: string; understood: string | null; isCorrected: boolean }[]
  }
}

describe('the reading of a profile', () => {
  test('is confirmed by the keys of its items', async () => {
    const { viewer } = await createViewer({ app })
    const READ = 'profile { confirmedReadings reading { items { kind key asCorrection } } }'
    type Read = {
      confirmedReadings: string[]
      reading: { items: { kind: string; key: string; asCorrection: string | null }[] }
    }
    const save = async (more: object) => {
      const { data } = await executeGraph<{ saveProfile: { profile: Read } }>({
        app,
        viewer,
        document: `mutation ($input: SaveProfileInput!) { saveProfile(input: $input) { ... on SaveProfilePayload { ${READ} } } }`,
        variables: { input: { ...profile, ...more } },
      })
      return data?.saveProfile.profile
    }
    const keyOf = (read: Read | undefined, kind: string) =>
      read?.reading.items.find(item => item.kind === kind)?.key
    const before = await save({})
    const confirmed = keyOf(before, 'GRADE')
    expect(before?.confirmedReadings).toEqual([])
    const after = await save({ confirmedReadings: [confirmed] })
    expect(after?.confirmedReadings).toEqual([confirmed])
    expect(keyOf(after, 'GRADE')).toBe(confirmed)
    const changed = await save({ academicBackground: 'B.Tech in Mechanical Engineering, CGPA 8.2' })
    expect(changed?.confirmedReadings).toEqual([confirmed])
    expect(keyOf(changed, 'GRADE')).not.toBe(confirmed)
  })

  test('uses the saved words and corrections', async () => {
    const { viewer } = await createViewer({ app })
    const corrections = [
      { kind: 'ENGLISH', text: '8' },
      { kind: 'GRE', text: null },
    ]
    const { data } = await executeGraph<{ saveProfile: { profile: Reading } }>({
      app,
      viewer,
      document: `mutation ($input: SaveProfileInput!) { saveProfile(input: $input) { ... on SaveProfilePayload { ${READING} } } }`,
      variables: { input: { ...profile, corrections } },
    })
    const saved = data?.saveProfile.profile
    expect(saved?.corrections).toEqual([
      { kind: 'GRE', text: null },
      { kind: 'ENGLISH', text: '8' },
    ])
    expect(saved?.reading.items.map(({ kind }) => kind)).toEqual(READING_KINDS)
    expect(saved?.reading.items[0]).toEqual({
      kind: 'GRADE',
      name: 'Grade',
      from: 'academicBackground',
      understood: 'CGPA 8.1 of 10',
      note: 'about 3.3 of 4; taken as of 10, since no scale is named',
      quote: 'CGPA 8.1',
      isCorrected: false,
    })
    expect(saved?.reading.items.slice(4, 7)).toMatchObject([
      { understood: null, isCorrected: true },
      { understood: null, isCorrected: false },
      { understood: 'IELTS 8', isCorrected: true },
    ])
  })

  test('can be requested by anybody for an unsaved profile, and nothing is saved', async () => {
    const { data, errors } = await executeGraph<{ profileReading: Reading['reading'] }>({
      app,
      document: `query ($profile: ProfileWordsInput!) { profileReading(profile: $profile) { notUnderstood items { kind understood isCorrected } } }`,
      variables: {
        profile: {
          testScores: 'GRE 345, IELTS 7.5',
          academicBackground: 'x'.repeat(6000),
          corrections: [{ kind: 'BUDGET', text: '$40k' }],
        },
      },
    })
    expect(errors).toEqual([])
    expect(data?.profileReading.notUnderstood).toEqual(['GRE 345'])
    expect(data?.profileReading.items.filter(({ understood }) => understood !== null)).toEqual([
      { kind: 'ENGLISH', understood: 'IELTS 7.5', isCorrected: false },
      { kind: 'BUDGET', understood: '$40,000 a year', isCorrected: true },
    ])
    expect(await database.prisma.profile.count()).toBe(0)
  })

  test('is refused above the longest text that can be saved, naming each field, before any word is read', async () => {
    const read = (profile: Record<string, unknown>) =>
      executeGraph({
        app,
        document: `query ($profile: ProfileWordsInput!) { profileReading(profile: $profile) { notUnderstood } }`,
        variables: { profile },
      })
    const { errors } = await read({
      academicBackground: 'x'.repeat(900_000),
      testScores: 'GRE 320, '.repeat(200),
      corrections: Array.from({ length: 101 }, () => ({ kind: 'BUDGET', text: '$40k' })),
    })
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
    expect(errors[0]?.extensions?.fields).toEqual([
      { path: 'academicBackground', message: 'Please keep this under 6,000 characters' },
      { path: 'testScores', message: 'Please keep this under 1,000 characters' },
      { path: 'corrections', message: 'Correct each reading once' },
    ])
    expect((await read({ academicBackground: `${'x'.repeat(6000)} ` })).errors).toEqual([])
  })

  test('costs one statement for the rates, whatever is selected', async () => {
    const { statements } = await recordStatements(database, () =>
      executeGraph({
        app,
        document: `{ a: profileReading(profile: { budget: "20 lakhs" }) { notUnderstood } b: profileReading(profile: {}) { notUnderstood } }`,
      }),
    )
    expect(statements.filter(statement => statement.includes('"ExchangeRate"'))).toHaveLength(1)
  })

  test('reports an unreadable correction by its kind', async () => {
    const { viewer } = await createViewer({ app })
    const { data } = await executeGraph({
      app,
      viewer,
      document: SAVE,
      variables: { input: { ...profile, corrections: [{ kind: 'GMAT', text: 'soon' }] } },
    })
    expect(data).toMatchObject({
      saveProfile: { __typename: 'ValidationError', fields: [{ path: 'corrections.GMAT' }] },
    })
  })
})
