const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'

/** A random mark of 24 letters and digits (120 bits), for a page or the creation of a draft. */
export function randomMark(): string {
  // `randomUUID` is missing where a page is served without TLS.
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  return Array.from(bytes, byte => LETTERS[byte % LETTERS.length]).join('')
}

/** The mark of the open page. The server sets nothing aside that the same page had saved: answers and replies. */
export const PAGE_EDITOR = randomMark()

let saves = 0

/** The number of this page's next save. The server ignores a save that arrives after a later one of the same page. */
export function nextSequence(): number {
  saves += 1
  return saves
}
