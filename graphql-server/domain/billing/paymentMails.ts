import type { Prisma } from '../../generated/prisma/client.ts'
import type { AppContext } from '../appContext.ts'
import { queueMail } from '../mail/queueMail.ts'
import { mailWords } from '../mail/words.ts'

type PaymentEvent = {
  app: AppContext
  within: Prisma.TransactionClient
  userId: number
  /** `amount` is in the smallest unit of the currency. */
  payment: { number: string; amount: number; currency: string }
}

/** Mails a person that a payment was returned, in the transaction that records it. */
export async function mailRefund({ app, within, userId, payment }: PaymentEvent): Promise<void> {
  const { email, fullName, mailLanguage } = await within.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, fullName: true, mailLanguage: true },
  })
  const { language, say } = mailWords(mailLanguage)
  const { number } = payment
  await queueMail({
    app,
    within,
    userId,
    toAddress: email,
    kind: 'payment-refunded',
    language,
    subject: say('Your payment {number} was returned', { number }),
    body: [
      say('Hello {name},', { name: fullName }),
      say(
        'We returned {money} of invoice {number}. Banks take five to ten days to show it. Documents that were shown in full stay so.',
        { money: moneyIn(payment), number },
      ),
      say('Your payments: {link}', { link: `${app.settings.publicUrl}/account` }),
    ].join('\n\n'),
  })
}

/** Mails the operator that a payment is disputed, in the transaction that records it. The mail has no name. */
export async function mailDispute({ app, within, userId, payment }: PaymentEvent): Promise<void> {
  await queueMail({
    app,
    within,
    userId,
    toAddress: app.settings.contactAddress,
    kind: 'payment-disputed',
    language: 'ENGLISH',
    subject: `The payment ${payment.number} is disputed`,
    body: [
      `The bank of the payer disputes ${moneyIn(payment)} of invoice ${payment.number} (account ${userId}).`,
      'Answer it in the dashboard of Stripe before its deadline. The plan stays as it is until the subscription changes.',
    ].join('\n\n'),
  })
}

function moneyIn({ amount, currency }: PaymentEvent['payment']): string {
  return (amount / 100).toLocaleString('en-IN', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
}
