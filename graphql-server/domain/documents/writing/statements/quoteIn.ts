/** Finds the words of a cleaned sentence in the answer that it was taken from. */

/** Letters and digits alone, in lower case and without accents: cleaning changes everything else. */
function bare(character: string): string {
  return character
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** A part of an answer, and where it begins. Where a sentence is not found it is the whole answer, from nowhere. */
export type PlacedQuote = { quote: string; start: number | null }

const LETTER = /[\p{L}\p{N}]/u

/**
 * Finds quotes one after another, so that a sentence said twice is found twice. Whole words are preferred: 'a' is not
 * found within 'handovers'.
 */
export function quotesIn(answer: string): (sentence: string) => PlacedQuote {
  // One entry for each bare letter: where its character begins and ends in the answer.
  const starts: number[] = []
  const ends: number[] = []
  let letters = ''
  let at = 0
  for (const character of answer) {
    const own = bare(character)
    for (let index = 0; index < own.length; index += 1) {
      starts.push(at)
      ends.push(at + character.length)
    }
    letters += own
    at += character.length
  }
  const isWhole = (first: number, length: number) =>
    !LETTER.test(answer.charAt((starts[first] ?? 0) - 1)) &&
    !LETTER.test(answer.charAt(ends[first + length - 1] ?? 0))
  /** The first place from here on, of whole words if there is one. */
  const find = (sought: string, begin: number) => {
    for (let first = letters.indexOf(sought, begin); first >= 0; first = letters.indexOf(sought, first + 1))
      if (isWhole(first, sought.length)) return first
    return letters.indexOf(sought, begin)
  }
  let from = 0
  return sentence => {
    const sought = bare(sentence)
    if (sought === '') return { quote: answer.trim(), start: null }
    const found = find(sought, from)
    const first = found >= 0 ? found : find(sought, 0)
    if (first < 0) return { quote: answer.trim(), start: null }
    from = first + sought.length
    const start = starts[first] ?? 0
    const end = ends[first + sought.length - 1] ?? answer.length
    const before = /["“‘'([+€$£₹]*$/u.exec(answer.slice(0, start))?.[0].length ?? 0
    const after = /^[%.!?…"”’')\]]*/u.exec(answer.slice(end))?.[0].length ?? 0
    return { quote: answer.slice(start - before, end + after), start: start - before }
  }
}
