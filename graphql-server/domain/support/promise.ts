const HOUR = 60 * 60 * 1000

/** When a message that is written at `since` is to be answered. */
export function dueAfter(since: Date, hours: number): Date {
  return new Date(since.getTime() + hours * HOUR)
}

/** Whether an answer is overdue: a message waits, and longer than was promised. */
export function isOverdue({ state, dueAt }: { state: string; dueAt: Date }, now: Date): boolean {
  return state === 'OPEN' && now.getTime() > dueAt.getTime()
}

/** Fewer answers than these give no figure. */
export const FEWEST_ANSWERS = 5
/** The last answers of which the waiting time is measured. */
export const MEASURED_ANSWERS = 50

/** How long people waited for the last answers. */
export type WaitFigures = {
  /** How many answers are measured. */
  answers: number
  /** Half of them came within this time, in seconds; null where there are too few. */
  medianSeconds: number | null
  /** How many came within the promised time; null where there are too few. */
  onTime: number | null
}

/** The figures of these answers. Too few of them give none. */
export function waitFigures(
  answers: readonly { waitedSeconds: number | null; wasLate: boolean | null }[],
): WaitFigures {
  const waits = answers.flatMap(({ waitedSeconds }) => waitedSeconds ?? []).toSorted((a, b) => a - b)
  if (waits.length < FEWEST_ANSWERS) return { answers: waits.length, medianSeconds: null, onTime: null }
  return {
    answers: waits.length,
    medianSeconds: waits[Math.ceil(waits.length / 2) - 1] ?? null,
    onTime: answers.filter(({ wasLate }) => wasLate === false).length,
  }
}
