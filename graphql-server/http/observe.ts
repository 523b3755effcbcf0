import { randomUUID } from 'node:crypto'
import { SpanKind } from '@opentelemetry/api'
import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { inSpan, inTraceOf, markFailed, traceFields } from '../infra/tracing.ts'
import type { AppEnvironment, AppParts } from './appEnvironment.ts'
import { peerAddress } from './peerAddress.ts'

/** Polled by monitoring every few seconds, so only failures are logged. */
const QUIET = new Set(['/healthz', '/readyz', '/metrics'])

/** Gives each request an id, a logger and its caller's address. Logs it in one line, measures and traces it. */
export function observeRequests({ config, log, metrics }: AppParts): MiddlewareHandler<AppEnvironment> {
  const { trustProxy } = config
  return async (c, next) => {
    const started = performance.now()
    const requestId = (trustProxy > 0 ? wellFormed(c.req.header('x-request-id')) : null) ?? randomUUID()
    c.set('requestId', requestId)
    c.set('address', peerAddress({ incoming: c.env.incoming, trustProxy }))
    const { method, path } = c.req
    const route = await inTraceOf(trustProxy > 0 ? c.req.header() : {}, () =>
      inSpan(
        knownMethod(method),
        { kind: SpanKind.SERVER, attributes: { 'gradwright.request.id': requestId } },
        async span => {
          c.set('log', log.child({ requestId, ...traceFields() }))
          await next()
          const answered = patternOf(matchedRoutes(c).map(matched => matched.path))
          // The path itself may hold a secret.
          span.updateName(`${knownMethod(method)} ${answered}`)
          span.setAttributes({
            'http.request.method': knownMethod(method),
            'http.route': answered,
            'http.response.status_code': c.res.status,
          })
          if (c.res.status >= 500) markFailed(span, String(c.res.status))
          return answered
        },
      ),
    )
    c.res.headers.set('x-request-id', requestId)
    const milliseconds = performance.now() - started
    const { status } = c.res
    metrics.countRequest({ method: knownMethod(method), route, status, seconds: milliseconds / 1000 })
    if (QUIET.has(path) && status < 400) return
    c.get('log').info({ method, path: withoutSecrets(path), status, ms: Math.round(milliseconds) }, 'request')
  }
}

/**
 * A path without what must not be logged: the secret after /calendar/, /shared/, /letters/, /unsubscribe/, /invitations/ and /consent/, and every segment as long as a secret, since
 * people paste such addresses elsewhere.
 */
function withoutSecrets(path: string): string {
  return path
    .replace(/^(\/+(?:calendar|shared|letters|unsubscribe|invitations|consent)\/+).+/i, '$1…')
    .replace(/[\w-]{40,}/g, '…')
}

/** The pattern of the route that answered, or the longest pattern of a middleware, which ends in a star. */
function patternOf(patterns: readonly string[]): string {
  const whole = patterns.find(pattern => !pattern.endsWith('*'))
  return whole ?? patterns.toSorted((a, b) => b.length - a.length)[0] ?? 'unknown'
}

function wellFormed(requestId: string | undefined): string | null {
  return requestId !== undefined && /^[\w.:-]{8,128}$/.test(requestId) ? requestId : null
}

function knownMethod(method: string): string {
  return ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].includes(method) ? method : 'OTHER'
}
