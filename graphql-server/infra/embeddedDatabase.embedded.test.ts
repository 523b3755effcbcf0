import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openAsBlob } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { bundled, nodeArguments } from '../test/bundled.ts'
import { silentLog } from '../test/silentLog.ts'
import { openDatabase } from './database.ts'
import { DataFolderInUseError, lockDataFolder } from './dataFolder.ts'
import { openEngine, unpackDump } from './embeddedDatabase.ts'
import { defaultMigrationsFolder } from './migrations.ts'

let dataFolder: string

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'gradwright-embedded-'))
})
afterEach(() => rm(dataFolder, { recursive: true }))

function open(options: { migrationsFolder?: string; onPhase?: (name: string) => void } = {}) {
  return openDatabase({ databaseUrl: null, dataFolder, migrate: true, log: silentLog, ...options })
}

/** A folder with a used database: much faster than making one from nothing. */
async function layDown() {
  const dump = await openAsBlob(inject('databaseDump'), { type: 'application/x-tar' })
  const engine = await openEngine(join(dataFolder, 'database'), dump)
  await engine.close()
}

function startWriter(task: 'write' | 'close') {
  return spawn(process.execPath, [...nodeArguments(bundled('embeddedWriter')), dataFolder, task], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

const row = { key: 'row', hits: [], expiresAt: new Date() }

describe('the embedded database', () => {
  test('keeps its rows in the data folder, and leaves no lock behind', async () => {
    const phases: string[] = []
    const first = await open({ onPhase: name => phases.push(name) })
    await first.prisma.rateLimit.create({ data: row })
    // A list of an enum that the migrations have only just created.
    const statuses = ['CONSIDERING', 'PREPARING']
    expect(
      await first.prisma.$queryRaw`SELECT ${statuses}::"ApplicationStatus"[]::text[] AS "statuses"`,
    ).toEqual([{ statuses }])
    await first.close()
    await first.close()
    expect(phases).toEqual(['Opening the embedded database', 'Checking the schema'])
    expect(await readdir(dataFolder)).toEqual(['database'])

    const again = await open()
    expect(await again.prisma.rateLimit.count()).toBe(1)
    await again.close()
  })

  test('cannot be opened a second time, and the attempt does not harm the first', async () => {
    await layDown()
    const first = await open()
    await expect(open()).rejects.toThrow(DataFolderInUseError)
    await first.prisma.rateLimit.create({ data: row })
    await first.close()
  })

  test('releases its folder when it could not be opened', async () => {
    await expect(open({ migrationsFolder: join(dataFolder, 'nowhere') })).rejects.toThrow()
    lockDataFolder(dataFolder).release()
  })

  test('whose files were cut off by a loss of power says so, and what to do, and keeps the files', async () => {
    await layDown()
    const log = join(dataFolder, 'database', 'pg_wal')
    const [segment = ''] = (await readdir(log)).filter(name => /^[\dA-F]{24}$/.test(name))
    await truncate(join(log, segment), 1_000_000)
    await expect(open()).rejects.toThrow(/^The database in .+ cannot be opened: its files are damaged/)
    expect((await stat(join(log, segment))).size).toBe(1_000_000)
    lockDataFolder(dataFolder).release()
  })

  test('loses no acknowledged row when its process is killed', async () => {
    await layDown()
    const writer = startWriter('write')
    let acknowledged = 0
    const ended = once(writer, 'exit')
    for await (const line of createInterface({ input: writer.stdout })) {
      acknowledged = Number(line)
      if (acknowledged === 50) writer.kill('SIGKILL')
    }
    await ended
    expect(acknowledged).toBeGreaterThanOrEqual(50)

    const database = await open()
    const rows = await database.prisma.rateLimit.findMany()
    const ids = rows.map(({ key }) => Number(key)).sort((a, b) => a - b)
    // One more may have been written whose acknowledgement was lost in the kill.
    expect([acknowledged, acknowledged + 1]).toContain(ids.length)
    expect(ids).toEqual(ids.map((_, place) => place + 1))
    await database.close()
  })

  test('does not keep its process alive once it is closed', async () => {
    await layDown()
    const process = startWriter('close')
    const [code] = await once(process, 'exit')
    expect(code).toBe(0)
  })

  test('is dumped before a migration, and can be restored from the dump', async () => {
    await layDown()
    const first = await open()
    await first.prisma.rateLimit.create({ data: row })
    await first.close()
    const migrationsFolder = join(dataFolder, 'migrations')
    await cp(defaultMigrationsFolder(), migrationsFolder, { recursive: true })
    await mkdir(join(migrationsFolder, '99990101000000_forget'))
    await writeFile(
      join(migrationsFolder, '99990101000000_forget', 'migration.sql'),
      'DELETE FROM "RateLimit";',
    )
    const backups = join(dataFolder, 'backups')
    await mkdir(backups)
    for (const year of [2001, 2002, 2003, 2004, 2005, 2006]) {
      await writeFile(join(backups, `before-${year}.tar.gz`), '')
      await utimes(join(backups, `before-${year}.tar.gz`), year, year)
    }
    await writeFile(join(backups, 'mine.jsonl.gz'), '')

    const changed = await open({ migrationsFolder })
    expect(await changed.prisma.rateLimit.count()).toBe(0)
    await changed.close()
    const dump = 'before-99990101000000_forget.tar.gz'
    const kept = [2003, 2004, 2005, 2006].map(year => `before-${year}.tar.gz`)
    expect((await readdir(backups)).sort()).toEqual([...kept, dump, 'mine.jsonl.gz'])

    const folder = lockDataFolder(dataFolder)
    const former = await unpackDump({ file: join(backups, dump), folder, now: new Date(0) })
    folder.release()
    expect(former).toBe(join(backups, 'replaced-1970-01-01T00-00-00.000Z'))
    expect(existsSync(former ?? '')).toBe(true)
    const restored = await open()
    expect(await restored.prisma.rateLimit.count()).toBe(1)
    await restored.close()
  })
})
