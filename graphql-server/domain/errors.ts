/**
 * The failures that a caller can expect. Each that a mutation can give is a member of its result union in the graph; in
 * a query or a subscription it is an error with its code. All have a status in REST. Any other error is our fault: it is
 * logged with the request's id and masked.
 */

/** A fault of one input field. `path` is the field's name as the caller sent it, with dots where it is nested. */
export type FieldFault = { path: string; message: string }

/** The codes of expected failures. `http/errorTable.ts` gives each its status and log level. */
export type DomainErrorCode =
  | 'VALIDATION'
  | 'NOT_SIGNED_IN'
  | 'FORBIDDEN'
  | 'PLAN_REQUIRED'
  | 'OUT_OF_CREDITS'
  | 'PAYMENT_FAILED'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'RATE_LIMITED'
  | 'CATALOGUE_TOO_LARGE'

/** An expected failure. `message` may be shown to a person as it is. */
export abstract class DomainError extends Error {
  abstract readonly code: DomainErrorCode
  constructor(message: string) {
    super(message)
    this.name = new.target.name
  }
}

/** Input that breaks rules. It lists all faults. */
export class ValidationError extends DomainError {
  readonly code = 'VALIDATION'
  readonly fields: readonly FieldFault[]
  constructor(fields: readonly FieldFault[], message = 'Some answers need a correction.') {
    super(message)
    this.fields = fields
  }
}

/** Nobody is signed in, or the sign-in was refused. */
export class NotSignedInError extends DomainError {
  readonly code = 'NOT_SIGNED_IN'
  constructor(message = 'Not authenticated') {
    super(message)
  }
}

/** The signed-in account may not do this. */
export class ForbiddenError extends DomainError {
  readonly code = 'FORBIDDEN'
  constructor(message = 'You may not do this.') {
    super(message)
  }
}

/** The person's plan does not include this. */
export class PlanRequiredError extends DomainError {
  readonly code = 'PLAN_REQUIRED'
}

/** Neither the plan's allowance nor a credit is left for this generation. */
export class OutOfCreditsError extends DomainError {
  readonly code = 'OUT_OF_CREDITS'
}

/** A card was declined, or the payment service is busy. Nothing has changed. */
export class PaymentError extends DomainError {
  readonly code = 'PAYMENT_FAILED'
}

/** The requested object does not exist, or the viewer may not see it. */
export class NotFoundError extends DomainError {
  readonly code = 'NOT_FOUND'
  constructor(message = 'Not found.') {
    super(message)
  }
}

/** A unique value exists already, or a row changed meanwhile. `fields` names what conflicts. */
export class ConflictError extends DomainError {
  readonly code = 'CONFLICT'
  readonly fields: readonly FieldFault[]
  constructor(message: string, fields: readonly FieldFault[] = []) {
    super(message)
    this.fields = fields
  }
}

/** Too many attempts. `retryAfter` is in whole seconds. */
export class RateLimitedError extends DomainError {
  readonly code = 'RATE_LIMITED'
  readonly retryAfter: number
  constructor(message: string, retryAfter: number) {
    super(message)
    this.retryAfter = retryAfter
  }
}

/** The catalogue has more programmes than a process can cache for matching. */
export class CatalogueTooLargeError extends DomainError {
  readonly code = 'CATALOGUE_TOO_LARGE'
  constructor(mostMegabytes: number) {
    super(
      `The programmes of this catalogue can't be matched: their columns take more than ${mostMegabytes} MB, the most that a process holds.`,
    )
  }
}
