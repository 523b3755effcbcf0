import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { ValidationError } from '../domain/errors.ts'
import { malformed, RequestFault, unsupportedMediaType } from './faults.ts'
import { unstorableTexts } from './storableText.ts'

/** The largest body that is read: one megabyte. */
export const LARGEST_BODY = 1_000_000

/** Refuses bodies over a megabyte with 413, whether they say their length or not. */
export const limitBody: MiddlewareHandler = bodyLimit({
  maxSize: LARGEST_BODY,
  onError: c => {
    // The rest of a body of unknown length is not waited for, so its connection can't carry another request.
    const headers = c.req.header('content-length') === undefined ? { connection: 'close' } : {}
    throw new RequestFault(413, 'TOO_LARGE', 'The body is over 1 MB.', headers)
  },
})

/** Lets a call pass whose body, if it has one, is JSON with texts that can be stored. */
export const checkJsonBody: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
  const text = await c.req.text()
  if (text !== '') {
    if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? '')) throw unsupportedMediaType()
    const faults = unstorableTexts(parsedJson(text))
    if (faults.length > 0) throw new ValidationError(faults)
  }
  return next()
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw malformed('The body is not valid JSON.')
  }
}
