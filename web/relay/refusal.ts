import { graphql, readInlineData } from 'relay-runtime'
import type { refusal_error$key } from '../__generated__/refusal_error.graphql.ts'
import { sent, words } from '../language/language.ts'
import type { NetworkFault } from './faults.ts'

const fragment = graphql`
  fragment refusal_error on Error @inline {
    __typename
    message
    ... on ValidationError {
      fields {
        path
        message
      }
    }
    ... on ConflictError {
      fields {
        path
        message
      }
    }
  }
`

/** The schema's expected errors, by type name. */
export const EXPECTED_ERRORS = [
  'ConflictError',
  'ForbiddenError',
  'NotFoundError',
  'NotSignedInError',
  'OutOfCreditsError',
  'PaymentError',
  'PlanRequiredError',
  'RateLimitedError',
  'ValidationError',
] as const

/**
 * Why a change was not made. `kind` is the type of the server's expected error, `FAULT` if the call failed, or
 * `UNKNOWN` for an error type that this build does not know.
 */
export type Refusal = {
  kind: (typeof EXPECTED_ERRORS)[number] | 'FAULT' | 'UNKNOWN'
  /** A sentence that may be shown to a person. */
  message: string
  /** What to correct, by the path of the input field; empty if no field is named. */
  fields: readonly { path: string; message: string }[]
  /** The failed call, for `FAULT`. */
  fault: NetworkFault | null
}

/** The refusal for an error type that this build does not know. */
export const UNEXPLAINED: Refusal = words({
  kind: 'UNKNOWN',
  message: 'That did not work. Please try again.',
  fields: [],
  fault: null,
})

/** Reads the error of a mutation's result. */
export function readRefusal(key: refusal_error$key): Refusal {
  const error = readInlineData(fragment, key)
  return {
    kind: EXPECTED_ERRORS.find(known => known === error.__typename) ?? 'UNKNOWN',
    message: sent(error.message) || UNEXPLAINED.message,
    fields: (error.fields ?? []).map(({ path, message }) => ({ path, message: sent(message) })),
    fault: null,
  }
}

/** A failed call as a refusal. */
export function refusalOfFault(fault: NetworkFault): Refusal {
  return { kind: 'FAULT', message: fault.message, fields: [], fault }
}

/** The refusal in words: the messages of its fields, or else its own. */
export function refusalWords({ fields, message }: Refusal): string {
  return fields.map(field => field.message).join(' ') || message
}

/** The first message of each field. */
export function refusalByField({ fields }: Refusal): Readonly<Record<string, string>> {
  const byField: Record<string, string> = {}
  for (const { path, message } of fields) byField[path] ??= message
  return byField
}

/** Whether another plan or more credits would allow the change. */
export function needsPlan({ kind }: Refusal): boolean {
  return kind === 'PlanRequiredError' || kind === 'OutOfCreditsError'
}
