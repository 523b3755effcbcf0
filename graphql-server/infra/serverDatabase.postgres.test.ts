import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PostgresServer, startPostgresServer } from '../test/postgresServer.ts'
import { silentLog } from '../test/silentLog.ts'
import { type DatabaseOptions, openDatabase } from './database.ts'

/** A promise together with its resolve function. */
function signalled<Value>() {
  let publish: (value: Value) => void = () => {}
  const promise = new Promise<Value>(resolve => {
    publish = resolve
  })
  return { promise, publish }
}

describe('a PostgreSQL server', () => {
  let server: PostgresServer
  let databases = 0

  beforeAll(async () => {
    server = await startPostgresServer()
  })
  afterAll(() => server.stop())

  function open(databaseUrl: string, options: Partial<DatabaseOptions> = {}) {
    return openDatabase({ databaseUrl, dataFolder: '', migrate: true, log: silentLog, ...options })
  }

  async function createDatabase() {
    databases += 1
    return await server.createDatabase(`away_${databases}`)
  }

  test('is migrated once by two processes that start at once, and shared by them', async () => {
    const url = await createDatabase()
    const [first, second] = await Promise.all([open(url), open(url)])
    await first.prisma.rateLimit.create({ data: { key: 'row', hits: [], expiresAt: new Date() } })
    expect(await second.prisma.rateLimit.count()).toBe(1)
    await Promise.all([first.close(), second.close()])
  })

  test('is waited for while it is unreachable', async () => {
    const url = await createDatabase()
    await server.shutDown()
    const refused = signalled<void>()
    const opening = open(url, { log: { ...silentLog, warn: () => refused.publish() } })
    await refused.promise
    await server.startAgain()
    const database = await opening
    await database.ping()
    await database.close()
  })

  test('is not waited for any longer once the signal is aborted', async () => {
    const url = await createDatabase()
    await server.shutDown()
    const calledOff = new AbortController()
    const opening = open(url, {
      signal: calledOff.signal,
      log: { ...silentLog, warn: () => calledOff.abort() },
    })
    await expect(opening).rejects.toThrow()
    await server.startAgain()
  })

  test('is not tried again when it refuses', async () => {
    await expect(open(server.urlOf('nowhere'))).rejects.toThrow('"nowhere" does not exist')
  })

  test('is listened to again after a reconnect, and its listeners are called with null', async () => {
    const database = await open(await createDatabase())
    const missed = signalled<null>()
    const notified = signalled<string>()
    await database.listen('documents', payload =>
      payload === null ? missed.publish(null) : notified.publish(payload),
    )

    await server.shutDown()
    await expect(database.ping()).rejects.toThrow()
    await expect(database.prisma.user.count()).rejects.toThrow()
    const whileAway = signalled<null>()
    const listening = database.listen('profiles', () => whileAway.publish(null))

    await server.startAgain()
    await missed.promise
    await listening
    await database.ping()
    expect(await database.prisma.user.count()).toBe(0)
    await database.notify('documents', '7')
    await database.notify('profiles', '8')
    expect(await notified.promise).toBe('7')
    await whileAway.promise
    await database.close()
  })

  test('does not prevent closing a database while it is unreachable', async () => {
    const database = await open(await createDatabase())
    await server.shutDown()
    await database.close()
    await server.startAgain()
  })

  test('stores times in UTC whatever options its URL has', async () => {
    const url = new URL(await createDatabase())
    url.searchParams.set('options', '-c TimeZone=Asia/Kolkata -c statement_timeout=9s')
    const database = await open(url.href)
    const [row] = await database.prisma.$queryRaw<{ zone: string; timeout: string }[]>`
      SELECT current_setting('TimeZone') AS zone, current_setting('statement_timeout') AS timeout`
    expect(row).toEqual({ zone: 'UTC', timeout: '9s' })
    await database.close()
  })
})
