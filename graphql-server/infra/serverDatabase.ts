import { setTimeout as pause } from 'node:timers/promises'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { PrismaClient } from '../generated/prisma/client.ts'
import type { Database, DatabaseOptions } from './databaseContract.ts'
import { isDatabaseUnreachable } from './databaseUnreachable.ts'
import type { Log } from './log.ts'
import { type Migration, migrateSchema, readMigrations } from './migrations.ts'
import { checkPayload, createNotifications } from './notifications.ts'
import { openReadReplica } from './readReplica.ts'
import { withOwnReads } from './reads/ownReads.ts'
import { openListener } from './serverListener.ts'
import { quoted, type SqlConnection, textOf } from './sqlConnection.ts'
import { TRANSACTION_OPTIONS } from './transactionOptions.ts'

/** Each process has ten connections and a listener: nine processes fit into PostgreSQL's default of a hundred. */
const POOL_SIZE = 10

/**
 * How long a statement of the pool may take, in milliseconds. A connection whose packets get lost says nothing for a
 * quarter of an hour; after this time it is closed and its caller told. `query_timeout` in the URL replaces it.
 */
const LONGEST_STATEMENT = 30_000

/** The oldest server that is supported. */
const OLDEST_VERSION = 15

/** Opens a database on a PostgreSQL server, and waits while the server is unreachable. */
export async function openServerDatabase({
  databaseUrl,
  poolerUrl = null,
  replicaUrl = null,
  migrate,
  log,
  onPhase,
  signal,
  migrationsFolder,
}: Omit<DatabaseOptions, 'databaseUrl' | 'dataFolder'> & { databaseUrl: string }): Promise<Database> {
  const migrations = await readMigrations(migrationsFolder)
  onPhase?.('Connecting to PostgreSQL')
  const client = await untilItAnswers({ log, signal }, async () => {
    const client = await connect(databaseUrl)
    try {
      onPhase?.('Checking the schema')
      await prepare({ connection: connectionTo(client), migrations, migrate })
      if (poolerUrl !== null) await checkPooler(poolerUrl)
      return client
    } catch (error) {
      await client.end().catch(() => undefined)
      throw error
    }
  })
  return databaseOn({ databaseUrl, poolerUrl, replicaUrl, client, log })
}

/** The server refuses the connection, and would again. The message does not quote the URL, which may have secrets. */
export class ServerRefusesError extends Error {
  constructor(reason: string, setting = 'DATABASE_URL') {
    super(`${setting}: ${reason}`)
    this.name = 'ServerRefusesError'
  }
}

/** Wrong password, unknown user or host, unknown database, no permission to connect. */
const REFUSALS = new Set(['28P01', '28000', '3D000', '42501'])

/** Tries again while the server is unreachable; any other error is thrown. */
async function untilItAnswers<Result>(
  { log, signal }: { log: Log; signal: AbortSignal | undefined },
  attempt: () => Promise<Result>,
): Promise<Result> {
  for (let delay = 250; ; delay = Math.min(delay * 2, 5_000)) {
    signal?.throwIfAborted()
    try {
      return await attempt()
    } catch (error) {
      if (error instanceof pg.DatabaseError && REFUSALS.has(error.code ?? ''))
        throw new ServerRefusesError(error.message)
      if (!isDatabaseUnreachable(error)) throw error
      log.warn({ err: error, againInMs: delay }, 'PostgreSQL is away; trying again')
      await pause(delay, undefined, { signal })
    }
  }
}

/** One connection outside of the pool, for migrations, backups and listening. */
export async function connect(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client(connectionSettings(databaseUrl))
  // A connection that breaks between two queries emits an error. The next query throws.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** Plain SQL on one connection to a server. */
export function connectionTo(client: pg.Client): SqlConnection {
  return {
    async run(script) {
      await client.query(script)
    },
    async rows(statement, values = []) {
      const { rows } = await client.query<Record<string, unknown>>(statement, [...values])
      return rows
    },
  }
}

async function prepare({
  connection,
  migrations,
  migrate,
}: {
  connection: SqlConnection
  migrations: readonly Migration[]
  migrate: boolean
}): Promise<void> {
  const [row] = await connection.rows(`SELECT current_setting('server_version_num') AS "version"`)
  const version = Math.floor(Number(textOf(row, 'version')) / 10_000)
  if (version < OLDEST_VERSION) {
    throw new ServerRefusesError(
      `PostgreSQL ${OLDEST_VERSION} or newer is needed, and this server is ${version}`,
    )
  }
  await migrateSchema({ connection, migrations, apply: migrate })
}

/** The pooler's connections are the server's, with the settings that it gives them. */
async function checkPooler(poolerUrl: string): Promise<void> {
  const client = new pg.Client(plainSettings(poolerUrl))
  await client.connect()
  try {
    const { rows } = await client.query(
      `SELECT current_setting('TimeZone') AS "zone", current_database() AS "name"`,
    )
    const zone = textOf(rows[0], 'zone')
    if (!['UTC', 'Etc/UTC'].includes(zone))
      throw new ServerRefusesError(
        `its sessions must use UTC, and use ${zone}: ALTER DATABASE ${quoted(textOf(rows[0], 'name'))} SET TimeZone TO 'UTC'`,
        'DATABASE_POOLER_URL',
      )
  } finally {
    await client.end()
  }
}

function plainSettings(connectionString: string): pg.ClientConfig {
  return {
    connectionString,
    application_name: 'gradwright',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  }
}

/** Every session uses UTC, as the adapter reads each timestamptz as UTC. */
function connectionSettings(databaseUrl: string): pg.ClientConfig {
  const url = new URL(databaseUrl)
  const ofUrl = url.searchParams.get('options')
  // Options in the URL would replace these entirely.
  url.searchParams.delete('options')
  return {
    ...plainSettings(url.href),
    options: ofUrl === null ? '-c TimeZone=UTC' : `${ofUrl} -c TimeZone=UTC`,
  }
}

function openPool(settings: pg.ClientConfig, log: Log): pg.Pool {
  const pool = new pg.Pool({ ...settings, query_timeout: LONGEST_STATEMENT, max: POOL_SIZE })
  pool.on('error', error => log.warn({ err: error }, 'An idle database connection broke'))
  return pool
}

function databaseOn({
  databaseUrl,
  poolerUrl,
  replicaUrl,
  client,
  log,
}: {
  databaseUrl: string
  poolerUrl: string | null
  replicaUrl: string | null
  client: pg.Client
  log: Log
}): Database {
  // A pooler refuses `options`, and lends a connection for one transaction: a prepared statement would be on another.
  const pool = openPool(poolerUrl === null ? connectionSettings(databaseUrl) : plainSettings(poolerUrl), log)
  const replica =
    replicaUrl === null
      ? null
      : openReadReplica({ replica: openPool(connectionSettings(replicaUrl), log), server: pool, log })
  const prisma = withOwnReads({
    prisma: new PrismaClient({ adapter: new PrismaPg(pool), transactionOptions: TRANSACTION_OPTIONS }),
    async run({ name, ...statement }) {
      const found =
        (await replica?.read({ ...statement, name, rowMode: 'array' })) ??
        (await pool.query<unknown[]>({
          ...statement,
          name: poolerUrl === null ? name : undefined,
          rowMode: 'array',
        }))
      return found.rows[0]?.[0]
    },
    log,
  })
  const notifications = createNotifications(log)
  const listener = openListener({ first: client, connect: () => connect(databaseUrl), notifications, log })
  let closed: Promise<void> | null = null

  return {
    kind: 'server',
    prisma,
    reading: work => replica?.within(work) ?? work(),
    ping: listener.ping,
    async notify(channel, payload, within) {
      checkPayload(payload)
      await (within ?? prisma).$executeRaw`SELECT pg_notify(${channel}, ${payload})`
    },
    async listen(channel, onNotification) {
      const remove = notifications.add(channel, onNotification)
      await listener.listen(channel)
      return async () => {
        if (remove().isLast) await listener.unlisten(channel)
      }
    },
    close() {
      closed ??= listener
        .close()
        .then(() => prisma.$disconnect())
        .then(() => replica?.close())
        .then(() => pool.end())
      return closed
    },
  }
}
