/** A text as paragraphs, sentences and words with their positions. The text itself is not changed. */
import { countWords } from '../writing/plainText.ts'

export type Place = { start: number; end: number }
/** `text` is in lower case. */
export type Word = Place & { text: string }
export type Sentence = Place & {
  text: string
  words: readonly Word[]
  /** False for a salutation, a heading or a signature. */
  isProse: boolean
}
export type Paragraph = Place & { sentences: readonly Sentence[]; words: number }
export type ReadText = {
  raw: string
  /** The text with A to Z in lower case and straight apostrophes. It has the same length and the same offsets. */
  folded: string
  words: number
  paragraphs: readonly Paragraph[]
  sentences: readonly Sentence[]
  prose: readonly Sentence[]
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:(?:['’.&-]|(?<=\d),(?=\d))[\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu
const BREAK = /[.!?…]+["”’')\]]*(?=\s|$)|[。？！]+["”’」』)]*|\n/gu
/** With a point after them they end no sentence. */
const SHORTENED =
  /(?:^|[\s(“"'])(?:prof|dr|mr|mrs|ms|st|sr|jr|no|nos|fig|eq|vol|pp|ch|approx|vs|cf|e\.g|i\.e|al|dept|univ|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|rs|\p{Lu}(?:\.\p{Lu})*)$/iu
const DEGREE = /(?:^|\s)(?:etc|inc|ltd|co|corp|ph\.d|m\.sc|b\.sc|b\.tech|m\.tech|b\.e|m\.e|b\.com|m\.b\.a)$/iu
const LEAD = /[\s\-–—*•·>#]/u
const FEWEST_WORDS_OF_PROSE = 8

/** A to Z in lower case and straight apostrophes, with the same offsets. */
export function foldText(text: string): string {
  return text.replace(/[A-Z]+/gu, capitals => capitals.toLowerCase()).replace(/[’‘]/gu, "'")
}

/** Parses a text of any length in linear time. */
export function readText(raw: string): ReadText {
  const paragraphs = paragraphsOf(raw).map(({ start, end }): Paragraph => {
    const sentences = sentencesOf(raw, start, end)
    return { start, end, sentences, words: countWords(raw.slice(start, end)) }
  })
  const sentences = paragraphs.flatMap(paragraph => paragraph.sentences)
  return {
    raw,
    folded: foldText(raw),
    words: countWords(raw),
    paragraphs,
    sentences,
    prose: sentences.filter(({ isProse }) => isProse),
  }
}

/** Paragraphs are separated by empty lines, or by line ends in a text without empty lines. */
function paragraphsOf(raw: string): Place[] {
  const gap = /\n[^\S\n]*\n/u.test(raw) ? /\n[^\S\n]*\n\s*/gu : /\n\s*/gu
  const places: Place[] = []
  let from = 0
  for (const match of raw.matchAll(gap)) {
    places.push({ start: from, end: match.index })
    from = match.index + match[0].length
  }
  places.push({ start: from, end: raw.length })
  return places.filter(({ start, end }) => /\S/u.test(raw.slice(start, end)))
}

function sentencesOf(raw: string, start: number, end: number): Sentence[] {
  const text = raw.slice(start, end)
  const sentences: Sentence[] = []
  let from = 0
  const add = (to: number) => {
    const sentence = sentenceAt(raw, start + from, start + to)
    if (sentence !== null) sentences.push(sentence)
    from = to
  }
  for (const match of text.matchAll(BREAK)) {
    const to = match.index + match[0].length
    if (endsSentence(text, from, match.index, to)) add(to)
  }
  add(text.length)
  return sentences
}

function endsSentence(text: string, from: number, mark: number, to: number): boolean {
  const after = /^\s*["“‘'(]*(\S)/u.exec(text.slice(to, to + 40))?.[1]
  if (after === undefined) return true
  // A line that continues in lower case was only wrapped.
  if (text[mark] === '\n') return !/\p{Ll}/u.test(after)
  if (/[。？！]/u.test(text[mark] ?? '')) return true
  if (/\p{Ll}/u.test(after)) return false
  if (text[mark] !== '.') return true
  const before = text.slice(Math.max(from, mark - 24), mark)
  if (/(?:^|\s)I$/u.test(before)) return true
  return (
    !SHORTENED.test(before) &&
    (!DEGREE.test(before) || /^\s*\p{Lu}\p{Ll}*\s+\p{Ll}/u.test(text.slice(to, to + 40)))
  )
}

function sentenceAt(raw: string, from: number, to: number): Sentence | null {
  let start = from
  let end = to
  while (start < end && LEAD.test(raw[start] ?? '')) start += 1
  while (end > start && /\s/u.test(raw[end - 1] ?? '')) end -= 1
  const text = raw.slice(start, end)
  const words: Word[] = []
  for (const match of text.matchAll(WORD)) {
    const at = start + match.index
    words.push({ text: match[0].toLowerCase(), start: at, end: at + match[0].length })
  }
  if (words.length === 0) return null
  const isClosed = /[.!?…。？！]["”’')\]」』]*$/u.test(text)
  const isProse = words.length >= FEWEST_WORDS_OF_PROSE || (isClosed && words.length > 2)
  return { text, start, end, words, isProse: isProse && !/^dear\b/iu.test(text) }
}
