import { LRUCache } from 'lru-cache'

/** As many texts as some documents have. */
const MOST = 1_000

/**
 * The same reading, which answers from memory for the texts that it read last: one document asks several times about
 * the same words.
 */
export function remembered<Result extends object | string | boolean>(
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
