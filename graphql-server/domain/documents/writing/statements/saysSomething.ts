/** So many words say something, whatever they are. */
const ENOUGH_WORDS = 6
/** With fewer, a name, a date or a grade is all that there is room for. */
const FEWEST_WORDS = 3
/** Characters of a script without spaces that say as much as a few words. */
const ENOUGH_UNSPACED = 8

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/gu
const MONTH =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december)$/iu
/** Begins as a common word does: small, or in a script without capitals. */
const COMMON = /^[\p{Ll}\p{Lo}]/u

/**
 * Whether words say something that a person could correct or tell elsewhere. 'TU Delft', '8.1 CGPA', 'May 2019 to July
 * 2021' and 'Python' mean something only as the answer to their question.
 */
export function saysSomething(words: string): boolean {
  if ((words.match(UNSPACED)?.length ?? 0) >= ENOUGH_UNSPACED) return true
  const lettered = words.match(/[\p{L}\p{M}’'-]*\p{L}[\p{L}\p{M}’'-]*/gu) ?? []
  const telling = lettered.filter(word => !MONTH.test(word))
  return (
    telling.length >= ENOUGH_WORDS ||
    (telling.length >= FEWEST_WORDS && telling.some(word => COMMON.test(word)))
  )
}
