import { openDatabase } from '../infra/database.ts'
import { createAppContext } from './factories.ts'
import { silentLog } from './silentLog.ts'
import { startTestServer } from './testServer.ts'

/*
 * A process that serves the graph on a database that others use as well, and prints its address: for keys, or with
 * `isOpen` for everybody. With `now` its clock does not move, so that no points come back meanwhile. It runs no jobs.
 */
const {
  databaseUrl,
  now = null,
  isOpen = false,
}: { databaseUrl: string; now?: string | null; isOpen?: boolean } = JSON.parse(process.argv[2] ?? '{}')

const database = await openDatabase({ databaseUrl, dataFolder: '', migrate: false, log: silentLog })
const app = createAppContext({ database, ...(now !== null && { now: () => new Date(now) }) })
const { url } = await startTestServer({ app, config: { graphqlOpen: isOpen } })
process.stdout.write(`${url}\n`)
