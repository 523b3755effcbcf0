import { fieldMentionsIn } from '../../catalogue/fields.ts'
import { ABBREVIATIONS } from '../../catalogue/thesaurus.ts'
import { matchesOf, plain } from './words.ts'

/** Degrees that name their field. */
const DEGREES: readonly (readonly [RegExp, string])[] = [
  [/\bll\.?\s?b\b|\blaw\sdegree|\bjuris/i, 'law'],
  [/\bmbbs\b|\bbds\b|\bm\.?d\.?\s(?:in|general)/i, 'medicine'],
  [/\bb\.?\s?com\b|\bcommerce\b|\bchartered\saccountan/i, 'accounting'],
  [/\bbba\b|\bbms\b|\bbbm\b/i, 'business-administration'],
  [/\bbca\b|\bmca\b/i, 'computer-science'],
  [/\bb\.?\s?arch\b/i, 'architecture'],
  [/\bb\.?\s?pharm/i, 'pharmacy'],
  [/\bb\.?\s?des\b|\bnid\b|\bnift\b/i, 'design'],
  [/\bbhm\b|\bihm\b/i, 'hospitality-tourism'],
  [/\bb\.?\s?ed\b/i, 'education'],
  [/\bbpt\b|\bphysiotherap/i, 'allied-health'],
]
/** Names that are too wide to say which degree somebody has. */
const TOO_WIDE = new Set(['engineering', 'interdisciplinary'])

/** Codes of the fields that somebody studied, as far as the text names them. */
export function readStudiedFields(words: string): string[] {
  const text = plain(words)
  const named = fieldMentionsIn(text)
    .filter(({ isGeneral }) => !isGeneral)
    .map(({ code }) => code)
  // Capitals only: 'it' and 'me' are words.
  const abbreviated = matchesOf(/\b[A-Z]{2,5}\b/g, text).flatMap(
    ([word]) => ABBREVIATIONS[word.toLowerCase()]?.fields ?? [],
  )
  const degrees = DEGREES.flatMap(([pattern, code]) => (pattern.test(text) ? [code] : []))
  return [...new Set([...named, ...abbreviated, ...degrees])].filter(code => !TOO_WIDE.has(code))
}

const LANGUAGES: readonly (readonly [language: string, names: string])[] = [
  ['german', 'german|deutsch|goethe|testdaf|dsh|telc'],
  ['spanish', 'spanish|espa[nñ]ol|dele|siele'],
  ['french', 'french|fran[cç]ais|delf|dalf|tcf'],
  ['italian', 'italian|italiano|celi|cils|plida'],
]
const LEVEL = String.raw`\b(?:b2|c1|c2|native|fluent|fluently|mother\stongue|bilingual|dsh[\s-]?[23]|tdn\s?[45])\b`

/** Languages besides English in which somebody can study, in lower case: those with B2 or more. */
export function readLanguages(words: string): string[] {
  const text = plain(words)
  return LANGUAGES.flatMap(([language, names]) =>
    new RegExp(
      `\\b(?:${names})\\b[^,;.\\n]{0,30}${LEVEL}|${LEVEL}[^,;.\\n]{0,30}\\b(?:${names})\\b`,
      'i',
    ).test(text)
      ? [language]
      : [],
  )
}
