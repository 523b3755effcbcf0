import { randomBytes } from 'node:crypto'
import type { Server } from 'node:http'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { Config } from './config.ts'
import type { AppContext } from './domain/appContext.ts'
import { remindOfDeadlines } from './domain/applications/remindOfDeadlines.ts'
import { isCatalogueLoaded, loadCatalogue } from './domain/catalogue/loadCatalogue.ts'
import { startGenerationWorker } from './domain/documents/generation/runGenerations.ts'
import { removeExpired } from './domain/housekeeping.ts'
import { startMailCarrier } from './domain/mail/deliverMails.ts'
import { type AppOptions, createApp, type Listener, listen } from './http/server.ts'
import { type Database, openDatabase } from './infra/database.ts'
import { createLanguageModel } from './infra/languageModel.ts'
import type { Log } from './infra/log.ts'
import { createMailer, type Mailer } from './infra/mailer.ts'
import { createMetrics } from './infra/metrics.ts'
import { packageRoot } from './infra/packageRoot.ts'
import { withTimeout } from './infra/withTimeout.ts'
import { createWorkerPool, type WorkerPool } from './infra/workerPool.ts'
import { type DemoAccount, seedDemo } from './seedDemo.ts'

/** What is in flight when the server stops may take this long, in milliseconds. */
const STOP_TIMEOUT = 10_000
const HOUSEKEEPING_EVERY = 60 * 60 * 1000
/** OWASP's parameters for argon2id. */
const PASSWORD_HASHING = { memoryKib: 19_456, iterations: 2, parallelism: 1 }
/** Documents that one process writes at a time. */
const WRITERS = 2
/** What runs on a composing thread, beside this module in the sources and in the bundle. */
const COMPOSING_ENTRY = new URL(
  import.meta.url.endsWith('.ts') ? './composeOnThread.ts' : './composeOnThread.js',
  import.meta.url,
)

export type RunningServer = {
  port: number
  /** Empty where the demo is off. */
  demoAccounts: readonly DemoAccount[]
  /** Takes no more requests, finishes what is in flight, then closes the database. */
  stop(): Promise<void>
}

/**
 * Starts everything, the listener first: it answers that the process is alive while the database is being opened or
 * waited for. Whatever was started is stopped again when a later step fails, or when `stopping` is aborted meanwhile.
 * @throws PortInUseError, DataFolderInUseError, SchemaMismatchError, CatalogueFault
 */
export async function startServer({
  config,
  log,
  client,
  onPhase,
  stopping,
}: {
  config: Config
  log: Log
  /** Who answers for the web client; in development this may need the server, for its web socket. */
  client: AppOptions['client'] | ((server: Server) => Promise<AppOptions['client']>)
  onPhase: (name: string) => void
  stopping: AbortSignal
}): Promise<RunningServer> {
  let app: AppContext | null = null
  const started: Started = {}
  try {
    onPhase('Listening')
    const server = createServer()
    const routes = await createApp({
      config,
      log,
      metrics: createMetrics({ database: () => app?.database ?? null }),
      app: () => app,
      stopping,
      client: typeof client === 'function' ? await client(server) : client,
    })
    const listener = await listen({ routes, server, host: config.host, port: config.port })
    started.listener = listener

    const { databaseUrl, dataFolder, migrate } = config
    const database = await openDatabase({ databaseUrl, dataFolder, migrate, log, onPhase, signal: stopping })
    started.database = database
    await bringCatalogue({ database, migrate, log, onPhase })
    const composer = createWorkerPool({ entry: COMPOSING_ENTRY })
    started.composer = composer
    // Where people are answered, the first one who opens a questionnaire has it started.
    if (config.role === 'worker') composer.warmUp()
    const opened = appContextOf({ database, composer, log, config })
    const demoAccounts = config.demo ? await seeded(opened, onPhase) : []
    if (config.role !== 'web') {
      started.worker = await startGenerationWorker({ app: opened, concurrency: WRITERS })
      started.housekeeping = keepHouse(opened)
      if (config.mail !== null) {
        const mailer = createMailer({ settings: config.mail, log })
        started.mailer = mailer
        started.carrier = await startMailCarrier({ app: opened, mailer })
      }
    }
    stopping.throwIfAborted()
    app = opened
    return { port: listener.port, demoAccounts, stop: () => stopAll(started, log) }
  } catch (error) {
    await stopAll(started, log)
    throw error
  }
}

type Stoppable = { stop(): Promise<void> }
type Started = {
  listener?: Listener
  composer?: WorkerPool
  worker?: Stoppable
  housekeeping?: Stoppable
  mailer?: Mailer
  carrier?: Stoppable
  database?: Database
}

async function stopAll(
  { listener, composer, worker, housekeeping, carrier, mailer, database }: Started,
  log: Log,
): Promise<void> {
  await listener?.stop(STOP_TIMEOUT)
  // A document that is not finished in time is taken up by another process when its lease runs out.
  const writing = Promise.all([worker?.stop(), housekeeping?.stop(), carrier?.stop()])
  await withTimeout(STOP_TIMEOUT, writing, 'The writers did not finish').catch((error: unknown) =>
    log.warn({ err: error }, 'stopping without waiting any longer'),
  )
  mailer?.close()
  await composer?.stop()
  await database?.close()
}

function appContextOf({
  database,
  composer,
  log,
  config,
}: {
  database: AppContext['database']
  composer: WorkerPool
  log: Log
  config: Config
}): AppContext {
  return {
    database,
    composer,
    languageModel:
      config.languageModel === null ? null : createLanguageModel({ settings: config.languageModel, log }),
    log,
    now: () => new Date(),
    randomBytes: length => new Uint8Array(randomBytes(length)),
    settings: {
      billing: config.billing,
      publicUrl: config.publicUrl,
      showsMailLinks: config.demo,
      passwordHashing: PASSWORD_HASHING,
    },
  }
}

/** The catalogue comes with the code, as the schema does, and is brought forward on the same terms. */
async function bringCatalogue({
  database,
  migrate,
  log,
  onPhase,
}: {
  database: Database
  migrate: boolean
  log: Log
  onPhase: (name: string) => void
}): Promise<void> {
  const folder = join(packageRoot(), 'prisma/catalogue/tables')
  if (migrate) await loadCatalogue({ database, folder, onLoading: () => onPhase('Loading the catalogue') })
  else if (!(await isCatalogueLoaded({ database, folder })))
    log.warn({}, 'the catalogue is not the one of this version: start once with MIGRATE=1')
}

async function seeded(app: AppContext, onPhase: (name: string) => void): Promise<DemoAccount[]> {
  onPhase('Seeding the demo')
  return await seedDemo({ app })
}

/** Removes what time has made worthless and reminds of deadlines, now and every hour. */
function keepHouse(app: AppContext): Stoppable {
  const ending = new AbortController()
  let tidying: Promise<void> = Promise.resolve()
  const tidy = () => {
    tidying = removeExpired({ app })
      .catch((error: unknown) => app.log.warn({ err: error }, 'expired rows could not be removed'))
      .then(() => remindOfDeadlines({ app, stopping: ending.signal }))
      .catch((error: unknown) => app.log.warn({ err: error }, 'deadlines could not be looked at'))
  }
  tidy()
  const timer = setInterval(tidy, HOUSEKEEPING_EVERY)
  return {
    stop: async () => {
      clearInterval(timer)
      ending.abort()
      await tidying
    },
  }
}
