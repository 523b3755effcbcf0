import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

/**
 * Sets the security headers of every response. A header that a handler set itself is kept. Scripts, styles, fonts and
 * connections come from this origin only, and no inline script runs; styled-components needs inline styles.
 */
export function securityHeaders({ isSecure }: { isSecure: boolean }): MiddlewareHandler {
  return secureHeaders({
    overwrite: false,
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
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
