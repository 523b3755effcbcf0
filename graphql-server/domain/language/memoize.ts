import { LRUCache } from 'lru-cache'

/** About the number of texts in one document. */
const MOST = 1_000

/** Memoises a function of a text for the most recent texts. One document uses the same texts several times. */
export function memoize<Result extends object | string | boolean>(
  read: (text: string) => Result,
): (text: string) => Result {
  const known = new LRUCache<string, Result>({ max: MOST })
  return text => {
    const before = known.get(text)
    if (before !== undefined) return before
    const found = read(text)
    known.set(text, found)
    return found
  }
}
