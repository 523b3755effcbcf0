import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import {
  CatalogueTooLargeError,
  ConflictError,
  DomainError,
  ForbiddenError,
  NotFoundError,
  NotSignedInError,
  OutOfCreditsError,
  PlanRequiredError,
  RateLimitedError,
  ValidationError,
} from '../domain/errors.ts'
import { isDatabaseAway } from '../infra/databaseAway.ts'
import type { AppEnvironment } from './appEnvironment.ts'

/** A request that HTTP itself refuses, before any rule of the product is asked. */
export class RequestFault extends Error {
  readonly status: ContentfulStatusCode
  readonly code: string
  readonly headers: Readonly<Record<string, string>>
  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message)
    this.name = new.target.name
    this.status = status
    this.code = code
    this.headers = headers
  }
}

/** The database is not open yet, or away. */
export class UnavailableFault extends RequestFault {
  constructor() {
    super(503, 'UNAVAILABLE', 'Gradwright is starting or its database is away. Please try again shortly.', {
      'retry-after': '5',
    })
  }
}

/** A draft was asked for and could not be written. */
export class GenerationFault extends RequestFault {
  constructor(message: string) {
    super(503, 'GENERATION_FAILED', message)
  }
}

export const unsupportedMediaType = () =>
  new RequestFault(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json.')
export const malformed = (message: string) => new RequestFault(400, 'MALFORMED', message)

type Answer = {
  status: ContentfulStatusCode
  headers: Readonly<Record<string, string>>
  body: { message: string; code: string; fields: Record<string, string>; requestId?: string }
}

/** Answers a fault as JSON. Those of ours are logged and told apart by the request's id only. */
export function answerFault(error: Error, c: Context<AppEnvironment>): Response {
  const { status, headers, body } = answerOf(error, c.get('requestId'))
  if (status === 500) c.get('log').error({ err: error }, 'request failed')
  else if (error instanceof CatalogueTooLargeError) c.get('log').error({ err: error }, 'matching is off')
  else if (status === 503 && !(error instanceof RequestFault))
    c.get('log').warn({ err: error }, 'the database is away')
  return c.json(body, status, { ...headers })
}

function answerOf(error: Error, requestId: string): Answer {
  if (error instanceof DomainError) return domainAnswer(error)
  if (error instanceof RequestFault)
    return {
      status: error.status,
      headers: error.headers,
      body: { message: error.message, code: error.code, fields: {} },
    }
  if (error instanceof HTTPException) return answerOf(fromHono(error), requestId)
  if (isDatabaseAway(error)) return answerOf(new UnavailableFault(), requestId)
  return {
    status: 500,
    headers: {},
    body: { message: 'Something went wrong on our side.', code: 'INTERNAL', fields: {}, requestId },
  }
}

function fromHono({ status }: HTTPException): RequestFault {
  return status === 415 ? unsupportedMediaType() : malformed('The body is not valid JSON.')
}

function domainAnswer(error: DomainError): Answer {
  const faults = error instanceof ValidationError || error instanceof ConflictError ? error.fields : []
  return {
    status: statusOf(error),
    headers: error instanceof RateLimitedError ? { 'retry-after': String(error.retryAfter) } : {},
    body: {
      message: error.message,
      code: error.code,
      fields: Object.fromEntries(faults.map(({ path, message }) => [path || 'body', message])),
    },
  }
}

function statusOf(error: DomainError): ContentfulStatusCode {
  if (error instanceof ValidationError) return 422
  if (error instanceof NotSignedInError) return 401
  if (error instanceof PlanRequiredError || error instanceof OutOfCreditsError) return 402
  if (error instanceof ForbiddenError) return 403
  if (error instanceof NotFoundError) return 404
  if (error instanceof ConflictError) return 409
  if (error instanceof RateLimitedError) return 429
  if (error instanceof CatalogueTooLargeError) return 503
  return 400
}
