/**
 * The body of a request, in parts as they arrive. Whoever stops early leaves the rest unread, and has to close the
 * connection with the answer: cancelling the stream makes Node throw when more of it arrives, where nobody can catch it.
 */
export async function* bodyOf(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  if (body === null) return
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    reader.releaseLock()
  }
}
