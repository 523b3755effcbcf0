/**
 * How sentences follow one another: fewer openings with 'I', no two paragraphs that open alike, neighbours joined
 * where it is certain that they may be. Nothing is said that the sentences do not say.
 */
import { asSentence, withoutEnd } from '../../language/grammar.ts'
import { verbForm } from '../../language/verbs.ts'
import { countWords } from './plainText.ts'
import type { Tone } from './request.ts'

/** The first word as a reader hears it: 'I', "I'm" and "I've" are one. */
export function openingOf(sentence: string): string {
  const first = /^[^\p{L}\d]*([\p{L}\d]+)/u.exec(sentence)?.[1] ?? ''
  return first.toLowerCase()
}

export function opensWithI(sentence: string): boolean {
  return /^I\b/u.test(sentence)
}

/** 'At Leeds,' + 'I want …' */
export function oriented(orientation: string, sentence: string): string {
  return `${orientation.replace(/^\p{Ll}/u, letter => letter.toUpperCase())} ${sentence}`
}

/** Does the sentence look ahead, at what is wished or planned? */
export function looksAhead(sentence: string): boolean {
  return /^I (?:would|will|want|wish|hope|plan|intend|aim|look forward|see myself|am (?:keen|eager|looking forward|hoping|planning)|['’]d|['’]ll)\b/u.test(
    sentence,
  )
}

/** Says that this is one more of its kind. */
export function withAlso(sentence: string, tone: Tone): string {
  if (/\balso\b|\bin addition\b|\banother\b|\bbesides\b|\btoo\b/iu.test(sentence)) return sentence
  if (tone === 'classic-formal' && !/^I (?:would|will|am|was|have|had)\b/u.test(sentence))
    return `In addition, ${sentence}`
  return sentence.replace(
    /^I (would|will|am|was|can|could|(?:have|had)(?= (?:\p{Ll}+ed|been|led|built|won|written|taught|run|done|made|taken|given|spent|kept|held|worked)\b))? ?/u,
    (_, auxiliary: string | undefined) => (auxiliary === undefined ? 'I also ' : `I ${auxiliary} also `),
  )
}

/** 'I joined Infosys in July 2021.' → 'In July 2021, I joined Infosys.', where the time can only belong to the verb. */
export function withTimeFirst(sentence: string): string | null {
  const match =
    /^(I .+?),? ((?:in|during) (?:(?:the )?(?:summer|winter|spring|autumn|fall|end|beginning) of |(?:January|February|March|April|May|June|July|August|September|October|November|December) )?(?:(?:19|20)\d\d|my (?:first|second|third|fourth|final|last|pre-final) (?:year|semester)))\.$/u.exec(
      sentence,
    )
  if (!match) return null
  const [, clause = '', time = ''] = match
  if (
    /[,;:–]|\b(?:and|but|that|which|who|where|when|because|while|after|before|to)\b/u.test(clause) ||
    countWords(clause) > 14 ||
    /\b(?:once|twice|again|too)$/u.test(clause)
  )
    return null
  const verb = /^I (?:also )?(\p{L}+)/u.exec(clause)?.[1] ?? ''
  if (verbForm(verb)?.form !== 'PAST') return null
  // 'a paper published in 2019': the time may belong to the noun.
  if (
    /\b(?:published|held|written|made|built|released|started|founded|paper|article|report|book|data)$/u.test(
      clause,
    )
  )
    return null
  return `${asSentence(time).slice(0, -1)}, ${clause}.`
}

/** 'In 2022, I joined Infosys.' → 'I joined Infosys in 2022.' */
export function withTimeLast(sentence: string): string | null {
  const match =
    /^(In (?:(?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d|my \p{Ll}+ (?:year|semester))),? (I [^,;:]+)\.$/u.exec(sentence)
  if (!match) return null
  const [, time = '', clause = ''] = match
  if (countWords(clause) > 14 || /\b(?:and|but|that|which|who|where|when|because|while|so)\b/u.test(clause))
    return null
  return `${clause} ${time.replace(/^In/u, 'in')}.`
}

/** 'I built the frame.' + 'I tested it.' → 'I built the frame and tested it.' */
export function joined(one: string, other: string): string | null {
  if (!/^I \p{L}+ [^,;:()"“–]*\.$/u.test(one) || !/^I \p{L}+ [^;:"“–]*\.$/u.test(other)) return null
  if (countWords(one) > 13 || countWords(other) > 14) return null
  if (
    /\b(?:and|but|that|which|who|where|when|because|while|so|not|if)\b/u.test(one) ||
    /^I (?:also|then|still|was|had|did|could)\b/u.test(other) ||
    /^I (?:was|had|did|could)\b/u.test(one)
  )
    return null
  const simple = (sentence: string) => verbForm(/^I (\p{L}+)/u.exec(sentence)?.[1] ?? '')?.form === 'PAST'
  if (!simple(one) || !simple(other)) return null
  return `${withoutEnd(one)} and ${other.slice(2)}`
}
