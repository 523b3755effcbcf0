/** A response's body that reads the next part when the last one was sent. */
export function streamOf(
  parts: AsyncIterable<Uint8Array<ArrayBuffer>>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reading = parts[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const next = await reading.next()
      if (next.done) controller.close()
      else controller.enqueue(next.value)
    },
    async cancel() {
      await reading.return?.()
    },
  })
}
