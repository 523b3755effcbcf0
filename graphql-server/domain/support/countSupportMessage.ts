import type { AppContext, Viewer } from '../appContext.ts'
import { limitUse } from '../limitUse.ts'

/** Counts a person's message. @throws RateLimitedError */
export async function countSupportMessage({
  app,
  viewer,
}: {
  app: AppContext
  viewer: Viewer
}): Promise<void> {
  await limitUse({
    app,
    uses: [{ key: `support:${viewer.userId}`, limit: app.settings.rateLimits.supportMessages }],
    refusal: wait => `You have sent many messages today. Try again in ${wait}.`,
  })
}
