import { FIELDS, type FieldMention, fieldMentionsIn, findField } from '../../catalogue/fields.ts'
import { ABBREVIATIONS, OTHER_MEANINGS } from '../../catalogue/thesaurus.ts'
import { inEnglish } from './inEnglish.ts'
import { readWish } from './wish.ts'
import { nothing, type Outcome, partAround, quoted, type Span } from './words.ts'

/** Fields with a weight from 0 to 1, the strongest first. */
export type Interests = readonly { code: string; weight: number }[]

/** The weight of the first named field, the second, and so on. */
const WEIGHTS = [1, 0.9, 0.8, 0.7, 0.6, 0.5] as const
/** The weight of a field that only a generic word such as 'management' names, beside more specific ones. */
const PASSING = 0.3
/** The weight of fields of previous study, if the interests name none. */
const STUDIED = [0.5, 0.4] as const
/** The weight of the general MBA beside an emphasis. */
const GENERAL_MBA = 0.9

/**
 * Reads fields of study from interests: the first counts most, and repeated ones a little more. Where a word means
 * different fields, the other words and `studied`, the fields of previous study, decide.
 */
export function readInterests(words: string, studied: readonly string[] = []): Outcome<Interests> {
  const { text: wanted, spanOf } = inEnglish(readWish(words).wanted)
  const mentions = withHeads(withMeanings(mentionsIn(wanted), wanted, studied), wanted)
  const named = mentions.filter(
    mention =>
      !mention.isGeneral ||
      (isWholePart(wanted, mention) && !QUALITY.test(wanted.slice(mention.start, mention.end))),
  )
  const codes = codesOf(named.length > 0 ? named : mentions)
  if (codes.length === 0) return nothing()
  const names = codes.slice(0, WEIGHTS.length).map(nameOf).join(', ')
  const counts = new Map<string, number>()
  for (const { code } of mentions) counts.set(code, (counts.get(code) ?? 0) + 1)
  const chosen = codes.slice(0, WEIGHTS.length).map((code, place) => ({
    code,
    weight: Math.min(1, (WEIGHTS[place] ?? 0.5) + ((counts.get(code) ?? 1) > 1 ? 0.1 : 0)),
  }))
  const passing = named.length > 0 ? codesOf(mentions).filter(code => !codes.includes(code)) : []
  const interests = [
    ...chosen.map(({ code, weight }) => ({ code, weight: Math.round(weight * 100) / 100 })),
    ...passing.slice(0, 2).map(code => ({ code, weight: PASSING })),
  ].sort((a, b) => b.weight - a.weight)
  return {
    value: interests,
    understood: names,
    exact: fieldsAsCorrection(names, wanted),
    note: codes.length > 1 ? 'the first named counts most' : null,
    quote: quoteOf(words, (named.length > 0 ? named : mentions).map(spanOf)),
    doubts: [],
  }
}

/** Abbreviations that are ordinary words unless they are typed in capitals. */
const ALSO_WORDS = new Set([
  'it',
  'is',
  'or',
  'me',
  'ie',
  'se',
  'ca',
  'ba',
  'ir',
  'ip',
  'pm',
  'ce',
  'march',
  'dl',
])

/** Abbreviations of subjects that are degrees too. */
const DEGREES_TOO = new Set(['ba', 'ca'])
/** Before the degree that somebody has: 'I have BA'. */
const OWN_DEGREE = /\b(?:have|has|hold|did|done|my|with|an?)\s$/i

/** Fields that are named in words or by an abbreviation. */
function mentionsIn(words: string): FieldMention[] {
  const isPlainWord = (text: string) => ALSO_WORDS.has(text) && text === text.toLowerCase()
  const isOwnDegree = (typed: string, start: number) =>
    DEGREES_TOO.has(typed.toLowerCase()) && OWN_DEGREE.test(words.slice(Math.max(0, start - 12), start))
  const named = fieldMentionsIn(words).filter(({ start, end }) => !isPlainWord(words.slice(start, end)))
  const abbreviated = [...words.matchAll(/(?<![\p{L}\d])[a-z][a-z.]{1,6}(?![\p{L}\d])/giu)].flatMap(match => {
    const typed = match[0].replace(/\.$/, '')
    const start = match.index
    if (isPlainWord(typed) || isOwnDegree(typed, start)) return []
    return (ABBREVIATIONS[typed.toLowerCase()]?.fields ?? []).map(code => ({
      code,
      start,
      end: start + typed.length,
      isGeneral: false,
    }))
  })
  const isKnown = ({ start, code }: FieldMention) =>
    named.some(mention => mention.code === code && mention.start <= start && start < mention.end)
  return [...named, ...abbreviated.filter(mention => !isKnown(mention))].sort((a, b) => a.start - b.start)
}

/** The mentions with the field that a word of several meanings has beside the others. */
function withMeanings(
  mentions: readonly FieldMention[],
  words: string,
  studied: readonly string[],
): FieldMention[] {
  return mentions.map(mention => {
    const word = words.slice(mention.start, mention.end).toLowerCase()
    const meanings = OTHER_MEANINGS[word] ?? OTHER_MEANINGS[word.replace(/s$/, '')] ?? []
    const others = mentions.filter(({ start }) => start !== mention.start).map(({ code }) => code)
    const besides = [...others, ...studied]
    if (besides.includes(mention.code)) return mention
    const meant = meanings.find(({ beside }) => beside.some(code => besides.includes(code)))
    return meant ? { ...mention, code: meant.field } : mention
  })
}

/** Words that are about something else wherever they stand: 'logistics leadership' is of logistics. */
const WEAK_HEAD = /^(?:leadership|management|strategy|administration|development|innovation)$/i
/** What somebody wants to learn in whatever they study: beside a subject it names no field of its own. */
const QUALITY = /^(?:leadership|innovation|development|communication)$/i
/** The most characters that a part between commas is read of, on each side of a field. */
const MOST_OF_A_PART = 200

/**
 * Of fields that one expression names ('game art', 'luxury hotels', 'migration law'), the one that the rest of the words
 * names most often counts, else that of its last word. The others say which kind of it is meant, and count as general.
 */
function withHeads(mentions: readonly FieldMention[], words: string): FieldMention[] {
  const counts = new Map<string, number>()
  for (const { code } of mentions) counts.set(code, (counts.get(code) ?? 0) + 1)
  const specific = new Set(mentions.flatMap(({ code, isGeneral }) => (isGeneral ? [] : [code])))
  const expressions: FieldMention[][] = []
  for (const mention of mentions) {
    const last = expressions.at(-1)?.at(-1)
    if (last && /^[\s-]{0,2}$/.test(words.slice(last.end, mention.start))) expressions.at(-1)?.push(mention)
    else expressions.push([mention])
  }
  // In 'refugee and migration law' law is the head of both.
  const partOf = (mention: FieldMention) => partAround(words, mention, ',;\n', MOST_OF_A_PART).start
  const kinds = new Set<string>()
  for (const expression of expressions) {
    const rivals = expression.filter(({ code }) => specific.has(code)).toReversed()
    const most = Math.max(...rivals.map(({ code }) => counts.get(code) ?? 0))
    const heads = rivals.filter(({ code }) => counts.get(code) === most)
    const head = heads.find(({ start, end }) => !WEAK_HEAD.test(words.slice(start, end))) ?? heads[0]
    for (const mention of expression)
      if (head && mention.code !== head.code) kinds.add(`${partOf(mention)} ${mention.code}`)
  }
  return mentions.map(mention =>
    kinds.has(`${partOf(mention)} ${mention.code}`) ? { ...mention, isGeneral: true } : mention,
  )
}

/** Fields of previous study, for interests that name no known field. */
export function readStudied(words: string): Outcome<Interests> {
  const named = fieldMentionsIn(words.slice(0, 6000)).filter(({ isGeneral }) => !isGeneral)
  const codes = codesOf(named).slice(0, STUDIED.length)
  if (codes.length === 0) return nothing()
  return {
    value: codes.map((code, place) => ({ code, weight: STUDIED[place] ?? 0.4 })),
    understood: codes.map(nameOf).join(', '),
    note: 'from what you studied, since your interests name no field that we know',
    quote: quoteOf(
      words,
      named.filter(({ code }) => codes.includes(code)),
    ),
    doubts: [],
  }
}

/** Fields by name or code, separated by commas. Parts that are none are in `doubts`. */
export function readFieldCodes(words: string): { codes: string[]; doubts: string[] } {
  const parts = withCodes(words.slice(0, 6000))
    .split(/[,;\n]/)
    .map(part => part.trim())
    .filter(part => part !== '')
  const codes: string[] = []
  const doubts: string[] = []
  for (const part of parts) {
    const code =
      (findField(part.toLowerCase()) ?? BY_NAME.get(part.toLowerCase()))?.code ??
      codesOf(fieldMentionsIn(part).sort(tellingFirst))[0]
    if (code === undefined) doubts.push(quoted(part, { start: 0, end: 60 }))
    else if (!codes.includes(code)) codes.push(code)
  }
  return { codes, doubts }
}

/** What stands between the fields of a correction and a person's own words for a part of them. */
const OWN_WORDS = /;\s*in particular:?\s+/i
/** The most characters of own words that a correction holds. */
const MOST_OWN_WORDS = 300

/** A correction of fields in its two parts: 'Law, Public policy; in particular refugee law'. */
export function partFields(words: string): { fields: string; ownWords: string | null } {
  const match = OWN_WORDS.exec(words)
  return match
    ? {
        fields: words.slice(0, match.index),
        ownWords: words.slice(match.index + match[0].length).trim() || null,
      }
    : { fields: words, ownWords: null }
}

/** The text of a correction that gives these fields and own words. */
export function fieldsAsCorrection(names: string, ownWords: string): string {
  // What was refused between them leaves only marks behind.
  const own = ownWords
    .split(/[,.;\n]/)
    .map(part => part.replaceAll(/\s+/g, ' ').trim())
    .filter(part => part !== '')
    .join(', ')
  const cut = own.length > MOST_OWN_WORDS ? own.slice(0, MOST_OWN_WORDS).replace(/\s\S*$/, '') : own
  return cut === '' ? names : `${names}; in particular ${cut}`
}

/** Fields as a correction names them, with own words behind 'in particular'. The first named counts most. */
export function readFieldList(words: string): Outcome<Interests> {
  const { fields, ownWords } = partFields(words)
  const { codes, doubts } = readFieldCodes(fields)
  if (codes.length === 0) return nothing(doubts)
  const kept = codes.slice(0, WEIGHTS.length)
  const names = kept.map(nameOf).join(', ')
  return {
    value: kept.map((code, place) => ({ code, weight: WEIGHTS[place] ?? 0.5 })),
    understood: names,
    exact: fieldsAsCorrection(names, ownWords ?? ''),
    note: kept.length > 1 ? 'the first named counts most' : null,
    quote: null,
    doubts,
  }
}

const BY_NAME = new Map(FIELDS.map(field => [field.name.toLowerCase(), field]))
const WITH_COMMA = FIELDS.filter(({ name }) => name.includes(','))

/** Replaces names that contain a comma, such as 'Film, media and journalism', with codes. */
function withCodes(words: string): string {
  return WITH_COMMA.reduce((rest, { name, code }) => {
    const at = rest.toLowerCase().indexOf(name.toLowerCase())
    return at < 0 ? rest : `${rest.slice(0, at)}${code}${rest.slice(at + name.length)}`
  }, words)
}

/** An MBA is business administration for everybody, whatever the emphasis. */
export function withGeneralMba(interests: Interests): Interests {
  const code = 'business-administration'
  const rest = interests.filter(interest => interest.code !== code)
  return [...rest, { code, weight: rest.length > 0 ? GENERAL_MBA : 1 }].sort((a, b) => b.weight - a.weight)
}

/** Whether a word is alone between two commas: 'Finance, law' names law as much as finance. */
function isWholePart(words: string, span: FieldMention): boolean {
  const part = partAround(words, span, ',;/\n', 40)
  return words.slice(part.start, part.end).trim() === words.slice(span.start, span.end)
}

function tellingFirst(a: FieldMention, b: FieldMention): number {
  return Number(a.isGeneral) - Number(b.isGeneral) || b.end - b.start - (a.end - a.start)
}

function codesOf(mentions: readonly FieldMention[]): string[] {
  return [...new Set(mentions.map(({ code }) => code))]
}

function nameOf(code: string): string {
  return findField(code)?.name ?? code
}

function quoteOf(words: string, mentions: readonly Span[]): string {
  const quotes = mentions.map(span => quoted(words, span))
  return [...new Set(quotes)].slice(0, 6).join(', ')
}
