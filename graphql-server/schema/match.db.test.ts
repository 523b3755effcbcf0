import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AppContext, Viewer } from '../domain/appContext.ts'
import { generateMatches } from '../domain/matching/generateMatches.ts'
import { PROFILE, wideCatalogue } from '../domain/matching/matches.test-fixtures.ts'
import { countRun } from '../domain/matching/pace.ts'
import { MOST_FITS } from '../domain/matching/readFits.ts'
import { RATE_LIMITS } from '../domain/rateLimits.ts'
import { createCatalogue } from '../test/catalogues.ts'
import { executeGraph, recordStatements } from '../test/execute.ts'
import { createAppContext, createProfile, createUser, createViewer } from '../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../test/testDatabase.ts'

const FACTORS = 'factors { kind name score weight isKnown why }'
const COURSE =
  'program { id name tuitionFees deadlines { date } livingCost { amount } } university { id name country city }'
const MATCHES = `query ($first: Int, $after: String, $filter: MatchFilter) {
  viewer {
    matchedAt matchLimit matchSettings { ambition budget country field }
    matches(first: $first, after: $after, filter: $filter) {
      totalCount
      pageInfo { hasNextPage }
      edges { cursor node { id databaseId matchPercentage tier matchReason reasonWriter createdAt ${FACTORS} ${COURSE} } }
    }
  }
}`
const GENERATE = `mutation ($input: GenerateMatchesInput!) {
  generateMatches(input: $input) {
    __typename
    ... on GenerateMatchesPayload { viewer { matchedAt matchSettings { ambition budget } matches { totalCount } } }
    ... on Error { message }
    ... on ValidationError { fields { path message } }
    ... on RateLimitedError { retryAfter }
  }
}`
const FITS = `query ($profile: ProfileInput!, $programIds: [ID!]!, $settings: MatchSettingsInput) {
  fits(profile: $profile, programIds: $programIds, settings: $settings) {
    matchPercentage tier matchReason ${FACTORS} ${COURSE}
  }
}`

type Factor = { kind: string; score: number; weight: number; why: string }
type Course = {
  matchPercentage: number
  tier: string
  factors: Factor[]
  program: { id: string; name: string }
  university: { id: string; name: string; country: string }
}
type MatchNode = Course & { id: string; databaseId: number }
type MatchPage = {
  totalCount: number
  pageInfo: { hasNextPage: boolean }
  edges: { cursor: string; node: MatchNode }[]
}
type Matched = {
  viewer: { matchedAt: string | null; matchLimit: number | null; matchSettings: object; matches: MatchPage }
}

let database: TestDatabase
let app: AppContext

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database })
  await createCatalogue({ app, catalogue: wideCatalogue({ universities: 48, inSample: 20 }) })
})
beforeEach(() => database.prisma.user.deleteMany())
afterAll(() => database.close())

async function createStudent(columns: Parameters<typeof createUser>[0]['columns'] = {}): Promise<Viewer> {
  const user = await createUser({ app, columns })
  await createProfile({ app, user })
  return (await createViewer({ app, user })).viewer
}

async function createMatched(columns: Parameters<typeof createUser>[0]['columns'] = {}): Promise<Viewer> {
  const viewer = await createStudent(columns)
  await generateMatches({ app, viewer, input: {} })
  return viewer
}

async function ask<Result>(
  viewer: Viewer | null,
  document: string,
  variables: Record<string, unknown> = {},
): Promise<Result> {
  const { data, errors } = await executeGraph<Result>({ app, viewer, document, variables })
  expect(errors).toEqual([])
  if (!data) throw new Error('no data')
  return data
}

const matchesOf = async (viewer: Viewer, variables: Record<string, unknown> = {}) =>
  (await ask<Matched>(viewer, MATCHES, { first: 50, ...variables })).viewer

const globalId = (type: string, id: number) => Buffer.from(`${type}:${id}`).toString('base64')

async function programIds(count: number, where: object = {}): Promise<string[]> {
  const programs = await database.prisma.program.findMany({
    where: { isListed: true, ...where },
    orderBy: { id: 'asc' },
    take: count,
    select: { id: true },
  })
  return programs.map(({ id }) => globalId('Program', id))
}

const fitsOf = async (viewer: Viewer | null, variables: Record<string, unknown>) =>
  (await ask<{ fits: (Course | null)[] }>(viewer, FITS, { profile: PROFILE, ...variables })).fits

describe('the matches of a user', () => {
  test('are empty before matches were made', async () => {
    const viewer = await createStudent()
    expect(await matchesOf(viewer)).toEqual({
      matchedAt: null,
      matchLimit: 5,
      matchSettings: { ambition: 'BALANCED', budget: 1, country: 1, field: 1 },
      matches: { totalCount: 0, pageInfo: { hasNextPage: false }, edges: [] },
    })
  })

  test('have the percentage and its factors', async () => {
    const viewer = await createMatched({ plan: 'STANDARD' })
    const { matchedAt, matches } = await matchesOf(viewer)
    expect(matchedAt).not.toBeNull()
    expect([matches.totalCount, matches.edges.length]).toEqual([15, 15])
    for (const { node } of matches.edges) {
      const { factors, matchPercentage } = node
      expect(factors.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1)
      expect(factors.every(({ why }) => why !== '')).toBe(true)
      const sum = factors.reduce((total, { score, weight }) => total + score * weight, 0)
      expect(Math.abs(matchPercentage - 100 * sum)).toBeLessThanOrEqual(0.5 + 1e-9)
      expect(node.program.name).toBe('Robotics MSc')
      expect(node.university.name).toMatch(/^University Number/)
    }
  })

  test.each([
    ['FREE', 'TIER', 0],
    ['STANDARD', 'FACTORS', 9],
  ] as const)('show on %s the outlook %s', async (plan, outlook, shown) => {
    const viewer = await createMatched({ plan })
    const { matches } = await matchesOf(viewer)
    for (const { node } of matches.edges) {
      expect(node.factors).toHaveLength(shown)
      expect(node.matchPercentage).toBeGreaterThan(0)
    }
    expect(await ask(viewer, '{ viewer { outlook } }')).toEqual({ viewer: { outlook } })
    const [fit] = await fitsOf(viewer, { programIds: await programIds(1, { isSample: true }) })
    expect(fit?.factors).toHaveLength(shown)
  })

  test('come page by page, best first, each exactly once', async () => {
    const viewer = await createMatched({ plan: 'STANDARD' })
    const whole = (await matchesOf(viewer)).matches
    const seen: string[] = []
    let after: string | undefined
    for (let page = 0; page < 4; page += 1) {
      const { matches } = await matchesOf(viewer, { first: 4, after })
      seen.push(...matches.edges.map(({ node }) => node.id))
      after = matches.edges.at(-1)?.cursor
      expect([matches.totalCount, matches.pageInfo.hasNextPage]).toEqual([15, page < 3])
    }
    expect(seen).toEqual(whole.edges.map(({ node }) => node.id))
    const places = await database.prisma.match.findMany({ orderBy: { place: 'asc' }, select: { id: true } })
    expect(whole.edges.map(({ node }) => node.databaseId)).toEqual(places.map(({ id }) => id))
  })

  test('are filtered by country and tier', async () => {
    const viewer = await createMatched({ plan: 'PREMIUM' })
    const all = (await matchesOf(viewer)).matches.edges.map(({ node }) => node)
    for (const country of ['UK', 'GERMANY', 'ITALY']) {
      const { matches } = await matchesOf(viewer, { filter: { country } })
      const fitting = all.filter(({ university }) => university.country === country)
      expect(matches.edges.map(({ node }) => node.id)).toEqual(fitting.map(({ id }) => id))
      expect(matches.totalCount).toBe(fitting.length)
    }
    for (const tier of ['REACH', 'MATCH', 'SAFETY']) {
      const { matches } = await matchesOf(viewer, { filter: { tier, country: 'UK' } })
      const fitting = all.filter(node => node.tier === tier && node.university.country === 'UK')
      expect(matches.edges.map(({ node }) => node.id)).toEqual(fitting.map(({ id }) => id))
    }
  })

  test('say their subject, their ties and the history, which the Free plan does not show', async () => {
    const document =
      '{ viewer { matches(first: 1) { edges { node { subject ties history { sentence applicants } } } } } }'
    type Told = {
      subject: string
      ties: number
      history: { sentence: string; applicants: number | null } | null
    }
    const toldTo = async (plan: 'FREE' | 'STANDARD') => {
      const viewer = await createMatched({ plan })
      const answer = await ask<{ viewer: { matches: { edges: { node: Told }[] } } }>(viewer, document)
      return answer.viewer.matches.edges[0]?.node
    }
    const standard = await toldTo('STANDARD')
    expect(standard?.subject).toMatch(/^(FIELD|TITLE)$/)
    expect(standard?.ties).toBeGreaterThanOrEqual(0)
    expect(standard?.history).toEqual({
      sentence: expect.stringMatching(/^Not enough data: /),
      applicants: null,
    })
    expect((await toldTo('FREE'))?.history).toBeNull()
  })

  test('of a country with nothing in the field are missing, with what is known instead', async () => {
    const viewer = await createStudent({ plan: 'PREMIUM' })
    const gaps = '{ viewer { matchGaps { country fields near sentence } matches { totalCount } } }'
    const profile = { ...PROFILE, preferredCountries: ['UK'], studyInterests: 'Mechanical engineering' }
    await generateMatches({ app, viewer, input: { profile } })
    expect(await ask(viewer, gaps)).toEqual({
      viewer: {
        matchGaps: [
          {
            country: 'UK',
            fields: ['Mechanical engineering'],
            near: 24,
            sentence: 'We know no programme in mechanical engineering in the UK. 24 are in near fields.',
          },
        ],
        matches: { totalCount: 0 },
      },
    })
    const mutation =
      'mutation ($input: GenerateMatchesInput!) { generateMatches(input: $input) { __typename } }'
    await ask(viewer, mutation, { input: { profile, includeNear: true } })
    expect(await ask(viewer, '{ viewer { matches { totalCount } } }')).toEqual({
      viewer: { matches: { totalCount: 24 } },
    })
  })

  test('are visible to nobody else, by id or otherwise', async () => {
    const asha = await createMatched()
    const ravi = await createMatched()
    const [match] = (await matchesOf(asha)).matches.edges
    const id = match?.node.id
    const document = 'query ($id: ID!) { node(id: $id) { id ... on Match { matchPercentage } } }'
    expect(await ask(asha, document, { id })).toMatchObject({ node: { id } })
    for (const viewer of [ravi, null]) expect(await ask(viewer, document, { id })).toEqual({ node: null })
    const theirs = (await matchesOf(ravi)).matches.edges.map(({ node }) => node.id)
    expect(theirs).toHaveLength(5)
    expect(theirs).not.toContain(id)
  })

  test('of a larger plan are not visible on a smaller one, nor by id', async () => {
    const viewer = await createMatched({ plan: 'PREMIUM' })
    const before = await matchesOf(viewer)
    expect([before.matchLimit, before.matches.totalCount]).toEqual([null, 48])
    await database.prisma.user.update({ where: { id: viewer.userId }, data: { plan: 'FREE' } })
    const after = await matchesOf(viewer)
    expect(after.matchLimit).toBe(5)
    expect([after.matches.totalCount, after.matches.edges.length]).toEqual([5, 5])
    const sample = new Set(await programIds(60, { isSample: true }))
    expect(after.matches.edges.every(({ node }) => sample.has(node.program.id))).toBe(true)
    const { nodes } = await ask<{ nodes: ({ id: string } | null)[] }>(
      viewer,
      'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }',
      { ids: before.matches.edges.map(({ node }) => node.id) },
    )
    expect(nodes.flatMap(node => node?.id ?? [])).toEqual(after.matches.edges.map(({ node }) => node.id))
  })

  test('cost the same number of statements, however many there are', async () => {
    for (const plan of ['STANDARD', 'PREMIUM'] as const) {
      const viewer = await createMatched({ plan })
      const counted = async () => {
        const { result, statements } = await recordStatements(database, () =>
          executeGraph<Matched>({ app, viewer, document: MATCHES, variables: { first: 50 } }),
        )
        expect(result.errors).toEqual([])
        return [result.data?.viewer.matches.edges.length, statements.length]
      }
      // Once before it counts: what is remembered for a while may have to be read anew.
      await counted()
      const [many, statements] = await counted()
      await database.prisma.match.deleteMany({ where: { place: { gt: 1 } } })
      expect(await counted()).toEqual([1, statements])
      expect(many).toBe(plan === 'STANDARD' ? 15 : 48)
    }
  })
})

describe('making matches', () => {
  test('answers with the user, their matches and settings', async () => {
    const viewer = await createStudent()
    const input = { settings: { ambition: 'CAUTIOUS', budget: 1.5 } }
    expect(await ask(viewer, GENERATE, { input })).toEqual({
      generateMatches: {
        __typename: 'GenerateMatchesPayload',
        viewer: {
          matchedAt: expect.any(String),
          matchSettings: { ambition: 'CAUTIOUS', budget: 1.5 },
          matches: { totalCount: 5 },
        },
      },
    })
  })

  test('is refused to visitors', async () => {
    expect(await ask(null, GENERATE, { input: { profile: PROFILE } })).toMatchObject({
      generateMatches: { __typename: 'NotSignedInError' },
    })
    expect(await database.prisma.match.count()).toBe(0)
  })

  test('needs a profile, and reports the faults of one', async () => {
    const { viewer } = await createViewer({ app })
    expect(await ask(viewer, GENERATE, { input: {} })).toMatchObject({
      generateMatches: {
        __typename: 'ValidationError',
        fields: [{ path: 'profile', message: 'Complete your profile first' }],
      },
    })
    const input = { profile: { ...PROFILE, workExperience: 'no' }, settings: { field: -1 } }
    expect(await ask(viewer, GENERATE, { input })).toMatchObject({
      generateMatches: {
        fields: [
          {
            path: 'profile.workExperience',
            message: 'Please provide details about your work experience',
          },
          { path: 'settings.field', message: 'Must be a number from 0 to 2' },
        ],
      },
    })
  })

  test('too often is a failure with the time to wait', async () => {
    const viewer = await createStudent()
    const { userId } = viewer
    for (let runs = 0; runs < RATE_LIMITS.matchRuns.most; runs += 1) await countRun({ app, userId })
    expect(await ask(viewer, GENERATE, { input: {} })).toMatchObject({
      generateMatches: { __typename: 'RateLimitedError', retryAfter: expect.any(Number) },
    })
  })
})

describe('fits', () => {
  test('answer index by index, also for a duplicate programme', async () => {
    const ids = (await programIds(6, { isSample: true })).reverse()
    const repeated = [...ids, ...ids.slice(0, 1)]
    const fits = await fitsOf(null, { programIds: repeated })
    expect(fits.map(fit => fit?.program.id)).toEqual(repeated)
  })

  test('agree with the matches that the same profile and settings make', async () => {
    const viewer = await createStudent()
    await ask(viewer, GENERATE, { input: { profile: PROFILE, settings: { country: 0, budget: 2 } } })
    const matches = (await matchesOf(viewer)).matches.edges.map(({ node }) => node)
    const fits = await fitsOf(viewer, { programIds: matches.map(({ program }) => program.id) })
    expect(fits).toEqual(
      matches.map(match => ({
        matchPercentage: match.matchPercentage,
        tier: match.tier,
        matchReason: expect.any(String),
        factors: match.factors,
        program: match.program,
        university: match.university,
      })),
    )
    const evenly = await fitsOf(viewer, {
      programIds: matches.map(({ program }) => program.id),
      settings: { country: 1, budget: 1 },
    })
    expect(evenly).not.toEqual(fits)
  })

  test('are not saved', async () => {
    const { viewer } = await createViewer({ app })
    await fitsOf(viewer, { programIds: await programIds(3) })
    const person = await database.prisma.user.findUniqueOrThrow({
      where: { id: viewer.userId },
      include: { profile: true, matches: true },
    })
    expect(person).toMatchObject({ profile: null, matches: [], matchedAt: null, matchSettings: {} })
  })

  test.each([
    ['a visitor', null, 20],
    ['a student on Free', { plan: 'FREE' as const }, 20],
    ['a student on Standard', { plan: 'STANDARD' as const }, 48],
  ])('are null for programmes that %s may not see', async (_who, columns, visible) => {
    const viewer = columns && (await createStudent(columns))
    const ids = await programIds(100)
    const fits = await fitsOf(viewer, { programIds: ids })
    expect(fits).toHaveLength(ids.length)
    expect(fits.filter(fit => fit !== null)).toHaveLength(visible)
    for (const [index, fit] of fits.entries()) if (fit) expect(fit.program.id).toBe(ids[index])
  })

  test('are null for ids that find no programme', async () => {
    const [id] = await programIds(1, { isSample: true })
    const others = ['nonsense', '', globalId('Program', 2_000_000_000), globalId('University', 1)]
    const fits = await fitsOf(null, { programIds: [...others, id] })
    expect(fits.map(fit => fit?.program.id ?? null)).toEqual([null, null, null, null, id])
    expect(await fitsOf(null, { programIds: [] })).toEqual([])
  })

  test('score programmes outside the wishes too', async () => {
    const [id] = await programIds(1, { country: 'GERMANY', isSample: true })
    const [fit] = await fitsOf(await createStudent({ plan: 'STANDARD' }), {
      profile: { ...PROFILE, preferredCountries: ['ITALY'], targetDegree: 'MBA' },
      programIds: [id],
    })
    const scoreOf = (kind: string) => fit?.factors.find(factor => factor.kind === kind)?.score
    expect([scoreOf('COUNTRY'), scoreOf('DEGREE')]).toEqual([0, 0])
  })

  test('of an invalid profile are an error with the fields', async () => {
    const profile = { ...PROFILE, academicBackground: 'short', preferredCountries: [] }
    const variables = { profile, programIds: await programIds(1), settings: { budget: 3 } }
    const { data, errors } = await executeGraph({ app, document: FITS, variables })
    expect(data).toBeNull()
    expect(errors).toMatchObject([
      {
        message: 'Some answers need a correction.',
        extensions: {
          code: 'BAD_USER_INPUT',
          fields: [
            {
              path: 'profile.academicBackground',
              message: 'Please provide more details about your academic background',
            },
            { path: 'profile.preferredCountries', message: 'Select at least one country' },
            { path: 'settings.budget', message: 'Must be a number from 0 to 2' },
          ],
        },
      },
    ])
  })

  test('are refused for more than a thousand programmes before anything is read', async () => {
    const variables = { profile: PROFILE, programIds: Array.from({ length: MOST_FITS + 1 }, () => 'x') }
    const { result, statements } = await recordStatements(database, () =>
      executeGraph({ app, document: FITS, variables }),
    )
    expect(result.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
    expect(statements).toEqual([])
  })

  test('count against what one operation may cost', async () => {
    const programIds = Array.from({ length: 100 }, () => 'x')
    const variables = { profile: PROFILE, programIds }
    expect(await executeGraph({ app, document: FITS, variables })).toMatchObject({ errors: [] })
    const few = `query ($profile: ProfileInput!, $programIds: [ID!]!) {
      fits(profile: $profile, programIds: $programIds) { matchPercentage tier }
    }`
    const most = { profile: PROFILE, programIds: Array.from({ length: MOST_FITS }, () => 'x') }
    expect(await executeGraph({ app, document: few, variables: most })).toMatchObject({ errors: [] })
    const threeTimes = FITS.replace(/ fits\(([\s\S]*)\}$/u, ' one: fits($1 two: fits($1 three: fits($1 }')
    const { errors } = await executeGraph({ app, document: threeTimes, variables })
    expect(errors).toMatchObject([{ extensions: { code: 'QUERY_TOO_COMPLEX' } }])
  })

  test('cost the same number of statements, however many programmes are given', async () => {
    const viewer = await createStudent({ plan: 'PREMIUM' })
    const counted = async (count: number) => {
      const variables = { profile: PROFILE, programIds: await programIds(count) }
      const { result, statements } = await recordStatements(database, () =>
        executeGraph({ app, viewer, document: FITS, variables }),
      )
      expect(result.errors).toEqual([])
      return statements.length
    }
    expect(await counted(60)).toBe(await counted(1))
  })
})
