import { existsSync, mkdirSync } from 'node:fs'
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type Transaction as EmbeddedTransaction, PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type {
  SqlDriverAdapter,
  SqlMigrationAwareDriverAdapterFactory,
  Transaction,
} from '@prisma/driver-adapter-utils'
import { PrismaPGlite } from 'pglite-prisma-adapter'
import { PrismaClient } from '../generated/prisma/client.ts'
import type { Database, DatabaseOptions } from './databaseContract.ts'
import { DamagedDataFolderError, type LockedDataFolder, lockDataFolder } from './dataFolder.ts'
import type { Log } from './log.ts'
import { migrateSchema, readMigrations } from './migrations.ts'
import { checkPayload, createNotifications } from './notifications.ts'
import { withOwnReads } from './reads/ownReads.ts'
import { quoted, type SqlConnection } from './sqlConnection.ts'
import { TRANSACTION_OPTIONS } from './transactionOptions.ts'
import { withTimeout } from './withTimeout.ts'

/** How many dumps from before migrations are retained. */
const DUMPS_KEPT = 5

/**
 * The adapter reads every timestamptz as UTC, whatever the session's zone is. The process never returns the memory of
 * the buffers; the default of 128 MB was no faster with 48,000 rows.
 */
const START_PARAMETERS = [...PGlite.defaultStartParams, '-c', 'TimeZone=UTC', '-c', 'shared_buffers=16MB']

/** Opens PostgreSQL in this process, in a folder that it locks, and applies pending migrations. */
export async function openEmbeddedDatabase({
  dataFolder,
  migrate,
  log,
  onPhase,
  migrationsFolder,
}: Omit<DatabaseOptions, 'databaseUrl'>): Promise<Database> {
  const migrations = await readMigrations(migrationsFolder)
  const folder = lockDataFolder(dataFolder)
  try {
    onPhase?.('Opening the embedded database')
    const engine = await openEngine(folder.database).catch((fault: unknown) => {
      // The engine aborts without a word when it cannot recover from its files.
      throw fault instanceof WebAssembly.RuntimeError
        ? new DamagedDataFolderError(folder.database, fault)
        : fault
    })
    try {
      onPhase?.('Checking the schema')
      await migrateSchema({
        connection: connectionTo(engine),
        migrations,
        apply: migrate,
        beforeApplying: async ({ name }) => {
          onPhase?.('Dumping the database before its schema changes')
          const file = await dumpBefore({ engine, folder, migration: name })
          log.info({ file }, 'Dumped the database before its schema changes')
        },
      })
      // The engine learns how to write lists of a type when it opens. Migrations may have created types since.
      await engine.refreshArrayTypes()
      return databaseOn({ engine, log, release: folder.release })
    } catch (error) {
      await engine.close()
      throw error
    }
  } catch (error) {
    folder.release()
    throw error
  }
}

/** Opens a database in memory, from a dump of a migrated one. It is lost when closed. */
export async function openInMemory({ dump, log }: { dump: Blob; log: Log }): Promise<Database> {
  const engine = await openEngine(null, dump)
  return databaseOn({ engine, log, release: () => undefined })
}

/** Opens the database engine, in a folder or in memory. The caller has locked the folder (`lockDataFolder`). */
export async function openEngine(folder: string | null, dump?: Blob): Promise<PGlite> {
  if (folder !== null) mkdirSync(folder, { recursive: true, mode: 0o700 })
  return PGlite.create(folder ?? 'memory://', {
    startParams: START_PARAMETERS,
    extensions: { pg_trgm },
    ...(dump && { loadDataDir: dump }),
  })
}

/**
 * Restores a dump that was made before a migration into a folder that the caller has locked. The former content is
 * moved aside, not removed.
 * @returns where the former database is now; null when there was none
 */
export async function unpackDump({
  file,
  folder,
  now,
}: {
  file: string
  folder: LockedDataFolder
  now: Date
}): Promise<string | null> {
  const dump = new Blob([gunzipSync(await readFile(file))], { type: 'application/x-tar' })
  const fresh = `${folder.database}.restoring`
  await rm(fresh, { recursive: true, force: true })
  const engine = await openEngine(fresh, dump)
  await engine.close()
  let former: string | null = null
  if (existsSync(folder.database)) {
    mkdirSync(folder.backups, { recursive: true, mode: 0o700 })
    former = join(folder.backups, `replaced-${now.toISOString().replaceAll(':', '-')}`)
    await rename(folder.database, former)
  }
  await rename(fresh, folder.database)
  return former
}

/** Plain SQL on the engine. */
export function connectionTo(engine: PGlite): SqlConnection {
  return {
    async run(script) {
      await engine.exec(script)
    },
    async rows(statement, values = []) {
      const { rows } = await engine.query<Record<string, unknown>>(statement, [...values])
      return rows
    },
  }
}

function databaseOn({ engine, log, release }: { engine: PGlite; log: Log; release: () => void }): Database {
  const prisma = withOwnReads({
    prisma: new PrismaClient({ adapter: adapterFor(engine), transactionOptions: TRANSACTION_OPTIONS }),
    run: async ({ text, values }) =>
      (await engine.query<unknown[]>(text, values, { rowMode: 'array' })).rows[0]?.[0],
    log,
  })
  const notifications = createNotifications(log)
  engine.onNotification(notifications.publish)
  let closed: Promise<void> | null = null

  return {
    kind: 'embedded',
    prisma,
    reading: work => work(),
    async ping() {
      await withTimeout(2_000, engine.query('SELECT 1'), 'The embedded database did not answer')
    },
    async notify(channel, payload, within) {
      checkPayload(payload)
      await (within ?? prisma).$executeRaw`SELECT pg_notify(${channel}, ${payload})`
    },
    async listen(channel, onNotification) {
      const remove = notifications.add(channel, onNotification)
      await engine.exec(`LISTEN ${quoted(channel)}`)
      return async () => {
        if (remove().isLast && !engine.closed) await engine.exec(`UNLISTEN ${quoted(channel)}`)
      }
    },
    close() {
      closed ??= prisma
        .$disconnect()
        .then(() => engine.close())
        .finally(release)
      return closed
    },
  }
}

/**
 * pglite-prisma-adapter with three corrections: a script is awaited, a commit that fails is reported, and a
 * transaction's isolation level is set inside the transaction.
 */
export function adapterFor(engine: PGlite): SqlMigrationAwareDriverAdapterFactory {
  const factory = new PrismaPGlite(engine)
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    async connect() {
      return corrected(await factory.connect(), engine)
    },
    async connectToShadowDb() {
      const shadow = await openEngine(null)
      const adapter = corrected(await new PrismaPGlite(shadow).connect(), shadow)
      return { ...adapter, dispose: () => shadow.close() }
    },
  }
}

function corrected(adapter: SqlDriverAdapter, engine: PGlite): SqlDriverAdapter {
  return {
    provider: adapter.provider,
    adapterName: adapter.adapterName,
    queryRaw: query => adapter.queryRaw(query),
    executeRaw: query => adapter.executeRaw(query),
    async executeScript(script) {
      await engine.exec(script)
    },
    getConnectionInfo: () => adapter.getConnectionInfo?.() ?? { supportsRelationJoins: true },
    startTransaction: isolationLevel => begin(engine, isolationLevel),
    dispose: () => adapter.dispose(),
  }
}

/** Prisma begins and ends a transaction by separate calls; the engine takes one function for all of it. */
async function begin(engine: PGlite, isolationLevel: string | undefined): Promise<Transaction> {
  const { transaction, end, whole } = await new Promise<BegunTransaction>((begun, failed) => {
    const whole = engine.transaction(async transaction => {
      if (isolationLevel) await transaction.exec(`SET TRANSACTION ISOLATION LEVEL ${isolationLevel}`)
      await new Promise<void>(end => begun({ transaction, end, whole }))
    })
    whole.catch(failed)
  })
  const queries = await new PrismaPGlite(through(engine, transaction)).connect()
  return {
    provider: queries.provider,
    adapterName: queries.adapterName,
    options: { usePhantomQuery: true },
    queryRaw: query => queries.queryRaw(query),
    executeRaw: query => queries.executeRaw(query),
    async commit() {
      end()
      await whole
    },
    async rollback() {
      await transaction.rollback()
      end()
      await whole
    },
  }
}

type BegunTransaction = { transaction: EmbeddedTransaction; end: () => void; whole: Promise<void> }

/** The engine, with its queries run in a transaction. */
function through(engine: PGlite, transaction: EmbeddedTransaction): PGlite {
  return new Proxy(engine, {
    get: (target, key) => (key === 'query' ? transaction.query : Reflect.get(target, key)),
  })
}

/** Writes a dump of the whole folder that `unpackDump` can restore, and retains the last few dumps. */
async function dumpBefore({
  engine,
  folder,
  migration,
}: {
  engine: PGlite
  folder: LockedDataFolder
  migration: string
}): Promise<string> {
  mkdirSync(folder.backups, { recursive: true, mode: 0o700 })
  const file = join(folder.backups, `before-${migration}.tar.gz`)
  await engine.exec('CHECKPOINT')
  const dump = await engine.dumpDataDir('gzip')
  // The file gets its name once it is complete.
  await writeFile(`${file}.part`, dump.stream(), { mode: 0o600 })
  await rename(`${file}.part`, file)
  await dropOldDumps(folder.backups)
  return file
}

async function dropOldDumps(backups: string): Promise<void> {
  const names = (await readdir(backups)).filter(name => /^before-.*\.tar\.gz$/.test(name))
  const dumps = await Promise.all(
    names.map(async name => ({ name, writtenAt: (await stat(join(backups, name))).mtimeMs })),
  )
  dumps.sort((a, b) => b.writtenAt - a.writtenAt || b.name.localeCompare(a.name))
  for (const { name } of dumps.slice(DUMPS_KEPT)) await rm(join(backups, name))
}
