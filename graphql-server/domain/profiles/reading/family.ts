import { MOST_READ, nothing, type Outcome, quoted } from './words.ts'

/** People who would come along. 'My family can pay' says nothing of them, and children may be a subject. */
const FAMILY =
  /\b(?:wife|husband|spouse|dependants?|dependents?|(?:my|our|little|small|two|three|one|\d)\s(?:kids?|child(?:ren)?)|family\s(?:will\s)?(?:com(?:e|es|ing)|join\w*|along))\b/i

/** What says of them that they stay: 'wife is teaching in Jaipur and will not shift', 'my boys remain with their father'. */
const STAYS =
  /\b(?:(?:will|would|does|do|can|is|are)(?:\s?not|n'?t)\s(?:be\s)?(?:shift|com|mov|join|travel|relocat)\w*|won'?t\s(?:come|move|join|shift)|stays?|staying|remains?|remaining|keeps?\sworking|continues?\sworking|(?:left|stay)\sbehind)\b/i

/** Reads whether a spouse or children would come along. Nothing where nobody is spoken of. */
export function readFamily(words: string): Outcome<boolean> {
  const text = words.slice(0, MOST_READ)
  const match = FAMILY.exec(text)
  if (!match) return nothing()
  const sentence = text.slice(match.index).split(/[.;\n]/)[0] ?? ''
  const quote = quoted(words, { start: match.index, end: match.index + match[0].length })
  return { ...(STAYS.test(sentence) ? NOBODY : COMES_ALONG), quote }
}

/** The same as a correction says it: 'yes', 'my wife', 'nobody'. */
export function readFamilyAlone(words: string): Outcome<boolean> {
  if (/^\s*(?:no\b|none|nobody|alone|just\sme|only\sme)/i.test(words)) return NOBODY
  return FAMILY.test(words) || /\b(?:yes|family|spouse|partner|child(?:ren)?|kids?)\b/i.test(words)
    ? COMES_ALONG
    : nothing()
}

const COMES_ALONG: Outcome<boolean> = {
  value: true,
  understood: 'a spouse or children come along',
  note: 'countries and lengths that let a spouse come, as far as we know the rules, come first',
  quote: null,
  doubts: [],
}
const NOBODY: Outcome<boolean> = {
  ...COMES_ALONG,
  value: false,
  understood: 'nobody comes along',
  note: null,
}
