/** What of an answer can stand in a text: its sentences, completed where that is certain, and its notes. */
import { cleanText } from '../../../language/cleanText.ts'
import type { SentenceSource } from '../draft.ts'
import { isNonAnswer } from '../nonAnswers.ts'
import { countWords } from '../plainText.ts'
import { splitSentences } from '../splitSentences.ts'
import { completed, isSentence, notesTogether, withSubject } from './complete.ts'

/** One sentence of the text, with the words of the answer that it takes. */
export type Piece = { text: string; source: SentenceSource; isNote: boolean }

/** As many words of notes make one line. */
const LONGEST_LINE = 30
/** A note of so many words that was typed with an end mark is a line by itself. */
const OWN_LINE = 5

type AnswerToRead = {
  key: string
  label: string
  typed: string
  /** Who did what a line without a subject tells ('I', 'Maya'); null where the question does not ask what was done. */
  doer: string | null
  /** The sentence as this document says it; null where it cannot be said. */
  turned: (sentence: string) => string | null
  /** Whether a sentence says no more than the words that it was made from. */
  isSaid: (sentence: string, source: SentenceSource) => boolean
}

/** An answer's pieces in its order. Items of a list are one piece; a word or two say nothing by themselves. */
export function piecesOf({ key, label, typed, doer, turned, isSaid }: AnswerToRead): Piece[] {
  const pieces: Piece[] = []
  let notes: string[] = []
  const closeNotes = () => {
    const quote = notes.join('; ')
    if (isToldAlone(quote))
      pieces.push({ text: notesTogether(notes), source: { key, label, quote }, isNote: true })
    notes = []
  }
  for (const { text: quote } of splitSentences(cleanText(typed))) {
    if (isNonAnswer(quote)) continue
    const source = { key, label, quote }
    const withDoer = doer === null ? null : withSubject(quote, doer)
    const whole = isSentence(quote) ? quote : withDoer !== null && isSaid(withDoer, source) ? withDoer : null
    const said = turned(whole ?? quote)
    if (said === null || (said !== (whole ?? quote) && !isSaid(said, source))) continue
    if (whole === null) {
      if (countWords(notes.join(' ')) + countWords(said) > LONGEST_LINE) closeNotes()
      notes.push(said)
      if (countWords(said) >= OWN_LINE && /[.!?]["”’)]*$/u.test(said)) closeNotes()
      continue
    }
    closeNotes()
    pieces.push({ text: completed(said), source, isNote: false })
  }
  closeNotes()
  return pieces
}

/** 'Python' says nothing without its question; 'CGPA 3.72/4.00' and three words do. */
export function isToldAlone(note: string): boolean {
  return countWords(note) > 2 || /\d/u.test(note) || /\p{Lo}{4}/u.test(note)
}
