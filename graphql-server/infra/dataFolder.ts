import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'

/** The files of the embedded database are incomplete, as after a loss of power. The message is one line. */
export class DamagedDataFolderError extends Error {
  override readonly name = 'DamagedDataFolderError'
  constructor(folder: string, cause: unknown) {
    super(
      `The database in ${folder} cannot be opened: its files are damaged or incomplete. Move the folder aside, then restore the newest backup with npm run restore.`,
      { cause },
    )
  }
}

/** Another live process uses this data folder. The message is one line that names both. */
export class DataFolderInUseError extends Error {
  override readonly name = 'DataFolderInUseError'
  readonly folder: string
  readonly pid: number
  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by process ${pid}. Stop that one first, or give this one a DATA_DIR of its own.`,
    )
    this.folder = folder
    this.pid = pid
  }
}

/** The data folder can't be created or written: it is a file, or belongs to another user. */
export class DataFolderFault extends Error {
  override readonly name = 'DataFolderFault'
  constructor(folder: string, fault: unknown) {
    const code: unknown = fault instanceof Error ? Reflect.get(fault, 'code') : undefined
    super(`DATA_DIR ${folder} cannot be used as a folder (${String(code ?? fault)}).`, { cause: fault })
  }
}

/** A data folder that this process has locked. */
export type LockedDataFolder = {
  /** The folder of the embedded database. */
  database: string
  /** The folder of its dumps. */
  backups: string
  release(): void
}

const owner = z.object({ pid: z.number().int(), startedAt: z.string().nullable() })
type Owner = z.infer<typeof owner>

/**
 * Locks a data folder for this process: the embedded database has no lock, and two processes in one folder corrupt it
 * silently. The lock names a process and its start time. The lock of a killed process is taken over, also when another
 * process has its pid now. The lock does not work across machines or containers.
 * @throws DataFolderInUseError, DataFolderFault
 */
export function lockDataFolder(dataFolder: string): LockedDataFolder {
  const folder = resolve(dataFolder)
  const lock = join(folder, 'lock.json')
  const ours = `${JSON.stringify({ pid: process.pid, startedAt: startOf(process.pid) } satisfies Owner)}\n`
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    takeLock({ folder, lock, ours })
  } catch (fault) {
    throw fault instanceof DataFolderInUseError ? fault : new DataFolderFault(folder, fault)
  }

  const release = () => {
    process.off('exit', release)
    if (readLock(lock) === ours) rmSync(lock, { force: true })
  }
  process.on('exit', release)
  return { database: join(folder, 'database'), backups: join(folder, 'backups'), release }
}

function takeLock({ folder, lock, ours }: { folder: string; lock: string; ours: string }): void {
  const draft = `${lock}.${randomUUID()}`
  writeFileSync(draft, ours)
  try {
    // A link is atomic, so nobody reads an incomplete lock. Each round that fails to link removes a stale lock.
    for (let turn = 0; turn < 5; turn += 1) {
      if (linked(draft, lock)) return
      const found = readLock(lock)
      if (found === null) continue
      const pid = livePid(found)
      if (pid !== null) throw new DataFolderInUseError(folder, pid)
      removeLeftBehind(lock, found)
    }
    throw new Error(`The lock ${lock} could not be taken`)
  } finally {
    rmSync(draft, { force: true })
  }
}

function linked(draft: string, lock: string): boolean {
  try {
    linkSync(draft, lock)
    return true
  } catch (error) {
    if (existsSync(lock)) return false
    throw error
  }
}

function readLock(lock: string): string | null {
  try {
    return readFileSync(lock, 'utf8')
  } catch {
    return null
  }
}

/** The process that a lock names, if it is still the one that wrote it; null for a stale lock. */
function livePid(found: string): number | null {
  const parsed = owner.safeParse(parseJson(found))
  if (!parsed.success) return null
  const { pid, startedAt } = parsed.data
  return isRunning(pid) && startOf(pid) === startedAt ? pid : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Moves a stale lock aside. If another process was quicker and its live lock was moved, that is put back. */
function removeLeftBehind(lock: string, leftBehind: string): void {
  const aside = `${lock}.${randomUUID()}`
  try {
    renameSync(lock, aside)
  } catch {
    return
  }
  if (readLock(aside) !== leftBehind) linked(aside, lock)
  rmSync(aside, { force: true })
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it runs as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** When a process started, in a form that is only compared. Null where the system does not provide it. */
function startOf(pid: number): string | null {
  try {
    if (process.platform === 'linux') {
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
      const state = readFileSync(`/proc/${pid}/stat`, 'utf8')
      // The name in brackets may contain blanks; after it come the state and, 19 fields later, the start time.
      const fields = state.slice(state.lastIndexOf(')') + 2).split(' ')
      // A killed process that its parent has not waited for is still listed, as a zombie.
      return fields[0] === 'Z' ? null : `${boot} ${fields[19]}`
    }
    if (process.platform === 'win32') return null
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
      env: { LC_ALL: 'C', PATH: '/bin:/usr/bin' },
    })
      .toString()
      .trim()
  } catch {
    return null
  }
}
