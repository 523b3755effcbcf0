import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AppContext, Viewer } from '../domain/appContext.ts'
import type { PlanCode, Role } from '../generated/prisma/enums.ts'
import { createCatalogue, program, smallCatalogue, tuition, university } from '../test/catalogues.ts'
import { executeGraph, recordStatements } from '../test/execute.ts'
import { createAppContext, createUser, createViewer } from '../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../test/testDatabase.ts'

let database: TestDatabase
let app: AppContext

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database })
})
beforeEach(() => database.truncate())
afterAll(() => database.close())

async function viewerWith(columns: { plan?: PlanCode; role?: Role }): Promise<Viewer> {
  return (await createViewer({ app, user: await createUser({ app, columns }) })).viewer
}

type Page = {
  totalCount: number
  edges: { cursor: string; node: { id: string; name: string } }[]
  pageInfo: { hasNextPage: boolean }
}

async function ask<Result>(
  document: string,
  variables: Record<string, unknown> = {},
  viewer: Viewer | null = null,
) {
  const { data, errors } = await executeGraph<Result>({ app, viewer, document, variables })
  expect(errors).toEqual([])
  if (!data) throw new Error('no data')
  return data
}

async function universityNames(filter: object = {}, viewer: Viewer | null = null): Promise<string[]> {
  const { universities } = await ask<{ universities: Page }>(
    'query ($filter: UniversityFilter) { universities(filter: $filter, first: 100) { totalCount edges { node { id name } } } }',
    { filter },
    viewer,
  )
  expect(universities.totalCount).toBe(universities.edges.length)
  return universities.edges.map(({ node }) => node.name)
}

async function programNames(filter: object = {}, viewer: Viewer | null = null): Promise<string[]> {
  const { programs } = await ask<{ programs: Page }>(
    'query ($filter: ProgramFilter) { programs(filter: $filter, first: 100) { totalCount edges { node { id name } } } }',
    { filter },
    viewer,
  )
  expect(programs.totalCount).toBe(programs.edges.length)
  return programs.edges.map(({ node }) => node.name)
}

describe('access', () => {
  beforeEach(() => createCatalogue({ app }))

  test.each([
    ['a visitor', null],
    ['a student on Free', {}],
    ['a reviewer', { role: 'REVIEWER' as const }],
  ])('%s sees the public sample, in lists and by id alike', async (_who, columns) => {
    const viewer = columns && (await viewerWith(columns))
    expect(await universityNames({}, viewer)).toEqual(['University of Leeds'])
    expect(await programNames({}, viewer)).toEqual(['MBA', 'Robotics MSc'])
    expect(await programNames({ search: 'data' }, viewer)).toEqual([])
    const all = await viewerWith({ plan: 'PREMIUM' })
    const { universities, programs } = await ask<{ universities: Page; programs: Page }>(
      '{ universities { edges { node { id name } } } programs { edges { node { id name } } } }',
      {},
      all,
    )
    const ids = [...universities.edges, ...programs.edges].map(({ node }) => node.id)
    const { nodes } = await ask<{ nodes: ({ name: string } | null)[] }>(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on University { name } ... on Program { name } } }',
      { ids },
      viewer,
    )
    expect(nodes).toEqual([
      null,
      { name: 'University of Leeds' },
      null,
      { name: 'MBA' },
      { name: 'Robotics MSc' },
    ])
  })

  test.each([
    ['a student on Standard', { plan: 'STANDARD' as const }],
    ['a student on Premium', { plan: 'PREMIUM' as const }],
    ['a partner', { role: 'PARTNER' as const }],
    ['an analyst', { role: 'ANALYST' as const }],
    ['an admin', { role: 'ADMIN' as const }],
  ])('%s sees all', async (_who, columns) => {
    const viewer = await viewerWith(columns)
    expect(await universityNames({}, viewer)).toEqual(['Harvard University', 'University of Leeds'])
    expect(await programNames({}, viewer)).toEqual(['Data Science MS', 'MBA', 'Robotics MSc'])
  })

  test('what a later version lacks is visible to nobody', async () => {
    await createCatalogue({
      app,
      catalogue: smallCatalogue({ programs: [program({ name: 'Physics MSc' })] }),
    })
    expect(await programNames({}, await viewerWith({ plan: 'PREMIUM' }))).toEqual(['Physics MSc'])
    const { universities } = await ask<{
      universities: { edges: { node: { programCount: number; programs: Page } }[] }
    }>('{ universities { edges { node { programCount programs { totalCount edges { node { name } } } } } } }')
    expect(universities.edges).toMatchObject([
      { node: { programCount: 1, programs: { totalCount: 1, edges: [{ node: { name: 'Physics MSc' } }] } } },
    ])
  })
})

describe('searching', () => {
  beforeEach(() =>
    createCatalogue({
      app,
      catalogue: smallCatalogue({
        universities: [
          university({ isSample: true }),
          university({
            key: 'germany/tum',
            name: 'Technical University of Munich',
            localName: 'Technische Universität München',
            country: 'GERMANY',
            city: 'Munich',
            isSample: true,
          }),
          university({
            key: 'usa/mit',
            name: 'Massachusetts Institute of Technology (MIT)',
            country: 'USA',
            city: 'Cambridge',
            isSample: true,
          }),
        ],
        programs: [
          program(tuition(20_000)),
          program({
            name: 'MBA',
            degreeType: 'MBA',
            award: 'MBA',
            field: 'business-administration',
            ...tuition(40_000),
          }),
          program({
            university: 'germany/tum',
            name: 'Robotics, Cognition, Intelligence',
            field: 'robotics',
          }),
          program({ university: 'usa/mit', name: 'Computer Science 100% C++ MS', field: 'computer-science' }),
        ],
      }),
    }),
  )

  test.each([
    [
      'nothing',
      {},
      [
        'Massachusetts Institute of Technology (MIT)',
        'Technical University of Munich',
        'University of Leeds',
      ],
    ],
    ['a part of a name, in any case', { search: 'mUNI' }, ['Technical University of Munich']],
    [
      'a name in its own language, without its accents',
      { search: 'munchen' },
      ['Technical University of Munich'],
    ],
    ['several words in any order', { search: 'munich technical' }, ['Technical University of Munich']],
    ['a city', { search: 'cambridge' }, ['Massachusetts Institute of Technology (MIT)']],
    ['two letters, where a word begins', { search: 'le' }, ['University of Leeds']],
    ['a country', { country: 'GERMANY' }, ['Technical University of Munich']],
    ['a country and a search without a common result', { country: 'GERMANY', search: 'leeds' }, []],
    [
      'only signs',
      { search: '%_*' },
      [
        'Massachusetts Institute of Technology (MIT)',
        'Technical University of Munich',
        'University of Leeds',
      ],
    ],
    ['a wildcard', { search: 'l%s' }, []],
    ['an unknown word', { search: 'atlantis' }, []],
    ['a very long text', { search: 'x'.repeat(100_000) }, []],
  ])('universities by %s', async (_what, filter, names) => {
    expect(await universityNames(filter)).toEqual(names)
  })

  test.each([
    [
      'nothing',
      {},
      ['Computer Science 100% C++ MS', 'Robotics, Cognition, Intelligence', 'MBA', 'Robotics MSc'],
    ],
    ['a name', { search: 'robot' }, ['Robotics, Cognition, Intelligence', 'Robotics MSc']],
    ['a name among irrelevant words', { search: 'MSc in Robotics at University of Leeds' }, ['Robotics MSc']],
    ['a name and a place', { search: 'robotics leeds' }, ['Robotics MSc']],
    [
      'the name of their field',
      { search: 'automation' },
      ['Robotics, Cognition, Intelligence', 'Robotics MSc'],
    ],
    ['a field', { field: 'robotics' }, ['Robotics, Cognition, Intelligence', 'Robotics MSc']],
    ['a degree', { degreeType: 'MBA' }, ['MBA']],
    ['a country', { country: 'USA' }, ['Computer Science 100% C++ MS']],
    ['signs in a name', { search: 'c++' }, ['Computer Science 100% C++ MS']],
    ['the most tuition, in dollars', { maxTuition: 25_000 }, ['Robotics MSc']],
    ['too little tuition', { maxTuition: 1 }, []],
    ['a malformed id', { universityId: 'nonsense' }, []],
  ])('programmes by %s', async (_what, filter, names) => {
    expect(await programNames(filter)).toEqual(names)
  })

  test('programmes of one university', async () => {
    const { universities } = await ask<{ universities: Page }>(
      '{ universities(filter: {search: "leeds"}) { edges { node { id name } } } }',
    )
    const universityId = universities.edges[0]?.node.id
    expect(await programNames({ universityId })).toEqual(['MBA', 'Robotics MSc'])
  })

  test('pages forwards and backwards contain each row exactly once', async () => {
    const document =
      'query ($first: Int, $after: String, $last: Int, $before: String) { programs(first: $first, after: $after, last: $last, before: $before) { totalCount edges { cursor node { id name } } pageInfo { hasNextPage hasPreviousPage } } }'
    const seen: string[] = []
    let after: string | undefined
    for (let page = 0; page < 4; page += 1) {
      const { programs } = await ask<{ programs: Page }>(document, { first: 1, after })
      seen.push(...programs.edges.map(({ node }) => node.name))
      after = programs.edges[0]?.cursor
      expect([programs.totalCount, programs.pageInfo.hasNextPage]).toEqual([4, page < 3])
    }
    expect(seen).toEqual(await programNames())
    const { programs } = await ask<{ programs: Page }>(document, { last: 2, before: after })
    expect(programs.edges.map(({ node }) => node.name)).toEqual(seen.slice(1, 3))
  })

  test('more than a hundred at a time is refused', async () => {
    for (const list of ['universities', 'programs']) {
      const { errors } = await executeGraph({ app, document: `{ ${list}(first: 101) { totalCount } }` })
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
    }
  })
})

test('a programme has its facts, and the source of each figure', async () => {
  await createCatalogue({
    app,
    catalogue: smallCatalogue({
      universities: [university({ isSample: true })],
      programs: [
        program({ months: 18, ...tuition(15_450, { tuitionBasis: 'INDICATIVE' }), intakes: [1, 9] }),
        program({ name: 'Physics MSc', field: 'physics' }),
      ],
      deadlines: [
        {
          university: 'uk/university-of-leeds',
          program: 'Robotics MSc',
          degreeType: 'MASTERS',
          label: 'Round 1',
          date: '2026-01-07',
          cycle: '2026-27',
          basis: 'INDICATIVE',
          source: 'a page',
          year: 2026,
        },
      ],
    }),
  })
  const { programs } = await ask<{ programs: { nodes: object[]; edges: { node: object }[] } }>(`{
    programs { edges { node {
      name degreeType field duration tuitionFees requirements intakeMonths intakeBasis
      tuition { amount currency period year basis source }
      livingCost { amount currency period year basis source }
      deadlines { label date cycle basis }
      university { name country city website imageUrl programCount selectivity }
    } } }
  }`)
  expect(programs.edges.map(({ node }) => node)).toMatchObject([
    {
      name: 'Physics MSc',
      duration: 'Check with the university',
      tuitionFees: 'Check with the university',
      requirements: 'Check with the university',
      tuition: null,
      // A day belongs to one programme of a university, not to all.
      deadlines: [],
      intakeMonths: [9],
      intakeBasis: 'INDICATIVE',
    },
    {
      name: 'Robotics MSc',
      degreeType: 'MASTERS',
      field: 'Robotics and automation',
      duration: '18 months',
      tuitionFees: 'about £15,450 a year (2025, indicative)',
      tuition: {
        amount: 15_450,
        currency: 'GBP',
        period: 'YEAR',
        year: 2025,
        basis: 'INDICATIVE',
        source: 'A list (a publisher)',
      },
      livingCost: {
        amount: 1000,
        currency: 'USD',
        period: 'MONTH',
        year: 2022,
        basis: 'INDICATIVE',
        source: 'a rule',
      },
      intakeMonths: [1, 9],
      intakeBasis: 'SOURCED',
      deadlines: [{ label: 'Round 1', date: '2026-01-07', cycle: '2026-27', basis: 'INDICATIVE' }],
      university: {
        name: 'University of Leeds',
        country: 'UK',
        imageUrl: null,
        selectivity: 'Highly selective',
      },
    },
  ])
})

test('a university has what it says about AI, each note with its source', async () => {
  await createCatalogue({
    app,
    catalogue: smallCatalogue({
      universities: [university({ isSample: true, aiPolicy: 'COACH_ONLY' })],
      programs: [],
      ai_policies: [
        {
          university: 'uk/university-of-leeds',
          country: 'UK',
          unit: 'admission',
          appliesTo: 'statement',
          policy: 'COACH_ONLY',
          summary: 'AI must not generate parts',
          note: null,
          secondHand: false,
          source: 'its policy',
          year: 2026,
        },
      ],
    }),
  })
  const { universities } = await ask<{ universities: { edges: { node: object }[] } }>(
    '{ universities { edges { node { aiPolicy aiPolicyNotes { unit policy summary isSecondHand source year } } } } }',
  )
  expect(universities.edges[0]?.node).toEqual({
    aiPolicy: 'COACH_ONLY',
    aiPolicyNotes: [
      {
        unit: 'admission',
        policy: 'COACH_ONLY',
        summary: 'AI must not generate parts',
        isSecondHand: false,
        source: 'its policy',
        year: 2026,
      },
    ],
  })
})

test('a screen of universities with programmes costs the same number of statements, however many there are', async () => {
  const document = `{
    universities(first: 20) { totalCount edges { node {
      id name country city programCount livingCost { amount }
      programs(first: 5) { totalCount edges { node { id name tuitionFees deadlines { date } livingCost { amount } university { name } } } }
    } } }
    exchangeRates { currency inrPerUnit }
  }`
  const counted = async (universities: number) => {
    await database.truncate()
    const keys = Array.from({ length: universities }, (_, number) => `uk/number-${number}`)
    await createCatalogue({
      app,
      catalogue: smallCatalogue({
        universities: keys.map(key => university({ key, name: key, isSample: true })),
        programs: keys.flatMap(key => [
          program({ university: key }),
          program({ university: key, name: 'Physics MSc' }),
        ]),
      }),
    })
    const viewer = await viewerWith({})
    const { result, statements } = await recordStatements(database, () =>
      executeGraph({ app, viewer, document }),
    )
    expect(result.errors).toEqual([])
    return statements.length
  }
  expect(await counted(12)).toBe(await counted(1))
})

test('fields of study and exchange rates can be read for forms', async () => {
  await createCatalogue({ app })
  const { fields, exchangeRates } = await ask<{
    fields: { code: string; group: string }[]
    exchangeRates: object[]
  }>('{ fields { code name group } exchangeRates { currency inrPerUnit usdPerUnit date source } }')
  expect(new Set(fields.map(({ group }) => group)).size).toBe(12)
  expect(fields).toContainEqual({ code: 'robotics', name: 'Robotics and automation', group: 'Engineering' })
  expect(exchangeRates).toContainEqual({
    currency: 'GBP',
    inrPerUnit: 120,
    usdPerUnit: 1.25,
    date: '2026-03-05',
    source: 'a bank',
  })
})
