import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from './database.ts'
import { countJobs, type JobCount } from './jobs.ts'
import type { JobOutcome } from './jobWorker.ts'

/** What the server counts, in Prometheus' text format. Labels come from closed lists, so a caller can't add one. */
export type Metrics = {
  contentType: string
  /** `route` is the route's pattern, never the path. */
  countRequest(request: { method: string; route: string; status: number; seconds: number }): void
  /** `name` is the name of one of the web client's operations, or `ad-hoc`. */
  countOperation(operation: { name: string; type: string; failed: boolean }): void
  /** `kind` is one of the kinds of jobs that this process runs. */
  countJobAttempt(job: { kind: string; outcome: JobOutcome }): void
  read(): Promise<string>
}

/** The states that are counted at each scrape. Counting finished jobs would read the whole history. */
const COUNTED_STATES = ['WAITING', 'RUNNING', 'FAILED'] as const

/** Starts counting. `database` is null until it is open. `jobKinds` are listed also when they have no job. */
export function createMetrics({
  database,
  jobKinds,
}: {
  database: () => Database | null
  jobKinds: readonly string[]
}): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the head of the answer was ready, by route pattern.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 100],
    registers: [registry],
  })
  const operations = new Counter({
    name: 'graphql_operations_total',
    help: 'GraphQL operations that were run.',
    labelNames: ['name', 'type', 'outcome'],
    registers: [registry],
  })
  const jobAttempts = new Counter({
    name: 'job_attempts_total',
    help: 'Attempts at jobs in this process that ended: the job was done, failed, or is to be retried.',
    labelNames: ['kind', 'outcome'],
    registers: [registry],
  })
  let counting: Promise<JobCount[]> | null = null

  /** The counts of one scrape, read once for both gauges. */
  function readCounts(): Promise<JobCount[]> {
    const opened = database()
    if (!opened) return Promise.resolve([])
    counting ??= countJobs(opened).finally(() => {
      counting = null
    })
    return counting
  }

  const jobs = new Gauge({
    name: 'jobs',
    help: 'Jobs that wait, run or have failed, by kind, over all processes.',
    labelNames: ['kind', 'state'],
    registers: [registry],
    collect: async function () {
      this.reset()
      for (const kind of jobKinds) for (const state of COUNTED_STATES) this.set({ kind, state }, 0)
      for (const { kind, state, count } of await readCounts()) this.set({ kind, state }, count)
    },
  })
  const waiting = new Gauge({
    name: 'jobs_waiting_seconds',
    help: 'How long the longest-waiting job of a kind has waited for a worker.',
    labelNames: ['kind'],
    registers: [registry],
    collect: async function () {
      this.reset()
      for (const kind of jobKinds) this.set({ kind }, 0)
      for (const { kind, state, seconds } of await readCounts())
        if (state === 'WAITING') this.set({ kind }, seconds)
    },
  })

  return {
    contentType: registry.contentType,
    countRequest: ({ method, route, status, seconds }) =>
      requests.observe({ method, route, status }, seconds),
    countOperation: ({ name, type, failed }) =>
      operations.inc({ name, type, outcome: failed ? 'errors' : 'ok' }),
    countJobAttempt: ({ kind, outcome }) => jobAttempts.inc({ kind, outcome }),
    async read() {
      try {
        return await registry.metrics()
      } catch {
        // The database is unavailable; the counts of this process are served without it.
        registry.removeSingleMetric('jobs')
        registry.removeSingleMetric('jobs_waiting_seconds')
        try {
          return await registry.metrics()
        } finally {
          registry.registerMetric(jobs)
          registry.registerMetric(waiting)
        }
      }
    },
  }
}
