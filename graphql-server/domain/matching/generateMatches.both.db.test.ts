/** @module-tag postgres */
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import type { LanguageModel, ModelAnswer, ModelQuestion } from '../../infra/languageModel.ts'
import { createCatalogue } from '../../test/catalogues.ts'
import { recordStatements } from '../../test/execute.ts'
import { createAppContext, createProfile, createUser, createViewer } from '../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { NotSignedInError, RateLimitedError, ValidationError } from '../errors.ts'
import { RATE_LIMITS } from '../rateLimits.ts'
import { generateMatches } from './generateMatches.ts'
import { PROFILE, wideCatalogue } from './matches.test-fixtures.ts'
import { factorsIn, listMatches } from './readMatches.ts'
import { DEFAULT_SETTINGS, FACTOR_KINDS } from './types.ts'

let database: TestDatabase
let app: AppContext
let now = new Date('2026-11-21T10:00:00Z')

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database, now: () => now })
  await createCatalogue({ app, catalogue: wideCatalogue({ universities: 60, inSample: 20 }) })
})
beforeEach(async () => {
  now = new Date('2026-11-21T10:00:00Z')
  await database.prisma.user.deleteMany()
  await database.prisma.rateLimit.deleteMany()
})
afterAll(() => database.close())

/** An account with a profile, changed by `columns`. */
async function createStudent(columns: Parameters<typeof createUser>[0]['columns'] = {}): Promise<Viewer> {
  const user = await createUser({ app, columns })
  await createProfile({ app, user })
  return (await createViewer({ app, user })).viewer
}

const matchesOf = ({ userId }: Viewer) =>
  database.prisma.match.findMany({
    where: { userId },
    orderBy: { place: 'asc' },
    include: { program: true },
  })
const personOf = ({ userId }: Viewer) =>
  database.prisma.user.findUniqueOrThrow({ where: { id: userId }, include: { profile: true } })
const run = (viewer: Viewer | null, input: unknown = {}) => generateMatches({ app, viewer, input })

async function faultOf(work: Promise<unknown>): Promise<unknown> {
  return await work.then(
    () => null,
    (fault: unknown) => fault,
  )
}

async function faultyFields(work: Promise<unknown>) {
  const fault = await faultOf(work)
  if (!(fault instanceof ValidationError)) throw new Error('it was not refused', { cause: fault })
  return Object.fromEntries(fault.fields.map(({ path, message }) => [path, message]))
}

describe('matching', () => {
  it('is refused for visitors', async () => {
    await expect(run(null, { profile: PROFILE })).rejects.toThrow(NotSignedInError)
    expect(await database.prisma.match.count()).toBe(0)
  })

  it('is refused for a deleted account', async () => {
    const viewer = await createStudent()
    await database.prisma.user.deleteMany()
    await expect(run(viewer)).rejects.toThrow(NotSignedInError)
  })

  it('is refused without a profile', async () => {
    const { viewer } = await createViewer({ app })
    expect(await faultyFields(run(viewer))).toEqual({ profile: 'Complete your profile first' })
    expect(await personOf(viewer)).toMatchObject({ matchedAt: null })
    expect(await database.prisma.rateLimit.count()).toBe(0)
  })

  it('uses a profile that is sent, and does not save it', async () => {
    const { viewer } = await createViewer({ app })
    await run(viewer, { profile: PROFILE })
    expect(await matchesOf(viewer)).toHaveLength(5)
    expect((await personOf(viewer)).profile).toBeNull()
  })
})

describe('the plan’s limit', () => {
  it.each([
    ['Free', { plan: 'FREE' as const }, 5, true],
    ['Standard', { plan: 'STANDARD' as const }, 15, false],
    ['Premium', { plan: 'PREMIUM' as const }, 60, false],
    ['a Free plan of a partner', { role: 'PARTNER' as const }, 5, false],
  ])('%s: the number kept, and how far matching reaches', async (_plan, columns, kept, isSampleOnly) => {
    const viewer = await createStudent(columns)
    await run(viewer)
    const matches = await matchesOf(viewer)
    expect(matches.map(({ place }) => place)).toEqual(Array.from({ length: kept }, (_, index) => index + 1))
    if (isSampleOnly) expect(matches.every(({ program }) => program.isSample)).toBe(true)
    else expect(matches.some(({ program }) => !program.isSample)).toBe(true)
    for (const { factors, percentage, reason, reasonWriter } of matches) {
      const sum = factorsIn(factors).reduce((total, { score, weight }) => total + score * weight, 0)
      expect(Math.abs(percentage - sum * 100)).toBeLessThanOrEqual(0.5 + 1e-9)
      expect([reason.length > 0, reasonWriter]).toEqual([true, 'BUILT_IN'])
    }
    expect(await listMatches({ app, viewer })).toHaveLength(kept)
  })

  it('applies when matches are read: a smaller plan shows no more than its limit and reach', async () => {
    const viewer = await createStudent({ plan: 'PREMIUM' })
    await run(viewer)
    await database.prisma.user.update({ where: { id: viewer.userId }, data: { plan: 'FREE' } })
    const kept = await matchesOf(viewer)
    const shown = await listMatches({ app, viewer })
    expect(kept).toHaveLength(60)
    expect(shown).toHaveLength(5)
    expect(shown.map(({ id }) => id)).toEqual(
      kept
        .filter(({ program }) => program.isSample)
        .slice(0, 5)
        .map(({ id }) => id),
    )
  })

  it('hides programmes that a later catalogue does not list', async () => {
    const viewer = await createStudent()
    await run(viewer)
    const [first, ...others] = await matchesOf(viewer)
    await database.prisma.program.update({ where: { id: first?.programId }, data: { isListed: false } })
    const shown = await listMatches({ app, viewer })
    await database.prisma.program.update({ where: { id: first?.programId }, data: { isListed: true } })
    expect(shown.map(({ id }) => id)).toEqual(others.map(({ id }) => id))
  })
})

describe('a run', () => {
  it('replaces the previous one, and no other person’s', { tags: 'journey' }, async () => {
    const asha = await createStudent()
    const ravi = await createStudent()
    await run(asha)
    await run(ravi)
    const [before, others] = [await matchesOf(asha), await matchesOf(ravi)]
    now = new Date('2026-11-21T11:00:00Z')
    await run(asha, { profile: { ...PROFILE, preferredCountries: ['UK'] } })
    const after = await matchesOf(asha)
    expect(after).toHaveLength(5)
    expect(after.every(({ program }) => program.country === 'UK')).toBe(true)
    expect(after.every(({ createdAt }) => createdAt.getTime() === now.getTime())).toBe(true)
    expect(after.some(({ id }) => before.some(earlier => earlier.id === id))).toBe(false)
    expect(await matchesOf(ravi)).toEqual(others)
    expect((await personOf(asha)).matchedAt).toEqual(now)
  })

  it('without results leaves no matches, and counts as a run', async () => {
    const viewer = await createStudent()
    await run(viewer)
    await run(viewer, { profile: { ...PROFILE, preferredCountries: ['ITALY'] } })
    expect(await matchesOf(viewer)).toEqual([])
    expect((await personOf(viewer)).matchedAt).toEqual(now)
  })

  it('at the same moment as others leaves one complete set', { tags: 'journey' }, async () => {
    const viewer = await createStudent({ plan: 'STANDARD' })
    const countries = ['UK', 'GERMANY', 'UK', 'GERMANY'] as const
    await Promise.all(
      countries.map(country => run(viewer, { profile: { ...PROFILE, preferredCountries: [country] } })),
    )
    const matches = await matchesOf(viewer)
    expect(matches).toHaveLength(15)
    expect(new Set(matches.map(({ program }) => program.country)).size).toBe(1)
  })

  it('that began before the saved one changes nothing', async () => {
    const viewer = await createStudent()
    await run(viewer)
    const saved = await matchesOf(viewer)
    now = new Date(now.getTime() - 1)
    await run(viewer, { settings: { budget: 0 }, profile: { ...PROFILE, preferredCountries: ['UK'] } })
    expect(await matchesOf(viewer)).toEqual(saved)
    expect((await personOf(viewer)).matchSettings).toEqual(DEFAULT_SETTINGS)
  })

  it('takes the same number of statements for one match and for sixty', async () => {
    const counted = async (columns: object) => {
      const viewer = await createStudent({ plan: 'PREMIUM' })
      await run(viewer)
      const { statements } = await recordStatements(database, () => run(viewer, columns))
      return { statements, matches: (await matchesOf(viewer)).length }
    }
    const many = await counted({})
    await createCatalogue({ app, catalogue: wideCatalogue({ universities: 1 }) })
    const one = await counted({})
    await createCatalogue({ app, catalogue: wideCatalogue({ universities: 60, inSample: 20 }) })
    expect([one.matches, many.matches]).toEqual([1, 60])
    expect(one.statements).toEqual(many.statements.map(() => expect.any(String)))
    expect(many.statements.length).toBeLessThan(20)
  })
})

describe('the settings', () => {
  it('are saved for later runs, field by field', async () => {
    const viewer = await createStudent()
    await run(viewer, { settings: { ambition: 'BOLD', budget: 0 } })
    expect((await personOf(viewer)).matchSettings).toEqual({
      ...DEFAULT_SETTINGS,
      ambition: 'BOLD',
      budget: 0,
    })
    const [match] = await matchesOf(viewer)
    expect(factorsIn(match?.factors).find(({ kind }) => kind === 'BUDGET')?.weight).toBe(0)
    await run(viewer, { settings: { field: 2 } })
    await run(viewer)
    expect((await personOf(viewer)).matchSettings).toEqual({
      ...DEFAULT_SETTINGS,
      ambition: 'BOLD',
      budget: 0,
      field: 2,
    })
  })
})

describe('invalid input', () => {
  it('is reported by field, all faults at once, and changes nothing', async () => {
    const viewer = await createStudent()
    await run(viewer)
    const before = await matchesOf(viewer)
    const profile = { ...PROFILE, academicBackground: 'short', preferredCountries: ['NARNIA'] }
    const fields = await faultyFields(run(viewer, { profile, settings: { budget: 7, ambition: 'WILD' } }))
    expect(Object.keys(fields).sort()).toEqual([
      'profile.academicBackground',
      'profile.preferredCountries.0',
      'settings.ambition',
      'settings.budget',
    ])
    expect(await matchesOf(viewer)).toEqual(before)
  })

  it.each([
    ['a text', 'robotics'],
    ['a list', []],
    ['nothing that is a profile', { profile: 7 }],
    ['a profile of nothing', { profile: {} }],
    ['ten megabytes', { profile: { ...PROFILE, testScores: 'x'.repeat(10_000_000) } }],
  ])('%s is refused', async (_what, input) => {
    const viewer = await createStudent()
    await expect(run(viewer, input)).rejects.toThrow(ValidationError)
  })

  it.each([
    ['eleven'],
    ['9.9/10 and 4.0, CGPA -7, 250%'],
    ['GRE 9999, IELTS 77, TOEFL NaN'],
    ['\u202e<script>alert(1)</script> DROP TABLE "Match"; --'],
    ['१०० प्रतिशत 🙃'],
  ])('nonsense in every text is matched all the same: %s', async nonsense => {
    const viewer = await createStudent()
    const text = `${nonsense}, and nothing else`
    const profile = {
      ...PROFILE,
      academicBackground: text,
      workExperience: text,
      testScores: text,
      studyInterests: text,
      budget: `-${text}`,
      intendedStartDate: text,
    }
    await run(viewer, { profile })
    for (const { percentage, factors } of await matchesOf(viewer)) {
      expect(percentage).toBeGreaterThanOrEqual(0)
      expect(percentage).toBeLessThanOrEqual(100)
      expect(factorsIn(factors)).toHaveLength(FACTOR_KINDS.length)
    }
  })
})

describe('the rate limit', () => {
  const { most } = RATE_LIMITS.matchRuns

  it(`lets ${most} runs through in a minute, and says when to retry`, async () => {
    const viewer = await createStudent()
    const other = await createStudent()
    await run(viewer)
    now = new Date(now.getTime() + 2_000)
    for (let runs = 1; runs < most; runs += 1) await run(viewer)
    const fault = await faultOf(run(viewer))
    expect(fault).toBeInstanceOf(RateLimitedError)
    expect(fault).toMatchObject({
      retryAfter: 58,
      message: 'Matches were made 30 times within a minute. Try again in 58 seconds.',
    })
    await run(other)
    now = new Date(now.getTime() + 58_000)
    await run(viewer)
    await expect(run(viewer)).rejects.toThrow(RateLimitedError)
  })

  it('applies to simultaneous runs', async () => {
    const viewer = await createStudent()
    const runs = await Promise.all(Array.from({ length: most + 5 }, () => faultOf(run(viewer))))
    expect(runs.filter(fault => fault === null)).toHaveLength(most)
    expect(runs.filter(fault => fault instanceof RateLimitedError)).toHaveLength(5)
  })

  it('does not count invalid input', async () => {
    const viewer = await createStudent()
    await faultOf(run(viewer, { settings: { budget: 7 } }))
    expect(await database.prisma.rateLimit.count()).toBe(0)
  })
})

describe('an outside model', () => {
  function modelSaying(answer: ModelAnswer): LanguageModel & { questions: ModelQuestion[] } {
    const questions: ModelQuestion[] = []
    return {
      name: 'a-model',
      host: 'models.example.com',
      questions,
      ask: async question => {
        questions.push(question)
        return answer
      },
    }
  }
  const reasons = Array.from({ length: 5 }, (_, index) => ({
    number: index + 1,
    reason: 'It fits you well.',
  }))
  const answered: ModelAnswer = { outcome: 'ANSWERED', text: JSON.stringify({ reasons }) }

  test.each([
    ['was not chosen', null],
    ['is not wanted', 'BUILT_IN' as const],
  ])('that %s learns nothing', async (_why, writer) => {
    const model = modelSaying(answered)
    const viewer = await createStudent({ writer })
    await generateMatches({ app: { ...app, languageModel: model }, viewer, input: {} })
    expect(model.questions).toEqual([])
    expect((await matchesOf(viewer)).every(({ reasonWriter }) => reasonWriter === 'BUILT_IN')).toBe(true)
  })

  test('that was chosen writes the reasons, from factors and no word of the profile', async () => {
    const model = modelSaying(answered)
    const viewer = await createStudent({ writer: 'MODEL' })
    await generateMatches({ app: { ...app, languageModel: model }, viewer, input: {} })
    expect((await matchesOf(viewer)).map(({ reason, reasonWriter }) => [reason, reasonWriter])).toEqual(
      reasons.map(({ reason }) => [reason, 'MODEL']),
    )
    expect(model.questions).toHaveLength(1)
    const sent = JSON.stringify(model.questions)
    for (const word of ['Bosch', 'Pune', 'Asha', 'Mechanical']) expect(sent).not.toContain(word)
  })

  test('that does not answer leaves the composed reasons', async () => {
    const model = modelSaying({ outcome: 'UNAVAILABLE', isPassing: true, why: 'it answered 500' })
    const viewer = await createStudent({ writer: 'MODEL' })
    await generateMatches({ app: { ...app, languageModel: model }, viewer, input: {} })
    const matches = await matchesOf(viewer)
    expect(matches).toHaveLength(5)
    expect(matches.every(({ reasonWriter }) => reasonWriter === 'BUILT_IN')).toBe(true)
  })
})
