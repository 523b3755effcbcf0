import { StripeFault, type StripeGateway } from '../../infra/stripe.ts'
import type { AppContext } from '../appContext.ts'
import { PaymentError } from '../errors.ts'

/**
 * Runs calls to Stripe for a person.
 * @throws PaymentError where the card was declined or Stripe can't be reached. Other faults are ours.
 */
export async function askStripe<Answer>(
  app: AppContext,
  calls: (stripe: StripeGateway) => Promise<Answer>,
): Promise<Answer> {
  if (app.stripe === null) throw new Error('Stripe is not configured.')
  try {
    return await calls(app.stripe)
  } catch (error) {
    if (!(error instanceof StripeFault)) throw error
    if (error.kind === 'DECLINED')
      throw new PaymentError('The card was declined. Nothing has changed; try another card.')
    if (error.kind !== 'UNAVAILABLE') throw error
    app.log.warn({ err: error }, 'Stripe is unavailable')
    throw new PaymentError('The payment service is busy. Nothing has changed; please try again shortly.')
  }
}
