/** What of an answer can stand in a text: its sentences, completed where that is certain, and its notes. */
import { cleanText } from '../../../language/cleanText.ts'
import type { SentenceSource } from '../draft.ts'
import { isNonAnswer } from '../nonAnswers.ts'
import { countWords } from '../plainText.ts'
import { splitSentences } from '../splitSentences.ts'
import { saysSomething } from '../statements/saysSomething.ts'
import { completed, isSentence, notesTogether, withSubject } from './complete.ts'

/** One sentence of the text, with the words of the answer that it takes. */
export type Piece = { text: string; source: SentenceSource; isNote: boolean }

/** As many words of notes make one line. */
const LONGEST_LINE = 30

export type AnswerToRead = {
  key: string
  label: string
  typed: string
  /** Who did what a line without a subject tells ('I', 'Maya'); null where the question does not ask what was done. */
  doer: string | null
  /** The sentence as this document says it; null where it cannot be said. */
  turned?: (sentence: string) => string | null
}

/** An answer's pieces in its order. Neighbouring notes are one piece; a word or two say nothing by themselves. */
export function piecesOf({ key, label, typed, doer, turned = same }: AnswerToRead): Piece[] {
  const pieces: Piece[] = []
  let notes: string[] = []
  const closeNotes = () => {
    const quote = notes.join('; ')
    if (saysSomething(quote))
      pieces.push({ text: notesTogether(notes), source: { key, label, quote }, isNote: true })
    notes = []
  }
  for (const { text: quote } of splitSentences(cleanText(typed))) {
    if (isNonAnswer(quote)) continue
    const whole = isSentence(quote) ? quote : doer === null ? null : withSubject(quote, doer)
    const said = turned(whole ?? quote)
    if (said === null) continue
    if (whole === null) {
      if (countWords(notes.join(' ')) + countWords(said) > LONGEST_LINE) closeNotes()
      notes.push(said)
      continue
    }
    closeNotes()
    pieces.push({ text: completed(said), source: { key, label, quote }, isNote: false })
  }
  closeNotes()
  return pieces
}

const same = (sentence: string): string => sentence
