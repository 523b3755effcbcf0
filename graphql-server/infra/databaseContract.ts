import type { Prisma, PrismaClient } from '../generated/prisma/client.ts'
import type { Log } from './log.ts'

/** Gradwright's database, embedded in this process or on a PostgreSQL server. */
export type Database = {
  kind: 'embedded' | 'server'
  prisma: PrismaClient
  /**
   * Runs work that only reads rows and does not read what it writes itself. Where there is a read replica with all that
   * was written before, by whichever process, the simple reads of `prisma` outside of transactions are answered by it.
   */
  reading<Result>(work: () => Promise<Result>): Promise<Result>
  /** Throws when the database does not answer within two seconds. */
  ping(): Promise<void>
  /**
   * Notifies every process on this database. `payload` is an id of at most 200 characters; the content is in rows.
   * Within a transaction client the notification is sent when the transaction commits.
   */
  notify(channel: string, payload: string, within?: Prisma.TransactionClient): Promise<void>
  /**
   * Listens to a channel until the returned function is called. Any number may listen to one channel. Notifications
   * that were sent while the connection was lost do not arrive, so `onNotification` is called with null after each
   * reconnect: the listener then reads the rows.
   */
  listen(channel: string, onNotification: (payload: string | null) => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** How to open a database. */
export type DatabaseOptions = {
  /** A PostgreSQL server, or null for the embedded database. */
  databaseUrl: string | null
  /** A pooler in front of the server, in transaction mode, for all but migrations and listening. */
  poolerUrl?: string | null
  /** A standby that streams from the server, for reading screens. */
  replicaUrl?: string | null
  /** The folder of the embedded database, its lock and its dumps. */
  dataFolder: string
  /** Whether pending migrations are applied; otherwise the schema must be exactly what the code needs. */
  migrate: boolean
  log: Log
  /** Called as each phase begins, for the lines printed at the start. */
  onPhase?: (name: string) => void
  /** Ends the waiting for a server that is unreachable. */
  signal?: AbortSignal
  /** The folder of the migrations; by default `prisma/migrations` of this package. */
  migrationsFolder?: string
}
