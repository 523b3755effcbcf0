/** Which of a paragraph's sentences stay, where there are more than it has room for. */
import { informationIn, isSaidBy, keepWithin, leansOn, meaningOf, mostTelling } from '../information.ts'
import { countWords } from '../plainText.ts'
import type { Piece } from './pieces.ts'

/** What losing the first or the last sentence of a story costs beyond what it tells. */
const FIRST = 4
const LAST = 2
/** A note tells less well than a sentence. */
const NOTE = -1
/** A long answer is first cut to so many times the room, by its sentences alone. */
const FIRST_CUT = 3

/** The pieces of one answer. */
export type ToldAnswer = readonly Piece[]

/**
 * The most telling pieces within a number of words, in their order, each with the piece that it leans on. At least one
 * is kept where there is room at all.
 */
export function chooseWithin(answers: readonly ToldAnswer[], room: number): Piece[] {
  if (room <= 0) return []
  const all = answers.map(pieces => firstCut(pieces, room * FIRST_CUT))
  const leans = all.flatMap((pieces, at) => {
    const before = all.slice(0, at).flat().length
    return leansOn(pieces.map(({ text }) => text)).map(index => (index < 0 ? index : index + before))
  })
  const weighed = all
    .flatMap(pieces => pieces.map((piece, at) => ({ piece, at, last: pieces.length - 1 })))
    .map(({ piece, at, last }, index) => ({
      words: countWords(piece.text),
      information: informationIn(piece.text) + (piece.isNote ? NOTE : 0),
      leansOn: leans[index] ?? -1,
      dearness: at === 0 ? FIRST : at === last ? LAST : 0,
    }))
  const kept = new Set(keepWithin(weighed, room))
  return all.flat().filter((_, index) => kept.has(index))
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
