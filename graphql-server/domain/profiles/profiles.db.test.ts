import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createViewer, createWorld, createProfile as existingProfile } from '../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts'
import { ConflictError, ForbiddenError, NotSignedInError } from '../errors.ts'
import type { World } from '../world.ts'
import { readProfile } from './readProfile.ts'
import { changeProfile, createProfile, saveProfile } from './saveProfile.ts'

let database: TestDatabase
let world: World

beforeAll(async () => {
  database = await openTestDatabase()
  world = createWorld({ database })
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
  it('is null until it is saved, then created once and changed afterwards', async () => {
    const { viewer } = await createViewer({ world })
    expect(await readProfile({ world, viewer })).toBeNull()
    expect(await saveProfile({ world, viewer, input })).toMatchObject({ created: true })
    const { budget: _left, ...withoutBudget } = input
    const saved = await saveProfile({
      world,
      viewer,
      input: { ...withoutBudget, workExperience: 'Three years' },
    })
    expect(saved).toMatchObject({ created: false, profile: { workExperience: 'Three years', budget: null } })
    await expect(createProfile({ world, viewer, input })).rejects.toThrow(ConflictError)
  })

  it('saved in many tabs at once is one profile', async () => {
    const { viewer } = await createViewer({ world })
    await Promise.all(Array.from({ length: 6 }, () => saveProfile({ world, viewer, input })))
    expect(await database.prisma.profile.count()).toBe(1)
  })

  it('can be changed in part', async () => {
    const { viewer, user } = await createViewer({ world })
    const profile = await existingProfile({ world, user })
    const changed = await changeProfile({
      world,
      viewer,
      profileId: profile.id,
      input: { budget: '$40k a year' },
    })
    expect(changed).toEqual({ ...profile, budget: '$40k a year', updatedAt: changed.updatedAt })
  })

  it('of another person can be neither changed nor told from one that does not exist', async () => {
    const { viewer } = await createViewer({ world })
    const other = await createViewer({ world })
    const profile = await existingProfile({ world, user: other.user })
    for (const profileId of [profile.id, 2_000_000_000])
      await expect(changeProfile({ world, viewer, profileId, input: {} })).rejects.toThrow(ForbiddenError)
  })

  it('belongs to somebody who is signed in', async () => {
    await expect(readProfile({ world, viewer: null })).rejects.toThrow(NotSignedInError)
    await expect(saveProfile({ world, viewer: null, input })).rejects.toThrow(NotSignedInError)
  })
})
