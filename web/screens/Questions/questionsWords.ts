/** Minutes that one question takes, as a rule. */
const MINUTES_PER_QUESTION = 0.7

/** About how long so many questions take: '1 minute', '4 minutes'. */
export function minutesFor(questions: number): string {
  const minutes = Math.max(1, Math.round(questions * MINUTES_PER_QUESTION))
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
