import type { AppContext } from '../appContext.ts'
import { limitUse } from '../limitUse.ts'

/**
 * Counts a run of a person's matching.
 * @throws RateLimitedError after too many runs within a minute.
 */
export async function countRun({ app, userId }: { app: AppContext; userId: number }): Promise<void> {
  const limit = app.settings.rateLimits.matchRuns
  await limitUse({
    app,
    uses: [{ key: `match:${userId}`, limit }],
    refusal: wait => `Matches were made ${limit.most} times within a minute. Try again in ${wait}.`,
  })
}
