import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type EmptyDatabase, openEmptyDatabase, testedDatabase } from '../test/testDatabase.ts'
import { migrateSchema, readApplied, readMigrations, SchemaMismatchError } from './migrations.ts'

let database: EmptyDatabase
let folder: string

beforeAll(async () => {
  database = await openEmptyDatabase()
})
beforeEach(async () => {
  await database.connection.run('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  folder = await mkdtemp(join(tmpdir(), 'gradwright-migrations-'))
  await write('1_countries', 'CREATE TABLE "Country" ("id" SERIAL PRIMARY KEY);')
  await write('2_cities', 'CREATE TABLE "City" ("id" SERIAL PRIMARY KEY); INSERT INTO "City" DEFAULT VALUES;')
})
afterEach(() => rm(folder, { recursive: true }))
afterAll(() => database.close())

async function write(name: string, script: string) {
  await mkdir(join(folder, name), { recursive: true })
  await writeFile(join(folder, name, 'migration.sql'), script)
}

async function bringForward({ apply = true, connection = database.connection, upTo = 99 } = {}) {
  const migrations = (await readMigrations(folder)).slice(0, upTo)
  return (await migrateSchema({ connection, migrations, apply })).map(({ name }) => name)
}

async function cities() {
  return await database.connection.rows('SELECT count(*)::text AS "count" FROM "City"')
}

describe('the schema', () => {
  test('is migrated once, oldest migration first', async () => {
    expect(await bringForward()).toEqual(['1_countries', '2_cities'])
    expect(await bringForward()).toEqual([])
    expect(await cities()).toEqual([{ count: '1' }])
  })

  test('gets only the missing migrations', async () => {
    await bringForward({ upTo: 1 })
    expect(await bringForward()).toEqual(['2_cities'])
  })

  test('calls back before the first new migration when it was in use', async () => {
    const calledBefore: string[] = []
    const forward = async () => {
      const migrations = await readMigrations(folder)
      const beforeApplying = async ({ name }: { name: string }) => void calledBefore.push(name)
      await migrateSchema({ connection: database.connection, migrations, apply: true, beforeApplying })
    }
    await bringForward({ upTo: 1 })
    await write('3_streets', 'CREATE TABLE "Street" ("id" SERIAL PRIMARY KEY);')
    await forward()
    await forward()
    expect(calledBefore).toEqual(['2_cities'])
  })

  test('is unchanged when a migration fails', async () => {
    await write('3_streets', 'INSERT INTO "City" DEFAULT VALUES; SELECT * FROM "Nowhere";')
    await expect(bringForward()).rejects.toThrow('3_streets')
    expect(await cities()).toEqual([{ count: '1' }])
    expect((await readApplied(database.connection)).map(({ name }) => name)).toEqual([
      '1_countries',
      '2_cities',
    ])
  })

  test('is not migrated when `apply` is false', async () => {
    await expect(bringForward({ apply: false })).rejects.toThrow(SchemaMismatchError)
    await bringForward({ upTo: 1 })
    await expect(bringForward({ apply: false })).rejects.toThrow(/older.*2_cities/)
    await bringForward()
    expect(await bringForward({ apply: false })).toEqual([])
  })

  test.each([true, false])('is refused when it is newer than the code (apply: %s)', async apply => {
    await bringForward()
    await expect(bringForward({ apply, upTo: 1 })).rejects.toThrow(/newer.*2_cities/)
  })

  test('is refused when an applied migration was edited', async () => {
    await bringForward()
    await write('1_countries', 'CREATE TABLE "Country" ("id" SERIAL PRIMARY KEY, "height" INTEGER);')
    await expect(bringForward()).rejects.toThrow(/1_countries was changed/)
  })

  test('is accepted after a checkout with other line ends', async () => {
    await write('1_countries', 'CREATE TABLE "Country" (\n"id" SERIAL PRIMARY KEY\n);')
    await bringForward()
    await write('1_countries', 'CREATE TABLE "Country" (\r\n"id" SERIAL PRIMARY KEY\r\n);')
    expect(await bringForward()).toEqual([])
  })

  test('is refused when another tool left a migration incomplete', async () => {
    await bringForward()
    await database.connection.run(
      `UPDATE "_prisma_migrations" SET "finished_at" = NULL WHERE "migration_name" = '2_cities'`,
    )
    await expect(bringForward()).rejects.toThrow(/2_cities.*never finished/)
  })

  test.runIf(testedDatabase === 'postgres')('is migrated once by five processes at once', async () => {
    const connections = await Promise.all([1, 2, 3, 4, 5].map(() => database.another()))
    const applied = await Promise.all(connections.map(connection => bringForward({ connection })))
    expect(applied.flat()).toEqual(['1_countries', '2_cities'])
    expect(await cities()).toEqual([{ count: '1' }])
  })
})
