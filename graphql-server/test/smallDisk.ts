import { execFile } from 'node:child_process'
import { mkdtemp, rm, rmdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ownerOfServer } from './postgresServer.ts'

/** A file system of a few megabytes for PostgreSQL, which can be filled. */
export type SmallDisk = {
  folder: string
  /** Takes all space that is left. */
  fill(): Promise<void>
  /** Gives it back. */
  empty(): Promise<void>
  remove(): Promise<void>
}

/** Mounts one in memory; null where this process may not. */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk | null> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null
  const run = promisify(execFile)
  const folder = await mkdtemp(join(tmpdir(), 'gradwright-disk-'))
  const { uid, gid } = await ownerOfServer()
  try {
    const options = `size=${megabytes}m,mode=700,uid=${uid},gid=${gid}`
    await run('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder])
  } catch {
    await rmdir(folder)
    return null
  }
  const filler = join(folder, 'filler')
  return {
    folder,
    async fill() {
      const bytes = Buffer.alloc(megabytes * 1024 * 1024)
      const fault: NodeJS.ErrnoException | null = await writeFile(filler, bytes).then(
        () => null,
        error => error,
      )
      if (fault?.code !== 'ENOSPC') throw new Error('The disk is not full', { cause: fault })
    },
    empty: () => rm(filler),
    async remove() {
      await run('umount', ['--lazy', folder])
      await rmdir(folder)
    },
  }
}
