import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DataFolderInUseError, holdDataFolder } from './dataFolder.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gradwright-folder-'))
})
afterEach(() => rm(folder, { recursive: true }))

const lock = () => join(folder, 'lock.json')

/** A process that holds the folder until it is killed. */
async function holdElsewhere() {
  const script = `import { holdDataFolder } from ${JSON.stringify(join(import.meta.dirname, 'dataFolder.ts'))}
    holdDataFolder(${JSON.stringify(folder)})
    process.stdout.write('held')
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
  test('is made when it is missing, and free again once it was let go', () => {
    const path = join(folder, 'deep', 'within')
    const held = holdDataFolder(path)
    expect(held.database).toBe(join(path, 'database'))
    held.release()
    holdDataFolder(path).release()
    expect(existsSync(join(path, 'lock.json'))).toBe(false)
  })

  test('is refused to a second holder in the same process', () => {
    const held = holdDataFolder(folder)
    expect(() => holdDataFolder(folder)).toThrow(DataFolderInUseError)
    held.release()
  })

  test('is refused while another process holds it, in one line that names both', async () => {
    const other = await holdElsewhere()
    expect(() => holdDataFolder(folder)).toThrow(
      `The data folder ${folder} is in use by process ${other.pid}. Stop that one first, or give this one a DATA_DIR of its own.`,
    )
    await other.end('SIGKILL')
  })

  test('is taken over from a process that was killed', async () => {
    const other = await holdElsewhere()
    await other.end('SIGKILL')
    expect(existsSync(lock())).toBe(true)
    holdDataFolder(folder).release()
    expect(await readdir(folder)).toEqual([])
  })

  test('is taken over when the number of its dead holder now belongs to another process', async () => {
    await writeFile(lock(), JSON.stringify({ pid: process.ppid, startedAt: 'another boot, another time' }))
    holdDataFolder(folder).release()
  })

  test.each(['', '{', '{"pid": "x"}'])('is taken over when its lock is rubbish: %j', async text => {
    await writeFile(lock(), text)
    holdDataFolder(folder).release()
  })

  test("keeps somebody else's lock when an old holder lets go late", async () => {
    const held = holdDataFolder(folder)
    await writeFile(lock(), 'of somebody else')
    held.release()
    expect(await readFile(lock(), 'utf8')).toBe('of somebody else')
  })
})
