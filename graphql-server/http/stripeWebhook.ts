import { Hono } from 'hono'
import { recordStripeEvent } from '../domain/billing/stripeEvents.ts'
import type { AppEnvironment, AppParts } from './appEnvironment.ts'
import { malformed, UnavailableFault } from './faults.ts'
import { limitBody } from './jsonBody.ts'

/**
 * Stripe's calls. The signature is checked over the body as it was sent. An event is stored with the job that applies
 * it before it is acknowledged; Stripe sends it again until then. A forged or stale call is refused with 400.
 */
export function stripeWebhook({ app }: AppParts): Hono<AppEnvironment> {
  const routes = new Hono<AppEnvironment>()
  routes.post('/api/stripe/webhook', limitBody, async (c, next) => {
    const opened = app()
    if (!opened) throw new UnavailableFault()
    // Without Stripe the address is unknown, as any other.
    if (opened.stripe === null) return await next()
    const event = opened.stripe.readEvent({
      body: await c.req.text(),
      signature: c.req.header('stripe-signature') ?? '',
    })
    if (event === null) throw malformed('The signature is not valid.')
    await recordStripeEvent({ app: opened, event })
    return c.json({ received: true })
  })
  return routes
}
