import { CUT_OUT } from './cleanText.ts'
import { isClause } from './grammar.ts'
import { withoutAsidesToTheMachine } from './nonAnswers.ts'
import { verbForm } from './verbs.ts'

/** Splits cleaned text into sentences and list items, in order, with nothing added. */

const TITLES = new Set(
  'prof dr mr mrs ms mx st sr smt shri er capt col gen lt hon rev fr no nos fig eq vol pp sec ch approx ca vs cf viz e.g i.e eg ie al assoc asst dept univ govt engg tech sci natl intl int jan feb mar apr jun jul aug sep sept oct nov dec rs inr'.split(
    ' ',
  ),
)
/** After these a sentence may end, so the next word decides. */
const MAYBE_LAST = new Set(
  'etc inc ltd co corp pvt llc plc ph.d phd m.sc b.sc msc bsc b.tech btech m.tech mtech b.e m.e b.a m.a b.com m.com m.b.a mba b.arch m.arch u.s u.k u.s.a a.m p.m jr'.split(
    ' ',
  ),
)
const STARTERS = new Set(
  'i i’m i’ve my we our the a an this that these those it he she they his her their there here in on at after before during since when while as for from with to by if because although though however but and so then later also over under within without through what how why where one two three each every both some many most all no not now today once until'.split(
    ' ',
  ),
)
const MARKER = /^(?:[-–—*•·>]+|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)])\s+/u
const BARE_MARKER = /^[-–—*•·>.\s]+$/u
/** A line that ends with one of these goes on in the next. */
const OPEN_END =
  /(?:[,–—-]|\b(?:a|an|the|of|in|on|at|to|for|with|by|from|and|or|but|my|our|his|her|their|its|as|that|which|who|is|was|were|are|be|into|than))$/iu

type Item = { text: string; isListed: boolean }

/** '1. A system 2. An app' on one line is two lines. */
function numbered(line: string): string[] {
  if (!/^\s*\(?1[.)]\s/u.test(line)) return [line]
  const lines: string[] = []
  let rest = line
  for (let number = 2; number < 20; number += 1) {
    const at = rest.search(new RegExp(`\\s\\(?${number}[.)]\\s+(?=\\p{L})`, 'u'))
    if (at < 0) break
    lines.push(rest.slice(0, at))
    rest = rest.slice(at)
  }
  return [...lines, rest]
}

/** Lines of a list stand alone; lines that only wrap are joined again. */
function itemsOf(text: string): Item[] {
  const items: Item[] = []
  let open: Item | null = null
  for (const line of text.split('\n').flatMap(numbered)) {
    const bare = line.trim()
    if (bare === '' || BARE_MARKER.test(bare)) {
      open = null
      continue
    }
    const marker = MARKER.exec(bare)
    if (marker) {
      open = { text: bare.slice(marker[0].length), isListed: true }
      items.push(open)
    } else if (
      open &&
      !/[.!?…。।？！:;]["”’)]*$/u.test(open.text) &&
      (/^[\p{Ll}\d(&]/u.test(bare) || OPEN_END.test(open.text))
    ) {
      open.text += ` ${bare}`
    } else {
      open = { text: bare, isListed: false }
      items.push(open)
    }
  }
  return items
}

const END =
  /[.!?…]+["”’')\]]*(?=\s|$)|[。।？！]+["”’')\]」』]*|(?<=\p{Ll}{2})[.!?](?=\p{Lu}\p{Ll}+[\s,.]|[iI](?:['’]\p{L}+)?\s)/gu

function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let from = 0
  for (const match of text.matchAll(END)) {
    const end = match.index + match[0].length
    const before = text.slice(from, match.index)
    const after = text.slice(end).trimStart()
    if (isInsideQuote(before + match[0], after)) continue
    if (after !== '' && !endsHere({ before, mark: match[0], after })) continue
    const sentence = text.slice(from, end).trim()
    if (/[\p{L}\d]/u.test(sentence)) sentences.push(sentence)
    from = end
  }
  const rest = text.slice(from).trim()
  if (/[\p{L}\d]/u.test(rest)) sentences.push(rest)
  return sentences
}

/** 'a sign: “I read mail. Saturdays. Free.”' is one sentence; a long speech is parted like any other text. */
function isInsideQuote(before: string, after: string): boolean {
  const straight = before.match(/"/gu)?.length ?? 0
  const isOpen = straight % 2 === 1 || (before.match(/“/gu)?.length ?? 0) > (before.match(/”/gu)?.length ?? 0)
  if (!isOpen) return false
  const close = after.search(straight % 2 === 1 ? /"/u : /”/u)
  return close >= 0 && close < LONGEST_QUOTE_LEFT
}

const LONGEST_QUOTE_LEFT = 90

function endsHere({ before, mark, after }: { before: string; mark: string; after: string }): boolean {
  if (/^[。।？！]/u.test(mark)) return true
  // A remark in brackets at the end belongs to what it remarks on.
  if (
    /^\([^()]{1,60}\)[.!?]?(?:\s|$)/u.test(after) &&
    !/^\((?:I|We|My|The|It|He|She|They|This|That)\s\p{Ll}/u.test(after)
  )
    return false
  const next = (/^["“‘'(]*([\p{L}\d’']+)/u.exec(after)?.[1] ?? '').toLowerCase().replace("'", '’')
  if (/^(?:\.{2,}|…)/u.test(mark)) return /^["“‘'(]?(?:\p{Lu}|i\b)/u.test(after)
  if (!mark.startsWith('.')) return !/^\p{Ll}/u.test(after) || STARTERS.has(next)
  const lastWord = /([\p{L}\d.&’'-]+)$/u.exec(before)?.[1] ?? ''
  const last = lastWord.toLowerCase().replace(/^[(“"]+/u, '')
  if (TITLES.has(last)) return false
  if (/^(?:\p{L}\.)*\p{Lu}$/u.test(lastWord))
    return lastWord === 'I' || (STARTERS.has(next) && !/^\p{Lu}[\p{L}.]*\s+\p{Lu}/u.test(after))
  if (MAYBE_LAST.has(last)) return STARTERS.has(next) && !/^\p{Ll}/u.test(after)
  return true
}

/**
 * Items parted by semicolons: a list of achievements is a list; two clauses of one sentence stay one sentence unless
 * it has grown past what one reads in a breath.
 */
function partsOf(sentence: string): string[] {
  if (!sentence.includes(';')) return [sentence]
  const parts = sentence
    .split(/;\s*(?![^()]*\))/u)
    .map(part => part.trim())
    .filter(part => /[\p{L}\d]/u.test(part))
  if (parts.length < 2) return [sentence]
  const words = sentence.split(/\s+/u).length
  // 'I have taken it from a table; the course would teach me where the table comes from.'
  const [first = '', second = ''] = parts
  if (
    parts.length === 2 &&
    words <= 45 &&
    ((/^(?:i|we|my|our|it|he|she|they|there)\b/iu.test(first) &&
      /\b(?:would|will|could|can|is|are|was|were|has|have)\b/u.test(second)) ||
      // 'Standing defeated only 9 per cent of the petitions; lateness defeated 34 per cent.'
      (isClause(first.replace(/\([^()]*\)/gu, ''), { surely: true }) &&
        isClause(second.replace(/\([^()]*\)/gu, ''), { surely: true }) &&
        verbForm(/^\p{L}+/u.exec(first)?.[0] ?? '')?.form !== 'PAST' &&
        verbForm(/^\p{L}+/u.exec(second)?.[0] ?? '')?.form !== 'PAST'))
  )
    return [sentence]
  const clauses = parts.filter(part =>
    /^(?:i|we|my|our|it|he|she|they|this|that|the|there)\b/iu.test(part),
  ).length
  if (clauses < parts.length || words > 45)
    return parts.map(part => part.replace(/^(?:and|but)\s+(?=i\b)/iu, ''))
  return [sentence]
}

const SUBORDINATE =
  /\b(?:when|while|whenever|if|because|although|though|that|unless|where|what|how|not only)\b|\b(?:as|since|after|before|once|until) (?:i|we|he|she|they|it|my|our|the \p{L}+ (?:was|were|is|had))\b/iu

/** A comma between two whole sentences ('I joined in 2018, I learned a lot'): a slip that a full stop mends. */
function splicedParts(sentence: string): string[] {
  const first = /^[\p{L}-]+/u.exec(sentence)?.[0] ?? ''
  const leavesOutI = verbForm(first)?.form === 'PAST'
  if (!leavesOutI && !/^(?:i|my|we|our|the|it|he|she|they|at|in)\b/iu.test(sentence)) return [sentence]
  // 'He goes, I do not, and we mend the same net': a series is no slip.
  if (/,\s+(?:I|i|we)\s[^,;]{2,60},\s+(?:and|but|or)\s+(?:i|we|he|she|they|it|my|our|the)\b/iu.test(sentence))
    return [sentence]
  const parts: string[] = []
  for (const clause of sentence.split(/,\s+(?=(?:then )?(?:I|i|we)\s+\p{Ll}+)/u)) {
    const last = parts.at(-1)
    const isSplice =
      last !== undefined &&
      last.split(/\s+/u).length >= 6 &&
      clause.split(/\s+/u).length >= 4 &&
      (leavesOutI ||
        (/\b(?:i|we|my|it|he|she|they|was|were|is|are)\b/iu.test(last) &&
          /^(?:i|my|we|our|the|it|he|she|they)\b/iu.test(last))) &&
      !SUBORDINATE.test(last)
    if (last !== undefined && !isSplice) parts[parts.length - 1] = `${last}, ${clause}`
    else parts.push(clause)
  }
  return parts
}

/** More than one reads in a breath: parted where a new subject starts, in the last resort anywhere. */
function breathsOf(sentence: string): string[] {
  const words = sentence.split(/\s+/u)
  if (words.length < 60) return [sentence]
  const breaths: string[] = []
  for (const clause of sentence.split(
    /(?:,|\s)\s*(?:and |so |but )?(?=(?:then )?(?:i|we|he|she|they|it)\s+\p{Ll}+)/iu,
  )) {
    const last = breaths.at(-1)
    const length = last?.split(/\s+/u).length ?? 0
    const joins =
      last !== undefined &&
      length < 60 &&
      (length < 15 || clause.split(/\s+/u).length < 6 || SUBORDINATE.test(last.slice(-25)))
    if (joins) breaths[breaths.length - 1] = `${last} ${clause}`
    else breaths.push(clause)
  }
  return breaths.flatMap(breath => {
    const own = breath.split(/\s+/u)
    if (own.length < 120) return [breath]
    return Array.from({ length: Math.ceil(own.length / 40) }, (_, index) =>
      own.slice(index * 40, index * 40 + 40).join(' '),
    )
  })
}

/** Where a link or an address was cut out, the words that led up to it go as well; a short sentence goes whole. */
function withoutGaps(sentence: string): string[] {
  if (!sentence.includes(CUT_OUT)) return [sentence]
  const left = sentence
    .replace(
      /(?:[\s,;:(–-]|\b(?:at|on|to|via|or|and|see|is|from|in|by|me|email|e-mail|mail|phone|call|link|here|contact)\b)*\u{E000}/giu,
      ' ',
    )
    .replace(/\s+/gu, ' ')
    .trim()
  const isAboutReaching =
    /\b(?:write to|contact|reach|e-?mail|phone|call|whatsapp|linkedin|github|link)\b/iu.test(sentence)
  return isAboutReaching || left.split(' ').length < 8 ? [] : [left]
}

/** The sentences and list items of a cleaned text, in their order. */
export function splitSentences(text: string): { text: string; isListed: boolean }[] {
  return itemsOf(text).flatMap(item =>
    sentencesOf(withoutAsidesToTheMachine(item.text))
      .flatMap(partsOf)
      .flatMap(splicedParts)
      .flatMap(breathsOf)
      .flatMap(withoutGaps)
      .map(sentence => ({ text: sentence, isListed: item.isListed })),
  )
}
