const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'

/** A random mark of 24 letters and digits: one of 2^120. Fit for an editor and for the beginning of a draft. */
export function randomMark(): string {
  // `randomUUID` is missing where a page is served without TLS.
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  return Array.from(bytes, byte => LETTERS[byte % LETTERS.length]).join('')
}

/** The open page as the server knows it: it does not contradict what it saved itself. */
export const PAGE_EDITOR = randomMark()

let saves = 0

/** The number of this page's next save: the server ignores a save that arrives after a later one. */
export function nextSequence(): number {
  saves += 1
  return saves
}
