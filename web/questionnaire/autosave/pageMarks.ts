const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'

/** A random mark of 24 letters and digits: one of 2^120. Fit for an editor and for the beginning of a draft. */
export function randomMark(): string {
  // `randomUUID` is missing where a page is served without TLS.
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  return Array.from(bytes, byte => LETTERS[byte % LETTERS.length]).join('')
}

/** The open page as the server knows it: what it saved itself it does not contradict. */
export const PAGE_EDITOR = randomMark()
