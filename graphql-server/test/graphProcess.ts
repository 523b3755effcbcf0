import { openDatabase } from '../infra/database.ts'
import { createAppContext } from './factories.ts'
import { silentLog } from './silentLog.ts'
import { startTestServer } from './testServer.ts'

/*
 * A process that serves the graph for keys on a database that others use as well, and prints its address. Its clock does
 * not move, so that no points come back meanwhile.
 */
const { databaseUrl, now }: { databaseUrl: string; now: string } = JSON.parse(process.argv[2] ?? '{}')

const database = await openDatabase({ databaseUrl, dataFolder: '', migrate: false, log: silentLog })
const app = createAppContext({ database, now: () => new Date(now) })
const { url } = await startTestServer({ app, config: { graphqlOpen: false } })
process.stdout.write(`${url}\n`)
