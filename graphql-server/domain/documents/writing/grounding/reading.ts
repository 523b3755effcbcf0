/** A sentence read for its claims: who does what, what is denied, how many, how much of it, and how surely. */
import { foldLetters } from '../../../language/foldLetters.ts'
import { numbersIn } from '../../../language/numbers.ts'
import { verbForm } from '../../../language/verbs.ts'

/** A word with its place in the text, folded to A to Z in lower case and cut to a stem. */
export type Token = {
  text: string
  stem: string
  start: number
  end: number
  /** Clauses of the sentence are counted from 0. */
  clause: number
  isCapital: boolean
}

export type Agent = 'I' | 'WE' | 'HE' | 'SHE' | 'THEY' | 'OTHER'

/** A verb with its subject, where that stands in front of it. */
export type Deed = {
  verb: Token
  agent: Agent
  /** The subject's word. */
  subject: Token
  /** Stems of the subject where it is a noun or a name. */
  named: readonly string[]
}

export type NumberUse = {
  start: number
  end: number
  text: string
  values: readonly number[]
  /** 'PERCENT', 'POINTS', 'TIME:day', 'MONEY:usd' …; null where none stands beside it. */
  unit: string | null
  /** The stem of what is counted; null where no noun follows in the clause. */
  noun: string | null
  /** 'more than' is 1, 'less than' and 'almost' are -1, otherwise 0. */
  bound: -1 | 0 | 1
  isYear: boolean
}

export type Quantity = {
  /** 0 (few) to 5 (all); 6: the only one, the first, the best. */
  rank: number
  start: number
  end: number
  text: string
  /** The stem that it is said of; null where none follows. */
  of: string | null
}

export type Reading = {
  text: string
  tokens: readonly Token[]
  /** Of every word that carries meaning. */
  stems: ReadonlySet<string>
  deeds: readonly Deed[]
  numbers: readonly NumberUse[]
  quantities: readonly Quantity[]
  /** The words that deny something, each with the stem that it denies (null where none follows). */
  denials: readonly { word: Token; denied: Token | null }[]
}

const FUNCTION = new Set(
  `a an the and or but nor so yet of in on at to for from with by as into onto than then there here that this these those
which who whom whose what when where while how why if because since until although though about over under after before
during between among through i me my mine we us our ours you your he him his she her hers it its they them their theirs
am is are was were be been being do does did have has had having will would can could may might shall should must not no
also too very just only even still already again both each every all some any many much more most few several half such
own same other another one up out off down more less least at`.split(/\s+/u),
)
const AUXILIARY =
  /^(?:am|is|are|was|were|be|been|being|do|does|did|have|has|had|will|would|can|could|may|might|shall|should|must)$/u
const ADVERB =
  /^(?:also|then|later|soon|now|never|not|always|often|sometimes|usually|rarely|just|only|even|still|already|again|first|finally|once|both|all|each|\p{L}{2,}ly)$/u
const CONJUNCTION =
  /^(?:and|but|or|because|while|when|although|though|which|who|so|until|if|where|since|whereas|unless|before|after)$/u
const DENIES = /^(?:not|never|nobody|nothing|none|neither|nor|without|hardly|barely|cannot)$/u
/** Words that deny by their meaning. With one of these a clause may deny in other words. */
const DENIES_BY_MEANING =
  /^(?:fail|lack|refus|miss|absent|unabl|impossibl|avoid|prevent|den|reject|unlik|zero|stop|un\p{L}{4,}|in(?:ability|sufficient|complete|adequate|correct)\p{L}*)$/u

const IRREGULAR: Readonly<Record<string, string>> = {
  was: 'be',
  were: 'be',
  is: 'be',
  are: 'be',
  had: 'have',
  has: 'have',
  did: 'do',
  went: 'go',
  came: 'come',
  felt: 'feel',
  thought: 'think',
  said: 'say',
  left: 'leave',
  heard: 'hear',
  understood: 'understand',
  broke: 'break',
  fell: 'fall',
  rose: 'rise',
  learnt: 'learn',
  children: 'child',
  women: 'woman',
  men: 'man',
  people: 'person',
}

/** One stem for the forms of a word: 'built' and 'build', 'trained' and 'training', 'days' and 'day'. */
function stemOf(word: string): string {
  const known = IRREGULAR[word] ?? verbForm(word)?.base
  const base = known ?? word
  if (base.length <= 3 || /\d/u.test(base)) return base
  return base.replace(/(?:ing|ies|ied|ed|es|s|e|y)$/u, '') || base
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:(?:['’-]|(?<=\d)[.,](?=\d))[\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu
const CONTRACTED: Readonly<Record<string, readonly string[]>> = {
  "can't": ['can', 'not'],
  "won't": ['will', 'not'],
  "shan't": ['shall', 'not'],
  cant: ['can', 'not'],
  wont: ['will', 'not'],
}
/** 'Doesnt', as people type it. */
const WITHOUT_MARK = /^(?:do|does|did|is|are|was|were|has|have|had|would|could|should)nt$/u

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let clause = 0
  let last = 0
  for (const match of text.matchAll(WORD)) {
    const start = match.index
    const end = start + match[0].length
    if (tokens.length > 0 && /[,;:.!?()–—“”"]/u.test(text.slice(last, start))) clause += 1
    last = end
    const folded = foldLetters(match[0]).replace(/’/gu, "'")
    const parts =
      CONTRACTED[folded] ??
      (folded.endsWith("n't") || WITHOUT_MARK.test(folded)
        ? [folded.replace(/n'?t$/u, ''), 'not']
        : folded === 'cannot'
          ? ['can', 'not']
          : /'(?:s|d|ll|ve|re|m)$/u.test(folded)
            ? [
                folded.replace(/'\p{L}+$/u, ''),
                ...(folded.endsWith("'ll") || folded.endsWith("'d") ? ['will'] : []),
              ]
            : folded.split('-'))
    for (const part of parts) {
      if (part === '') continue
      if (CONJUNCTION.test(part) && tokens.length > 0) clause += 1
      tokens.push({
        text: part,
        stem: stemOf(part),
        start,
        end,
        clause,
        isCapital: /^\p{Lu}/u.test(match[0]),
      })
    }
  }
  return tokens
}

/** Whether the word carries meaning. */
function isContent(token: Token): boolean {
  return !FUNCTION.has(token.text) && !DENIES.test(token.text)
}

/** The next word that carries meaning and stands in the same clause, at most `most` words on. */
function nextContent(tokens: readonly Token[], from: number, most: number): Token | null {
  const clause = tokens[from - 1]?.clause
  for (let at = from; at < Math.min(tokens.length, from + most); at += 1) {
    const token = tokens[at]
    if (token === undefined || token.clause !== clause) return null
    if (isContent(token) && !ADVERB.test(token.text)) return token
  }
  return null
}

const PRONOUNS: Readonly<Record<string, Agent>> = { i: 'I', we: 'WE', he: 'HE', she: 'SHE', they: 'THEY' }

/** The verb behind a subject, past adverbs and auxiliaries; a form of 'be' alone leads to what is said by it. */
function verbAfter(tokens: readonly Token[], from: number): Token | null {
  const clause = tokens[from - 1]?.clause
  for (let at = from; at < Math.min(tokens.length, from + 6); at += 1) {
    const token = tokens[at]
    if (token === undefined || token.clause !== clause) return null
    if (AUXILIARY.test(token.text) || ADVERB.test(token.text)) continue
    return isContent(token) ? token : null
  }
  return null
}

/** A past form, or a form that only a verb has behind a noun. */
function isVerbForm(token: Token, next: Token | undefined): boolean {
  return (
    AUXILIARY.test(token.text) ||
    (token.text.length > 3 && /[^e]ed$/u.test(token.text) && next !== undefined) ||
    verbForm(token.text)?.form === 'PAST' ||
    IRREGULAR[token.text] !== undefined
  )
}

function deedsOf(tokens: readonly Token[]): Deed[] {
  const deeds: Deed[] = []
  const add = (subject: Token, agent: Agent, named: readonly string[], from: number) => {
    const verb = verbAfter(tokens, from)
    if (verb === null) return
    deeds.push({ verb, agent, subject, named })
    // 'I built it and tested it': the second verb has the same subject.
    const next = tokens.findIndex(({ text, start }) => start > verb.start && text === 'and')
    const joined = next < 0 ? undefined : tokens[next + 1]
    if (
      joined !== undefined &&
      tokens.slice(tokens.indexOf(verb), next).every(({ clause }) => clause === verb.clause) &&
      verbForm(joined.text)?.form === 'PAST'
    )
      deeds.push({ verb: joined, agent, subject, named })
  }
  for (const [at, token] of tokens.entries()) {
    const pronoun = PRONOUNS[token.text]
    if (pronoun !== undefined) {
      add(token, pronoun, [], at + 1)
      continue
    }
    const next = tokens[at + 1]
    if (!isContent(token) || ADVERB.test(token.text) || next === undefined || next.clause !== token.clause)
      continue
    if (isVerbForm(token, next) || !isVerbForm(next, tokens[at + 2])) continue
    const before = tokens[at - 1]
    const isNamed = token.isCapital && (at > 0 || before === undefined)
    const isOwned = [before, tokens[at - 2]].some(
      word =>
        word !== undefined &&
        word.clause === token.clause &&
        /^(?:my|our|the|his|her|their|a|an)$/u.test(word.text),
    )
    // 'the bridge in Pune held': the noun before a preposition is the subject, and is not looked for.
    if (isNamed || isOwned) add(token, 'OTHER', [token.stem], at + 1)
  }
  return deeds
}

const TIME_UNIT =
  /^(second|minute|hour|day|week|month|quarter|semester|term|year|decade|sec|min|hr|wk|mo|yr)s?$/u
const SHORT_TIME: Readonly<Record<string, string>> = {
  sec: 'second',
  min: 'minute',
  hr: 'hour',
  wk: 'week',
  mo: 'month',
  yr: 'year',
}
const MEASURE =
  /^(km|kilomet(?:re|er)|m|met(?:re|er)|cm|mm|mile|kg|kilogram|kilo|g|gram|ton|tonne|lit(?:re|er)|hectare|acre|degree|gb|mb|tb|volt|watt|kw|mw|point)s?$/u
const MONEY: readonly (readonly [RegExp, string])[] = [
  [/^(?:US)?\$$|^(?:usd|dollars?|dollar)$/iu, 'usd'],
  [/^€$|^(?:eur|euros?)$/iu, 'eur'],
  [/^£$|^(?:gbp|pounds?)$/iu, 'gbp'],
  [/^₹$|^(?:inr|rs|rupees?)$/iu, 'inr'],
  [/^¥$|^(?:yen|yuan|rmb|cny|jpy)$/iu, 'yen'],
]

function moneyOf(word: string): string | null {
  const found = MONEY.find(([pattern]) => pattern.test(word))
  return found === undefined ? null : `MONEY:${found[1]}`
}

function unitOf(
  text: string,
  claim: { start: number; end: number; isPercent: boolean },
  after: readonly Token[],
): string | null {
  const [next, second] = after
  if (claim.isPercent) return /^points?$/u.test(next?.text ?? '') ? 'POINTS' : 'PERCENT'
  const sign = /(?:US\$|[$€£₹¥]|\bRs\.?|\bUSD|\bEUR|\bINR)\s?$/u
    .exec(text.slice(Math.max(0, claim.start - 6), claim.start))?.[0]
    .replace(/[\s.]/gu, '')
  if (sign !== undefined) return moneyOf(sign)
  for (const word of [
    next,
    /^(?:full|whole|long|consecutive|more|hundred|thousand|million)$/u.test(next?.text ?? '')
      ? second
      : undefined,
  ]) {
    if (word === undefined) continue
    if (/^percentage$/u.test(word.text)) return 'POINTS'
    const time = TIME_UNIT.exec(word.text)?.[1]
    if (time !== undefined) return `TIME:${SHORT_TIME[time] ?? time}`
    const measure = MEASURE.exec(word.text)?.[1]
    if (measure !== undefined) return `MEASURE:${shortMeasure(measure)}`
    const money = moneyOf(word.text)
    if (money !== null) return money
  }
  return null
}

function shortMeasure(unit: string): string {
  return (
    {
      kilometre: 'km',
      kilometer: 'km',
      metre: 'm',
      meter: 'm',
      kilogram: 'kg',
      kilo: 'kg',
      gram: 'g',
      tonne: 'ton',
      liter: 'litre',
    }[unit] ?? unit
  )
}

const MORE = /\b(?:more than|over|at least|above|upwards of)\s+(?:US\$|[$€£₹])?\s*$/iu
const LESS = /\b(?:less than|fewer than|under|below|at most|almost|nearly|up to)\s+(?:US\$|[$€£₹])?\s*$/iu

function numberUses(text: string, tokens: readonly Token[]): NumberUse[] {
  return numbersIn(text).flatMap((claim): NumberUse[] => {
    // 'One' and 'first' count nothing that could be compared.
    if (claim.isSpelled && /^(?:one|first|second|third|zero)$/iu.test(claim.text)) return []
    const after = tokens.filter(({ start }) => start >= claim.end)
    const own = tokens.findLast(({ start }) => start < claim.end)
    const noun = after
      .slice(0, 4)
      .find(
        (token, index, all) =>
          isContent(token) &&
          !/\d/u.test(token.text) &&
          all.slice(0, index + 1).every(({ clause }) => clause === (own?.clause ?? clause)),
      )
    const before = text.slice(Math.max(0, claim.start - 24), claim.start)
    const value = claim.values[0] ?? 0
    return [
      {
        start: claim.start,
        end: claim.end,
        text: claim.text,
        values: claim.values,
        unit: unitOf(text, claim, after),
        noun: noun?.stem ?? null,
        bound: MORE.test(before) ? 1 : LESS.test(before) ? -1 : 0,
        isYear: !claim.isSpelled && /^(?:19|20)\d\d$/u.test(claim.text) && value > 1900,
      },
    ]
  })
}

const QUANTITIES: readonly (readonly [RegExp, number])[] = [
  [/\b(?:hardly any|very few|few(?=\s\p{Ll})|rarely|seldom)\b/giu, 0],
  [/\b(?:a few|some|several|sometimes|a couple of|occasionally|part of)\b/giu, 1],
  [/\b(?:many|much of|lots of|often|frequently|numerous)\b/giu, 2],
  [/\bhalf\b/giu, 3],
  [/\b(?:most(?= of| \p{Ll}+s\b)|the majority of|mostly|usually|almost all|nearly all)\b/giu, 4],
  [
    /\b(?:all(?! right| in all)|every|everyone|everybody|always|the whole|entire|entirely|completely|each(?! other))\b/giu,
    5,
  ],
  [/\b(?:the (?:only|first|sole|best|largest|biggest|youngest|highest|top)|the most(?= \p{Ll}))\b/giu, 6],
]
/** Phrases in which such a word counts nothing. */
const NO_QUANTITY =
  /\b(?:at all|after all|above all|first of all|the first (?:few )?(?:years?|months?|weeks?|days?|time)\b|all over|all day|all night|every day|every time|all along|at first|all the more|half an?|half past)\b/giu

function quantitiesOf(text: string, tokens: readonly Token[]): Quantity[] {
  const idle = [...text.matchAll(NO_QUANTITY)].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
  }))
  const found = QUANTITIES.flatMap(([pattern, rank]) =>
    [...text.matchAll(pattern)].map(match => ({
      rank,
      start: match.index,
      end: match.index + match[0].length,
      text: match[0],
    })),
  )
  return (
    found
      .filter(one => !idle.some(({ start, end }) => one.start < end && start < one.end))
      // 'almost all' holds 'all'.
      .filter(
        one =>
          !found.some(
            other =>
              other !== one &&
              other.start <= one.start &&
              other.end >= one.end &&
              other.end - other.start > one.end - one.start,
          ),
      )
      .map(one => {
        const next = tokens.findIndex(({ start }) => start >= one.end)
        return {
          ...one,
          of: next < 0 ? null : (nextContent(tokens, next, 4)?.stem ?? contentAt(tokens, next)),
        }
      })
  )
}

function contentAt(tokens: readonly Token[], at: number): string | null {
  const token = tokens[at]
  return token !== undefined && isContent(token) ? token.stem : null
}

function denialsOf(tokens: readonly Token[]): Reading['denials'] {
  return tokens.flatMap((word, at) => {
    const isNo = word.text === 'no' && tokens[at + 1] !== undefined && tokens[at + 1]?.clause === word.clause
    if (!isNo && !DENIES.test(word.text)) return []
    // 'not only … but also' affirms.
    if (word.text === 'not' && /^(?:only|just|merely)$/u.test(tokens[at + 1]?.text ?? '')) return []
    return [{ word, denied: nextContent(tokens, at + 1, 5) }]
  })
}

/** Reads one sentence or statement. Linear in its length. */
export function readClaims(text: string): Reading {
  const tokens = tokensOf(text)
  return {
    text,
    tokens,
    stems: new Set(tokens.filter(isContent).map(({ stem }) => stem)),
    deeds: deedsOf(tokens),
    numbers: numberUses(text, tokens),
    quantities: quantitiesOf(text, tokens),
    denials: denialsOf(tokens),
  }
}

/** Whether a clause denies something, be it only by the meaning of a word other than `stem`. */
export function mayDeny({ tokens, denials }: Reading, { clause, stem }: Token): boolean {
  return (
    denials.some(({ word }) => word.clause === clause) ||
    tokens.some(token => token.clause === clause && token.stem !== stem && DENIES_BY_MEANING.test(token.stem))
  )
}
