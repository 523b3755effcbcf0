import { CUT_OUT } from '../../language/cleanText.ts'
import { isClause } from '../../language/grammar.ts'
import { verbForm } from '../../language/verbs.ts'
import { countWords } from './plainText.ts'

/** Splits cleaned text into sentences and list items, in order, with nothing added. */

const TITLES = new Set(
  'prof dr mr mrs ms mx messrs st sr smt shri er capt col gen lt sgt hon rev fr no nos nr fig figs eq vol p pp ed eds sec ch approx ca vs cf viz mt ave blvd sq e.g i.e eg ie al assoc asst dept univ govt engg tech sci natl intl int jan feb mar apr jun jul aug sep sept oct nov dec rs inr incl excl resp'.split(
    ' ',
  ),
)
/** After these a sentence may end, so the next word decides. */
const MAYBE_LAST = new Set(
  'inc ltd co corp pvt llc plc phd msc bsc btech mtech mba barch march jr'.split(' '),
)
/** After these it goes on with a small letter, and ends before a capital: '10 bags min. instead', '9 hrs. Called'. */
const SHORTENED = new Set(
  'betw abt wrt bec etc max min misc hr hrs yr yrs wk wks avg temp tel ext ref std qty orig est abbr adm admin agric ampl anal arch assn biol bot chem comm cont dep diam dist div econ elem eng esp exp fac geog hist hosp inst med mgr mil obs org phil phys pop prep prob prov pub reg rep repr req sem soc spec stat subj suppl tot trad trans vet zool'.split(
    ' ',
  ),
)
/** 'U.S', 'LL.M', 'Ph.D', 'B.Tech', 'a.m': letters with full stops between them. */
const DOTTED = /^\p{L}{1,4}(?:\.\p{L}{1,5})+$/u
const STARTERS = new Set(
  'i i’m i’ve my we our the a an this that these those it he she they his her their there here in on at after before during since when while as for from with to by if please because although though however but and so then later also over under within without through what how why where one two three each every both some many most all no not now today once until'.split(
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
    const at = rest.search(
      new RegExp(`(?<!\\b(?:about|and|is|of|only|or|than|to|was))\\s\\(?${number}[.)]\\s+(?=\\p{L})`, 'u'),
    )
    if (at < 0) break
    lines.push(rest.slice(0, at))
    rest = rest.slice(at)
  }
  return [...lines, rest]
}

/** Nothing wraps at fewer letters than these. */
const NARROWEST = 40

/** A line that wrapped had no room for the first word of the next; where one had, the lines were typed as lines. */
function isWrapped(lines: readonly string[]): boolean {
  const widths = lines.map(line => line.trim().length)
  const width = Math.max(...widths)
  return (
    width >= NARROWEST &&
    widths.every((own, index) => {
      const next = lines[index + 1]?.trim() ?? ''
      return (
        own === 0 ||
        next === '' ||
        MARKER.test(next) ||
        own + 1 + (/^\S+/u.exec(next)?.[0].length ?? 0) > width
      )
    })
  )
}

/** Lines of a list stand alone; lines that only wrap are joined again. */
function itemsOf(text: string): Item[] {
  const items: Item[] = []
  let open: Item | null = null
  const lines = text.split('\n').flatMap(numbered)
  const areWrapped = isWrapped(lines)
  for (const line of lines) {
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
      ((areWrapped && /^[\p{Ll}\d(&]/u.test(bare)) || OPEN_END.test(open.text))
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
    if (isInside(before + match[0], after)) continue
    if (after !== '' && !endsHere({ before, mark: match[0], after })) continue
    const sentence = text.slice(from, end).trim()
    if (/[\p{L}\d]/u.test(sentence)) sentences.push(sentence)
    from = end
  }
  const rest = text.slice(from).trim()
  if (/[\p{L}\d]/u.test(rest)) sentences.push(rest)
  return sentences
}

/** Speech, a title or a remark in brackets with sentences of its own is one with the sentence around it. */
const LONGEST_INSIDE = 500
const PAIRS: readonly (readonly [open: RegExp, close: RegExp])[] = [
  [/“/gu, /”/gu],
  [/\(/gu, /\)/gu],
  // Straight single ones only where they cannot be apostrophes.
  [/(?<=^|[\s(])['‘](?=\p{L})/gu, /(?<=[\p{L}.,!?])['’](?=$|[\s.,;:!?)])/gu],
]

/** Is a quotation or a bracket open behind `before` that closes in `after`? 'a sign: “I read mail. Saturdays.”' */
function isInside(before: string, after: string): boolean {
  if (hasOpenQuote(before)) {
    const close = after.indexOf('"')
    if (close >= 0 && close < LONGEST_INSIDE) return true
  }
  return PAIRS.some(([open, close]) => {
    const opened = [...before.matchAll(open)].at(-1)?.index ?? -1
    if (opened < 0 || [...before.matchAll(close)].some(({ index }) => index > opened)) return false
    const closes = after.search(new RegExp(close.source, 'u'))
    return closes >= 0 && closes < LONGEST_INSIDE
  })
}

/** Is a straight mark open at the end? Behind a figure it opens nothing: '12" pipe'. */
function hasOpenQuote(text: string): boolean {
  let isOpen = false
  for (const { index } of text.matchAll(/"/gu)) isOpen = !isOpen && !/\d/u.test(text[index - 1] ?? '')
  return isOpen
}

function endsHere({ before, mark, after }: { before: string; mark: string; after: string }): boolean {
  if (/^[。।？！]/u.test(mark)) return true
  // A remark in brackets at the end belongs to what it remarks on.
  if (
    /^\([^()]{1,60}\)[.!?]?(?:\s|$)/u.test(after) &&
    !/^\((?:I|We|My|The|It|He|She|They|This|That)\s\p{Ll}/u.test(after)
  )
    return false
  // '“Wet paint. Come back on Monday.” on the door' goes on.
  if (/["”’')\]]$/u.test(mark) && /^\p{Ll}/u.test(after) && !/^i\b/u.test(after)) return false
  const next = (/^["“‘'(]*([\p{L}\d’']+)/u.exec(after)?.[1] ?? '').toLowerCase().replace("'", '’')
  if (/^(?:\.{2,}|…)/u.test(mark)) return /^["“‘'(]?(?:\p{Lu}|i\b)/u.test(after)
  // 'who interpreted? went through the lists': where sentences begin small, so does the next.
  if (!mark.startsWith('.'))
    return !/^\p{Ll}/u.test(after) || STARTERS.has(next) || (mark === '?' && /^\s*\p{Ll}/u.test(before))
  const lastWord = /([\p{L}\d.&’'-]+)$/u.exec(before)?.[1] ?? ''
  const last = lastWord.toLowerCase().replace(/^[(“"]+/u, '')
  const isSmall = /^["“‘'(]*\p{Ll}/u.test(after) && !/^i\b/u.test(after)
  if (TITLES.has(last)) return false
  if (/^(?:\p{L}\.)*\p{Lu}$/u.test(lastWord))
    return lastWord === 'I' || (STARTERS.has(next) && !isSmall && !/^\p{Lu}[\p{L}.]*\s+\p{Lu}/u.test(after))
  // 'MArch' is a degree, and 'March' a month.
  if ((MAYBE_LAST.has(last) && lastWord !== 'March') || DOTTED.test(last))
    return STARTERS.has(next) && !isSmall
  // A small letter behind a plain word is how phones are typed into; 'dept. of', '17th c. kerchief' go on.
  if (/^(?:he|she|we|they|it) \p{Ll}/u.test(after)) return true
  return !isSmall || (!SHORTENED.has(last) && !/^\p{Script=Latin}$/u.test(last))
}

/** 'Who carries the burden of proof; whether occupation law helps': questions of one sentence. */
const ASKS = /^(?:and )?(?:who|whom|whose|what|which|how|why|where|when|whether|does|do|is|are|can)\b/iu

/**
 * Items parted by semicolons: a list of achievements is a list. Where the first is a clause with its own subject, the
 * person wrote one sentence and it stays one, however long.
 */
function partsOf(sentence: string): string[] {
  if (!sentence.includes(';')) return [sentence]
  const parts = sentence
    .split(/;\s*(?![^()]*\))/u)
    .map(part => part.trim())
    .filter(part => /[\p{L}\d]/u.test(part))
  const [first = ''] = parts
  return parts.length < 2 ||
    hasOpenQuote(first) ||
    parts.every(part => ASKS.test(part)) ||
    isClauseWithSubject(first)
    ? [sentence]
    : parts
}

/** 'Standing defeated only 9 per cent', but not 'Led a team of 17'. */
function isClauseWithSubject(part: string): boolean {
  const bare = part.replace(/\([^()]*\)/gu, '').replace(/, (?:who|which|whose|where) [^,]*,/gu, '')
  return verbForm(/^\p{L}+/u.exec(bare)?.[0] ?? '')?.form !== 'PAST' && isClause(bare)
}

/** Without a single mark inside, as phones are typed into, more words than one reads in a breath. */
const BREATH = 60
/** With commas nobody writes a sentence of so many words and means it as one. */
const BREATH_WITH_MARKS = 150
/** Past these it is no sentence, and what reads it need not choke on it. */
const MOST_WORDS = 300
/** Behind one of these, or within the clause that it opens, a subject begins nothing new. */
const LEADS_ON =
  /\b(?:when|while|whenever|if|because|although|though|that|unless|where|what|how|why|which|who|whom|whose|as|since|after|before|once|until|than|not only|and|or|but|so|to|of|in|on|at|by|for|from|with|about|into)$/iu

/** A text without full stops is parted where '… and then i …' starts anew. */
function breathsOf(sentence: string): string[] {
  const words = countWords(sentence)
  const hasMarks = /[^\p{L}\p{M}\d\s'’-]/u.test(sentence.replace(/(?<![.!?])[.!?]+$/u, ''))
  if (words < (hasMarks ? BREATH_WITH_MARKS : BREATH)) return [sentence]
  const breaths: string[] = []
  let length = 0
  for (const clause of sentence.split(
    /,?\s+(?=(?:and|but|so|then) (?:then |so )?(?:i|we|he|she|they|it) \p{Ll}+)/iu,
  )) {
    const last = breaths.at(-1)
    const own = countWords(clause)
    const joins =
      last !== undefined && length < BREATH && (length < 15 || own < 6 || LEADS_ON.test(last.slice(-20)))
    if (joins) breaths[breaths.length - 1] = `${last} ${clause}`
    else breaths.push(clause.replace(/^and (?:so )?/iu, ''))
    length = joins ? length + own : own
  }
  return breaths.flatMap(breath => {
    if (countWords(breath) < MOST_WORDS) return [breath]
    const all = breath.split(/\s+/u)
    return Array.from({ length: Math.ceil(all.length / 40) }, (_, at) =>
      all.slice(at * 40, at * 40 + 40).join(' '),
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
    sentencesOf(item.text)
      .flatMap(partsOf)
      .flatMap(breathsOf)
      .flatMap(withoutGaps)
      .map(sentence => ({ text: sentence, isListed: item.isListed })),
  )
}
