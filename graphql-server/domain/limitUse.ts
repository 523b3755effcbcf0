import { countUses, type LimitedUse } from '../infra/rateLimits.ts'
import type { AppContext } from './appContext.ts'
import { RateLimitedError } from './errors.ts'

/**
 * Counts a use against all of these limits.
 * @throws RateLimitedError when one of them is reached; the use does not count then. `refusal` gives the message for
 * the time to wait.
 */
export async function limitUse({
  app,
  uses,
  refusal,
}: {
  app: AppContext
  uses: readonly LimitedUse[]
  refusal: (wait: string) => string
}): Promise<void> {
  const { waits, giveBack } = await countUses({ prisma: app.database.prisma, now: app.now(), uses })
  const seconds = Math.max(...waits)
  if (seconds === 0) return
  await giveBack()
  throw new RateLimitedError(refusal(waitInWords(seconds)), seconds)
}

/** A time to wait, in words: '2 seconds', '15 minutes', '23 hours'. */
export function waitInWords(seconds: number): string {
  if (seconds < 60) return inUnits(seconds, 'second')
  if (seconds < 2 * 60 * 60) return inUnits(Math.ceil(seconds / 60), 'minute')
  return inUnits(Math.ceil(seconds / 3600), 'hour')
}

function inUnits(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
