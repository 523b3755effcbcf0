import { z } from '@hono/zod-openapi'

/** The body of an error. */
export const errorBody = z
  .object({
    message: z.string().describe('What went wrong, fit for a person.'),
    code: z.string().describe('The kind of error, for programs.'),
    fields: z.record(z.string(), z.string()).describe('What is wrong with each field; empty where none is.'),
  })
  .openapi('Error')

const MEANINGS = {
  400: 'The request is malformed.',
  401: 'Nobody is signed in, or the sign-in was refused.',
  402: 'The plan or the credits do not cover this.',
  403: "This is not the caller's to read or change.",
  404: 'There is no such thing, or not for this caller.',
  409: 'It is there already.',
  413: 'The body is over 1 MB.',
  415: 'The body is not application/json.',
  422: 'Fields break rules; `fields` names all of them.',
  429: 'Too many tries; `Retry-After` says for how many seconds to wait.',
  503: 'It could not be done now; trying again may help.',
} as const

/** The error responses of a call, for its route. */
export function errorResponses<Status extends keyof typeof MEANINGS>(...statuses: Status[]) {
  const response = (status: Status) => ({
    description: MEANINGS[status],
    content: { 'application/json': { schema: errorBody } },
  })
  return Object.fromEntries(statuses.map(status => [status, response(status)]))
}
