import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AppContext } from '../domain/appContext.ts'
import { createAppContext, createDocument, createViewer } from '../test/factories.ts'
import { findPooler, startPooler } from '../test/pooler.ts'
import { command, type PostgresServer, startPostgresServer } from '../test/postgresServer.ts'
import { silentLog } from '../test/silentLog.ts'
import { type Database, openDatabase } from './database.ts'

const program = findPooler()

describe.skipIf(program === null)('through a pooler in transaction mode', () => {
  let server: PostgresServer
  let pooler: Awaited<ReturnType<typeof startPooler>>
  let databaseUrl: string
  let database: Database
  let app: AppContext
  const open = () =>
    openDatabase({ databaseUrl, poolerUrl: pooler.url, dataFolder: '', migrate: true, log: silentLog })

  beforeAll(async () => {
    server = await startPostgresServer()
    databaseUrl = await server.createDatabase('pooled')
    await command(databaseUrl, `ALTER DATABASE pooled SET TimeZone TO 'Asia/Kolkata'`)
    pooler = await startPooler(program ?? '', databaseUrl)
  })
  afterAll(async () => {
    await database?.close()
    await pooler.stop()
    await server.stop()
  })

  test('a database whose sessions do not use UTC is refused by name', async () => {
    await expect(open()).rejects.toThrow(
      `DATABASE_POOLER_URL: its sessions must use UTC, and use Asia/Kolkata: ALTER DATABASE "pooled" SET TimeZone TO 'UTC'`,
    )
    await command(databaseUrl, `ALTER DATABASE pooled SET TimeZone TO 'UTC'`)
    await pooler.stop()
    pooler = await startPooler(program ?? '', databaseUrl)
    database = await open()
    app = createAppContext({ database })
  })

  test('a document is written: jobs, transactions and notifications work', async () => {
    const { viewer } = await createViewer({ app })
    expect(await createDocument({ app, viewer })).toMatchObject({ status: 'READY' })
  })

  test('reads that are used often stay right on other connections', async () => {
    const { user } = await createViewer({ app })
    const find = () => database.prisma.user.findUnique({ where: { id: user.id }, select: { username: true } })
    for (let round = 0; round < 20; round += 1) {
      const found = await Promise.all([find(), database.prisma.$transaction(tx => tx.user.count()), find()])
      expect(found[0]).toEqual({ username: user.username })
    }
  })
})
