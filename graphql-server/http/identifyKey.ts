import type { MiddlewareHandler } from 'hono'
import { NotSignedInError } from '../domain/errors.ts'
import { findApiKey } from '../domain/partners/findApiKey.ts'
import { revokeExposedKeys } from '../domain/partners/revokeExposedKeys.ts'
import type { AppEnvironment } from './appEnvironment.ts'
import { RequestFault } from './faults.ts'

/** What a client without a usable key is told to send, as HTTP asks of an answer of 401. */
const CHALLENGE = { 'www-authenticate': 'Bearer realm="Gradwright"' }

/**
 * Finds the key in the header Authorization. The request then acts for the key's organisation, and a session is
 * disregarded. A key in the address is revoked, and the request refused.
 */
export function identifyKey(): MiddlewareHandler<AppEnvironment> {
  return async (c, next) => {
    const caller = c.get('caller')
    const { app } = caller
    const address = new URL(c.req.url).search
    if (address.includes('gw_') && (await revokeExposedKeys({ app, address })))
      throw new RequestFault(
        'NOT_SIGNED_IN',
        'A key must not be in the address: it was revoked. Send keys in the header Authorization.',
        CHALLENGE,
      )
    const secret = bearerIn(c.req.header('authorization'))
    if (secret === null) return next()
    const partner = await findApiKey({ app, secret }).catch((error: unknown) => {
      if (!(error instanceof NotSignedInError)) throw error
      throw new RequestFault('NOT_SIGNED_IN', error.message, CHALLENGE)
    })
    c.set('log', c.get('log').child({ keyId: partner.keyId }))
    c.set('caller', { ...caller, app: { ...app, log: c.get('log') }, viewer: null, partner })
    return next()
  }
}

function bearerIn(header: string | undefined): string | null {
  return /^Bearer +(\S+) *$/i.exec(header ?? '')?.[1] ?? null
}
