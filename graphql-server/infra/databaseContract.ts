import type { Prisma, PrismaClient } from '../generated/prisma/client.ts'
import type { Log } from './log.ts'

/** The rows of Gradwright, wherever they are kept: in this process or on a PostgreSQL server. */
export type Database = {
  kind: 'embedded' | 'server'
  prisma: PrismaClient
  /** Raises when the database does not answer within two seconds. */
  ping(): Promise<void>
  /**
   * Notifies every process on this database. `payload` is an id of at most 200 characters: rows carry the content, a
   * notification only says where to look. Within a transaction it is sent when the transaction commits.
   */
  notify(channel: string, payload: string, within?: Prisma.TransactionClient): Promise<void>
  /**
   * Listens to a channel until the returned function is called. Any number may listen to one channel. Notifications
   * are lost while the connection is, so `onNotification` is called with null after each reconnect: poll then.
   */
  listen(channel: string, onNotification: (payload: string | null) => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** What opening a database takes. */
export type DatabaseOptions = {
  /** A PostgreSQL server, or null for the embedded database. */
  databaseUrl: string | null
  /** Where the embedded database, its lock and its dumps are kept. */
  dataFolder: string
  /** Whether pending migrations are applied; otherwise the schema must be exactly what the code needs. */
  migrate: boolean
  log: Log
  /** Told of each phase as it begins, for the lines that a start prints. */
  onPhase?: (name: string) => void
  /** Ends the waiting for a server that is away. */
  signal?: AbortSignal
  /** Where the migrations are; by default `prisma/migrations` of this package. */
  migrationsFolder?: string
}
