import { z } from 'zod'
import { fingerprintOf } from '../accounts/fingerprint.ts'
import { networkOf } from '../accounts/networks.ts'
import type { AppContext, Origin, Viewer } from '../appContext.ts'
import { limitUse } from '../limitUse.ts'
import { queueMail } from '../mail/queueMail.ts'
import { parseInput, typedText } from '../parseInput.ts'
import { writeContactMail } from './writeContactMail.ts'

const contactInput = z.object({
  name: typedText().min(2, 'Please give your name').max(120, 'At most 120 characters'),
  email: typedText().max(254, 'Please enter a valid email').pipe(z.email('Please enter a valid email')),
  message: typedText().min(20, 'Please write at least 20 characters').max(5000, 'At most 5,000 characters'),
  website: z.string().nullish(),
})

/**
 * Stores a message for the operator, and the mail that brings it to them, in one transaction. `website` is a field that
 * people do not see: a program that fills it in gets the same answer, and nothing is stored.
 * @throws ValidationError, RateLimitedError after too many messages from one network
 */
export async function sendContactMessage({
  app,
  origin,
  viewer,
  input,
}: {
  app: AppContext
  origin: Origin
  viewer: Viewer | null
  input: unknown
}): Promise<void> {
  const { website, ...message } = parseInput(contactInput, input)
  await countMessage({ app, origin })
  if (website?.trim()) return
  const userId = viewer?.userId ?? null
  await app.database.prisma.$transaction(async tx => {
    await tx.contactMessage.create({ data: { ...message, userId, createdAt: app.now() } })
    await queueMail({
      app,
      within: tx,
      userId,
      toAddress: app.settings.contactAddress,
      kind: 'contact-message',
      ...writeContactMail({ ...message, isSignedIn: userId !== null }),
    })
  })
}

async function countMessage({ app, origin }: { app: AppContext; origin: Origin }): Promise<void> {
  const network = Buffer.from(fingerprintOf('address', networkOf(origin.address))).toString('base64url')
  const { perNetwork, perNetworkAndDay } = app.settings.rateLimits.contactMessages
  await limitUse({
    app,
    uses: [
      { key: `contact:${network}`, limit: perNetwork },
      { key: `contact-day:${network}`, limit: perNetworkAndDay },
    ],
    refusal: wait => `Many messages came from your network. Try again in ${wait}.`,
  })
}
