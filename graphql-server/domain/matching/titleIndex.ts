import { fieldMentionsIn } from '../catalogue/fields.ts'
import { ABBREVIATIONS, commonWord } from '../catalogue/thesaurus.ts'

/** How much a repeated word adds, and how much a longer title takes away (BM25's k1 and b). */
const REPEATED = 1.2
const LENGTH_COUNTS = 0.4
/** The least score of a title that has all words of a phrase of several. */
export const WHOLE_PHRASE = 0.8
/** The most of a title that lacks a word of a phrase of several: 'Structural Chemistry' is no structural engineering. */
const PART = 0.79
/** The most words of a phrase, and phrases of what a person typed, that are looked for. */
const MOST_WORDS = 6
const MOST_PHRASES = 24
/** The weight of the first phrase is 1. Each later one weighs less, down to this. */
const LEAST_PHRASE = 0.7
const PHRASE_STEP = 0.06

/** Words of titles that say nothing of a subject. */
const EMPTY_WORDS = new Set(
  `a an the of in on at for from and or to with by as into its il la le und mit fur der die das de des et y en el
  master masters msc ms ma mba meng mres mphil mtech me llb degree program programme course cohort track pathway option
  specialisation specialization specialising joint double dual honours hons postgraduate graduate pg taught professional
  full part time online distance blended campus year years months advanced applied international european global modern
  studies study new`.split(/\s+/),
)

/** Words that people write around a subject, which titles contain in another sense. */
const WORDS_AROUND = new Set(
  `i my me we you want wants wish like love would could also mainly especially particularly ideally preferably maybe
  perhaps possibly interested interest interests passionate keen looking hoping research work working career careers
  job jobs field fields area areas subject subjects future world industry industries role roles become related relevant
  focus focused good best top top-ranked university universities college abroad usa uk canada germany india australia
  italy spain europe america about how what which that this these those is are be it more most very strong real
  application applications using use used based something any other others etc background experience practice public
  school schools making`.split(/\s+/),
)

/**
 * Words that many subjects share. A title that shares nothing else with a phrase does not answer it: 'Global Policy' is no
 * education policy, and 'Social Data Science' no social work.
 */
const BROAD_WORDS = new Set(
  `management science performance system analytics technology engineering business administration development design
  policy social research global community digital innovation leadership strategy health society culture communication
  environment planning security quality project practice theory language industrial human general
  administrative organisation organization service sector resource`
    .split(/\s+/)
    .map(commonWord),
)

/** Whether many subjects share a word, in its common form. */
export function isBroad(word: string): boolean {
  return BROAD_WORDS.has(word)
}

/** The words of a title, without those that say nothing of its subject, in their common form. */
export function wordsOf(title: string): string[] {
  return plainWords(title)
    .replaceAll(/\bmasters? of (?:science|arts|engineering|research)\b/g, ' ')
    .split(' ')
    .filter(word => word !== '' && !EMPTY_WORDS.has(word) && !/^\d+$/.test(word))
    .map(commonWord)
}

/** Subjects of two words that mean something else than the second alone: each is one word of a title. */
const COMPOUNDS = /\binternational (relation|business)/g

function plainWords(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ll.m', 'llm')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .replaceAll(COMPOUNDS, 'international$1')
    .trim()
}

/** A phrase to look for. `words` are in their common form, each once; `typed` is the part that it is of, as typed. */
export type Phrase = { words: readonly string[]; weight: number; typed: string }
/** What of a phrase ranking needs. */
export type WeighedWords = Pick<Phrase, 'words' | 'weight'>

/**
 * The phrases of what a person typed about subjects: its parts between commas and joining words, the first weighing
 * most, with the meanings of abbreviations beside them.
 */
export function phrasesOf(text: string): Phrase[] {
  const phrases: Phrase[] = []
  const seen = new Set<string>()
  const add = (words: readonly string[], weight: number, typed: string) => {
    const once = [...new Set(words)].slice(0, MOST_WORDS)
    const key = once.toSorted().join(' ')
    if (once.length === 0 || seen.has(key) || phrases.length >= MOST_PHRASES) return
    seen.add(key)
    phrases.push({ words: once, weight, typed })
  }
  let place = 0
  const { parts, pieces } = partsOf(text)
  for (const part of parts) {
    const weight = Math.max(LEAST_PHRASE, 1 - PHRASE_STEP * place)
    const typed = plainWords(part).split(' ')
    // 'LL.M. in human rights law' names a degree and its subject.
    if (DEGREE_ONLY.test(typed.join('')) && parts.length > 1) continue
    const abbreviations = typed.filter(word => Object.hasOwn(ABBREVIATIONS, word))
    const all = wordsOf(part).filter(word => word.length > 1)
    const ofSubject = all.some(word => WORDS_AROUND.has(word)) ? subjectWordsIn(part) : NO_WORDS
    const words = all.filter(word => !WORDS_AROUND.has(word) || ofSubject.has(word))
    if (words.length === 1 && abbreviations.length === 0 && pieces.has(part) && !isSubject(part)) continue
    // 'Business' of 'F&B business' is the word of any subject.
    const [only = ''] = words
    if (words.length === 1 && BROAD_WORDS.has(only) && typed.some(word => word.length === 1)) continue
    if (words.length === 0 && abbreviations.length === 0) continue
    place += 1
    const own = part.replaceAll(/\s+/g, ' ')
    add(words, weight, own)
    for (const word of abbreviations) {
      const rest = words.filter(other => other !== commonWord(word))
      for (const meaning of ABBREVIATIONS[word]?.meanings ?? []) {
        const meant = wordsOf(meaning)
        // 'VLSI design' means 'microelectronics' as much as 'microelectronics design'.
        add([...meant, ...rest], weight, own)
        add(meant, weight * 0.9, own)
      }
    }
  }
  return phrases
}

const DEGREE_ONLY = /^ll\.?m$/

/** Words of sentences: what a person says around the names of subjects. */
const SENTENCE =
  /\b(?:i|i'm|am|is|are|was|were|will|would|want|like|than|after|because|ready|sure|not|if|only|also|enough|my|me|who|ok|okay|which|anything|something|wid|please)\b/i

/** A part of a list as it is, and of a sentence only the names of fields in it, and abbreviations in capitals. */
function namedIn(part: string): string[] {
  if (!SENTENCE.test(part)) return [part]
  const abbreviated = part
    .match(/\b[A-Z]{2,6}\b/g)
    ?.filter(word => Object.hasOwn(ABBREVIATIONS, word.toLowerCase()))
  return [...fieldMentionsIn(part).map(({ start, end }) => part.slice(start, end)), ...(abbreviated ?? [])]
}

/** 'F&B' is an abbreviation, and no list. */
const INITIALS = /\b([a-z])&([a-z])\b/gi

/** Separators of parts: punctuation, and words that join two subjects or a subject and its use. */
const BETWEEN =
  /[,;:/|()\n•·]|\.(?=\s|$)|\s[-–—]\s|\b(?:and|or|with|in|for|within|towards?|such as|like|including|plus|then|maybe|preferably|ideally|also|using|of)\b|&|\+/gi

/**
 * The parts of what was typed, the whole ones first, and which of them are only pieces of a whole one: 'investigative' of
 * 'investigative and data journalism'.
 */
function partsOf(text: string): { parts: readonly string[]; pieces: ReadonlySet<string> } {
  const whole = text
    .replaceAll(INITIALS, '$1 $2')
    .split(/[,;:/|()\n•·]|\.(?=\s|$)|\s[-–—]\s/)
    .flatMap(namedIn)
    .map(part => part.trim())
    .filter(part => part !== '')
  // 'Supply chain and logistics management' is one subject and two.
  const short = whole.filter(part => part.split(/\s+/).length <= 5)
  const pieces = whole.flatMap(piecesOf)
  const parts = new Set([...short, ...whole.flatMap(withHead), ...pieces])
  return { parts: [...parts], pieces: new Set(pieces.filter(piece => !whole.includes(piece))) }
}

function piecesOf(part: string): string[] {
  return part
    .split(BETWEEN)
    .map(piece => piece.trim())
    .filter(piece => piece !== '')
}

/** 'Investigative and data journalism' means 'investigative journalism' too: the first takes the last's noun. */
function withHead(part: string): string[] {
  const match = /^(\S+) (?:and|&|or) (?:\S+ )+(\S+)$/i.exec(part)
  const [, first = '', noun = ''] = match ?? []
  return match && !isSubject(first) ? [`${first} ${noun}`] : []
}

/** Whether words name a field by themselves, and not by a word that any field may use. */
function isSubject(words: string): boolean {
  return fieldMentionsIn(words).some(({ isGeneral }) => !isGeneral)
}

const NO_WORDS: ReadonlySet<string> = new Set()

/** The words of names of subjects that have several words: 'work' of 'social work' belongs to its name. */
function subjectWordsIn(part: string): ReadonlySet<string> {
  const names = fieldMentionsIn(part).map(({ start, end }) => part.slice(start, end))
  return new Set(names.filter(name => /\s/.test(name)).flatMap(wordsOf))
}

/** In any order. */
export type RankedTitles = {
  titles: Int32Array
  /**
   * How well each answers the phrase: 0 to 1, where 1 is a title of nothing but the phrase. A title with all words of a
   * phrase of several names it, however long it is.
   */
  scores: Float64Array
  /** The share of the title that the phrase names, its words weighed by how rare they are, 0 to 1. */
  shares: Float64Array
}

/** Distinct titles with an index of their words, for ranking by BM25. */
export type TitleIndex = {
  /** The number of titles. */
  readonly size: number
  /**
   * The titles that share a word with a phrase. A title that shares only broad words or names of fields (`heads`) with a
   * phrase that has others does not answer it: 'Forensic Psychology' is no experimental psychology.
   */
  rank(phrase: WeighedWords, heads?: ReadonlySet<string>): RankedTitles
  /** Whether a title has the word. */
  has(word: string): boolean
  /**
   * The share of a title that is about something else than these words: the weight of its words that are neither broad nor
   * among them, 0 to 1.
   */
  besides(words: Iterable<string>): (title: number) => number
  readonly bytes: number
}

/** Builds the index of titles that are given as words. */
export function buildTitleIndex(titles: readonly (readonly string[])[]): TitleIndex {
  const postings = new Map<string, { titles: number[]; counts: number[] }>()
  const lengths = Float64Array.from(titles, words => Math.max(1, words.length))
  for (const [title, words] of titles.entries())
    for (const word of words) {
      const posting = postings.get(word) ?? { titles: [], counts: [] }
      if (posting.titles.at(-1) === title)
        posting.counts[posting.counts.length - 1] = (posting.counts.at(-1) ?? 0) + 1
      else {
        posting.titles.push(title)
        posting.counts.push(1)
      }
      postings.set(word, posting)
    }
  const size = titles.length
  const average = size === 0 ? 1 : lengths.reduce((sum, length) => sum + length, 0) / size
  const compact = new Map(
    [...postings].map(([word, posting]) => [
      word,
      {
        titles: Int32Array.from(posting.titles),
        counts: Uint8Array.from(posting.counts, count => Math.min(255, count)),
      },
    ]),
  )
  const rarity = (among: number) => Math.log(1 + (size - among + 0.5) / (among + 0.5))
  const saturated = (count: number, length: number) =>
    (count * (REPEATED + 1)) / (count + REPEATED * (1 - LENGTH_COUNTS + (LENGTH_COUNTS * length) / average))

  // What all different words of a title weigh together.
  const weights = new Float64Array(size)
  const specific = new Float64Array(size)
  for (const [word, { titles: found }] of compact)
    for (const title of found) {
      weights[title] = (weights[title] ?? 0) + rarity(found.length)
      if (!BROAD_WORDS.has(word)) specific[title] = (specific[title] ?? 0) + rarity(found.length)
    }
  const sums = new Float64Array(size)
  const named = new Float64Array(size)
  const touched = new Int32Array(size)
  // 1 where a title shares more than broad words with the phrase.
  const isSpecific = new Uint8Array(size)
  return {
    size,
    bytes: [...compact].reduce(
      (bytes, [word, { titles: found }]) => bytes + 2 * word.length + 5 * found.length + 64,
      size * 44,
    ),
    has: word => compact.has(word),
    besides(words) {
      const left = specific.slice()
      for (const word of new Set(words)) {
        const posting = BROAD_WORDS.has(word) ? undefined : compact.get(word)
        if (!posting) continue
        const weight = rarity(posting.titles.length)
        for (const title of posting.titles) left[title] = (left[title] ?? 0) - weight
      }
      return title => Math.max(0, left[title] ?? 0) / (weights[title] || 1)
    },
    rank({ words }, heads) {
      const isOwn = (word: string) => !BROAD_WORDS.has(word) && !heads?.has(word)
      // A phrase of nothing but the name of a field is about the field.
      const hasOwn = words.some(word => isOwn(word) && compact.has(word))
      let length = 0
      let perfect = 0
      let whole = 0
      let counted = 0
      for (const word of words) {
        const posting = compact.get(word)
        // A word that no title has says nothing of titles: people write much around a subject.
        if (!posting) continue
        const weight = rarity(posting.titles.length)
        const tells = hasOwn ? isOwn(word) : !BROAD_WORDS.has(word)
        perfect += weight * saturated(1, words.length)
        whole += weight
        counted += 1
        for (let at = 0; at < posting.titles.length; at += 1) {
          const title = posting.titles[at] ?? 0
          if (sums[title] === 0) {
            touched[length] = title
            length += 1
          }
          named[title] = (named[title] ?? 0) + weight
          if (tells) isSpecific[title] = 1
          sums[title] = (sums[title] ?? 0) + weight * saturated(posting.counts[at] ?? 1, lengths[title] ?? 1)
        }
      }
      const found = touched.slice(0, length)
      const scores = new Float64Array(length)
      const shares = new Float64Array(length)
      for (let at = 0; at < length; at += 1) {
        const title = found[at] ?? 0
        const isWhole = counted > 1 && (named[title] ?? 0) > whole * 0.999
        const score = perfect > 0 ? Math.min(1, (sums[title] ?? 0) / perfect) : 0
        const share = (named[title] ?? 0) / (weights[title] ?? 1)
        const part = isSpecific[title] === 1 ? Math.min(score, PART) : 0
        const single = isSpecific[title] === 1 ? score : score * share
        scores[at] = isWhole ? Math.max(score, WHOLE_PHRASE) : counted > 1 ? part : single
        shares[at] = share
        isSpecific[title] = 0
        sums[title] = 0
        named[title] = 0
      }
      return { titles: found, scores, shares }
    },
  }
}
