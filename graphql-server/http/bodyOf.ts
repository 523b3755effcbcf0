import type { HttpBindings } from '@hono/node-server'
import { malformed } from './faults.ts'

/**
 * The body of a request, in parts as they arrive. Where the rest is not read, the connection is closed once the answer
 * is sent. It reads Node's own stream: as a web stream, a body that still arrives after it was given up ends the process.
 * @throws RequestFault where the caller goes away within the body.
 */
export async function* bodyOf({ incoming, outgoing }: HttpBindings): AsyncGenerator<Uint8Array> {
  const parts: AsyncIterator<Uint8Array> = incoming.iterator({ destroyOnReturn: false })
  try {
    for (;;) {
      const part = await parts.next().catch(() => {
        throw malformed('The body ended early.')
      })
      if (part.done === true) return
      yield part.value
    }
  } finally {
    if (!incoming.complete) outgoing.once('finish', () => incoming.destroy())
  }
}
