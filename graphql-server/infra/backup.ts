import { createReadStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'
import { ADVISORY_LOCK, applyMigration, type Migration, readApplied } from './migrations.ts'
import { COLUMN_TYPES, inTransaction, quoted, type SqlConnection, textOf } from './sqlConnection.ts'

/*
 * A backup is a gzip of JSON lines: a header; for each table its name and columns, then its rows; and an end line with
 * the counts. Every value is PostgreSQL's own text for it, or null. One file therefore fits the embedded database and a
 * server, whatever the types.
 */

const FORMAT = 'gradwright-backup'
const ROWS_A_PAGE = 200
/** Rows are inserted together up to about this many characters. Rows differ in size: a draft is long. */
const CHARACTERS_A_PAGE = 500_000

const header = z.object({
  format: z.literal(FORMAT),
  version: z.literal(1),
  createdAt: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  sequences: z.array(
    z.object({ table: z.string(), column: z.string(), last: z.string(), isCalled: z.boolean() }),
  ),
})
type Header = z.infer<typeof header>
const line = z.union([
  z.array(z.string().nullable()),
  z.object({ table: z.string(), columns: z.array(z.string()).min(1) }),
  z.object({ end: z.object({ rows: z.number().int() }) }),
])

/** Makes the text of values independent of the server's settings, and keeps a long copy from timing out. */
const PLAIN_TEXTS = `SET LOCAL TIME ZONE 'UTC'; SET LOCAL DateStyle TO ISO; SET LOCAL IntervalStyle TO postgres;
SET LOCAL bytea_output TO hex; SET LOCAL extra_float_digits TO 3; SET LOCAL statement_timeout TO 0`

/** A backup that can't be made or restored. The message is one line for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

/** Writes all rows, as of one moment, into `file`. The file gets its name once it is complete. */
export async function writeBackup({
  connection,
  file,
  now,
}: {
  connection: SqlConnection
  file: string
  now: Date
}): Promise<{ rows: number }> {
  const part = `${file}.part`
  let rows = 0

  async function* lines() {
    const migrations = await readApplied(connection)
    if (migrations.length === 0) throw new BackupError('The database holds nothing yet')
    const sequences = await readSequences(connection)
    const first: Header = { format: FORMAT, version: 1, createdAt: now.toISOString(), migrations, sequences }
    yield `${JSON.stringify(first)}\n`
    for (const { table, columns } of await readTables(connection)) {
      yield `${JSON.stringify({ table, columns })}\n`
      for await (const page of pagesOf({ connection, table, columns })) {
        rows += page.length
        yield page.map(row => `${JSON.stringify(row)}\n`).join('')
      }
    }
    yield `${JSON.stringify({ end: { rows } })}\n`
  }

  // Opened before anything is read: a stream that opens the file itself may do so after a fault has removed it.
  const target = await open(part, 'w', 0o600)
  try {
    await inTransaction(
      connection,
      async () => {
        await connection.run(PLAIN_TEXTS)
        await pipeline(lines, createGzip(), target.createWriteStream())
      },
      'BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY',
    )
    await rename(part, file)
    return { rows }
  } catch (error) {
    await target.close()
    await rm(part, { force: true })
    throw error
  }
}

async function* pagesOf({
  connection,
  table,
  columns,
}: {
  connection: SqlConnection
  table: string
  columns: readonly string[]
}): AsyncGenerator<unknown[][], void> {
  const texts = columns.map((column, place) => `${quoted(column)}::text AS "c${place}"`).join(', ')
  await connection.run(`DECLARE backup_rows NO SCROLL CURSOR FOR SELECT ${texts} FROM ${quoted(table)}`)
  for (;;) {
    const page = await connection.rows(`FETCH ${ROWS_A_PAGE} FROM backup_rows`)
    if (page.length === 0) break
    yield page.map(row => columns.map((_, place) => row[`c${place}`] ?? null))
  }
  await connection.run('CLOSE backup_rows')
}

/**
 * Fills a database from a backup, in one transaction: the schema of that time, the rows, and the sequences, so that
 * no id is used twice. The next start migrates the schema.
 * @param force empties the target first; without it a target with tables is refused.
 * @throws BackupError
 */
export async function restoreBackup({
  connection,
  file,
  migrations,
  force,
}: {
  connection: SqlConnection
  file: string
  migrations: readonly Migration[]
  force: boolean
}): Promise<{ rows: number }> {
  const lines = linesOf(file)
  try {
    const first = header.safeParse((await lines.next()).value)
    if (!first.success) throw new BackupError(`${file} is no backup of Gradwright`)
    const steps = stepsTo({ applied: first.data.migrations, migrations, file })

    return await inTransaction(connection, async () => {
      await connection.run(PLAIN_TEXTS)
      await connection.run(`SELECT pg_advisory_xact_lock(${ADVISORY_LOCK})`)
      if (force) await connection.run(DROP_EVERYTHING)
      else if ((await readTableNames(connection)).length > 0) {
        throw new BackupError(
          'The database to restore into is not empty. Add --force to replace all that it holds.',
        )
      }
      for (const step of withWholeEnums(steps)) await applyMigration(connection, step)
      await emptyTables(connection)
      const circular = await deferCircularKeys(connection)
      const rows = await loadRows({ connection, lines, file })
      await connection.run('SET CONSTRAINTS ALL IMMEDIATE')
      for (const { table, name } of circular) {
        await connection.run(`ALTER TABLE ${quoted(table)} ALTER CONSTRAINT ${quoted(name)} NOT DEFERRABLE`)
      }
      for (const sequence of first.data.sequences) await setSequence(connection, sequence)
      return { rows }
    })
  } finally {
    await lines.return(undefined)
  }
}

function stepsTo({
  applied,
  migrations,
  file,
}: {
  applied: Header['migrations']
  migrations: readonly Migration[]
  file: string
}): Migration[] {
  return applied.map(({ name, checksum }) => {
    const migration = migrations.find(known => known.name === name && known.checksum === checksum)
    if (migration) return migration
    throw new BackupError(
      `${file} has a schema that this version does not know (${name}). Restore it with the version that made it.`,
    )
  })
}

const ADDED_VALUE = /^ALTER TYPE ("\w+") ADD VALUE ('\w+');$/gm
/** An enum that loses a value is made anew under another name, and renamed. */
const RENAMED_TYPE = /^ALTER TYPE ("\w+") RENAME TO ("\w+");$/gm

/**
 * The same steps, with each value that a later one adds to an enum in the enum from the start: PostgreSQL uses no added
 * value in the transaction that added it, and a backup is restored in one. The checksums stay those of the files.
 */
function withWholeEnums(steps: readonly Migration[]): Migration[] {
  const found = (statement: RegExp) => steps.flatMap(({ script }) => [...script.matchAll(statement)])
  const added = found(ADDED_VALUE)
  const renamed = new Map(found(RENAMED_TYPE).map(([, former, name]) => [former, name]))
  return steps.map(step => ({
    ...step,
    script: step.script
      .replace(ADDED_VALUE, '')
      .replace(/^(CREATE TYPE ("\w+") AS ENUM \([\w', ]*)\);$/gm, (_all, start: string, created: string) =>
        [
          start,
          ...added.flatMap(([, type, value]) =>
            type === created || type === renamed.get(created) ? [`, ${value}`] : [],
          ),
          ');',
        ].join(''),
      ),
  }))
}

/** Empties the tables, since the backup also contains the rows that migrations inserted. */
async function emptyTables(connection: SqlConnection): Promise<void> {
  const tables = await readTableNames(connection)
  if (tables.length > 0) await connection.run(`TRUNCATE ${tables.map(quoted).join(', ')}`)
}

async function setSequence(connection: SqlConnection, sequence: Header['sequences'][number]): Promise<void> {
  const { table, column, last, isCalled } = sequence
  await connection.rows(
    'SELECT setval(pg_get_serial_sequence($1::text, $2::text), $3::text::bigint, $4::text::boolean)::text',
    [quoted(table), column, last, String(isCalled)],
  )
}

async function* linesOf(file: string): AsyncGenerator<unknown, undefined> {
  const gunzip = createGunzip()
  // Its errors are thrown by the loop below, where gunzip is read.
  pipeline(createReadStream(file), gunzip).catch(() => undefined)
  let rest = ''
  try {
    for await (const chunk of gunzip.setEncoding('utf8')) {
      const texts = `${rest}${chunk}`.split('\n')
      rest = texts.pop() ?? ''
      for (const text of texts) yield parseLine(text)
    }
  } catch (error) {
    throw new BackupError(`${file} can't be read as a backup`, { cause: error })
  } finally {
    gunzip.destroy()
  }
  return undefined
}

function parseLine(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function loadRows({
  connection,
  lines,
  file,
}: {
  connection: SqlConnection
  lines: AsyncGenerator<unknown, undefined>
  file: string
}): Promise<number> {
  let insert: Insert | null = null
  let page: (string | null)[][] = []
  let characters = 0
  let rows = 0
  const flush = async () => {
    if (insert && page.length > 0) await connection.rows(insert.statement, [JSON.stringify(page)])
    page = []
    characters = 0
  }

  for await (const found of lines) {
    const parsed = line.safeParse(found)
    if (!parsed.success) throw new BackupError(`${file} is damaged after row ${rows}`)
    if (Array.isArray(parsed.data)) {
      if (parsed.data.length !== insert?.width) throw new BackupError(`${file} is damaged after row ${rows}`)
      page.push(parsed.data)
      characters += parsed.data.reduce((sum, value) => sum + (value?.length ?? 0), 0)
      rows += 1
      if (page.length >= ROWS_A_PAGE || characters >= CHARACTERS_A_PAGE) await flush()
    } else if ('table' in parsed.data) {
      await flush()
      insert = await insertInto({ connection, ...parsed.data })
    } else {
      await flush()
      if (parsed.data.end.rows !== rows)
        throw new BackupError(`${file} is damaged: ${rows} rows of ${parsed.data.end.rows}`)
      return rows
    }
  }
  throw new BackupError(`${file} is cut off after row ${rows}`)
}

type Insert = { statement: string; width: number }

/** Inserts many rows from one JSON text: arrays of texts, each cast to its column's type. */
async function insertInto({
  connection,
  table,
  columns,
}: {
  connection: SqlConnection
  table: string
  columns: readonly string[]
}): Promise<Insert> {
  const described = await connection.rows(COLUMN_TYPES, [quoted(table)])
  const types = new Map(described.map(row => [textOf(row, 'column'), textOf(row, 'type')]))
  const values = columns.map((column, place) => {
    const type = types.get(column)
    if (type === undefined)
      throw new BackupError(`The backup has a column ${table}.${column} that its own schema lacks`)
    return `(row ->> ${place})::${type}`
  })
  const names = columns.map(quoted).join(', ')
  return {
    statement: `INSERT INTO ${quoted(table)} (${names}) OVERRIDING SYSTEM VALUE SELECT ${values.join(', ')} FROM json_array_elements($1::text::json) AS page(row)`,
    width: columns.length,
  }
}

type Key = { name: string; table: string; refersTo: string }

async function readTableNames(connection: SqlConnection): Promise<string[]> {
  const rows = await connection.rows(
    `SELECT relname::text AS "table" FROM pg_class
     WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p') AND relname <> '_prisma_migrations'
     ORDER BY relname`,
  )
  return rows.map(row => textOf(row, 'table'))
}

async function readKeys(connection: SqlConnection): Promise<Key[]> {
  const rows = await connection.rows(
    `SELECT conname::text AS "name", owner.relname::text AS "table", target.relname::text AS "refersTo"
     FROM pg_constraint
     JOIN pg_class owner ON owner.oid = conrelid
     JOIN pg_class target ON target.oid = confrelid
     WHERE contype = 'f' AND connamespace = current_schema()::regnamespace
     ORDER BY conname`,
  )
  return rows.map(row => ({
    name: textOf(row, 'name'),
    table: textOf(row, 'table'),
    refersTo: textOf(row, 'refersTo'),
  }))
}

/** Sorts tables after those that they refer to; tables that refer to each other by name. */
export function inKeyOrder(
  tables: readonly string[],
  keys: readonly Pick<Key, 'table' | 'refersTo'>[],
): string[] {
  const ordered: string[] = []
  const waiting = new Set(tables)
  while (waiting.size > 0) {
    const isFree = (table: string) =>
      !keys.some(key => key.table === table && key.refersTo !== table && waiting.has(key.refersTo))
    const next = [...waiting].find(isFree) ?? [...waiting][0]
    if (next === undefined) break
    ordered.push(next)
    waiting.delete(next)
  }
  return ordered
}

async function readTables(connection: SqlConnection): Promise<{ table: string; columns: string[] }[]> {
  const tables = inKeyOrder(await readTableNames(connection), await readKeys(connection))
  const described = []
  for (const table of tables) {
    const rows = await connection.rows(
      `SELECT attname::text AS "column" FROM pg_attribute
       WHERE attrelid = $1::text::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`,
      [quoted(table)],
    )
    described.push({ table, columns: rows.map(row => textOf(row, 'column')) })
  }
  return described
}

/** The values of all sequences, so that ids of deleted rows are not used again. */
async function readSequences(connection: SqlConnection): Promise<Header['sequences']> {
  const owned = await connection.rows(
    `SELECT sequence.relname::text AS "sequence", owner.relname::text AS "table", attname::text AS "column"
     FROM pg_class sequence
     JOIN pg_depend ON objid = sequence.oid AND deptype IN ('a', 'i') AND refclassid = 'pg_class'::regclass
     JOIN pg_class owner ON owner.oid = refobjid
     JOIN pg_attribute ON attrelid = refobjid AND attnum = refobjsubid
     WHERE sequence.relkind = 'S' AND sequence.relnamespace = current_schema()::regnamespace
     ORDER BY sequence.relname`,
  )
  const sequences = []
  for (const row of owned) {
    const [state] = await connection.rows(
      `SELECT last_value::text AS "last", is_called::text AS "isCalled" FROM ${quoted(textOf(row, 'sequence'))}`,
    )
    sequences.push({
      table: textOf(row, 'table'),
      column: textOf(row, 'column'),
      last: textOf(state, 'last'),
      isCalled: textOf(state, 'isCalled') === 'true',
    })
  }
  return sequences
}

/** Defers the keys that no order of tables satisfies: self-references and circular references. */
async function deferCircularKeys(connection: SqlConnection): Promise<Key[]> {
  const keys = await readKeys(connection)
  const order = inKeyOrder(await readTableNames(connection), keys)
  const circular = keys.filter(({ table, refersTo }) => order.indexOf(refersTo) >= order.indexOf(table))
  for (const { table, name } of circular) {
    await connection.run(
      `ALTER TABLE ${quoted(table)} ALTER CONSTRAINT ${quoted(name)} DEFERRABLE INITIALLY DEFERRED`,
    )
  }
  return circular
}

/** Drops all that migrations may have created in this schema, and nothing that an extension created. */
const DROP_EVERYTHING = `DO $$
DECLARE
  statement text;
  statements text[] := ARRAY(
    SELECT format('DROP %s IF EXISTS %s CASCADE',
                  CASE relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END,
                  oid::regclass)
    FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'S')
      AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid AND deptype = 'e')
    UNION ALL
    SELECT format('DROP TYPE IF EXISTS %s CASCADE', oid::regtype)
    FROM pg_type WHERE typnamespace = current_schema()::regnamespace AND typtype IN ('e', 'd')
      AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_type'::regclass AND objid = pg_type.oid AND deptype = 'e')
    UNION ALL
    SELECT format('DROP ROUTINE IF EXISTS %s CASCADE', oid::regprocedure)
    FROM pg_proc WHERE pronamespace = current_schema()::regnamespace
      AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_proc'::regclass AND objid = pg_proc.oid AND deptype = 'e')
  );
BEGIN
  FOREACH statement IN ARRAY statements LOOP
    EXECUTE statement;
  END LOOP;
END $$`

/** Whether a file is a packed folder of the embedded database rather than a backup of rows. */
export async function isFolderDump(file: string): Promise<boolean> {
  const gunzip = createGunzip()
  pipeline(createReadStream(file), gunzip).catch(() => undefined)
  try {
    for await (const chunk of gunzip) {
      // The first block of a tar names the format.
      return Buffer.isBuffer(chunk) && chunk.subarray(257, 262).toString('latin1') === 'ustar'
    }
  } catch {
    return false
  } finally {
    gunzip.destroy()
  }
  return false
}
