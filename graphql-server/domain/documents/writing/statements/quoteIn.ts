/** Finds the words of a cleaned sentence in the answer that it was taken from. */

/** Letters and digits alone, in lower case and without accents: cleaning changes everything else. */
function bare(character: string): string {
  return character
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** Finds quotes one after another, so that a sentence said twice is found twice. */
export function quotesIn(answer: string): (sentence: string) => string {
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
  let from = 0
  return sentence => {
    const sought = bare(sentence)
    const found = letters.indexOf(sought, from)
    const first = found >= 0 ? found : letters.indexOf(sought)
    if (sought === '' || first < 0) return answer.trim()
    from = first + sought.length
    const start = starts[first] ?? 0
    const end = ends[first + sought.length - 1] ?? answer.length
    const before = /["“‘'([+€$£₹]*$/u.exec(answer.slice(0, start))?.[0].length ?? 0
    const after = /^[%.!?…"”’')\]]*/u.exec(answer.slice(end))?.[0].length ?? 0
    return answer.slice(start - before, end + after)
  }
}
