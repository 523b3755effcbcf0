import type { MiddlewareHandler } from 'hono'
import { ValidationError } from '../domain/errors.ts'
import { bodyOf } from './bodyOf.ts'
import { malformed, RequestFault, unsupportedMediaType } from './faults.ts'
import { unusableParts } from './unusableParts.ts'

/** The largest body that is accepted, in bytes. */
export const LARGEST_BODY = 1_000_000

/** A body that is too large is read and discarded up to here, in bytes: many clients read no answer before that. */
const MOST_DISCARDED = 10_000_000

/** Refuses bodies over a megabyte with 413, with a Content-Length and without. */
export const limitBody: MiddlewareHandler = async (c, next) => {
  const length = c.req.header('content-length')
  if (length !== undefined && Number(length) > LARGEST_BODY) throw tooLarge(Number(length))
  if (length !== undefined || c.req.header('transfer-encoding') === undefined) return next()
  const { body } = c.req.raw
  if (body !== null)
    c.req.raw = new Request(c.req.raw, { body: await readUpToLimit(bodyOf(body)).catch(endedEarly) })
  return next()
}

async function readUpToLimit(body: AsyncIterable<Uint8Array>): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > MOST_DISCARDED) break
    if (size <= LARGEST_BODY) chunks.push(new Uint8Array(chunk))
  }
  if (size > LARGEST_BODY) throw tooLarge(size)
  return new Blob(chunks)
}

function tooLarge(size: number): RequestFault {
  const headers: Record<string, string> = size > MOST_DISCARDED ? { connection: 'close' } : {}
  return new RequestFault('TOO_LARGE', 'The body is over 1 MB.', headers)
}

/** Refuses bodies that are not JSON, or contain texts that cannot be stored. */
export const checkJsonBody: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
  const text = await c.req.text().catch(endedEarly)
  if (text !== '') {
    if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? '')) throw unsupportedMediaType()
    const faults = unusableParts(parsedJson(text))
    if (faults.length > 0) throw new ValidationError(faults)
  }
  return next()
}

/** The caller closed the connection within the body. That is no fault of the server and is not logged as one. */
function endedEarly(fault: unknown): never {
  throw fault instanceof RequestFault ? fault : malformed('The body ended early.')
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw malformed('The body is not valid JSON.')
  }
}
