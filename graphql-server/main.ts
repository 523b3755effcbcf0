import { join } from 'node:path'
import { inspect } from 'node:util'
import { announceReady, createPhases } from './announce.ts'
import { ConfigError, readConfig } from './config.ts'
import { CatalogueFault } from './domain/catalogue/tables.ts'
import { AddressError, PortInUseError } from './http/server.ts'
import { DamagedDataFolderError, DataFolderFault, DataFolderInUseError } from './infra/dataFolder.ts'
import { createLog } from './infra/log.ts'
import { SchemaMismatchError } from './infra/migrations.ts'
import { packageRoot } from './infra/packageRoot.ts'
import { ServerRefusesError } from './infra/serverDatabase.ts'
import { startServer } from './startServer.ts'

/** Faults that the operator can mend. Their message says how; a stack would not help. */
const MENDABLE = [
  ConfigError,
  AddressError,
  PortInUseError,
  DataFolderFault,
  DamagedDataFolderError,
  DataFolderInUseError,
  SchemaMismatchError,
  ServerRefusesError,
  CatalogueFault,
]

await main().catch((error: unknown) => {
  const isMendable = MENDABLE.some(kind => error instanceof kind)
  process.stderr.write(`${isMendable && error instanceof Error ? error.message : inspect(error)}\n`)
  process.exit(1)
})

async function main(): Promise<void> {
  const phases = createPhases()
  phases.begin('Reading the configuration')
  const config = readConfig()
  const isForPerson = process.stdout.isTTY || config.demo
  const log = createLog({ level: config.logLevel, format: isForPerson ? 'lines' : 'json' })
  phases.logTo(isForPerson ? null : log)
  for (const notice of config.notices) log.warn({}, notice)

  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => {
      log.error({ err: error }, 'the process ends: a fault that nobody caught')
      process.exit(1)
    })
  const stopping = new AbortController()
  const stopAsked = new Promise<void>(resolve => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.on(signal, () => {
        // After a second signal it does not wait for open requests.
        if (stopping.signal.aborted) process.exit(1)
        stopping.abort()
        resolve()
      })
  })

  try {
    const running = await startServer({
      config,
      log,
      client: {
        folder: join(packageRoot(), 'dist/web'),
        renderer: join(packageRoot(), 'dist/renderer/renderPage.js'),
      },
      onPhase: phases.begin,
      stopping: stopping.signal,
    })
    phases.end()
    announceReady({ config, running, log: isForPerson ? null : log })
    await stopAsked
    log.info({}, 'stopping')
    await running.stop()
  } catch (error) {
    if (!stopping.signal.aborted) throw error
  }
  log.info({}, 'stopped')
  process.exit(0)
}
