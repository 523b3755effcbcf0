import type { AppContext } from '../appContext.ts'
import { limitUse } from '../limitUse.ts'

/**
 * Counts a change of a person's subscription, or a look whether one has arrived. Each is a call to Stripe.
 * @throws RateLimitedError
 */
export async function countPurchase({ app, userId }: { app: AppContext; userId: number }): Promise<void> {
  await limitUse({
    app,
    uses: [{ key: `billing:${userId}`, limit: app.settings.rateLimits.purchases }],
    refusal: wait => `That was asked for too often. Try again in ${wait}.`,
  })
}
