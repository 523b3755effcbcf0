/** In milliseconds. */
export type Times = { first: number; median: number; worst: number }

/** What some work costs this process, on all its threads. */
export function processorTime<Result>(work: () => Result): { result: Result; time: number } {
  const before = process.cpuUsage()
  const result = work()
  const { user, system } = process.cpuUsage(before)
  return { result, time: (user + system) / 1_000 }
}

/** The first of some times, which pays for what is only done once, the middle and the longest. */
export function timesOf(times: readonly number[]): Times {
  const sorted = [...times].sort((one, other) => one - other)
  return {
    first: times[0] ?? 0,
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
    worst: sorted.at(-1) ?? 0,
  }
}
