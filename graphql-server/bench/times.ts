import type { Database } from '../infra/database.ts'

/** In milliseconds. */
export type Times = { first: number; median: number; worst: number }

/** The CPU time that some work takes in this process, on all its threads. */
export function processorTime<Result>(work: () => Result): { result: Result; time: number } {
  const before = process.cpuUsage()
  const result = work()
  const { user, system } = process.cpuUsage(before)
  return { result, time: (user + system) / 1_000 }
}

/** The time until a database has answered: CPU time where it works within this process, else the time that passes. */
export async function answerTime(
  { kind }: Pick<Database, 'kind'>,
  ask: () => Promise<unknown>,
): Promise<number> {
  const begin = performance.now()
  const before = process.cpuUsage()
  await ask()
  const { user, system } = process.cpuUsage(before)
  return kind === 'embedded' ? (user + system) / 1_000 : performance.now() - begin
}

/** The first time, which includes one-off work, the median and the longest. */
export function timesOf(times: readonly number[]): Times {
  const sorted = [...times].sort((one, other) => one - other)
  return {
    first: times[0] ?? 0,
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
    worst: sorted.at(-1) ?? 0,
  }
}
