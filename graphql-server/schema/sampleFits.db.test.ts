import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AppContext } from '../domain/appContext.ts'
import { wideCatalogue } from '../domain/matching/matches.test-fixtures.ts'
import { SAMPLE_FITS } from '../domain/matching/readSampleFits.ts'
import { RATE_LIMITS } from '../domain/rateLimits.ts'
import { createCatalogue } from '../test/catalogues.ts'
import { executeGraph } from '../test/execute.ts'
import { createAppContext } from '../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../test/testDatabase.ts'

const SAMPLE = `query ($sample: Sample!, $country: Country) {
  catalogueCounts { universities programs countries scholarships }
  sampleProfile(sample: $sample) { studyInterests preferredCountries }
  sampleFits(sample: $sample, country: $country) {
    matchPercentage tier matchReason factors { name } history { sentence }
    program { name } university { name country }
  }
}`
type Answer = {
  catalogueCounts: { universities: number; programs: number; countries: number; scholarships: number }
  sampleFits: {
    matchPercentage: number
    factors: unknown[]
    history: unknown
    matchReason: string
    program: { name: string }
    university: { name: string; country: string }
  }[]
}

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => database.truncate())
afterAll(() => database.close())

const ask = (app: AppContext, variables: { sample: string; country?: string }) =>
  executeGraph<Answer>({ app, viewer: null, document: SAMPLE, variables })

describe('the sample profiles', () => {
  test('are matched with the public sample, for a visitor and as a visitor sees it', async () => {
    const app = createAppContext({ database })
    await createCatalogue({ app, catalogue: wideCatalogue({ universities: 12, inSample: 6 }) })
    const { data } = await ask(app, { sample: 'ROBOTICS' })
    expect(data?.catalogueCounts).toMatchObject({ universities: 12, programs: 12, countries: 2 })
    expect(data?.sampleFits).toHaveLength(SAMPLE_FITS)
    for (const { factors, history, matchReason, university } of data?.sampleFits ?? []) {
      expect(university).toMatchObject({
        country: 'GERMANY',
        name: expect.stringMatching(/Number (6|8|10)$/),
      })
      expect([factors, history]).toEqual([[], null])
      expect(matchReason).not.toBe('')
    }
    const elsewhere = await ask(app, { sample: 'ROBOTICS', country: 'UK' })
    expect(elsewhere.data?.sampleFits.map(({ university }) => university.country)).toEqual(['UK', 'UK', 'UK'])
    expect((await ask(app, { sample: 'ROBOTICS', country: 'SPAIN' })).data?.sampleFits).toEqual([])
  })

  test('are ranked once for a version of the catalogue, and rankings are limited', async () => {
    const app = createAppContext({
      database,
      settings: { rateLimits: { ...RATE_LIMITS, sampleRuns: { most: 1, seconds: 60 } } },
    })
    await createCatalogue({ app, catalogue: wideCatalogue({ universities: 10 }) })
    expect((await ask(app, { sample: 'ROBOTICS' })).errors).toEqual([])
    expect((await ask(app, { sample: 'ROBOTICS' })).data?.sampleFits).toHaveLength(SAMPLE_FITS)
    const { errors } = await ask(app, { sample: 'MBA' })
    expect(errors?.[0]?.extensions?.code).toBe('RATE_LIMITED')
    await createCatalogue({ app, catalogue: wideCatalogue({ universities: 11 }) })
    expect((await ask(app, { sample: 'ROBOTICS' })).errors?.[0]?.extensions?.code).toBe('RATE_LIMITED')
  })
})
