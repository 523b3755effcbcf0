/** @module-tag postgres */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { program, smallCatalogue, tuition, university } from '../../test/catalogues.ts'
import { recordStatements } from '../../test/execute.ts'
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts'
import { isCatalogueLoaded, loadCatalogue, writeCatalogue } from './loadCatalogue.ts'

const TABLES = resolve(import.meta.dirname, '../../../prisma/catalogue/tables')

let database: TestDatabase
let folder: string

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.truncate()
  folder = await mkdtemp(join(tmpdir(), 'catalogue-'))
  await cp(TABLES, folder, { recursive: true })
})
afterEach(() => rm(folder, { recursive: true }))
afterAll(() => database.close())

function load() {
  return loadCatalogue({ database, folder })
}

/** Changes the first cell of a table whose text is `before`. */
async function edit(table: string, before: string, after: string) {
  const file = join(folder, `${table}.csv`)
  const text = await readFile(file, 'utf8')
  expect(text).toContain(before)
  await writeFile(file, text.replace(before, after))
}

async function counts() {
  const { prisma } = database
  return {
    universities: await prisma.university.count(),
    programs: await prisma.program.count(),
    versions: await prisma.catalogueVersion.count(),
    rates: await prisma.exchangeRate.count(),
  }
}

test('two processes that start at once load it once; a later load is one statement', {
  tags: 'journey',
}, async () => {
  expect(await isCatalogueLoaded({ database, folder })).toBe(false)
  // Each process has its connection. Here one event loop reads two catalogues, and would let a connection that is being
  // opened run into its timeout.
  await Promise.all([counts(), counts()])
  const [first, second] = await Promise.all([load(), load()])
  expect([first.isNew, second.isNew].sort()).toEqual([false, true])
  expect(first.universities).toBeGreaterThanOrEqual(540)
  expect(first.programs).toBeGreaterThanOrEqual(2500)
  const rows = await counts()
  expect(rows).toMatchObject({ universities: first.universities, programs: first.programs, versions: 1 })

  const { result: again, statements } = await recordStatements(database, load)
  expect(again.isNew).toBe(false)
  expect(statements).toHaveLength(1)
  expect(await isCatalogueLoaded({ database, folder })).toBe(true)
  expect(await counts()).toEqual(rows)
})

describe('a broken row', () => {
  test.each([
    ['universities', 'UK,London', 'Utopia,London', /^universities\.csv, row \d+, column country: .*Utopia/],
    ['programs', ',MBA,MBA,', ',BA,MBA,', /^programs\.csv, row \d+, column degreeType: .*BA/],
    ['programs', 'computer-science', 'alchemy', /^programs\.csv, row \d+, column field: .*alchemy/],
    ['programs', 'australia/', 'australia/no-', /^programs\.csv, row \d+, column university: leads nowhere/],
    ['exchange_rates', '2026-03-05', '2026-13-05', /^exchange_rates\.csv, row 1, column date: /],
    ['intakes', 'country,', 'land,', /^intakes\.csv: the column country is missing/],
    ['requirements', '\n', '\nan,extra,line\n', /^requirements\.csv: row 1 has 3 cells/],
  ])(
    'of %s names the file, the row and the column and changes nothing',
    async (table, before, after, message) => {
      await writeCatalogue({ database, catalogue: smallCatalogue() })
      const stood = await counts()
      await edit(table, before, after)
      await expect(load()).rejects.toThrow(message)
      expect(await counts()).toEqual(stood)
    },
  )
})

describe('a later version', () => {
  const former = smallCatalogue()
  const write = (catalogue: typeof former) => writeCatalogue({ database, catalogue })
  const ids = async () =>
    Object.fromEntries((await database.prisma.program.findMany()).map(({ key, id }) => [key, id] as const))

  test('keeps the ids of rows that it still has', { tags: 'journey' }, async () => {
    await write(former)
    const before = await ids()
    const renamed = former.universities.map(row => ({ ...row, city: 'Somewhere' }))
    await write(
      smallCatalogue({
        universities: renamed,
        programs: [...former.programs, program({ name: 'Physics MSc' })],
      }),
    )
    const after = await ids()
    expect(after).toMatchObject(before)
    expect(Object.keys(after)).toHaveLength(4)
    expect(await database.prisma.university.count({ where: { city: 'Somewhere' } })).toBe(2)
  })

  test('keeps rows that it lacks, unlisted', { tags: 'journey' }, async () => {
    await write(former)
    await write(smallCatalogue({ programs: former.programs.slice(1) }))
    const listed = await database.prisma.program.findMany({ orderBy: { id: 'asc' } })
    expect(listed).toHaveLength(3)
    expect(listed.filter(({ isListed }) => !isListed).map(({ name }) => name)).toEqual(['Robotics MSc'])
  })

  test('lists returned rows again', async () => {
    await write(former)
    await write(smallCatalogue({ programs: former.programs.slice(1) }))
    await write(smallCatalogue({ checksum: 'third' }))
    expect(await database.prisma.program.count({ where: { isListed: true } })).toBe(3)
  })
})

describe('the derived columns', () => {
  async function loaded(columns: Parameters<typeof program>[0]) {
    await writeCatalogue({
      database,
      catalogue: smallCatalogue({
        universities: [university({ isSample: true })],
        programs: [program(columns)],
        requirements: [
          {
            university: 'uk/university-of-leeds',
            kind: 'MINIMUM',
            what: 'IELTS',
            value: 6.5,
            text: 'IELTS 6.5',
            basis: 'SOURCED',
            source: 'a page',
            year: 2024,
          },
        ],
      }),
    })
    return await database.prisma.program.findFirstOrThrow({
      include: { university: { include: { livingCost: true } } },
    })
  }

  test("a year's tuition is in dollars at the table's rate", async () => {
    expect((await loaded(tuition(20_000))).tuitionYearUsd).toBe(25_000)
  })

  test('a fee for a whole programme is divided by its years', async () => {
    expect((await loaded({ ...tuition(40_000, { period: 'PROGRAMME' }), months: 24 })).tuitionYearUsd).toBe(
      25_000,
    )
  })

  test('a fee for a programme of unknown length gives no yearly tuition', async () => {
    expect((await loaded(tuition(40_000, { period: 'PROGRAMME' }))).tuitionYearUsd).toBeNull()
  })

  test("a programme has its university's country, band, sample, living cost and minima", async () => {
    const row = await loaded({})
    expect(row).toMatchObject({
      country: 'UK',
      selectivity: 6,
      isSample: true,
      livingYearUsd: 12_000,
      minimumIelts: 6.5,
      requirements: 'IELTS 6.5.',
      intakeMonths: [9],
      intakeBasis: 'INDICATIVE',
    })
    expect(row.university).toMatchObject({
      programCount: 1,
      description: 'Large public university in Leeds, the United Kingdom.',
      livingCost: { city: 'Leeds' },
    })
  })
})
