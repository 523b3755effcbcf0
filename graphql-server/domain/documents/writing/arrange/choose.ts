/** Which of a paragraph's sentences stay, where there are more than it has room for. */
import {
  informationIn,
  isSaidBy,
  keepWithin,
  leansOn,
  meaningOf,
  mostTelling,
  share,
} from '../information.ts'
import { countWords } from '../plainText.ts'
import type { Piece } from './pieces.ts'

/** What losing the first or the last sentence of a story costs beyond what it tells. */
const FIRST = 4
const LAST = 2
/** A note tells less well than a sentence. */
const NOTE = -1
/** A long answer is first cut to so many times the room, by its sentences alone. */
const FIRST_CUT = 3
/** With less room nothing is said. */
const FEWEST_WORDS = 6

/** The pieces of one answer. */
export type ToldAnswer = readonly Piece[]

/**
 * The most telling pieces within a number of words, in their order, each with the piece that it leans on. Each answer
 * has its part of the room, and as long as there is room at least one piece.
 */
export function chooseWithin(answers: readonly ToldAnswer[], room: number): Piece[] {
  const rooms = share(
    Math.max(0, room),
    answers.map(pieces => ({ weight: Math.sqrt(wordsIn(pieces)), most: wordsIn(pieces) })),
  )
  let spare = 0
  return answers.flatMap((pieces, at) => {
    const own = (rooms[at] ?? 0) + spare
    const chosen = own < Math.min(FEWEST_WORDS, wordsIn(pieces) - 1) ? [] : chosenOf(pieces, own)
    spare = own - wordsIn(chosen)
    return chosen
  })
}

function chosenOf(pieces: ToldAnswer, room: number): ToldAnswer {
  if (wordsIn(pieces) <= room) return pieces
  const read = firstCut(pieces, room * FIRST_CUT)
  const leans = leansOn(read.map(({ text }) => text))
  const kept = new Set(
    keepWithin(
      read.map((piece, at) => ({
        words: countWords(piece.text),
        information: informationIn(piece.text) + (piece.isNote ? NOTE : 0),
        leansOn: leans[at] ?? -1,
        dearness: at === 0 ? FIRST : at === read.length - 1 ? LAST : 0,
      })),
      room,
    ),
  )
  return read.filter((_, at) => kept.has(at))
}

/** The words of these pieces. */
export function wordsIn(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { text }) => sum + countWords(text), 0)
}

function firstCut(pieces: ToldAnswer, words: number): ToldAnswer {
  const texts = new Set(
    mostTelling(
      pieces.map(({ text }) => text),
      words,
    ),
  )
  return pieces.filter(({ text }) => texts.has(text))
}

/** Remembers what was told, so that nothing is told twice. */
export function createTold(): { tells: (text: string) => boolean } {
  const told: ReadonlySet<string>[] = []
  return {
    /** Is it new? Then it counts as told from here on. */
    tells: text => {
      const meaning = meaningOf(text)
      if (told.some(other => isSaidBy(meaning, other))) return false
      told.push(meaning)
      return true
    },
  }
}
