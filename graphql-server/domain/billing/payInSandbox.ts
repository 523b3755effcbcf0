import { z } from 'zod'
import type { AppContext, Viewer } from '../appContext.ts'
import { ConflictError, NotFoundError, NotSignedInError, PaymentError } from '../errors.ts'
import { parseInput } from '../parseInput.ts'
import { changeInSandbox } from './changeInSandbox.ts'
import { begin, endPeriod } from './sandbox.ts'
import { paidPlan } from './startCheckout.ts'

const payment = z.object({ plan: paidPlan, isDeclined: z.boolean().optional() })
const renewal = z.object({ isPaid: z.boolean() })

/**
 * Pays in the sandbox's checkout: begins a subscription, the first of a person with a trial. A second page that pays
 * the same finds the subscription.
 * @throws PaymentError where the card is to be declined, ConflictError where a subscription goes on already,
 * NotFoundError where there is no sandbox, ValidationError
 */
export async function payInSandbox({
  app,
  viewer,
  input,
}: {
  app: AppContext
  viewer: Viewer | null
  input: unknown
}): Promise<void> {
  const { userId } = sandboxViewer(app, viewer)
  const { plan, isDeclined = false } = parseInput(payment, input)
  if (isDeclined) throw new PaymentError('The card was declined. Nothing has changed; try another card.')
  await changeInSandbox({
    app,
    userId,
    step: ({ state, hasTrial }) => {
      if (state !== null) throw new ConflictError('You have a subscription already. Nothing more was paid.')
      return begin({ plan, hasTrial, now: app.now() })
    },
  })
}

/**
 * Ends the present period of a sandbox subscription now, with or without its payment. For an unpaid one it is the next
 * attempt, and a last one where it fails again.
 * @throws ConflictError without a subscription, NotFoundError where there is no sandbox, ValidationError
 */
export async function renewInSandbox({
  app,
  viewer,
  input,
}: {
  app: AppContext
  viewer: Viewer | null
  input: unknown
}): Promise<void> {
  const { userId } = sandboxViewer(app, viewer)
  const { isPaid } = parseInput(renewal, input)
  await changeInSandbox({
    app,
    userId,
    step: ({ state }) => {
      if (state === null) throw new ConflictError('There is no subscription that goes on.')
      return endPeriod(state, { isPaid, at: app.now() })
    },
  })
}

function sandboxViewer(app: AppContext, viewer: Viewer | null): Viewer {
  if (!viewer) throw new NotSignedInError()
  if (app.settings.billing !== 'sandbox') throw new NotFoundError('There is no sandbox here.')
  return viewer
}
