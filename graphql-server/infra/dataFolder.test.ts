import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DataFolderInUseError, lockDataFolder } from './dataFolder.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gradwright-folder-'))
})
afterEach(() => rm(folder, { recursive: true }))

const lock = () => join(folder, 'lock.json')

/** Starts a process that locks the folder until it is killed. */
async function lockElsewhere() {
  const script = `import { lockDataFolder } from ${JSON.stringify(join(import.meta.dirname, 'dataFolder.ts'))}
    lockDataFolder(${JSON.stringify(folder)})
    process.stdout.write('locked')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return {
    pid: child.pid,
    async end(signal: NodeJS.Signals) {
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
  }
}

describe('a data folder', () => {
  test('is created when it is missing, and is free again after its release', () => {
    const path = join(folder, 'deep', 'within')
    const locked = lockDataFolder(path)
    expect(locked.database).toBe(join(path, 'database'))
    locked.release()
    lockDataFolder(path).release()
    expect(existsSync(join(path, 'lock.json'))).toBe(false)
  })

  test('is refused to a second owner in the same process', () => {
    const locked = lockDataFolder(folder)
    expect(() => lockDataFolder(folder)).toThrow(DataFolderInUseError)
    locked.release()
  })

  test('is refused while another process has locked it, in one line that names both', async () => {
    const other = await lockElsewhere()
    expect(() => lockDataFolder(folder)).toThrow(
      `The data folder ${folder} is in use by process ${other.pid}. Stop that one first, or give this one a DATA_DIR of its own.`,
    )
    await other.end('SIGKILL')
  })

  test('is taken over from a process that was killed', async () => {
    const other = await lockElsewhere()
    await other.end('SIGKILL')
    expect(existsSync(lock())).toBe(true)
    lockDataFolder(folder).release()
    expect(await readdir(folder)).toEqual([])
  })

  test('is taken over when the pid of its dead owner now belongs to another process', async () => {
    await writeFile(lock(), JSON.stringify({ pid: process.ppid, startedAt: 'another boot, another time' }))
    lockDataFolder(folder).release()
  })

  test.each(['', '{', '{"pid": "x"}'])('is taken over when its lock is unreadable: %j', async text => {
    await writeFile(lock(), text)
    lockDataFolder(folder).release()
  })

  test("keeps another owner's lock when a former owner releases late", async () => {
    const locked = lockDataFolder(folder)
    await writeFile(lock(), 'of somebody else')
    locked.release()
    expect(await readFile(lock(), 'utf8')).toBe('of somebody else')
  })
})
