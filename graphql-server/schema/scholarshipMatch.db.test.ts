import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AppContext, Viewer } from '../domain/appContext.ts'
import type { PlanCode } from '../generated/prisma/enums.ts'
import { createCatalogue, smallCatalogue } from '../test/catalogues.ts'
import { executeGraph } from '../test/execute.ts'
import { createAppContext, createDraft, createProfile, createUser, createViewer } from '../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../test/testDatabase.ts'

let database: TestDatabase
let app: AppContext

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database })
})
beforeEach(async () => {
  await database.truncate()
  const stated = { deadline: 'May', amount: 'tuition', isPublic: false, source: 'a list', year: 2025 }
  await createCatalogue({
    app,
    catalogue: smallCatalogue({
      programs: [],
      scholarships: [
        {
          ...stated,
          name: 'Commonwealth',
          countries: ['UK'],
          whoMayApply: 'citizens of Commonwealth countries',
        },
        { ...stated, name: 'Americans only', countries: ['USA'], whoMayApply: 'graduates' },
      ],
    }),
  })
})
afterAll(() => database.close())

async function viewerOn(plan: PlanCode, hasProfile = true): Promise<Viewer> {
  const user = await createUser({ app, columns: { plan } })
  if (hasProfile) await createProfile({ app, user })
  return (await createViewer({ app, user })).viewer
}

async function ask(viewer: Viewer | null): Promise<unknown> {
  const { data, errors } = await executeGraph({
    app,
    viewer,
    document:
      '{ scholarshipMatches { totalCount isIncluded hasProfile nationality items { standing scholarship { name } conditions { name state tellAt } } } }',
  })
  expect(errors).toEqual([])
  return data
}

test('a visitor has none, and plans without scholarships only their number', async () => {
  expect(await ask(null)).toEqual({ scholarshipMatches: null })
  for (const plan of ['FREE', 'STANDARD'] as const) {
    expect(await ask(await viewerOn(plan))).toEqual({
      scholarshipMatches: {
        totalCount: 2,
        isIncluded: false,
        hasProfile: true,
        nationality: null,
        items: [],
      },
    })
  }
})

test('with Premium they are compared with the profile and the own nationality alone', async () => {
  const other = await viewerOn('PREMIUM')
  await createDraft({
    app,
    viewer: other,
    answers: [{ key: 'nationality', value: { text: 'Nepali' } }],
  })
  const viewer = await viewerOn('PREMIUM')
  expect(await ask(viewer)).toMatchObject({
    scholarshipMatches: {
      nationality: null,
      items: [
        {
          standing: 'OPEN',
          scholarship: { name: 'Commonwealth' },
          conditions: [{ state: 'HOLDS' }, { name: 'Nationality', state: 'UNKNOWN', tellAt: 'NATIONALITY' }],
        },
        { standing: 'FAILS', scholarship: { name: 'Americans only' } },
      ],
    },
  })
  await createDraft({ app, viewer, answers: [{ key: 'nationality', value: { text: ' Indian ' } }] })
  expect(await ask(viewer)).toMatchObject({
    scholarshipMatches: {
      nationality: 'Indian',
      items: [{ standing: 'FITS', scholarship: { name: 'Commonwealth' } }, {}],
    },
  })
})

test('without a profile nothing fails', async () => {
  expect(await ask(await viewerOn('PREMIUM', false))).toMatchObject({
    scholarshipMatches: { hasProfile: false, items: [{ standing: 'OPEN' }, { standing: 'OPEN' }] },
  })
})
