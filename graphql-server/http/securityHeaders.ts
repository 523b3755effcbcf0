import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

/** An inline script: one without an address that is no data for search engines or our own scripts. */
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g

/** The scripts inside the built page, as the content security policy names them: by the hash of their text. */
export async function hashInlineScripts(folder: string): Promise<string[]> {
  const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => '')
  return [...page.matchAll(INLINE_SCRIPT)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
}

/**
 * Sets the security headers of every response. A header that a handler set itself is kept. Scripts, styles, fonts and
 * connections come from this origin only. No inline script runs but those of the built page, which are allowed by their
 * hashes; styled-components needs inline styles.
 */
export function securityHeaders({
  isSecure,
  inlineScripts,
}: {
  isSecure: boolean
  inlineScripts: readonly string[]
}): MiddlewareHandler {
  return secureHeaders({
    overwrite: false,
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...inlineScripts],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      frameAncestors: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      objectSrc: ["'none'"],
    },
    permissionsPolicy: {
      camera: false,
      geolocation: false,
      microphone: false,
      payment: false,
      usb: false,
      browsingTopics: false,
    },
    referrerPolicy: 'strict-origin-when-cross-origin',
    // Two years, as the preload lists of browsers require.
    strictTransportSecurity: isSecure && 'max-age=63072000; includeSubDomains',
    xFrameOptions: 'DENY',
  })
}
