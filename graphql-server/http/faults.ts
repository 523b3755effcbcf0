import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { ConflictError, DomainError, RateLimitedError, ValidationError } from '../domain/errors.ts'
import { isDatabaseUnavailable } from '../infra/databaseUnreachable.ts'
import type { AppEnvironment } from './appEnvironment.ts'
import { ERROR_TABLE, type ErrorCode } from './errorTable.ts'

type Headers = Readonly<Record<string, string>>

/** A request that the HTTP layer refuses, before any rule of the product is checked. */
export class RequestFault extends Error {
  readonly code: ErrorCode
  readonly headers: Headers
  constructor(code: ErrorCode, message: string, headers: Headers = {}) {
    super(message)
    this.name = new.target.name
    this.code = code
    this.headers = headers
  }
}

/** The database is not open yet, or unavailable. */
export class UnavailableFault extends RequestFault {
  constructor() {
    super('UNAVAILABLE', 'Gradwright is starting or its database is unavailable. Please try again shortly.', {
      'retry-after': '5',
    })
  }
}

/** A requested draft could not be written. */
export class GenerationFault extends RequestFault {
  constructor(message: string) {
    super('GENERATION_FAILED', message)
  }
}

export const unsupportedMediaType = () =>
  new RequestFault('UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json.')
export const malformed = (message: string) => new RequestFault('MALFORMED', message)

/** What a caller may learn about a failure, over REST and GraphQL alike. */
export type FaultDescription = {
  code: ErrorCode
  /** Readable for people. */
  message: string
  headers: Headers
  /** What is wrong with each field of the input. */
  fields: Record<string, string>
}

/** Describes a failure to the caller. All internal faults have the same description. */
export function describeFault(fault: Error): FaultDescription {
  if (fault instanceof DomainError) return describeDomainError(fault)
  if (fault instanceof RequestFault) {
    const { code, message, headers } = fault
    return { code, message, headers, fields: {} }
  }
  if (fault instanceof HTTPException) return describeFault(fromHono(fault))
  if (isDatabaseUnavailable(fault)) return describeFault(new UnavailableFault())
  return { code: 'INTERNAL', message: 'Something went wrong on our side.', headers: {}, fields: {} }
}

/** Answers a fault as JSON, and logs it where the table says so. An internal fault's answer has the request's id. */
export function answerFault(error: Error, c: Context<AppEnvironment>): Response {
  const { code, message, headers, fields } = describeFault(error)
  const { status, level } = ERROR_TABLE[code]
  // A RequestFault is a deliberate refusal. The request's own log line is enough.
  if (level !== null && !(error instanceof RequestFault))
    c.get('log')[level]({ err: error, code }, 'request failed')
  const requestId = code === 'INTERNAL' ? { requestId: c.get('requestId') } : {}
  return c.json({ message, code, fields, ...requestId }, status, { ...headers })
}

function fromHono({ status }: HTTPException): RequestFault {
  return status === 415 ? unsupportedMediaType() : malformed('The body is not valid JSON.')
}

function describeDomainError(error: DomainError): FaultDescription {
  const faults = error instanceof ValidationError || error instanceof ConflictError ? error.fields : []
  return {
    code: error.code,
    message: error.message,
    headers: error instanceof RateLimitedError ? { 'retry-after': String(error.retryAfter) } : {},
    fields: Object.fromEntries(faults.map(({ path, message }) => [path || 'body', message])),
  }
}
