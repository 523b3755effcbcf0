import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAppContext, createViewer, createProfile as existingProfile } from '../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts'
import type { AppContext } from '../appContext.ts'
import { ConflictError, ForbiddenError, NotSignedInError, ValidationError } from '../errors.ts'
import { readMatchingProfile } from './readMatchingProfile.ts'
import { readProfile } from './readProfile.ts'
import { changeProfile, createProfile, saveProfile } from './saveProfile.ts'

let database: TestDatabase
let app: AppContext

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database })
})
afterAll(() => database.close())
beforeEach(() => database.truncate())

const input = {
  academicBackground: 'B.Tech in Mechanical Engineering, CGPA 8.1',
  targetDegree: 'MASTERS',
  workExperience: 'Two years at Bosch in Pune',
  preferredCountries: ['GERMANY'],
  studyInterests: 'Robotics and control systems',
  budget: '20 lakhs',
}

describe('a profile', () => {
  it('is null before the first save, then created once and updated', async () => {
    const { viewer } = await createViewer({ app })
    expect(await readProfile({ app, viewer })).toBeNull()
    expect(await saveProfile({ app, viewer, input })).toMatchObject({ created: true })
    const { budget: _left, ...withoutBudget } = input
    const saved = await saveProfile({
      app,
      viewer,
      input: { ...withoutBudget, workExperience: 'Three years' },
    })
    expect(saved).toMatchObject({ created: false, profile: { workExperience: 'Three years', budget: null } })
    await expect(createProfile({ app, viewer, input })).rejects.toThrow(ConflictError)
  })

  it('saved in many tabs at once stays one profile', async () => {
    const { viewer } = await createViewer({ app })
    await Promise.all(Array.from({ length: 6 }, () => saveProfile({ app, viewer, input })))
    expect(await database.prisma.profile.count()).toBe(1)
  })

  it('can be changed in part', async () => {
    const { viewer, user } = await createViewer({ app })
    const profile = await existingProfile({ app, user })
    const changed = await changeProfile({
      app,
      viewer,
      profileId: profile.id,
      input: { budget: '$40k a year' },
    })
    expect(changed).toEqual({ ...profile, budget: '$40k a year', updatedAt: changed.updatedAt })
  })

  it('of another person cannot be changed and looks like one that does not exist', async () => {
    const { viewer } = await createViewer({ app })
    const other = await createViewer({ app })
    const profile = await existingProfile({ app, user: other.user })
    for (const profileId of [profile.id, 2_000_000_000])
      await expect(changeProfile({ app, viewer, profileId, input: {} })).rejects.toThrow(ForbiddenError)
  })

  it('is refused for visitors', async () => {
    await expect(readProfile({ app, viewer: null })).rejects.toThrow(NotSignedInError)
    await expect(saveProfile({ app, viewer: null, input })).rejects.toThrow(NotSignedInError)
  })
})

describe('corrections', () => {
  const corrections = { ENGLISH: '7.5', GRE: null }

  it('are saved with a profile, stay when left out, and are removed by an empty list', async () => {
    const { viewer } = await createViewer({ app })
    await saveProfile({ app, viewer, input: { ...input, corrections } })
    const kept = await saveProfile({ app, viewer, input: { ...input, testScores: 'IELTS 6' } })
    expect(kept.profile.corrections).toEqual(corrections)
    const { profile } = await saveProfile({ app, viewer, input: { ...input, corrections: {} } })
    expect(profile.corrections).toEqual({})
  })

  it('are replaced as a whole in a partial update', async () => {
    const { viewer } = await createViewer({ app })
    const { profile } = await saveProfile({ app, viewer, input: { ...input, corrections } })
    const change = (changes: object) => changeProfile({ app, viewer, profileId: profile.id, input: changes })
    expect((await change({ budget: '$40k a year' })).corrections).toEqual(corrections)
    expect((await change({ corrections: { INTAKE: 'Fall 2027' } })).corrections).toEqual({
      INTAKE: 'Fall 2027',
    })
  })

  it('that cannot be read are refused by kind, and nothing is saved', async () => {
    const { viewer } = await createViewer({ app })
    const faulty = { ENGLISH: 'eleven', FIELDS: 'Robotics, basket weaving', GRE: '325', AGE: '22' }
    const refused = await saveProfile({ app, viewer, input: { ...input, corrections: faulty } }).catch(
      error => error,
    )
    expect(refused).toBeInstanceOf(ValidationError)
    expect(refused.fields).toEqual([
      { path: 'corrections.AGE', message: 'This field is not known' },
      {
        path: 'corrections.ENGLISH',
        message:
          "This could not be read. Write a score of one English test, such as 'IELTS 7.5', 'TOEFL 105', 'PTE 70' or 'Duolingo 125'",
      },
      {
        path: 'corrections.FIELDS',
        message:
          "This could not be read. 'basket weaving' is no field that we know. Write fields of study with commas between them, such as 'Robotics, Data science', and if you like your own words behind them: 'Law; in particular refugee law'",
      },
    ])
    expect(await readProfile({ app, viewer })).toBeNull()
  })

  it('of a stored profile are applied for matching, with the catalogue’s exchange rates', async () => {
    await database.prisma.exchangeRate.create({
      data: {
        currency: 'INR',
        inrPerUnit: 1,
        usdPerUnit: 0.01,
        date: new Date('2026-03-05'),
        source: 'a test',
      },
    })
    const { viewer } = await createViewer({ app })
    const { profile: words } = await saveProfile({ app, viewer, input: { ...input, corrections } })
    const { profile } = await readMatchingProfile({ app, words })
    expect(profile).toMatchObject({
      degreeType: 'MASTERS',
      countries: ['GERMANY'],
      gpaOf10: 8.1,
      workYears: 2,
      ielts: 7.5,
      gre: null,
      // A sum of lakhs without a period is for the whole course, here two years.
      budgetYearUsd: 10_000,
      fields: [{ code: 'robotics', weight: 1 }],
    })
  })

  it('of kinds that this version does not know are left out', async () => {
    const { viewer, user } = await createViewer({ app })
    const { id } = await existingProfile({ app, user })
    await database.prisma.profile.update({ where: { id }, data: { corrections: { SHOE_SIZE: '43' } } })
    const words = await readProfile({ app, viewer })
    const { items } = await readMatchingProfile({ app, words: words ?? {} })
    expect(items.filter(({ isCorrected }) => isCorrected)).toEqual([])
  })
})

describe('readings that a person confirms', () => {
  const keys = ['BUDGET:abcdefghijkl_-12', 'GRE:0123456789abcdef']

  it('are kept until others are sent, and make no match outdated', async () => {
    const { viewer } = await createViewer({ app })
    const { profile: before } = await saveProfile({ app, viewer, input })
    expect(before.confirmedReadings).toEqual([])
    const { profile } = await saveProfile({ app, viewer, input: { ...input, confirmedReadings: keys } })
    expect(profile).toMatchObject({ confirmedReadings: keys, updatedAt: before.updatedAt })
    const changed = await changeProfile({
      app,
      viewer,
      profileId: profile.id,
      input: { budget: '$41k a year' },
    })
    expect(changed.confirmedReadings).toEqual(keys)
    expect(changed.updatedAt.getTime()).toBeGreaterThan(before.updatedAt.getTime())
    const none = await changeProfile({ app, viewer, profileId: profile.id, input: { confirmedReadings: [] } })
    expect(none).toMatchObject({ confirmedReadings: [], updatedAt: changed.updatedAt })
  })

  it('that are no keys, or too many, are refused', async () => {
    const { viewer } = await createViewer({ app })
    for (const [confirmedReadings, path] of [
      [['BUDGET'], 'confirmedReadings.0'],
      [[7], 'confirmedReadings.0'],
      ['BUDGET:abcdefghijkl_-12', 'confirmedReadings'],
      [Array.from({ length: 19 }, () => keys[0]), 'confirmedReadings'],
    ] as const) {
      const refused = await saveProfile({ app, viewer, input: { ...input, confirmedReadings } }).catch(
        error => error,
      )
      expect(refused).toBeInstanceOf(ValidationError)
      expect(refused.fields.map((fault: { path: string }) => fault.path)).toEqual([path])
    }
  })
})
