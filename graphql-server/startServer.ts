import { randomBytes } from 'node:crypto'
import type { Server } from 'node:http'
import { createServer } from 'node:http'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Config } from './config.ts'
import type { AppContext } from './domain/appContext.ts'
import { isCatalogueLoaded, loadCatalogue } from './domain/catalogue/loadCatalogue.ts'
import { seedContent } from './domain/content/seedContent.ts'
import { JOB_KINDS } from './domain/jobKinds.ts'
import { startJobs } from './domain/jobs.ts'
import { RATE_LIMITS } from './domain/rateLimits.ts'
import { type AppOptions, createApp, type Listener, listen } from './http/server.ts'
import { createBoundedQueue } from './infra/boundedQueue.ts'
import { collectGarbage } from './infra/collectGarbage.ts'
import { type Database, openDatabase } from './infra/database.ts'
import { freeOrphanedJobs } from './infra/jobs.ts'
import type { JobWorker } from './infra/jobWorker.ts'
import { createLanguageModel } from './infra/languageModel.ts'
import type { Log } from './infra/log.ts'
import { createMailer, type Mailer } from './infra/mailer.ts'
import { createMetrics } from './infra/metrics.ts'
import type { ObjectStore } from './infra/objectStore.ts'
import { packageRoot } from './infra/packageRoot.ts'
import { createStripeGateway } from './infra/stripe.ts'
import { withTimeout } from './infra/withTimeout.ts'
import { createWorkerPool, type WorkerPool } from './infra/workerPool.ts'
import { type Demo, seedDemo } from './seedDemo.ts'

/** How long open requests and jobs may take when the server stops, in milliseconds. */
const STOP_TIMEOUT = 10_000
/** OWASP's parameters for argon2id. */
const PASSWORD_HASHING = { memoryKib: 19_456, iterations: 2, parallelism: 1 }
/** Half of the CPU cores hash passwords. Sign-ins that would wait longer than a few seconds are refused. */
const PASSWORD_QUEUE = { atOnce: Math.max(1, Math.floor(availableParallelism() / 2)), mostWaiting: 100 }
/** The module of the composing threads, beside this module in the sources and in the bundle. */
const COMPOSING_ENTRY = new URL(
  import.meta.url.endsWith('.ts') ? './composeOnThread.ts' : './composeOnThread.js',
  import.meta.url,
)

export type RunningServer = {
  port: number
  /** Empty where the demo is off. */
  /** Null where the server is no demonstration. */
  demo: Demo | null
  /** Accepts no more requests, finishes the open ones, then closes the database. */
  stop(): Promise<void>
}

/**
 * Starts everything, the listener first: it answers health checks while the database is being opened or waited for.
 * Everything started is stopped again when a later step fails, or when `stopping` is aborted meanwhile.
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
  /** Serves the web client. In development it may need the server, for its web socket. */
  client: AppOptions['client'] | ((server: Server) => Promise<AppOptions['client']>)
  onPhase: (name: string) => void
  stopping: AbortSignal
}): Promise<RunningServer> {
  let app: AppContext | null = null
  const started: Started = {}
  try {
    // Loaded only where it is used: it takes some megabytes.
    if (config.traces !== null)
      started.endTraces = (await import('./infra/exportTraces.ts')).exportTraces(config.traces)
    onPhase('Listening')
    const server = createServer()
    const metrics = createMetrics({
      database: () => app?.database ?? null,
      jobKinds: Object.keys(JOB_KINDS),
    })
    const routes = await createApp({
      config,
      log,
      metrics,
      app: () => app,
      stopping,
      client: typeof client === 'function' ? await client(server) : client,
    })
    const listener = await listen({ routes, server, host: config.host, port: config.port })
    started.listener = listener

    const { databaseUrl, poolerUrl, replicaUrl, dataFolder, migrate } = config
    const database = await openDatabase({
      databaseUrl,
      poolerUrl,
      replicaUrl,
      dataFolder,
      migrate,
      log,
      onPhase,
      signal: stopping,
    })
    started.database = database
    await updateCatalogue({ database, migrate, log, onPhase })
    const composer = createWorkerPool({ entry: COMPOSING_ENTRY })
    started.composer = composer
    // A process that serves people warms up when a questionnaire is first opened.
    if (config.role === 'worker') composer.warmUp()
    const stripe = config.stripe === null ? null : await createStripeGateway(config.stripe)
    // Loaded only where it is used, like the exporter of traces.
    const objectStore =
      config.objectStore === null
        ? null
        : (await import('./infra/objectStore.ts')).openObjectStore(config.objectStore)
    if (objectStore !== null) started.objectStore = objectStore
    const opened = appContextOf({ database, composer, stripe, objectStore, log, config })
    if (migrate) await seedContent({ app: opened })
    const demo = config.demo ? await seeded(opened, onPhase) : null
    if (config.role !== 'web') {
      const mailer = config.mail === null ? null : createMailer({ settings: config.mail, log })
      if (mailer !== null) started.mailer = mailer
      await freeOrphanedJobs(database)
      started.worker = await startJobs({
        app: opened,
        mailer,
        onAttempt: (kind, outcome) => metrics.countJobAttempt({ kind, outcome }),
      })
    }
    stopping.throwIfAborted()
    collectGarbage()
    app = opened
    return { port: listener.port, demo, stop: () => stopAll(started, log) }
  } catch (error) {
    await stopAll(started, log)
    throw error
  }
}

/**
 * Runs a command-line tool with the product's rules on its database, which no other process may have open where it is
 * embedded.
 */
export async function withAppContext<Result>({
  config,
  log,
  work,
}: {
  config: Config
  log: Log
  work: (app: AppContext) => Promise<Result>
}): Promise<Result> {
  const { databaseUrl, dataFolder, migrate } = config
  const database = await openDatabase({ databaseUrl, dataFolder, migrate, log })
  const composer = createWorkerPool({ entry: COMPOSING_ENTRY })
  try {
    return await work(appContextOf({ database, composer, stripe: null, objectStore: null, log, config }))
  } finally {
    await composer.stop()
    await database.close()
  }
}

type Started = {
  listener?: Listener
  composer?: WorkerPool
  worker?: JobWorker
  mailer?: Mailer
  database?: Database
  objectStore?: ObjectStore
  endTraces?: () => Promise<void>
}

async function stopAll(started: Started, log: Log): Promise<void> {
  const { listener, composer, worker, mailer, objectStore, database, endTraces } = started
  await listener?.stop(STOP_TIMEOUT)
  // A job that is not released in time is taken by another process when its lease runs out.
  await withTimeout(STOP_TIMEOUT, Promise.resolve(worker?.stop()), 'The jobs did not end').catch(
    (error: unknown) => log.warn({ err: error }, 'stopping without waiting any longer'),
  )
  mailer?.close()
  objectStore?.close()
  await composer?.stop()
  await database?.close()
  await endTraces?.()
}

function appContextOf({
  database,
  composer,
  stripe,
  objectStore,
  log,
  config,
}: {
  database: AppContext['database']
  composer: WorkerPool
  stripe: AppContext['stripe']
  objectStore: AppContext['objectStore']
  log: Log
  config: Config
}): AppContext {
  return {
    database,
    composer,
    languageModel:
      config.languageModel === null ? null : createLanguageModel({ settings: config.languageModel, log }),
    stripe,
    objectStore,
    log,
    passwordQueue: createBoundedQueue(PASSWORD_QUEUE),
    now: () => new Date(),
    randomBytes: length => new Uint8Array(randomBytes(length)),
    settings: {
      billing: config.billing,
      publicUrl: config.publicUrl,
      showsMailLinks: config.demo,
      sendsMail: config.mail !== null,
      webhooksToLoopback: config.demo,
      promotionEndsAt: config.promotionEndsAt,
      analyticsRole: config.analyticsRole,
      contactAddress: config.contactAddress,
      passwordHashing: PASSWORD_HASHING,
      rateLimits: RATE_LIMITS,
      modelTokens: config.modelTokens,
    },
  }
}

/** Loads the catalogue of this version if it is not loaded. Like the schema, only if `migrate` is true. */
async function updateCatalogue({
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

async function seeded(app: AppContext, onPhase: (name: string) => void): Promise<Demo> {
  onPhase('Seeding the demo')
  return await seedDemo({ app })
}
