import type { MiddlewareHandler } from 'hono'

/** Loads from this origin only and runs no inline script. Inline styles are what styled-components writes. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "object-src 'none'",
].join('; ')

const HEADERS = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** Two years, as browsers' preload lists ask for. */
const HSTS = 'max-age=63072000; includeSubDomains'

/**
 * Puts the security headers on every answer; a handler that set one itself keeps its own. They are set on the answer
 * as it is: `c.header` would make another one of it each time, with its bytes as a stream.
 */
export function securityHeaders({ isSecure }: { isSecure: boolean }): MiddlewareHandler {
  const headers = Object.entries(isSecure ? { ...HEADERS, 'strict-transport-security': HSTS } : HEADERS)
  return async (c, next) => {
    await next()
    const { headers: given } = c.res
    for (const [name, value] of headers) if (!given.has(name)) given.set(name, value)
  }
}
