import { isIP } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import { type Config, isLoopback } from '../config.ts'
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

/**
 * Refuses requests for another host name on a demonstration that only this machine reaches. The owner of a name can let
 * it point at this machine (DNS rebinding); the name's pages could then read what a demonstration, whose passwords are
 * public, shows to their browser.
 */
export function refuseOtherHosts({ demo, host, publicUrl }: Config): MiddlewareHandler {
  const isChecked = demo && isLoopback(host) && isLoopback(new URL(publicUrl).hostname)
  return async (c, next) => {
    if (!isChecked || namesThisMachine(c.req.header('host'))) return next()
    throw new ForbiddenError('This demonstration is open on this machine only. Set PUBLIC_URL to use a name.')
  }
}

function namesThisMachine(host: string | undefined): boolean {
  // HTTP/1.0 has no Host, and no browser speaks it.
  if (host === undefined) return true
  if (!URL.canParse(`http://${host}`)) return false
  const { hostname } = new URL(`http://${host}`)
  return isAddress(hostname) || hostname.endsWith('.localhost')
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
