import type { MiddlewareHandler } from 'hono'
import { ForbiddenError } from '../domain/errors.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses calls that another site makes a browser send. SameSite cookies keep most of them anonymous; this also covers
 * sibling subdomains and browsers that lack it. Callers that are no browser send neither header and pass.
 */
export function refuseCrossSiteWrites({ publicUrl }: { publicUrl: string }): MiddlewareHandler {
  return async (c, next) => {
    if (READS.has(c.req.method) || comesFromHere(c.req.raw, publicUrl)) return next()
    throw new ForbiddenError('Calls from another site are refused.')
  }
}

function comesFromHere({ headers }: Request, publicUrl: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = headers.get('origin')
  if (origin === null || origin === publicUrl) return true
  return URL.canParse(origin) && new URL(origin).host === headers.get('host')
}
