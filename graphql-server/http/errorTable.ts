import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { DomainErrorCode } from '../domain/errors.ts'
import type { OperationFaultCode } from '../schema/base/faults.ts'

/** Refusals by the HTTP layer, before any rule of the product is checked. */
type RequestFaultCode =
  | 'MALFORMED'
  | 'METHOD_NOT_ALLOWED'
  | 'TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'GENERATION_FAILED'
  | 'UNAVAILABLE'
  /** A request to /graphql that is no GraphQL request. */
  | 'BAD_REQUEST'
export type ErrorCode = DomainErrorCode | RequestFaultCode | OperationFaultCode | 'INTERNAL'

type ErrorRow = {
  /** The HTTP status of a response. */
  status: ContentfulStatusCode
  /** How a failure of this kind is logged; null where the caller caused it. */
  level: 'warn' | 'error' | null
}

/** Every failure that REST and GraphQL report. An error class whose code has no row does not compile. */
export const ERROR_TABLE = {
  VALIDATION: { status: 422, level: null },
  NOT_SIGNED_IN: { status: 401, level: null },
  FORBIDDEN: { status: 403, level: null },
  PLAN_REQUIRED: { status: 402, level: null },
  OUT_OF_CREDITS: { status: 402, level: null },
  PAYMENT_FAILED: { status: 402, level: null },
  NOT_FOUND: { status: 404, level: null },
  CONFLICT: { status: 409, level: null },
  RATE_LIMITED: { status: 429, level: null },
  CATALOGUE_TOO_LARGE: { status: 503, level: 'error' },
  MALFORMED: { status: 400, level: null },
  METHOD_NOT_ALLOWED: { status: 405, level: null },
  TOO_LARGE: { status: 413, level: null },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, level: null },
  GENERATION_FAILED: { status: 503, level: null },
  UNAVAILABLE: { status: 503, level: 'warn' },
  BAD_REQUEST: { status: 400, level: null },
  BAD_USER_INPUT: { status: 400, level: null },
  PERSISTED_ONLY: { status: 400, level: null },
  PERSISTED_QUERY_NOT_FOUND: { status: 400, level: null },
  QUERY_TOO_COMPLEX: { status: 400, level: null },
  INTERNAL: { status: 500, level: 'error' },
} as const satisfies Record<ErrorCode, ErrorRow>
