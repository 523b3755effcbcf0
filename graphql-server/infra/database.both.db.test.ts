import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase, testedDatabase } from '../test/testDatabase.ts'
import { type Database, isUniqueViolation } from './database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => database.truncate())
afterAll(() => database.close())

const asha = {
  username: 'Asha',
  usernameKey: 'asha',
  email: 'asha@example.com',
  emailKey: 'asha@example.com',
  fullName: 'Asha Verma',
  passwordHash: 'none',
}

/** Listens to a channel and lets a test wait for its notifications. */
async function listenTo(channel: string, where: Database = database) {
  const received: (string | null)[] = []
  let wake = () => {}
  const stop = await where.listen(channel, payload => {
    received.push(payload)
    wake()
  })
  async function until(count: number) {
    while (received.length < count) {
      await new Promise<void>(resolve => {
        wake = resolve
      })
    }
    return [...received]
  }
  return { received, until, stop }
}

describe('rows', () => {
  test('that violate a unique name are recognised on both databases', async () => {
    await database.prisma.user.create({ data: asha })
    const clash = await database.prisma.user
      .create({ data: { ...asha, usernameKey: 'asha2' } })
      .catch((error: unknown) => error)
    expect(isUniqueViolation(clash)).toBe(true)
    expect(isUniqueViolation(clash, 'emailKey')).toBe(true)
    expect(isUniqueViolation(clash, 'usernameKey')).toBe(false)
    expect(isUniqueViolation(new Error('other'))).toBe(false)
  })

  test('that violate a composite key are recognised by each of its fields', async () => {
    const { id: userId } = await database.prisma.user.create({ data: asha })
    const request = { userId, key: 'k', requestHash: Buffer.from('r'), expiresAt: new Date() }
    await database.prisma.idempotencyKey.create({ data: request })
    const clash = await database.prisma.idempotencyKey
      .create({ data: request })
      .catch((error: unknown) => error)
    expect(isUniqueViolation(clash, 'key')).toBe(true)
    expect(isUniqueViolation(clash, 'userId')).toBe(true)
    expect(isUniqueViolation(clash, 'requestHash')).toBe(false)
  })

  test('keep a time to the millisecond, whatever the time zone of the process', async () => {
    const moment = new Date('2026-07-04T23:59:58.765Z')
    await database.prisma.user.create({ data: { ...asha, emailConfirmedAt: moment } })
    expect((await database.prisma.user.findFirstOrThrow()).emailConfirmedAt).toEqual(moment)
    const [row] = await database.prisma.$queryRaw<
      { zone: string }[]
    >`SELECT current_setting('TimeZone') AS zone`
    expect(row?.zone).toBe('UTC')
  })

  test('of a transaction that fails are rolled back', async () => {
    const failing = database.prisma.$transaction(async tx => {
      await tx.user.create({ data: asha })
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await database.prisma.user.count()).toBe(0)
  })

  test('are not reported as saved when the commit itself fails', async () => {
    await database.prisma.$executeRaw`CREATE TABLE "Late" ("id" INTEGER UNIQUE DEFERRABLE INITIALLY DEFERRED)`
    try {
      const failing = database.prisma.$transaction(async tx => {
        await tx.$executeRaw`INSERT INTO "Late" VALUES (1), (1)`
      })
      await expect(failing).rejects.toThrow()
      const [row] = await database.prisma.$queryRaw<
        { count: number }[]
      >`SELECT count(*)::int AS count FROM "Late"`
      expect(row?.count).toBe(0)
      expect(await database.prisma.user.count()).toBe(0)
    } finally {
      await database.prisma.$executeRaw`DROP TABLE "Late"`
    }
  })

  test('can be locked and counted by twenty transactions at once', async () => {
    const { id } = await database.prisma.user.create({ data: asha })
    await Promise.all(
      Array.from({ length: 20 }, () =>
        database.prisma.$transaction(async tx => {
          await tx.$queryRaw`SELECT id FROM "User" WHERE id = ${id} FOR UPDATE`
          const { fullName } = await tx.user.findUniqueOrThrow({ where: { id } })
          await tx.user.update({ where: { id }, data: { fullName: `${fullName}!` } })
        }),
      ),
    )
    expect((await database.prisma.user.findUniqueOrThrow({ where: { id } })).fullName).toBe(
      `Asha Verma${'!'.repeat(20)}`,
    )
  })

  test('can be read under a given isolation level', async () => {
    const level = await database.prisma.$transaction(
      async tx => await tx.$queryRaw`SELECT current_setting('transaction_isolation') AS level`,
      { isolationLevel: 'Serializable' },
    )
    expect(level).toEqual([{ level: 'serializable' }])
  })
})

describe('notifications', () => {
  test('reach every listener of their channel, and no other', async () => {
    const first = await listenTo('documents')
    const second = await listenTo('documents')
    const other = await listenTo('Other "channel"')
    await database.notify('documents', '7')
    await database.notify('Other "channel"', '8')
    expect(await first.until(1)).toEqual(['7'])
    expect(await second.until(1)).toEqual(['7'])
    expect(await other.until(1)).toEqual(['8'])
    await Promise.all([first.stop(), second.stop(), other.stop()])
  })

  test('no longer arrive after unlisten, while other listeners still get them', async () => {
    const leaving = await listenTo('documents')
    const staying = await listenTo('documents')
    await leaving.stop()
    await database.notify('documents', '1')
    expect(await staying.until(1)).toEqual(['1'])
    expect(leaving.received).toEqual([])
    await staying.stop()
  })

  test('are sent when a transaction commits, not before, and never when it rolls back', async () => {
    const subscribers = await listenTo('documents')
    await database.prisma.$transaction(async tx => {
      await database.notify('documents', 'kept', tx)
      await tx.user.count()
      expect(subscribers.received).toEqual([])
    })
    const failing = database.prisma.$transaction(async tx => {
      await database.notify('documents', 'lost', tx)
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow()
    await database.notify('documents', 'last')
    expect(await subscribers.until(2)).toEqual(['kept', 'last'])
    await subscribers.stop()
  })

  test('carry an id, and refuse longer payloads', async () => {
    await expect(database.notify('documents', 'x'.repeat(201))).rejects.toThrow(RangeError)
  })

  test('are not stopped by a listener that fails', async () => {
    const stop = await database.listen('documents', () => {
      throw new Error('broken listener')
    })
    const subscribers = await listenTo('documents')
    await database.notify('documents', '1')
    expect(await subscribers.until(1)).toEqual(['1'])
    await Promise.all([stop(), subscribers.stop()])
  })

  test.runIf(testedDatabase === 'postgres')('reach another process', async () => {
    const another = await database.openAnother()
    const there = await listenTo('documents', another)
    await database.notify('documents', 'hello')
    expect(await there.until(1)).toEqual(['hello'])
    const here = await listenTo('documents')
    await another.prisma.$transaction(tx => another.notify('documents', 'and back', tx))
    expect(await here.until(1)).toEqual(['and back'])
    await here.stop()
    await another.close()
  })
})

test('a database that is closed does not answer', async () => {
  const closing = await openTestDatabase()
  await closing.ping()
  await closing.close()
  await expect(closing.ping()).rejects.toThrow()
})
