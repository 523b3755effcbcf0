/** The most words of an edited text. A statement has 300 to 1,500; more is pasted by mistake. */
export const MOST_WORDS = 20_000
/** The most characters of an edited text, spaces included. */
export const MOST_CHARACTERS = 150_000
/** The most paragraphs of an edited text. */
export const MOST_PARAGRAPHS = 1_000
/** For so long after a version began the saves of its page change that version, in milliseconds. */
export const VERSION_TIME = 10 * 60_000
/** The most dismissed findings that a document keeps, the newest. */
export const MOST_DISMISSED = 1_000
/** Edited and restored versions that a document keeps, the newest. What a writer wrote is always kept. */
export const MOST_VERSIONS = 100
