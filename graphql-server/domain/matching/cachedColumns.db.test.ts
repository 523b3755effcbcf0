import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createCatalogue, largeCatalogue, program, smallCatalogue, tuition } from '../../test/catalogues.ts'
import { recordStatements } from '../../test/execute.ts'
import { createAppContext } from '../../test/factories.ts'
import { openTestDatabase, type TestDatabase, testedDatabase } from '../../test/testDatabase.ts'
import type { AppContext } from '../appContext.ts'
import { CatalogueTooLargeError } from '../errors.ts'
import { cacheColumns } from './cachedColumns.ts'
import { COUNTRIES, IS_LISTED, IS_SAMPLE, rowOf } from './columns.ts'
import { rankPrograms } from './rank.ts'
import { ROBOTICIST } from './scoring.test-fixtures.ts'
import { DEFAULT_SETTINGS } from './types.ts'

let database: TestDatabase
let app: AppContext

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database })
})
beforeEach(() => database.truncate())
afterAll(() => database.close())

async function ranked(asking: AppContext = app) {
  const columns = await cacheColumns({ app: asking })
  const { programs: matches } = rankPrograms({
    columns,
    profile: { ...ROBOTICIST, fields: [...ROBOTICIST.fields, { code: 'data-science', weight: 0.6 }] },
    settings: DEFAULT_SETTINGS,
    reach: 'ALL',
    limit: 10,
  })
  const programs = await database.prisma.program.findMany()
  return matches.map(({ programId }) => programs.find(({ id }) => id === programId)?.name)
}

const [leeds, mba, harvard] = smallCatalogue().programs
const added = program({ name: 'Autonomous Vehicles MSc', ...tuition(20_000) })

function withOneMore() {
  return smallCatalogue({
    checksum: 'one more',
    programs: [leeds, mba, harvard, added].flatMap(one => one ?? []),
  })
}

test('columns have the values of the rows', async () => {
  await createCatalogue({
    app,
    catalogue: smallCatalogue({
      programs: [program({ ...tuition(20_000), months: 12 })],
      requirements: [
        {
          university: 'uk/university-of-leeds',
          kind: 'MINIMUM',
          what: 'IELTS',
          value: 6.5,
          text: 'IELTS 6.5',
          basis: 'INDICATIVE',
          source: 'a list',
          year: 2025,
        },
      ],
    }),
  })
  const columns = await cacheColumns({ app })
  const { id } = await database.prisma.program.findFirstOrThrow()
  const row = rowOf(columns, id)
  expect(columns.length).toBe(1)
  expect(COUNTRIES[columns.country[row] ?? -1]).toBe('UK')
  expect(columns.flags[row]).toBe(IS_LISTED | IS_SAMPLE)
  expect(columns.tuitionYearUsd[row]).toBe(25_000)
  expect(columns.livingYearUsd[row]).toBe(12_000)
  expect(columns.minimumIelts[row]).toBe(6.5)
  expect(columns.minimumGpaOf4[row]).toBeNaN()
  expect(columns.intakes[row]).toBe(1 << 8)
  expect(columns.durationMonths[row]).toBe(12)
  expect(columns.selectivity[row]).toBe(6)
})

test('with cached columns, a ranking reads only the version, in one statement', async () => {
  await createCatalogue({ app })
  const first = await cacheColumns({ app })
  const { result, statements } = await recordStatements(database, () => cacheColumns({ app }))
  expect(result).toBe(first)
  expect(statements).toHaveLength(1)
  expect(statements[0]).toContain('"CatalogueVersion"')
})

test('the next ranking has the programmes of a new version', async () => {
  await createCatalogue({ app })
  expect((await ranked()).toSorted()).toEqual(['Data Science MS', 'Robotics MSc'])
  await createCatalogue({ app, catalogue: withOneMore() })
  expect((await ranked()).toSorted()).toEqual(['Autonomous Vehicles MSc', 'Data Science MS', 'Robotics MSc'])
})

test('programmes that a new version does not list are not ranked', async () => {
  await createCatalogue({ app, catalogue: withOneMore() })
  expect(await ranked()).toContain('Autonomous Vehicles MSc')
  await createCatalogue({ app })
  expect(await ranked()).not.toContain('Autonomous Vehicles MSc')
})

test.runIf(testedDatabase === 'postgres')(
  'a version that another process brought is seen as well',
  async () => {
    await createCatalogue({ app })
    expect(await ranked()).toHaveLength(2)
    const elsewhere = createAppContext({ database: await database.openAnother() })
    try {
      await createCatalogue({ app: elsewhere, catalogue: withOneMore() })
      expect(await ranked()).toHaveLength(3)
      expect(await ranked(elsewhere)).toHaveLength(3)
    } finally {
      await elsewhere.database.close()
    }
  },
)

test('simultaneous callers wait for one load', async () => {
  await createCatalogue({ app })
  const { result, statements } = await recordStatements(database, () =>
    Promise.all(Array.from({ length: 5 }, () => cacheColumns({ app }))),
  )
  expect(new Set(result).size).toBe(1)
  expect(statements.filter(statement => statement.includes('"Program"'))).toHaveLength(1)
})

test('a catalogue of several pages is cached completely, in the order of ids', async () => {
  await createCatalogue({ app, catalogue: largeCatalogue({ universities: 60, programs: 12_000 }) })
  const columns = await cacheColumns({ app })
  const programs = await database.prisma.program.findMany({ select: { id: true }, orderBy: { id: 'asc' } })
  expect([...columns.programId]).toEqual(programs.map(({ id }) => id))
  expect(columns.length).toBe(12_000)
})

test('a version that is loaded while pages are read is not mixed with the old one', async () => {
  await createCatalogue({ app })
  const versions = database.prisma.catalogueVersion
  let reads = 0
  // The version is read before the pages and after them. A new version is written before the second read.
  const prisma = new Proxy(database.prisma, {
    get(target, name, receiver) {
      if (name !== 'catalogueVersion') return Reflect.get(target, name, receiver)
      return {
        findFirst: async (options: Parameters<typeof versions.findFirst>[0]) => {
          reads += 1
          if (reads === 2) await createCatalogue({ app, catalogue: withOneMore() })
          return await versions.findFirst(options)
        },
      }
    },
  })
  const columns = await cacheColumns({ app: { database: { ...database, prisma } } })
  expect(columns.length).toBe(4)
})

test('a catalogue above the cache limit is refused, and loaded again by the next call', async () => {
  await createCatalogue({ app })
  await expect(cacheColumns({ app, mostBytes: 100 })).rejects.toThrow(CatalogueTooLargeError)
  await expect(cacheColumns({ app, mostBytes: 100 })).rejects.toThrow(/more than .* MB/)
  expect((await cacheColumns({ app })).length).toBe(3)
})

test('a database without a catalogue has empty columns', async () => {
  expect((await cacheColumns({ app })).length).toBe(0)
  await createCatalogue({ app })
  expect((await cacheColumns({ app })).length).toBe(3)
})
