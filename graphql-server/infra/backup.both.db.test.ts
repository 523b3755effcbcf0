/** @module-tag postgres */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type EmptyDatabase, openEmptyDatabase, openEmptyEngine } from '../test/testDatabase.ts'
import { BackupError, inKeyOrder, isFolderDump, restoreBackup, writeBackup } from './backup.ts'
import { connectionTo } from './embeddedDatabase.ts'
import { defaultMigrationsFolder, type Migration, migrateSchema, readMigrations } from './migrations.ts'
import { quoted, type SqlConnection, textOf } from './sqlConnection.ts'

/** Each column type that Prisma creates on PostgreSQL, a self-referring table, and two that refer to each other. */
const EVERY_KIND = `
CREATE TYPE "Mood" AS ENUM ('CALM', 'GLAD', 'two words');
CREATE TABLE "EveryKind" (
  "id" SERIAL PRIMARY KEY, "big" BIGINT, "small" SMALLINT, "yes" BOOLEAN, "real" REAL, "double" DOUBLE PRECISION,
  "price" DECIMAL(12, 2), "text" TEXT, "letters" VARCHAR(20), "bytes" BYTEA, "json" JSON, "jsonb" JSONB,
  "at" TIMESTAMPTZ(6), "local" TIMESTAMP(3), "day" DATE, "time" TIME(3), "uuid" UUID, "mood" "Mood", "moods" "Mood"[],
  "texts" TEXT[], "numbers" INTEGER[], "moments" TIMESTAMPTZ(3)[], "blobs" BYTEA[],
  "length" INTEGER GENERATED ALWAYS AS (length("text")) STORED
);
CREATE TABLE "Reply" ("id" SERIAL PRIMARY KEY, "text" TEXT NOT NULL, "toId" INTEGER REFERENCES "Reply"("id"));
CREATE TABLE "Left" ("id" SERIAL PRIMARY KEY, "rightId" INTEGER);
CREATE TABLE "Right" ("id" SERIAL PRIMARY KEY, "leftId" INTEGER REFERENCES "Left"("id"));
ALTER TABLE "Left" ADD CONSTRAINT "Left_rightId_fkey" FOREIGN KEY ("rightId") REFERENCES "Right"("id");
INSERT INTO "Reply" ("text") VALUES ('put in by the migration');`

const ROWS_OF_EVERY_KIND = `
INSERT INTO "EveryKind" VALUES
  (DEFAULT, 9223372036854775807, -32768, true, 0.1, 0.1::float8 + 0.2::float8, 1234567890.12, E'Zoë said \\'hi\\'\\n\\t\\\\ "x" 日本 🎓',
   '', '\\x00ff10', '{"b": 1,  "a": [null, "\\u00e9"]}', '{"b": 1, "a": {"deep": "quote\\" here"}}',
   '2026-07-04 23:59:58.765432+05:30', '1999-12-31 23:59:59.999', '0044-03-15', '23:59:59.5',
   '7d444840-9dc0-11d1-b245-5ffdce74fad2', 'two words', '{CALM,"two words"}', ARRAY['a,b', '', NULL, '{"}', 'NULL'],
   '{1,NULL,-3}', '{"2026-01-01 00:00:00+00"}', ARRAY['\\x01'::bytea, '\\x']),
  (DEFAULT, NULL, NULL, NULL, 'NaN', '-Infinity', 'NaN', NULL, NULL, '', 'null', '[]', 'infinity', NULL, NULL, NULL, NULL, NULL,
   '{}', '{}', NULL, NULL, NULL);
INSERT INTO "EveryKind" DEFAULT VALUES;
UPDATE "Reply" SET "text" = 'changed since';
INSERT INTO "Reply" ("text", "toId") VALUES ('second', NULL), ('third', 2);
UPDATE "Reply" SET "toId" = 3 WHERE "id" = 1;
INSERT INTO "Left" DEFAULT VALUES;
INSERT INTO "Right" ("leftId") VALUES (1);
UPDATE "Left" SET "rightId" = 1;
INSERT INTO "Right" ("leftId") SELECT 1 FROM generate_series(1, 650);
DELETE FROM "Right" WHERE "id" > 600;`

let folder: string
let migrations: Migration[]
let embedded: { connection: SqlConnection; close(): Promise<void> }
let tested: EmptyDatabase
let original: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gradwright-backup-'))
  const migrationsFolder = join(folder, 'migrations')
  await cp(defaultMigrationsFolder(), migrationsFolder, { recursive: true })
  await mkdir(join(migrationsFolder, '99990101000000_every_kind'))
  await writeFile(join(migrationsFolder, '99990101000000_every_kind', 'migration.sql'), EVERY_KIND)
  migrations = await readMigrations(migrationsFolder)

  const engine = await openEmptyEngine()
  embedded = { connection: connectionTo(engine), close: () => engine.close() }
  tested = await openEmptyDatabase()
  await migrateSchema({ connection: embedded.connection, migrations, apply: true })
  await fillEveryTable(embedded.connection)
  await embedded.connection.run(ROWS_OF_EVERY_KIND)
  original = join(folder, 'original.jsonl.gz')
  await writeBackup({ connection: embedded.connection, file: original, now: new Date(0) })
})
afterAll(async () => {
  await Promise.all([embedded.close(), tested.close()])
  await rm(folder, { recursive: true })
})

/** Two rows in each table of the product. Tables are read from the database, so a new table is covered too. */
async function fillEveryTable(connection: SqlConnection) {
  const columns = await connection.rows(
    `SELECT relname::text AS "table", attname::text AS "column", format_type(atttypid, NULL) AS "type",
            attnotnull::text AS "required", typtype::text AS "kind", typcategory::text AS "category"
     FROM pg_class
     JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0
     JOIN pg_type ON pg_type.oid = atttypid
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY relname, attnum`,
  )
  const keys = await connection.rows(
    `SELECT conrelid::regclass::text AS "table", confrelid::regclass::text AS "refersTo" FROM pg_constraint
     WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  )
  const tables = inKeyOrder(
    [...new Set(columns.map(row => textOf(row, 'table')))],
    keys.map(key => ({
      table: textOf(key, 'table').replaceAll('"', ''),
      refersTo: textOf(key, 'refersTo').replaceAll('"', ''),
    })),
  )
  for (const table of tables.filter(
    name => !/^(_prisma_migrations|EveryKind|Reply|Left|Right)$/.test(name),
  )) {
    const own = columns.filter(row => textOf(row, 'table') === table && textOf(row, 'column') !== 'id')
    const names = own.map(row => quoted(textOf(row, 'column'))).join(', ')
    for (const number of [1, 2]) {
      const values = own.map(row =>
        number === 2 && textOf(row, 'required') === 'false' ? 'NULL' : valueFor(row, number),
      )
      await connection.run(`INSERT INTO ${quoted(table)} (${names}) VALUES (${values.join(', ')})`)
    }
  }
}

function valueFor(column: Record<string, unknown>, number: number): string {
  const type = textOf(column, 'type')
  if (type === 'text[]') return `ARRAY['Zoë''s', '{"}, ', '']`
  if (type === 'integer[]') return `ARRAY[${number}, 12]`
  if (type.startsWith('timestamp') && textOf(column, 'category') === 'A')
    return `ARRAY['2026-0${number}-28 10:11:12.345+00', '2026-03-01 00:00:00.001+00']::${type}`
  if (textOf(column, 'category') === 'A') return `enum_range(NULL::${type.replace('[]', '')})`
  // The first value, and the last one, which a later migration may have added.
  if (textOf(column, 'kind') === 'e')
    return `(SELECT ${number === 1 ? 'min' : 'max'}(value) FROM unnest(enum_range(NULL::${type})) AS value)`
  if (type === 'bytea') return `'\\x00ff0${number}'`
  if (type === 'uuid') return `'0000000${number}-0000-4000-8000-000000000000'`
  if (type === 'jsonb') return `'{"n": ${number}, "text": "Zoë \\"said\\""}'`
  if (type === 'boolean') return 'true'
  if (type === 'date') return `'2026-0${number}-28'`
  if (type.startsWith('timestamp')) return `'2026-0${number}-28 10:11:12.345+00'`
  return type === 'text' ? `'Zoë''s "${number}" \\ text'` : String(number)
}

/** All rows of all tables, in the database's own text form. */
async function contentsOf(connection: SqlConnection): Promise<Record<string, unknown>> {
  const tables = await connection.rows(
    `SELECT tablename::text AS "table" FROM pg_tables
     WHERE schemaname = 'public' AND tablename <> '_prisma_migrations' ORDER BY tablename`,
  )
  const contents: Record<string, unknown> = {}
  for (const row of tables) {
    const table = textOf(row, 'table')
    const rows = await connection.rows(
      `SELECT whole::text AS "row" FROM ${quoted(table)} AS whole ORDER BY whole::text`,
    )
    contents[table] = rows.map(({ row }) => row)
  }
  return contents
}

function restore(connection: SqlConnection, file = original, force = true) {
  return restoreBackup({ connection, file, migrations, force })
}

describe('a backup', () => {
  test('copies every row of every type to the tested database and back', { tags: 'journey' }, async () => {
    const before = await contentsOf(embedded.connection)
    expect(Object.values(before).filter(rows => Array.isArray(rows) && rows.length === 0)).toEqual([])
    await restore(tested.connection, original, false)
    expect(await contentsOf(tested.connection)).toEqual(before)

    const again = join(folder, 'again.jsonl.gz')
    await writeBackup({ connection: tested.connection, file: again, now: new Date(0) })
    expect(gunzipSync(await readFile(again))).toEqual(gunzipSync(await readFile(original)))
    const engine = await openEmptyEngine()
    await restore(connectionTo(engine), again, false)
    expect(await contentsOf(connectionTo(engine))).toEqual(before)
    await engine.close()
  })

  test('leaves a working database: keys are checked, and ids are not used again', {
    tags: 'journey',
  }, async () => {
    await restore(tested.connection)
    const [row] = await tested.connection.rows('INSERT INTO "Right" DEFAULT VALUES RETURNING "id"::text')
    expect(row).toEqual({ id: '652' })
    await expect(tested.connection.run('UPDATE "Left" SET "rightId" = 999')).rejects.toThrow(
      'Left_rightId_fkey',
    )
    expect(await migrateSchema({ connection: tested.connection, migrations, apply: false })).toEqual([])
  })

  test('can be restored by a later version, which then migrates the schema', async () => {
    const later = [
      ...migrations,
      { name: '99990202_later', checksum: 'x', script: 'DROP TABLE "Right" CASCADE' },
    ]
    await restoreBackup({ connection: tested.connection, file: original, migrations: later, force: true })
    const applied = await migrateSchema({
      connection: tested.connection,
      migrations: later,
      apply: true,
    })
    expect(applied.map(({ name }) => name)).toEqual(['99990202_later'])
  })

  test('is refused by a database that is not empty, unless forced', { tags: 'journey' }, async () => {
    await restore(tested.connection)
    await tested.connection.run('CREATE VIEW "Names" AS SELECT "fullName" FROM "User"')
    await expect(restore(tested.connection, original, false)).rejects.toThrow(/not empty/)
    await restore(tested.connection)
    expect(await contentsOf(tested.connection)).toEqual(await contentsOf(embedded.connection))
  })

  test('is refused by a version that does not know its schema', async () => {
    const restoring = restoreBackup({
      connection: tested.connection,
      file: original,
      migrations: migrations.slice(0, -1),
      force: true,
    })
    await expect(restoring).rejects.toThrow(/99990101000000_every_kind/)
  })

  test.each([
    ['cut off', (text: string) => text.slice(0, text.lastIndexOf('{"end"')), /cut off/],
    ['short of a row', (text: string) => text.replace(/\n\["1".*/, ''), /damaged/],
    ['garbled', (text: string) => text.replace('["1",', '["1" '), /damaged/],
    ['something else', () => '{"hello": 1}\n', /no backup/],
  ])('that is %s changes nothing', async (name, spoil, message) => {
    await restore(tested.connection)
    const file = join(folder, `${name}.jsonl.gz`)
    await writeFile(file, gzipSync(spoil(gunzipSync(await readFile(original)).toString())))
    await expect(restore(tested.connection, file)).rejects.toThrow(message)
    expect(await contentsOf(tested.connection)).toEqual(await contentsOf(embedded.connection))
  })

  test('whose bytes are broken changes nothing', async () => {
    await restore(tested.connection)
    const bytes = await readFile(original)
    const file = join(folder, 'broken.jsonl.gz')
    await writeFile(file, bytes.subarray(0, Math.floor(bytes.length / 2)))
    await expect(restore(tested.connection, file)).rejects.toThrow(BackupError)
    await writeFile(file, 'not even gzip')
    await expect(restore(tested.connection, file)).rejects.toThrow(BackupError)
    expect(await contentsOf(tested.connection)).toEqual(await contentsOf(embedded.connection))
  })

  test('is distinguished from a dump of a folder', async () => {
    expect(await isFolderDump(original)).toBe(false)
  })

  test('of an empty database is refused, and leaves no incomplete file', async () => {
    const engine = await openEmptyEngine()
    const file = join(folder, 'empty.jsonl.gz')
    await expect(writeBackup({ connection: connectionTo(engine), file, now: new Date() })).rejects.toThrow(
      BackupError,
    )
    await expect(readFile(`${file}.part`)).rejects.toThrow('ENOENT')
    await engine.close()
  })

  test('that can not be written leaves the connection usable', async () => {
    const file = join(folder, 'missing', 'backup.jsonl.gz')
    await expect(writeBackup({ connection: embedded.connection, file, now: new Date() })).rejects.toThrow(
      'ENOENT',
    )
    await embedded.connection.run('SELECT 1')
  })
})
