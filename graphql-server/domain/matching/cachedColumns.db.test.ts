import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createCatalogue, largeCatalogue, program, smallCatalogue, tuition } from '../../test/catalogues.ts'
import { recordStatements } from '../../test/execute.ts'
import { createWorld } from '../../test/factories.ts'
import { openTestDatabase, type TestDatabase, testedDatabase } from '../../test/testDatabase.ts'
import type { World } from '../appContext.ts'
import { CatalogueTooLargeError } from '../errors.ts'
import { holdColumns } from './cachedColumns.ts'
import { COUNTRIES, IS_LISTED, IS_SAMPLE, rowOf } from './columns.ts'
import { rankPrograms } from './rank.ts'
import { ROBOTICIST } from './scoring.test-fixtures.ts'
import { DEFAULT_SETTINGS } from './types.ts'

let database: TestDatabase
let world: World

beforeAll(async () => {
  database = await openTestDatabase()
  world = createWorld({ database })
})
beforeEach(() => database.truncate())
afterAll(() => database.close())

async function ranked(asking: World = world) {
  const columns = await holdColumns({ world: asking })
  const matches = rankPrograms({
    columns,
    profile: ROBOTICIST,
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

test('columns hold what the rows say', async () => {
  await createCatalogue({
    world,
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
  const columns = await holdColumns({ world })
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

test('once they are held, a ranking asks for the version with one statement', async () => {
  await createCatalogue({ world })
  const first = await holdColumns({ world })
  const { result, statements } = await recordStatements(database, () => holdColumns({ world }))
  expect(result).toBe(first)
  expect(statements).toHaveLength(1)
  expect(statements[0]).toContain('"CatalogueVersion"')
})

test('the next ranking sees the programmes of a new version', async () => {
  await createCatalogue({ world })
  expect(await ranked()).toEqual(['Robotics MSc', 'Data Science MS'])
  await createCatalogue({ world, catalogue: withOneMore() })
  expect((await ranked()).toSorted()).toEqual(['Autonomous Vehicles MSc', 'Data Science MS', 'Robotics MSc'])
})

test('programmes that a new version no longer lists are ranked no more', async () => {
  await createCatalogue({ world, catalogue: withOneMore() })
  expect(await ranked()).toContain('Autonomous Vehicles MSc')
  await createCatalogue({ world })
  expect(await ranked()).not.toContain('Autonomous Vehicles MSc')
})

test.runIf(testedDatabase === 'postgres')(
  'a version that another process brought is seen as well',
  async () => {
    await createCatalogue({ world })
    expect(await ranked()).toHaveLength(2)
    const elsewhere = createWorld({ database: await database.openAnother() })
    try {
      await createCatalogue({ world: elsewhere, catalogue: withOneMore() })
      expect(await ranked()).toHaveLength(3)
      expect(await ranked(elsewhere)).toHaveLength(3)
    } finally {
      await elsewhere.database.close()
    }
  },
)

test('all who ask at once wait for one loading', async () => {
  await createCatalogue({ world })
  const { result, statements } = await recordStatements(database, () =>
    Promise.all(Array.from({ length: 5 }, () => holdColumns({ world }))),
  )
  expect(new Set(result).size).toBe(1)
  expect(statements.filter(statement => statement.includes('"Program"'))).toHaveLength(1)
})

test('a catalogue of several pages is held whole, in the order of ids', async () => {
  await createCatalogue({ world, catalogue: largeCatalogue({ universities: 60, programs: 12_000 }) })
  const columns = await holdColumns({ world })
  const programs = await database.prisma.program.findMany({ select: { id: true }, orderBy: { id: 'asc' } })
  expect([...columns.programId]).toEqual(programs.map(({ id }) => id))
  expect(columns.length).toBe(12_000)
})

test('a version that comes while pages are read is not mixed with the old one', async () => {
  await createCatalogue({ world })
  const versions = database.prisma.catalogueVersion
  let looks = 0
  // The first look at the version is before the pages, the second after them: before that one, a new one is brought.
  const prisma = new Proxy(database.prisma, {
    get(target, name, receiver) {
      if (name !== 'catalogueVersion') return Reflect.get(target, name, receiver)
      return {
        findFirst: async (options: Parameters<typeof versions.findFirst>[0]) => {
          looks += 1
          if (looks === 2) await createCatalogue({ world, catalogue: withOneMore() })
          return await versions.findFirst(options)
        },
      }
    },
  })
  const columns = await holdColumns({ world: { database: { ...database, prisma } } })
  expect(columns.length).toBe(4)
})

test('a catalogue that is larger than a process holds is refused, and asked for anew the next time', async () => {
  await createCatalogue({ world })
  await expect(holdColumns({ world, mostBytes: 100 })).rejects.toThrow(CatalogueTooLargeError)
  await expect(holdColumns({ world, mostBytes: 100 })).rejects.toThrow(/more than .* MB/)
  expect((await holdColumns({ world })).length).toBe(3)
})

test('a database without a catalogue has empty columns, until it has one', async () => {
  expect((await holdColumns({ world })).length).toBe(0)
  await createCatalogue({ world })
  expect((await holdColumns({ world })).length).toBe(3)
})
