import type { EXPECTED_ERRORS } from '../relay/refusal.ts'

type Fields = readonly { path: string; message: string }[]

/** An expected error as the server answers a mutation with it. */
export function refused(
  type: (typeof EXPECTED_ERRORS)[number],
  { message, fields = [] }: { message: string; fields?: Fields },
) {
  return {
    __typename: type,
    // The server says this of each type that is an Error, since Relay asks for it.
    __isError: type,
    message,
    ...((type === 'ValidationError' || type === 'ConflictError') && { fields }),
  }
}
