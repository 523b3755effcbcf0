import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { isDatabaseUnreachable } from './databaseUnreachable.ts'
import type { Log } from './log.ts'

/** How long work waits for the replica to catch up, in milliseconds between looks. Then the server is read. */
const LOOKS = [0, 2, 5, 10]
/** How long a replica that failed is left alone, in milliseconds. */
const REST = 5_000

type Statement = pg.QueryArrayConfig

/** A standby of the server that answers reads. */
export type ReadReplica = {
  /**
   * Runs work that only reads. Its statements go to the replica if that has everything that was written before the
   * work began, by whichever process; else to the server.
   */
  within<Result>(work: () => Promise<Result>): Promise<Result>
  /** Runs a read on the replica. Null where the running work does not read from it, or the replica failed. */
  read(statement: Statement): Promise<pg.QueryArrayResult<unknown[]> | null>
  close(): Promise<void>
}

/** Reads from `replica` where it is as new as `server`. */
export function openReadReplica({
  replica,
  server,
  log,
}: {
  replica: pg.Pool
  server: pg.Pool
  log: Log
}): ReadReplica {
  const work = new AsyncLocalStorage<boolean>()
  let restsUntil = 0

  function leaveAlone(fault: unknown): void {
    restsUntil = Date.now() + REST
    log.warn({ err: fault }, 'The read replica failed; reading from the server')
  }

  /** Whether the replica has replayed all that the server has written by now. */
  async function hasCaughtUp(): Promise<boolean> {
    if (Date.now() < restsUntil) return false
    const { rows } = await server.query('SELECT pg_current_wal_insert_lsn()::text AS "written"')
    try {
      for (const look of LOOKS) {
        if (look > 0) await pause(look)
        const found = await replica.query<{ caught: boolean | null }>(
          'SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn AS "caught"',
          [rows[0]?.written],
        )
        if (found.rows[0]?.caught === true) return true
      }
    } catch (fault) {
      leaveAlone(fault)
    }
    return false
  }

  return {
    within: async read => ((await hasCaughtUp()) ? await work.run(true, read) : await read()),
    async read(statement) {
      if (work.getStore() !== true || Date.now() < restsUntil) return null
      try {
        return await replica.query<unknown[]>(statement)
      } catch (fault) {
        // A statement in the way of the replay is cancelled. The server can answer it.
        if (isDatabaseUnreachable(fault)) leaveAlone(fault)
        return null
      }
    },
    close: () => replica.end(),
  }
}
