import { isIP } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import { ForbiddenError } from '../domain/errors.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses writes that another site makes a browser send. SameSite cookies make most of these anonymous; this check
 * also covers sibling subdomains and browsers without SameSite. Callers that are not browsers send neither
 * Sec-Fetch-Site nor Origin, and pass.
 */
export function refuseCrossSiteWrites({ publicUrl }: { publicUrl: string }): MiddlewareHandler {
  return async (c, next) => {
    if (READS.has(c.req.method) || isSameOrigin(c.req.raw, publicUrl)) return next()
    throw new ForbiddenError('Calls from another site are refused.')
  }
}

function isSameOrigin({ headers }: Request, publicUrl: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = headers.get('origin')
  if (origin === null || origin === publicUrl) return true
  if (!URL.canParse(origin)) return false
  const { host, hostname } = new URL(origin)
  return host === headers.get('host') && isAddress(hostname)
}

/**
 * Whether a host name is an IP address or localhost. The owner of any other name can let it point at this machine, and
 * its pages would count as this site's (DNS rebinding). Only the host of PUBLIC_URL is accepted as a name.
 */
function isAddress(hostname: string): boolean {
  return hostname === 'localhost' || isIP(hostname.replace(/^\[(.+)\]$/, '$1')) > 0
}
