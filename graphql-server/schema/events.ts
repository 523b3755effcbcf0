/**
 * The events of a source, for a subscription. When the client disconnects, the source's signal is aborted, so that a
 * source that waits for its next event ends at once.
 */
export function stopWithClient<Event>(
  open: (signal: AbortSignal) => AsyncGenerator<Event, void, void>,
): AsyncIterableIterator<Event> {
  const disconnected = new AbortController()
  const source = open(disconnected.signal)
  return {
    [Symbol.asyncIterator]() {
      return this
    },
    next: () => source.next(),
    return: () => {
      disconnected.abort()
      return source.return()
    },
    throw: error => {
      disconnected.abort()
      return source.throw(error)
    },
  }
}
