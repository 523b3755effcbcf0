import { LARGEST_BODY } from '../jsonBody.ts'
import { maskError } from './maskedFaults.ts'

/** What each graph that is served has in common: limits, masked faults, and none of Yoga's own extras. */
export const YOGA_OPTIONS = {
  maskedErrors: { maskError },
  maxRequestBodySize: LARGEST_BODY,
  batching: false,
  multipart: false,
  cors: false,
  graphiql: false,
  landingPage: false,
  logging: false,
} as const
