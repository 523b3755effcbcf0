import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AppContext, Viewer } from '../domain/appContext.ts'
import { generateMatches } from '../domain/matching/generateMatches.ts'
import { createCatalogue, program, smallCatalogue, tuition, university } from '../test/catalogues.ts'
import { executeGraph, recordStatements } from '../test/execute.ts'
import { createAppContext, createProfile, createUser, createViewer } from '../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../test/testDatabase.ts'

const LEEDS = 'uk/university-of-leeds'
const BATH = 'uk/university-of-bath'

let database: TestDatabase
let app: AppContext

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database })
  await createCatalogue({
    app,
    catalogue: smallCatalogue({
      universities: [
        university({ key: BATH, name: 'University of Bath', isSample: true }),
        university({ key: LEEDS, isSample: true }),
      ],
      programs: [
        // A year of living in Leeds is 12,000 dollars, and a pound 1.25 dollars.
        program({ name: 'Robotics MSc', months: 12, ...tuition(16_000), intakes: [1, 9] }),
        program({
          name: 'Robotics and Control MSc',
          months: 24,
          ...tuition(24_000),
          tests: ['GRE'],
          testPolicy: 'REQUIRED',
          knowledgeYear: 2026,
        }),
        program({
          university: BATH,
          name: 'Robotics Systems MSc',
          months: 18,
          languages: ['German', 'English'],
          tests: ['GRE', 'GMAT'],
          testPolicy: 'OPTIONAL',
          knowledgeYear: 2026,
        }),
        program({ university: BATH, name: 'History MA', field: 'history', award: 'MA' }),
      ],
    }),
  })
})
beforeEach(() => database.prisma.user.deleteMany())
afterAll(() => database.close())

async function createStudent(hasProfile = true): Promise<Viewer> {
  const user = await createUser({ app, columns: { plan: 'PREMIUM' } })
  if (hasProfile) await createProfile({ app, user })
  return (await createViewer({ app, user })).viewer
}

async function ask<Result>(viewer: Viewer | null, document: string, variables: Record<string, unknown> = {}) {
  const { data, errors } = await executeGraph<Result>({ app, viewer, document, variables })
  expect(errors).toEqual([])
  if (!data) throw new Error('no data')
  return data
}

type Found<Node> = { totalCount: number; edges: { cursor: string; node: Node }[] }
type Looser = { kind: string; count: number }[]

const PROGRAMS = `query ($filter: ProgramFilter, $order: ListOrder, $first: Int, $after: String) {
  programs(filter: $filter, order: $order, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage } edges { cursor node { name } }
  }
  looserPrograms(filter: $filter) { kind count }
}`

async function programsOf(variables: Record<string, unknown>, viewer: Viewer | null = null) {
  const { programs, looserPrograms } = await ask<{
    programs: Found<{ name: string }> & { pageInfo: { hasNextPage: boolean } }
    looserPrograms: Looser
  }>(viewer, PROGRAMS, variables)
  return { ...programs, names: programs.edges.map(({ node }) => node.name), looser: looserPrograms }
}

const FACTS = [
  [{ maxCost: { amount: 32_000, currency: 'USD' } }, ['Robotics MSc']],
  [{ maxCost: { amount: 31_999, currency: 'USD' } }, []],
  [{ maxCost: { amount: 25_600, currency: 'GBP' } }, ['Robotics MSc']],
  [{ maxCost: { amount: 90_000, currency: 'USD' } }, ['Robotics and Control MSc', 'Robotics MSc']],
  [{ intakeMonth: 1 }, ['Robotics MSc']],
  [{ language: 'German' }, ['Robotics Systems MSc']],
  [{ maxMonths: 18 }, ['Robotics MSc', 'Robotics Systems MSc']],
  [{ test: 'NOT_REQUIRED' }, ['Robotics Systems MSc']],
  [{ test: 'GRE' }, ['Robotics and Control MSc', 'Robotics Systems MSc']],
  [{ test: 'GMAT' }, ['Robotics Systems MSc']],
] as const

describe('programmes', () => {
  test.each(FACTS)(
    'are narrowed by %j, and those of which it is not known are left out',
    async (facts, names) => {
      const found = await programsOf({ filter: { facts } })
      expect(found.names.toSorted()).toEqual(names.toSorted())
      expect(found.totalCount).toBe(names.length)
    },
  )

  test('refuse a currency without a rate', async () => {
    const filter = { facts: { maxCost: { amount: 1, currency: 'XXX' } } }
    const { errors } = await executeGraph({ app, viewer: null, document: PROGRAMS, variables: { filter } })
    expect(errors[0]?.extensions?.code).toBe('BAD_USER_INPUT')
  })

  test('say which filter to leave out where none fits, and nothing where some fit', async () => {
    const facts = { maxMonths: 12, test: 'GRE' }
    const none = await programsOf({ filter: { search: 'robotics', facts } })
    expect([none.totalCount, none.looser]).toEqual([
      0,
      [
        { kind: 'DURATION', count: 2 },
        { kind: 'TEST', count: 1 },
      ],
    ])
    expect((await programsOf({ filter: { facts: { test: 'GRE' } } })).looser).toEqual([])
    const several = { search: 'law', facts: { maxMonths: 1, intakeMonth: 3 } }
    expect((await programsOf({ filter: several })).looser).toEqual([])
  })

  test('come with the best fit first to who has a profile, page by page, each exactly once', async () => {
    const viewer = await createStudent()
    const FITS = '{ programs { edges { node { name fit { matchPercentage tier matchReason } } } } }'
    type Fits = { programs: Found<{ name: string; fit: { matchPercentage: number } | null }> }
    const { programs } = await ask<Fits>(viewer, FITS)
    const fits = new Map(programs.edges.map(({ node }) => [node.name, node.fit?.matchPercentage ?? -1]))
    const whole = await programsOf({ order: 'FIT' }, viewer)
    expect(whole.names).toHaveLength(4)
    const inOrder = whole.names.map(name => fits.get(name) ?? -1)
    expect(inOrder).toEqual(inOrder.toSorted((one, other) => other - one))
    expect(whole.names.at(-1)).toBe('History MA')
    const first = await programsOf({ order: 'FIT', first: 3 }, viewer)
    const rest = await programsOf({ order: 'FIT', first: 3, after: first.edges.at(-1)?.cursor }, viewer)
    expect([...first.names, ...rest.names]).toEqual(whole.names)
    expect([first.pageInfo.hasNextPage, rest.pageInfo.hasNextPage]).toEqual([true, false])
    expect(first.totalCount).toBe(4)
  })

  test.each([['a visitor'], ['somebody without a profile']])('keep their order for %s', async who => {
    const viewer = who === 'a visitor' ? null : await createStudent(false)
    expect((await programsOf({ order: 'FIT' }, viewer)).names).toEqual((await programsOf({}, viewer)).names)
    const { programs } = await ask<{ programs: Found<{ fit: null }> }>(
      viewer,
      '{ programs { edges { node { fit { tier } } } } }',
    )
    expect(programs.edges.every(({ node }) => node.fit === null)).toBe(true)
  })
})

describe('matches', () => {
  const MATCHES = `query ($filter: MatchFilter, $order: ListOrder) {
    viewer {
      matches(filter: $filter, order: $order) { totalCount edges { cursor node { matchPercentage program { name } } } }
      looserMatches(filter: $filter) { kind count }
    }
  }`
  type Matches = {
    viewer: {
      matches: Found<{ matchPercentage: number; program: { name: string } }>
      looserMatches: Looser
    }
  }

  async function createMatched(): Promise<Viewer> {
    const viewer = await createStudent()
    await generateMatches({ app, viewer, input: {} })
    return viewer
  }

  test.each(FACTS)('are narrowed by %j, with a count that is true', async (facts, names) => {
    const { matches } = (await ask<Matches>(await createMatched(), MATCHES, { filter: { facts } })).viewer
    expect(matches.edges.map(({ node }) => node.program.name).toSorted()).toEqual(names.toSorted())
    expect(matches.totalCount).toBe(names.length)
  })

  test('come with the best fit first on request', async () => {
    const { matches } = (await ask<Matches>(await createMatched(), MATCHES, { order: 'FIT' })).viewer
    const percentages = matches.edges.map(({ node }) => node.matchPercentage)
    expect(percentages).toHaveLength(3)
    expect(percentages).toEqual(percentages.toSorted((one, other) => other - one))
  })

  test('say which filter to leave out where none fits', async () => {
    const filter = { country: 'UK', facts: { language: 'German', intakeMonth: 1 } }
    const { matches, looserMatches } = (await ask<Matches>(await createMatched(), MATCHES, { filter })).viewer
    expect([matches.totalCount, looserMatches]).toEqual([
      0,
      [
        { kind: 'INTAKE', count: 1 },
        { kind: 'LANGUAGE', count: 1 },
      ],
    ])
  })
})

describe('universities', () => {
  const CARDS = `query ($first: Int) { universities(first: $first) { edges { node {
    name mainFields costRange { lowest highest programCount } bestFit { matchPercentage tier programName programDatabaseId }
  } } } }`
  type Cards = {
    universities: Found<{
      name: string
      mainFields: string[]
      costRange: { lowest: number; highest: number; programCount: number } | null
      bestFit: { matchPercentage: number; programName: string } | null
    }>
  }

  test('have a range of costs, their fields, and what fits the person best', async () => {
    const { universities } = await ask<Cards>(await createStudent(), CARDS)
    const [bath, leeds] = universities.edges.map(({ node }) => node)
    expect(bath).toMatchObject({ costRange: null, bestFit: { programName: 'Robotics Systems MSc' } })
    expect(bath?.mainFields.toSorted()).toEqual([
      'History, archaeology and heritage',
      'Robotics and automation',
    ])
    expect(leeds).toMatchObject({
      mainFields: ['Robotics and automation'],
      costRange: { lowest: 32_000, highest: 42_000, programCount: 2 },
    })
    const fits = '{ programs(order: FIT) { edges { node { name fit { matchPercentage } } } } }'
    type Fits = { programs: Found<{ name: string; fit: { matchPercentage: number } }> }
    const { programs } = await ask<Fits>(await createStudent(), fits)
    const best = programs.edges.find(({ node }) => node.name === leeds?.bestFit?.programName)?.node
    expect(leeds?.bestFit?.matchPercentage).toBe(best?.fit.matchPercentage)
  })

  test('say of no fit to visitors', async () => {
    const { universities } = await ask<Cards>(null, CARDS)
    expect(universities.edges.map(({ node }) => node.bestFit)).toEqual([null, null])
  })

  test('cost the same number of statements, however many there are', async () => {
    const viewer = await createStudent()
    const counted = async (first: number) => {
      const { statements } = await recordStatements(database, () =>
        executeGraph({ app, viewer, document: CARDS, variables: { first } }),
      )
      return statements.length
    }
    await counted(2)
    expect(await counted(2)).toBe(await counted(1))
  })
})
