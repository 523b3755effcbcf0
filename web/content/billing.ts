import { words } from '../language/language.ts'

/** The words of the checkout and of the plan on the account page. */
export const billingWords = words({
  sandbox: 'Sandbox: no money moves',
  waiting: {
    title: 'Waiting for your payment',
    text: 'The payment service has not confirmed it yet. This page looks again by itself; you need not pay again.',
    late: 'It is taking longer than usual. Your plan begins by itself once the payment is confirmed; you need not pay again.',
  },
  arrived: 'Your plan has begun. Everything written before is unlocked.',
})
