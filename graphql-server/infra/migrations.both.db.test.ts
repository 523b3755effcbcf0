import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type EmptyDatabase, openEmptyDatabase, testedDatabase } from '../test/testDatabase.ts'
import { bringSchemaForward, readApplied, readMigrations, SchemaMismatchError } from './migrations.ts'

let database: EmptyDatabase
let folder: string

beforeAll(async () => {
  database = await openEmptyDatabase()
})
beforeEach(async () => {
  await database.connection.run('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  folder = await mkdtemp(join(tmpdir(), 'gradwright-migrations-'))
  await write('1_walls', 'CREATE TABLE "Wall" ("id" SERIAL PRIMARY KEY);')
  await write('2_doors', 'CREATE TABLE "Door" ("id" SERIAL PRIMARY KEY); INSERT INTO "Door" DEFAULT VALUES;')
})
afterEach(() => rm(folder, { recursive: true }))
afterAll(() => database.close())

async function write(name: string, script: string) {
  await mkdir(join(folder, name), { recursive: true })
  await writeFile(join(folder, name, 'migration.sql'), script)
}

async function bringForward({ apply = true, connection = database.connection, upTo = 99 } = {}) {
  const migrations = (await readMigrations(folder)).slice(0, upTo)
  return (await bringSchemaForward({ connection, migrations, apply })).map(({ name }) => name)
}

async function doors() {
  return await database.connection.rows('SELECT count(*)::text AS "count" FROM "Door"')
}

describe('the schema', () => {
  test('is brought forward once, oldest step first', async () => {
    expect(await bringForward()).toEqual(['1_walls', '2_doors'])
    expect(await bringForward()).toEqual([])
    expect(await doors()).toEqual([{ count: '1' }])
  })

  test('gets only the steps that it lacks', async () => {
    await bringForward({ upTo: 1 })
    expect(await bringForward()).toEqual(['2_doors'])
  })

  test('says when it was in use before, ahead of the first new step', async () => {
    const told: string[] = []
    const forward = async () => {
      const migrations = await readMigrations(folder)
      const beforeApplying = async ({ name }: { name: string }) => void told.push(name)
      await bringSchemaForward({ connection: database.connection, migrations, apply: true, beforeApplying })
    }
    await bringForward({ upTo: 1 })
    await write('3_roofs', 'CREATE TABLE "Roof" ("id" SERIAL PRIMARY KEY);')
    await forward()
    await forward()
    expect(told).toEqual(['2_doors'])
  })

  test('stays as it was when a step fails', async () => {
    await write('3_roofs', 'INSERT INTO "Door" DEFAULT VALUES; SELECT * FROM "Nowhere";')
    await expect(bringForward()).rejects.toThrow('3_roofs')
    expect(await doors()).toEqual([{ count: '1' }])
    expect((await readApplied(database.connection)).map(({ name }) => name)).toEqual(['1_walls', '2_doors'])
  })

  test('is left alone when it may not be changed', async () => {
    await expect(bringForward({ apply: false })).rejects.toThrow(SchemaMismatchError)
    await bringForward({ upTo: 1 })
    await expect(bringForward({ apply: false })).rejects.toThrow(/older.*2_doors/)
    await bringForward()
    expect(await bringForward({ apply: false })).toEqual([])
  })

  test.each([true, false])('is refused when it is newer than the code (apply: %s)', async apply => {
    await bringForward()
    await expect(bringForward({ apply, upTo: 1 })).rejects.toThrow(/newer.*2_doors/)
  })

  test('is refused when a step was edited after it had been applied', async () => {
    await bringForward()
    await write('1_walls', 'CREATE TABLE "Wall" ("id" SERIAL PRIMARY KEY, "height" INTEGER);')
    await expect(bringForward()).rejects.toThrow(/1_walls was changed/)
  })

  test('does not mind a checkout with other line ends', async () => {
    await write('1_walls', 'CREATE TABLE "Wall" (\n"id" SERIAL PRIMARY KEY\n);')
    await bringForward()
    await write('1_walls', 'CREATE TABLE "Wall" (\r\n"id" SERIAL PRIMARY KEY\r\n);')
    expect(await bringForward()).toEqual([])
  })

  test('is refused when another tool left a step half done', async () => {
    await bringForward()
    await database.connection.run(
      `UPDATE "_prisma_migrations" SET "finished_at" = NULL WHERE "migration_name" = '2_doors'`,
    )
    await expect(bringForward()).rejects.toThrow(/2_doors.*never finished/)
  })

  test.runIf(testedDatabase === 'postgres')('is brought forward once by five processes at once', async () => {
    const connections = await Promise.all([1, 2, 3, 4, 5].map(() => database.another()))
    const applied = await Promise.all(connections.map(connection => bringForward({ connection })))
    expect(applied.flat()).toEqual(['1_walls', '2_doors'])
    expect(await doors()).toEqual([{ count: '1' }])
  })
})
