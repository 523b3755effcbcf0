import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import packageJson from '../../package.json' with { type: 'json' }

/** A server that a benchmark or a browser test started, and has to stop. */
export type Started = { child: ChildProcess; port: number; seconds: number }

/** Node's options in `npm start`, so that measurements have the same conditions. */
const NODE_OPTIONS =
  /node (--.+) dist\/server\/main\.js$/.exec(packageJson.scripts.start)?.[1]?.split(' ') ?? []

/** Starts the built server of the package in `folder`, and waits until it is ready. */
export async function startGradwright(
  environment: Record<string, string>,
  { folder = '.' }: { folder?: string } = {},
): Promise<Started> {
  const port = await freePort()
  const begun = performance.now()
  const child = spawn(process.execPath, [...NODE_OPTIONS, join(folder, 'dist/server/main.js')], {
    env: { ...process.env, PORT: String(port), LOG_LEVEL: 'error', GRAPHQL_OPEN: '1', ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exit = new AbortController()
  const ended = once(child, 'exit').then(() => {
    exit.abort()
    throw new Error('the server ended before it was ready')
  })
  await Promise.race([ended, ready(`http://127.0.0.1:${port}/readyz`, exit.signal)])
  ended.catch(() => undefined)
  return { child, port, seconds: (performance.now() - begun) / 1000 }
}

/** Starts a script that prints its port. */
export async function startScript(script: string, argument: object): Promise<Started> {
  const begun = performance.now()
  const child = spawn(process.execPath, ['--import', 'tsx', script, JSON.stringify(argument)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(child.stdout, 'data')
  return { child, port: Number(String(line).trim()), seconds: (performance.now() - begun) / 1000 }
}

/** Stops a server and waits for its exit. */
export async function stop({ child }: Started): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** Resident memory in MB, as the system counts it; null where the system does not provide it. */
export async function residentMemory({ child }: Started): Promise<number | null> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
  const kilobytes = /VmRSS:\s+(\d+)/.exec(status)?.[1]
  return kilobytes ? Number(kilobytes) / 1000 : null
}

/** Asks until the server is ready, or `signal` is aborted. */
async function ready(url: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return address.port
}
