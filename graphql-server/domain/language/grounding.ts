/**
 * Looks up every number, date, amount and proper name of a text in the answers. It is pure and fast, and runs on each
 * paragraph before the paragraph is shown.
 */
import type { Answers } from '../questionnaires/definition.ts'
import { cleanText } from './cleanText.ts'
import { foldLetters } from './foldLetters.ts'
import { isCommon, tagWords } from './grammar.ts'
import { isVague, NUMBER_WORD, type NumberClaim, numbersIn } from './numbers.ts'

export type Unsupported = {
  claim: string
  kind: 'NUMBER' | 'NAME'
  /** The position of the claim in the text, as offsets. */
  start: number
  end: number
}

/** Names that are common words too. */
const NAMES_LIKE_WORDS = new Set(['march', 'august', 'polish', 'latin', 'excel', 'java', 'python', 'react'])

/** Words of titles, each as it is shortened. */
const SHORTENED: Readonly<Record<string, string>> = {
  professor: 'prof',
  doctor: 'dr',
  mister: 'mr',
  associate: 'assoc',
  assistant: 'asst',
  department: 'dept',
  government: 'govt',
}
const CONNECTOR = /^(?:of|the|for|de|da|di|van|von|der|and|in|at|on|a|an|e|y)$/u

/** A word for comparing names: letters folded, without case, dots and possessive endings. */
function normalised(word: string): string {
  const bare = foldLetters(word)
    // A sentence may end after a possessive: 'which was my friend Zarina’s.'
    .replace(/['’]s?[.,;:!?]*$/u, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
  return SHORTENED[bare] ?? bare
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}.'’&+#-]*/gu

function wordsOf(text: string): string[] {
  return (text.match(WORD) ?? [])
    .flatMap(word => word.split('-'))
    .map(normalised)
    .filter(word => word !== '')
}

/** The numbers and names of texts, collected for looking them up. */
export type Evidence = {
  line: string
  words: ReadonlySet<string>
  acronyms: ReadonlySet<string>
  numbers: ReadonlySet<number>
  percents: ReadonlySet<number>
  /** The words of people's names that may be next to any other name. */
  people: readonly (readonly string[])[]
}

function evidenceOf(texts: readonly string[], people: readonly string[]): Evidence {
  const lines: string[] = []
  const words = new Set<string>()
  const acronyms = new Set<string>()
  const numbers = new Set<number>()
  const percents = new Set<number>()
  // 'Univ.' is a university.
  const spelledOut = texts.flatMap(text =>
    /\bUniv\b/u.test(text) ? [text, text.replace(/\bUniv\b\.?/gu, 'University')] : [text],
  )
  for (const raw of spelledOut) {
    const text = cleanText(raw).normalize('NFC')
    const found = wordsOf(text)
    lines.push(found.filter(word => !CONNECTOR.test(word)).join(' '))
    for (const word of found) words.add(word)
    for (const run of text.matchAll(
      /\p{Lu}[\p{L}'’-]*(?:\s+(?:(?:of|the|for|and|in)\s+)*\p{Lu}[\p{L}'’-]*)+/gu,
    )) {
      const capitals = run[0].match(/(?<![\p{L}])\p{Lu}/gu) ?? []
      const letters = capitals.join('').toLowerCase().slice(0, 12)
      for (let from = 0; from < letters.length; from += 1)
        for (let to = from + 2; to <= letters.length; to += 1) acronyms.add(letters.slice(from, to))
    }
    for (const claim of numbersIn(text)) {
      for (const value of claim.values) {
        if (claim.isPercent) percents.add(value)
        else numbers.add(value)
      }
      for (const part of claim.text.match(/\d+/gu) ?? []) numbers.add(Number(part))
      // '1.870 trucks': the thousands separator of most of Europe and Latin America.
      if (/^\d{1,3}(?:\.\d{3})+$/u.test(claim.text)) numbers.add(Number(claim.text.replaceAll('.', '')))
    }
    // '2019-23'
    for (const [, century = '', year = ''] of text.matchAll(
      /(?<!\d)((?:19|20))\d\d\s?[-–/]\s?(\d\d)(?![\d-])/gu,
    ))
      numbers.add(Number(century + year))
    // '1:100 000'
    for (const [grouped] of text.matchAll(/(?<![\d.,])\d{1,3}(?:[ \u00A0\u202F]\d{3})+(?!\d)/gu))
      numbers.add(Number(grouped.replace(/\D/gu, '')))
    for (const [, month = '', , year = ''] of text.matchAll(
      /(?<!\d)(\d{1,2})[/.-](?:(\d{1,2})[/.-])?((?:19|20)\d\d)(?!\d)/gu,
    )) {
      const name = MONTHS[Number(month) - 1]
      if (name !== undefined) words.add(name)
      if (year !== '') numbers.add(Number(year))
    }
  }
  for (const [name, ...shortForms] of SHORT_FORMS)
    if (shortForms.some(short => words.has(short))) words.add(name)
  return {
    line: ` ${lines.join(' | ')} `,
    words,
    acronyms,
    numbers,
    percents,
    people: people
      .map(name => wordsOf(name))
      .filter(name => name.length > 0)
      .sort((one, other) => other.length - one.length),
  }
}

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
)

/** Names of the calendar and of money, each with how it is shortened; 'sat', 'sun' and 'wed' are words of their own. */
const SHORT_FORMS: readonly (readonly [string, ...string[]])[] = [
  ...MONTHS.map((name): [string, ...string[]] => [name, name.slice(0, 3)]),
  ['september', 'sept'],
  ['monday', 'mon', 'mondays'],
  ['tuesday', 'tue', 'tues', 'tuesdays'],
  ['wednesday', 'weds', 'wednesdays'],
  ['thursday', 'thu', 'thur', 'thurs', 'thursdays'],
  ['friday', 'fri', 'fridays'],
  ['saturday', 'saturdays'],
  ['sunday', 'sundays'],
  ['christmas', 'xmas'],
  // '900 usd' is 900 US dollars.
  ['us', 'usd'],
]

function isNumberSupported(claim: NumberClaim, evidence: Evidence): boolean {
  if (isVague(claim)) return true
  const value = claim.values.at(-1) ?? Number.NaN
  if (claim.isPercent) return claim.values.some(candidate => evidence.percents.has(candidate))
  return (
    evidence.numbers.has(value) ||
    (claim.values.length === 1 && evidence.percents.has(value) && /point/iu.test(claim.text))
  )
}

type NameClaim = {
  text: string
  start: number
  end: number
  words: string[]
  /** The start of a word after 'for' or 'of the': the parts before and after it may be two names. */
  parts: number[]
  startsSentence: boolean
  /** It starts what a colon, a bracket or a quotation mark opens: there an ordinary word may have a capital, too. */
  isInside: boolean
}

/** Words that have a capital at a sentence's start without being names. */
const ORDINARY_START =
  /^(?:i|my|we|our|the|a|an|this|that|these|those|it|he|she|they|his|her|their|its|there|here|in|on|at|after|before|during|since|when|while|as|for|from|with|to|by|if|because|although|though|but|and|so|then|later|also|over|under|within|without|through|how|what|why|where|who|which|each|every|both|some|many|most|all|no|not|now|today|once|yet|still|however|instead|beyond|among|between|about|until|like|unlike|despite|even|only|such|once|upon|along|alongside|having|being|having|another|other|its|dear|thank|thanks|yours|sincerely|one|two|three|four|five|six|seven|eight|nine|ten|first|second|third)$/u

function namesIn(text: string): NameClaim[] {
  const claims: NameClaim[] = []
  let previous: { claim: NameClaim; end: number } | null = null
  for (const match of text.matchAll(WORD)) {
    const word = match[0].replace(/(?<![.'’&+#-])[.'’&+#-]+$/u, '')
    // 'two-year' and '3-month' are no names; 'B2B' and 'Covid-19' are.
    if (!/\p{Lu}/u.test(word) && !word.split('-').some(part => /\p{L}.*\d|\d.*\p{L}/u.test(part))) continue
    // 'US$ 40' is an amount.
    if (/^US$/u.test(word) && text[match.index + match[0].length] === '$') continue
    // '20th', '5k' and '1990s' are numbers.
    if (/^\d[\d,.]*(?:st|nd|rd|th|s|k|m|K|M)?$/u.test(word)) continue
    if (/^I(?:['’]\p{L}+)?$/u.test(word)) {
      previous = null
      continue
    }
    const start = match.index
    const end = start + word.length
    // Only the text right before counts, which keeps the time linear.
    const before = text.slice(Math.max(0, start - LOOKED_BACK), start)
    const startsSentence = start === 0 || (STARTS_SENTENCE.test(before) && !BEHIND_A_TITLE.test(before))
    const isInside = startsSentence && STARTS_INSIDE.test(before)
    const between = previous === null ? '' : text.slice(previous.end, start)
    if (startsSentence && ORDINARY_START.test(word.toLowerCase()) && !/\p{Lu}{2}/u.test(word)) {
      previous = null
      continue
    }
    const joins =
      previous !== null &&
      /^(?:[ ]|\.\s|\s(?:of|the|for|de|da|di|van|von|der)(?:\sthe)?\s)$/u.test(between) &&
      !startsSentence &&
      !/['’]s?$/u.test(previous.claim.text)
    if (joins && previous !== null) {
      const { claim } = previous
      if (/\s(?:for|of\sthe)\s/u.test(between)) claim.parts.push(claim.words.length)
      claim.words.push(word)
      claim.end = end
      previous.end = end
    } else {
      const claim: NameClaim = { text: word, start, end, words: [word], parts: [], startsSentence, isInside }
      claims.push(claim)
      previous = { claim, end }
    }
  }
  return claims.map(claim => ({ ...claim, text: text.slice(claim.start, claim.end) }))
}

const LOOKED_BACK = 30
/** 'Dr. Okafor': a full stop that ends no sentence. */
const BEHIND_A_TITLE =
  /(?:^|[\s(“"‘'])(?:Drs?|Prof|Mr|Mrs|Ms|Mx|St|Sr|Smt|Shri|Er|Capt|Col|Gen|Lt|Rev|Hon)\.\s+$/u
const STARTS_INSIDE = /(?:[:;]["”’)\]]*\s+|[“"‘(])$/u
const STARTS_SENTENCE = /(?:[.!?…。:;]["”’)\]]*\s+|\n\s*|[“"‘(]|–\s)$/u

/**
 * Two supported names may be adjacent: 'I taught Nisha Structural Dynamics', 'recommend Nisha for the MSc'. One word
 * after a name may be a wrong surname. A phrase that an answer contains is a separate name.
 */
function areSeveralNames({ words, parts }: NameClaim, evidence: Evidence): boolean {
  const isInEvidence = (names: readonly string[]) =>
    holds(
      names.flatMap(word => wordsOf(word)),
      evidence,
    )
  if (parts.length > 0)
    return [0, ...parts].every((from, index) => isInEvidence(words.slice(from, parts[index] ?? words.length)))
  const [first, ...rest] = words
  return first !== undefined && rest.length > 1 && isInEvidence([first]) && isInEvidence(rest)
}

/** 'In NLP Selam received …': a known person next to a name. */
function isBesideSomebody(words: readonly string[], evidence: Evidence): boolean {
  for (const person of evidence.people)
    for (let at = 0; at + person.length <= words.length; at += 1)
      if (person.every((word, index) => words[at + index] === word))
        return holds(words.slice(0, at), evidence) && holds(words.slice(at + person.length), evidence)
  return false
}

function isNameSupported(claim: NameClaim, evidence: Evidence): boolean {
  const words = claim.words.flatMap(word => wordsOf(word))
  if (holds(words, evidence) || areSeveralNames(claim, evidence) || isBesideSomebody(words, evidence))
    return true
  if (!claim.startsSentence) return false
  const [first = '', ...rest] = words
  if (NUMBER_START.test(claim.text)) return true
  const isOrdinary =
    isOrdinaryStart(claim.words[0] ?? '') && (!claim.isInside || isKnownWord(claim.words[0] ?? ''))
  if (rest.length > 0) return holds(rest, evidence) && (evidence.words.has(first) || isOrdinary)
  return isOrdinary
}

function holds(words: readonly string[], evidence: Evidence): boolean {
  const named = words.filter(word => word !== '' && !CONNECTOR.test(word))
  if (named.length === 0) return true
  if (evidence.line.includes(` ${named.join(' ')} `)) return true
  if (named.length === 1) {
    const [word = ''] = named
    return evidence.words.has(word) || evidence.acronyms.has(word) || isDerived(word, evidence)
  }
  // 'South African Sign Language' where the texts say 'South African SL'.
  for (let from = 0; from < named.length - 1; from += 1)
    for (let to = from + 2; to <= named.length; to += 1) {
      const short = named
        .slice(from, to)
        .map(word => word[0])
        .join('')
      if (evidence.line.includes(` ${[...named.slice(0, from), short, ...named.slice(to)].join(' ')} `))
        return true
    }
  // Initials for a first name, in both directions: 'J. Smith' and 'Jane Smith'.
  const full = named.filter(word => word.length > 1 && word !== 'prof' && word !== 'dr')
  const initials = named.filter(word => word.length === 1)
  if (full.length === named.length) return false
  if (full.length === 0 || !evidence.line.includes(` ${full.join(' ')} `)) return false
  return initials.every(initial => [...evidence.words].some(word => word.startsWith(initial)))
}

/** 'Indian' where the texts say India, 'GPAs' where they say GPA. */
function isDerived(word: string, { words }: Evidence): boolean {
  const stem = word.replace(/(?:ians?|ans?|ese|ish|is?|ns?|s)$/u, '')
  return ['', 'a', 'ia', 'y', 'ey', 'any'].some(
    ending => stem.length + ending.length > 2 && words.has(stem + ending),
  )
}

/** 'Twenty-seven': its noun is looked up with the numbers. */
const NUMBER_START = new RegExp(`^(?:${NUMBER_WORD})(?:-(?:${NUMBER_WORD}))?$`, 'iu')

/** Whether the word is known as another one than a name. */
function isKnownWord(word: string): boolean {
  const bare = word.toLowerCase()
  return (
    !NAMES_LIKE_WORDS.has(bare) &&
    (isCommon(bare) || ORDINARY_START.test(bare) || ENDS_LIKE_A_WORD.test(bare))
  )
}

const ENDS_LIKE_A_WORD = /.{3,}(?:ly|ed|ing|tion|ment|ness|ity|ful|ous)$/u

/** Whether a capital only marks the sentence's start. Known function words have one; otherwise the tagger decides. */
export function isOrdinaryStart(word: string): boolean {
  if (ORDINARY_START.test(word.toLowerCase()) || NUMBER_START.test(word)) return true
  if (/\p{Lu}.*\p{Lu}|\d/u.test(word)) return false
  const [tagged] = tagWords(`${word} is here`)
  return (
    tagged === undefined ||
    !['ProperNoun', 'Person', 'Place', 'Organization'].some(tag => tagged.tags.has(tag))
  )
}

/**
 * The claims of a text that neither the answers nor `also` (the course, the target university) support. Numbers are
 * compared by value ('9,800' and '9800', '18 lakh' and '1,800,000', 'twelve' and '12', '%' and 'per cent'), names
 * without case, accents, titles, possessive endings, and with initials.
 */
export function findUnsupported({
  text,
  answers,
  also,
}: {
  text: string
  answers: Answers
  also: readonly string[]
}): Unsupported[] {
  return findUnsupportedIn(text, gatherEvidence(answers, also))
}

/** What the answers support, collected once for many texts. `people`: names that others may be next to. */
export function gatherEvidence(
  answers: Answers,
  also: readonly string[],
  people: readonly string[] = [],
): Evidence {
  const texts = Object.values(answers).flatMap(value => {
    if (value === undefined) return []
    if ('text' in value) return [value.text]
    if ('number' in value) return [String(value.number)]
    if ('option' in value) return [value.option]
    return 'options' in value ? [...value.options] : []
  })
  return evidenceOf([...texts, ...also, ...people], people)
}

export function findUnsupportedIn(text: string, evidence: Evidence): Unsupported[] {
  const numbers = numbersIn(text)
    .filter(claim => !isNumberSupported(claim, evidence))
    .map(({ text: claim, start, end }): Unsupported => ({ claim, kind: 'NUMBER', start, end }))
  const names = namesIn(text)
    .filter(claim => !isNameSupported(claim, evidence))
    .map(({ text: claim, start, end }): Unsupported => ({ claim, kind: 'NAME', start, end }))
  return [...numbers, ...names].sort((one, other) => one.start - other.start)
}
