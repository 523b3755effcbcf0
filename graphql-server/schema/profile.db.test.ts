import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { World } from '../domain/world.ts'
import { executeGraph } from '../test/execute.ts'
import { createViewer, createWorld } from '../test/factories.ts'
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

let world: World
let database: Awaited<ReturnType<typeof openTestDatabase>>

beforeAll(async () => {
  database = await openTestDatabase()
  world = createWorld({ database })
})
beforeEach(() => database.truncate())
afterAll(() => database.close())

describe('saving a profile', () => {
  test('creates it the first time and changes it afterwards; what is left out is emptied', async () => {
    const { viewer } = await createViewer({ world })
    const first = await executeGraph({ world, viewer, document: SAVE, variables: { input: profile } })
    expect(first.data).toEqual({
      saveProfile: { __typename: 'SaveProfilePayload', created: true, profile, viewer: { profile } },
    })
    const { budget: _budget, ...shorter } = profile
    const changed = { ...shorter, testScores: null, targetDegree: 'MBA' }
    const second = await executeGraph({ world, viewer, document: SAVE, variables: { input: changed } })
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

  test('names every fault at once', async () => {
    const { viewer } = await createViewer({ world })
    const input = {
      academicBackground: 'B.Tech',
      targetDegree: 'MBA',
      workExperience: 'No',
      preferredCountries: [],
      studyInterests: '',
    }
    const { data } = await executeGraph({ world, viewer, document: SAVE, variables: { input } })
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
    const { viewer } = await createViewer({ world })
    const input = { ...profile, budget: 'a\u0000b', testScores: '\ud800' }
    const { data } = await executeGraph({ world, viewer, document: SAVE, variables: { input } })
    expect(data).toMatchObject({
      saveProfile: { __typename: 'ValidationError', fields: [{ path: 'testScores' }, { path: 'budget' }] },
    })
  })

  test('is for people who are signed in', async () => {
    const { data, errors } = await executeGraph({ world, document: SAVE, variables: { input: profile } })
    expect({ data, errors }).toEqual({
      data: { saveProfile: { __typename: 'NotSignedInError', message: 'Not authenticated' } },
      errors: [],
    })
  })
})
