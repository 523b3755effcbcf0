import { createHmac } from 'node:crypto'
import type { AppContext } from '../../appContext.ts'

/** A new secret of an endpoint: 256 random bits behind a prefix that scanners of repositories can look for. */
export function createSigningSecret(app: Pick<AppContext, 'randomBytes'>): string {
  return `gw_whsec_${Buffer.from(app.randomBytes(32)).toString('base64url')}`
}

/**
 * The signature of a body, in the form of Stripe's: the time, and an HMAC-SHA256 of time and body for each secret, of
 * which the receiver accepts any. The time lets it refuse what somebody recorded and sends again.
 */
export function signatureOf({
  body,
  secrets,
  now,
}: {
  body: string
  secrets: readonly string[]
  now: Date
}): string {
  const seconds = Math.floor(now.getTime() / 1000)
  const signed = secrets.map(
    secret => `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`,
  )
  return [`t=${seconds}`, ...signed].join(',')
}
