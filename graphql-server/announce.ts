import type { Config } from './config.ts'
import type { Log } from './infra/log.ts'
import type { Demo } from './seedDemo.ts'
import type { RunningServer } from './startServer.ts'

/** Reports how long each phase of a start takes: to a terminal as a line, to machines in the log. */
export function createPhases() {
  let log: Log | null = null
  let current: { name: string; since: number } | null = null
  const end = () => {
    if (!current) return
    const { name, since } = current
    const milliseconds = Math.round(performance.now() - since)
    current = null
    if (log) log.info({ ms: milliseconds }, name)
    else print(`${`${milliseconds} ms`.padStart(9)}  ${name}`)
  }
  return {
    begin(name: string): void {
      end()
      current = { name, since: performance.now() }
    },
    end,
    /** Where the following phases are reported: in this log, or with null on the terminal. */
    logTo(to: Log | null): void {
      log = to
    },
  }
}

/** Reports that the server is ready: its address, the demo accounts and a new key, how to stop it. */
export function announceReady({
  config,
  running,
  log,
}: {
  config: Config
  running: RunningServer
  /** Null when the output is a terminal. */
  log: Log | null
}): void {
  const { role, publicUrl, host } = config
  const seconds = process.uptime().toFixed(1)
  if (log) {
    log.info({ role, host, port: running.port, publicUrl, seconds: Number(seconds) }, 'ready')
    return
  }
  const address = role === 'worker' ? `http://${host}:${running.port}/readyz` : publicUrl
  print(`\nGradwright is ready after ${seconds} s: ${address}`)
  if (running.demo) announceDemo(running.demo)
  print('\nCtrl+C stops it.\n')
}

function announceDemo({ accounts, partnerKey }: Demo): void {
  const width = Math.max(0, ...accounts.map(({ username }) => username.length))
  print('\nDemo accounts:')
  for (const { username, password, what } of accounts)
    print(`  ${username.padEnd(width)}  ${password}  ${what}`)
  if (partnerKey !== null) print(`\nA key of the partner's, shown this once:\n  ${partnerKey}`)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
