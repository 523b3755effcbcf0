import { AsyncResource } from 'node:async_hooks'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { command, type PostgresServer, startPostgresServer } from '../test/postgresServer.ts'
import { silentLog } from '../test/silentLog.ts'
import { type Database, openDatabase } from './database.ts'

let server: PostgresServer
let replica: Awaited<ReturnType<PostgresServer['startReplica']>>
let database: Database
const NAME = 'replicated'

beforeAll(async () => {
  server = await startPostgresServer()
  const databaseUrl = await server.createDatabase(NAME)
  const open = (replicaUrl: string | null) =>
    openDatabase({ databaseUrl, replicaUrl, dataFolder: '', migrate: true, log: silentLog })
  await (await open(null)).close()
  replica = await server.startReplica()
  database = await open(replica.urlOf(NAME))
})
beforeEach(() => database.prisma.rateLimit.deleteMany())
afterAll(async () => {
  await database.close()
  await replica.stop()
  await server.stop()
})

const portOf = (url: string) => Number(new URL(url).port)
const addRow = (key: string) =>
  database.prisma.rateLimit.create({ data: { key, hits: [], expiresAt: new Date() } })
const countRows = () => database.prisma.rateLimit.count()

/** What some reads find, and which of them the replica answers. */
async function read<Result>(reads: () => Promise<Result>) {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  try {
    const found = await reads()
    const answered = spy.mock.calls.flatMap(([statement], call) => {
      const text = JSON.stringify(statement)
      const port: unknown = Reflect.get(Object(spy.mock.contexts[call]), 'port')
      return /FROM .{0,9}"(RateLimit|User)/.test(text) ? [{ text, port }] : []
    })
    const isReplica = ({ port }: { port: unknown }) => port === portOf(replica.urlOf(NAME))
    return {
      found,
      byReplica: answered.map(isReplica),
      texts: answered.filter(isReplica).map(({ text }) => text),
    }
  } finally {
    spy.mockRestore()
  }
}
const readWithin = () => read(() => database.reading(countRows))

test('a read within `reading` is answered by the replica, and others are not', async () => {
  await addRow('one')
  await expect.poll(readWithin).toMatchObject({ found: 1, byReplica: [true] })
  expect(await read(countRows)).toMatchObject({ found: 1, byReplica: [false] })
  const mixed = await read(() =>
    Promise.all([
      countRows(),
      database.reading(() =>
        database.prisma.$transaction(tx => tx.rateLimit.count({ where: { key: 'one' } })),
      ),
    ]),
  )
  expect(mixed.byReplica).not.toContain(true)
})

test('what was written before is read, also where the replica does not have it yet', async () => {
  await expect.poll(readWithin).toMatchObject({ byReplica: [true] })
  await command(replica.urlOf(NAME), 'SELECT pg_wal_replay_pause()')
  await addRow('two')
  expect(await readWithin()).toMatchObject({ found: 1, byReplica: [false] })
  await command(replica.urlOf(NAME), 'SELECT pg_wal_replay_resume()')
  await expect.poll(readWithin).toMatchObject({ found: 1, byReplica: [true] })
})

test('reads of one tick that belong to different work go where each belongs', async () => {
  await addRow('three')
  await expect.poll(readWithin).toMatchObject({ byReplica: [true] })
  const find = (column: 'role' | 'plan') =>
    database.prisma.user.findUnique({ where: { id: 4711 }, select: { [column]: true } })
  const outside = AsyncResource.bind(() => find('plan'))
  const { byReplica, texts } = await read(() =>
    database.reading(() => Promise.all([outside(), find('role')])),
  )
  expect(byReplica.toSorted()).toEqual([false, true])
  expect(texts).toEqual([expect.stringContaining('role')])
})

test('a replica that is away costs nothing but its help', async () => {
  await addRow('four')
  await replica.shutDown()
  expect(await readWithin()).toMatchObject({ found: 1, byReplica: [false] })
  expect(await readWithin()).toMatchObject({ found: 1, byReplica: [false] })
})
