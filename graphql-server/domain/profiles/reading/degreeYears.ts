import { plain } from './words.ts'

/** Degrees beyond a first one. */
const SECOND =
  /\b(?:m\.?\s?(?:tech|sc|a|com|s|e|phil|b\.?a|ed|arch|des|pharm)|pgdm|ph\.?\s?d|master(?:'?s)?|post-?\s?graduat\w*)\b/i
const SAID = /\b(three|four|five|[345])(?:\s|-)?(?:years?|yrs?)\b/i
const YEARS: Readonly<Record<string, number>> = { three: 3, four: 4, five: 5 }
/** Degrees that take four years, and five, wherever they are taken under this name. */
const FOUR = /\bb\.?\s?(?:tech|e|eng|des|pharm|f\.?a|p\.?t|h\.?m)\b|\bbe\b/i
const FIVE = /\bb\.?\s?arch\b|\bmbbs\b|\bbds\b|\bintegrated\b/i
/** First degrees that take three years in India, unless they say otherwise. */
const THREE_IN_INDIA = /\bb\.?\s?(?:a|sc|com|b\.?a|c\.?a|m\.?s)\b/i

/**
 * How many years of study the degrees of a text come to: three to five, five with a second degree. Null where they do not
 * say it. A length after which comes 'of work' is not one of study.
 *
 * @param isFromIndia whether the person counts in rupees: a B.A. or B.Sc. takes three years there, and often four elsewhere
 */
export function readDegreeYears(words: string, isFromIndia: boolean): number | null {
  const text = plain(words)
  if (SECOND.test(text) || FIVE.test(text)) return 5
  const [, said = ''] =
    SAID.exec(text.replaceAll(/\d\s?(?:years?|yrs?)\s(?:of\s)?(?:work|experience)/gi, ' ')) ?? []
  if (said !== '') return YEARS[said.toLowerCase()] ?? Number(said)
  if (FOUR.test(text)) return 4
  return isFromIndia && THREE_IN_INDIA.test(text) ? 3 : null
}
