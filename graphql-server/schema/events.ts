/**
 * A source of events as a subscription needs it: when the client goes, the source is told by its signal, so that one
 * which is waiting for its next event ends at once.
 */
export function stopWithClient<Event>(
  open: (signal: AbortSignal) => AsyncGenerator<Event, void, void>,
): AsyncIterableIterator<Event> {
  const gone = new AbortController()
  const source = open(gone.signal)
  return {
    [Symbol.asyncIterator]() {
      return this
    },
    next: () => source.next(),
    return: () => {
      gone.abort()
      return source.return()
    },
    throw: error => {
      gone.abort()
      return source.throw(error)
    },
  }
}
