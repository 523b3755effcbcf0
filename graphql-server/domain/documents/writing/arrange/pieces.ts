/** What of an answer can stand in a text: its sentences, completed where that is certain, and its notes. */

import { cleanText } from '../../../language/cleanText.ts'
import { notLoud, withoutEnd } from '../../../language/grammar.ts'
import type { SentenceSource } from '../draft.ts'
import { isNonAnswer } from '../nonAnswers.ts'
import { countWords } from '../plainText.ts'
import { splitSentences } from '../splitSentences.ts'
import { writtenOut } from '../writtenOut.ts'
import { completed, isSentence, lowered, notesTogether, withSubject, withWish } from './complete.ts'

/** One sentence of the text, with the words of the answer that it takes. */
export type Piece = { text: string; source: SentenceSource; isNote: boolean }

/** As many words of notes make one line. */
const LONGEST_LINE = 30
/** A note that was typed with an end mark is a line by itself where it has so many words or a capital. */
const OWN_LINE = 5

/** Between sentences these say something to the form and nothing to a reader. */
const SAYS_NOTHING =
  /^(?:(?:yes|no|none|nil|ok(?:ay)?|sure|maybe|thanks?|thank you|please|hi|hello|hey|etc|same|see above)[\s.,!;]*)+$/iu

type AnswerToRead = {
  key: string
  label: string
  typed: string
  /** Who did what a line without a subject tells ('I', 'Maya'); null where the question does not ask what was done. */
  doer: string | null
  /** Whether the question asks what the person wants; null in a letter, whose writer and student both may. */
  isGoal: boolean | null
  /** What the answer to this question is a list of, as the start of a sentence ('My languages are'), if it is one. */
  listOf: string | null
  /** The sentence as this document says it; null where it cannot be said. */
  turned: (sentence: string) => string | null
  /** Whether a sentence says no more than the words that it was made from. */
  isSaid: (sentence: string, source: SentenceSource) => boolean
}

/** An answer's pieces in its order. Items of a list are one piece; a word or two say nothing by themselves. */
export function piecesOf({ key, label, typed, doer, isGoal, listOf, turned, isSaid }: AnswerToRead): Piece[] {
  const pieces: Piece[] = []
  let notes: { quote: string; said: string }[] = []
  const closeNotes = () => {
    const quote = notes.map(note => note.quote).join('; ')
    const text = notesTogether(notes.map(({ said }) => said))
    if (notes.length > 0 && !SAYS_NOTHING.test(quote))
      pieces.push({ text, source: { key, label, quote }, isNote: true })
    notes = []
  }
  for (const { text: quote } of splitSentences(cleanText(typed))) {
    if (isNonAnswer(quote)) continue
    const source = { key, label, quote }
    const line = writtenOut(notLoud(quote))
    const certain = (said: string | null) => (said !== null && isSaid(said, source) ? said : null)
    const whole = isSentence(line)
      ? line
      : (certain(doer === null ? null : withSubject(line, doer)) ??
        certain(isGoal === null ? null : withWish(line, isGoal)))
    const said = turned(whole ?? line)
    if (said === null || (said !== (whole ?? line) && !isSaid(said, source))) continue
    if (whole === null) {
      const words = notes.reduce((sum, note) => sum + countWords(note.said), 0)
      if (words + countWords(said) > LONGEST_LINE) closeNotes()
      notes.push({ quote, said })
      const isOwnLine = countWords(said) >= OWN_LINE || /^\p{Lu}/u.test(quote)
      if (isOwnLine && /[.!?]["”’)]*$/u.test(said)) closeNotes()
      continue
    }
    closeNotes()
    pieces.push({ text: completed(said), source, isNote: false })
  }
  closeNotes()
  // 'Stonemasons. 2 left on the island' and 'She was not angry. Worse.' need their short lines.
  const [only] = pieces
  if (pieces.length === 1 && only?.isNote && !isToldAlone(only.source.quote)) return []
  return pieces.map((piece, at) => {
    const list =
      at === 0 && piece.isNote && listOf !== null ? asList(listOf, writtenOut(piece.source.quote)) : null
    return list !== null && isSaid(list, piece.source) ? { ...piece, text: list, isNote: false } : piece
  })
}

/** Short items between commas or semicolons outside brackets. */
const ITEMS = /[,;] (?![^()]*\))/u
const LONGEST_ITEM = 5

/** 'My languages are Urdu, Punjabi and English'; null where the line is no list of short items. */
function asList(start: string, line: string): string | null {
  const items = withoutEnd(line).split(ITEMS)
  const [first = ''] = items
  const last = items.pop()
  const isList = [...items, last ?? ''].every(
    item =>
      countWords(item) <= LONGEST_ITEM &&
      !/^(?:and|or|also)\b|\b(?:yes|no|not|if|because)\b|[.:–]/iu.test(item),
  )
  if (last === undefined || items.length === 0 || !isList) return null
  const listed = [lowered(first), ...items.slice(1)].join(', ')
  // 'Migration, gender and family' has its 'and'.
  if (last.includes(' and ')) return `${start} ${listed}, ${last}.`
  return `${start} ${listed}${listed.includes(' and ') ? ',' : ''} and ${last}.`
}

/** 'Python' says nothing without its question; 'CGPA 3.72/4.00' and three words do. */
export function isToldAlone(note: string): boolean {
  return countWords(note) > 2 || /\d/u.test(note) || /\p{Lo}{4}/u.test(note)
}
