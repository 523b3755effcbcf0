import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { command, freePort } from './postgresServer.ts'

/** Where Debian installs it, and its name elsewhere. */
const PROGRAMS = ['/usr/sbin/pgbouncer', 'pgbouncer']

/** The program of PgBouncer; null where it is not installed. */
export function findPooler(): string | null {
  return PROGRAMS.find(program => spawnSync(program, ['--version']).status === 0) ?? null
}

/** Starts PgBouncer in transaction mode in front of a database. */
export async function startPooler(
  program: string,
  databaseUrl: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'gradwright-pooler-'))
  const port = await freePort()
  const target = new URL(databaseUrl)
  const settings = join(folder, 'pgbouncer.ini')
  await writeFile(
    settings,
    `[databases]
* = host=${target.hostname} port=${target.port} user=${target.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
`,
  )
  await chmod(folder, 0o755)
  // It refuses to run as root.
  const asUser = process.getuid?.() === 0 ? ['-u', 'postgres'] : []
  const pooler = spawn(program, ['-q', ...asUser, settings], { stdio: ['ignore', 'ignore', 'pipe'] })
  let complaints = ''
  pooler.stderr.on('data', text => {
    complaints = `${complaints}${text}`.slice(-2_000)
  })
  const url = new URL(databaseUrl)
  url.port = String(port)
  const isReady = () =>
    command(url.href, 'SELECT 1').then(
      () => true,
      () => false,
    )
  while (!(await isReady())) {
    if (pooler.exitCode !== null) throw new Error(`PgBouncer ended while starting: ${complaints}`)
    await pause(20)
  }
  return {
    url: url.href,
    async stop() {
      if (pooler.exitCode === null) {
        const ended = once(pooler, 'exit')
        pooler.kill('SIGTERM')
        await ended
      }
      await rm(folder, { recursive: true })
    },
  }
}
