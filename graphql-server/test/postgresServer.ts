import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'

/** A PostgreSQL server for tests, in a temporary folder and on a free port. */
export type PostgresServer = {
  /** The URL of one of its databases. */
  urlOf(database: string): string
  /** Creates an empty database, or a copy of `template`, and returns its URL. */
  createDatabase(name: string, template?: string): Promise<string>
  dropDatabase(name: string): Promise<void>
  /** Stops the server: every connection breaks, and none is accepted. */
  shutDown(): Promise<void>
  /** Starts it again on the same port with its data. */
  startAgain(): Promise<void>
  /** Starts a standby that streams from it. */
  startReplica(): Promise<Pick<PostgresServer, 'urlOf' | 'shutDown' | 'startAgain' | 'stop'>>
  /** Stops it for good and removes the folder. */
  stop(): Promise<void>
}

type Owner = { uid?: number; gid?: number }
type Place = { binaries: string; folder: string; rows: string; port: number; owner: Owner }

/** The folder of PostgreSQL's programs, or null when they are not installed. */
export function findPostgresBinaries(): string | null {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian)
    ? readdirSync(debian)
        .sort((a, b) => Number(b) - Number(a))
        .map(version => join(debian, version, 'bin'))
    : []
  const folders = [
    ...versions,
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/local/bin',
    '/opt/homebrew/bin',
  ]
  return (
    folders.find(folder => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null
  )
}

/** Starts a server from the installed programs. Its data is temporary, so it does not survive a power cut. */
export async function startPostgresServer(): Promise<PostgresServer> {
  const binaries = findPostgresBinaries()
  if (binaries === null)
    throw new Error('No PostgreSQL is installed: neither on the PATH nor in /usr/lib/postgresql')
  const owner = await ownerOfServer()
  const folder = await mkdtemp(join(tmpdir(), 'gradwright-pg-'))
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid)
  const rows = join(folder, 'rows')
  const port = await freePort()

  await promisify(execFile)(
    join(binaries, 'initdb'),
    ['-D', rows, '-U', 'gradwright', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { cwd: folder, ...owner },
  )
  return await serve({ binaries, folder, rows, port, owner })
}

/** Runs a server on a folder of rows. */
async function serve(place: Place): Promise<PostgresServer> {
  const { binaries, folder, rows, port, owner } = place
  const urlOf = (database: string) => `postgresql://gradwright@127.0.0.1:${port}/${database}`
  let server = await startProcess({ binaries, folder, rows, port, owner, url: urlOf('postgres') })
  const removeAtExit = () => {
    server.kill('SIGQUIT')
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
  process.once('exit', removeAtExit)

  async function shutDown() {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    // Or a script that has nothing else to wait for would end here, with its error.
    server.ref()
    server.kill('SIGINT')
    await ended
  }

  return {
    urlOf,
    async createDatabase(name, template = 'template0') {
      await command(urlOf('postgres'), `CREATE DATABASE "${name}" TEMPLATE "${template}"`)
      return urlOf(name)
    },
    dropDatabase: name => command(urlOf('postgres'), `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`),
    shutDown,
    async startAgain() {
      server = await startProcess({ binaries, folder, rows, port, owner, url: urlOf('postgres') })
    },
    async startReplica() {
      const copy = await mkdtemp(join(tmpdir(), 'gradwright-pg-'))
      if (owner.uid !== undefined && owner.gid !== undefined) chownSync(copy, owner.uid, owner.gid)
      const copied = join(copy, 'rows')
      await promisify(execFile)(
        join(binaries, 'pg_basebackup'),
        [
          '-D',
          copied,
          '-R',
          '-X',
          'stream',
          '-c',
          'fast',
          '--no-sync',
          '-h',
          '127.0.0.1',
          '-p',
          String(port),
          '-U',
          'gradwright',
        ],
        { cwd: copy, ...owner },
      )
      return await serve({ binaries, folder: copy, rows: copied, port: await freePort(), owner })
    },
    async stop() {
      await shutDown()
      process.off('exit', removeAtExit)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Runs one statement on a new connection. */
export async function command(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

async function startProcess({ binaries, folder, rows, port, owner, url }: Place & { url: string }) {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    shared_buffers: '64MB',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    // It would reuse the place of deleted rows, and so change the order of rows that a query leaves open.
    autovacuum: 'off',
    log_min_messages: 'fatal',
  }
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', rows, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], ...owner },
  )
  let complaints = ''
  server.stderr.on('data', text => {
    complaints = `${complaints}${text}`.slice(-2_000)
  })
  // A script that does not stop the server can still exit.
  server.unref()
  for (;;) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended while starting: ${complaints}`)
    try {
      await command(url, 'SELECT 1')
      return server
    } catch {
      await pause(20)
    }
  }
}

/** PostgreSQL refuses to run as root. As root, the user that its packages create runs it. */
export async function ownerOfServer(): Promise<Owner> {
  if (process.getuid?.() !== 0) return {}
  const idOf = async (flag: string) => Number((await promisify(execFile)('id', [flag, 'postgres'])).stdout)
  try {
    return { uid: await idOf('-u'), gid: await idOf('-g') }
  } catch {
    throw new Error(
      'PostgreSQL does not run as root, and there is no user "postgres" to run it. Create one: useradd --system postgres',
    )
  }
}

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('No free port was found')
  return address.port
}
