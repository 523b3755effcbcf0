import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { JobState } from '../generated/prisma/enums.ts'
import type { Database } from './database.ts'

/** What the server counts, in Prometheus' text format. Labels come from closed lists: a caller can't make new ones. */
export type Metrics = {
  contentType: string
  /** `route` is the route's pattern, never the path. */
  countRequest(request: { method: string; route: string; status: number; seconds: number }): void
  /** `name` is the name of one of the web client's operations, or `ad-hoc`. */
  countOperation(operation: { name: string; type: string; failed: boolean }): void
  read(): Promise<string>
}

/** Starts counting. `database` is null until it is open. */
export function createMetrics({ database }: { database: () => Database | null }): Metrics {
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
  const jobs = new Gauge({
    name: 'generation_jobs',
    help: 'Documents to be written, by the state of the work, over all processes.',
    labelNames: ['state'],
    registers: [registry],
    collect: async function () {
      this.reset()
      const opened = database()
      if (!opened) return
      const counted = await opened.prisma.generationJob.groupBy({ by: ['state'], _count: { _all: true } })
      for (const state of Object.values(JobState)) this.set({ state }, 0)
      for (const { state, _count } of counted) this.set({ state }, _count._all)
    },
  })
  const waiting = new Gauge({
    name: 'generation_jobs_waiting_seconds',
    help: 'How long the longest-waiting document has waited for a writer.',
    registers: [registry],
    collect: async function () {
      this.set(0)
      const oldest = await database()?.prisma.generationJob.findFirst({
        where: { state: 'WAITING', runAfter: { lte: new Date() } },
        orderBy: { runAfter: 'asc' },
        select: { runAfter: true },
      })
      if (oldest) this.set((Date.now() - oldest.runAfter.getTime()) / 1000)
    },
  })

  return {
    contentType: registry.contentType,
    countRequest: ({ method, route, status, seconds }) =>
      requests.observe({ method, route, status }, seconds),
    countOperation: ({ name, type, failed }) =>
      operations.inc({ name, type, outcome: failed ? 'errors' : 'ok' }),
    async read() {
      try {
        return await registry.metrics()
      } catch {
        // The database is away: what this process counts itself can still be told.
        registry.removeSingleMetric('generation_jobs')
        registry.removeSingleMetric('generation_jobs_waiting_seconds')
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
