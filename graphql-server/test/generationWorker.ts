import { startJobs } from '../domain/jobs.ts'
import type { JobWorker } from '../infra/jobWorker.ts'

/** Starts a worker that writes documents, `concurrency` at a time, and runs no other jobs. */
export async function startGenerationWorker({
  concurrency,
  ...options
}: { concurrency: number } & Omit<Parameters<typeof startJobs>[0], 'kinds'>): Promise<JobWorker> {
  return await startJobs({ ...options, kinds: { 'write-document': concurrency } })
}
