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
/** An answer of so many words is told whole or not at all. */
const LONGEST_WHOLE = 45
/** A longer one tells at least this share of its words while short ones have room. */
const LEAST_OF_LONG = 0.6

/** The pieces of one answer. */
type ToldAnswer = readonly Piece[]

/**
 * The most telling pieces within a number of words, in their order. A long answer is cut to its most telling sentences,
 * each with the one that it leans on; a short one stays whole or is left out whole, the least telling first.
 */
export function chooseWithin(answers: readonly ToldAnswer[], room: number): Piece[] {
  const kept = withoutLeastTelling(answers, room)
  const long = kept.filter(isLong)
  const left = room - wordsIn(kept.filter(pieces => !isLong(pieces)).flat())
  const rooms = share(
    Math.max(0, left),
    long.map(pieces => ({ weight: wordsIn(pieces), most: wordsIn(pieces) })),
  )
  const roomOf = new Map(long.map((pieces, at) => [pieces, rooms[at] ?? 0]))
  let spare = 0
  return kept.flatMap(pieces => {
    const own = roomOf.get(pieces)
    if (own === undefined) return pieces
    const chosen = chosenOf(pieces, own + spare)
    spare += own - wordsIn(chosen)
    return chosen
  })
}

function isLong(pieces: ToldAnswer): boolean {
  return wordsIn(pieces) > LONGEST_WHOLE
}

/** The answers that stay: where the long ones cannot give way enough, short ones go. The last one never does. */
function withoutLeastTelling(answers: readonly ToldAnswer[], room: number): readonly ToldAnswer[] {
  const least = answers.reduce(
    (sum, pieces) => sum + wordsIn(pieces) * (isLong(pieces) ? LEAST_OF_LONG : 1),
    0,
  )
  const telling = (pieces: ToldAnswer) =>
    pieces.reduce((sum, { text }) => sum + informationIn(text), 0) / wordsIn(pieces)
  const out = new Set<ToldAnswer>()
  let over = least - room
  for (const pieces of answers
    .filter(one => !isLong(one))
    .sort((one, other) => telling(one) - telling(other))) {
    if (over < 1 || out.size + 1 >= answers.length) break
    out.add(pieces)
    over -= wordsIn(pieces)
  }
  return answers.filter(pieces => !out.has(pieces))
}

function chosenOf(pieces: ToldAnswer, room: number): ToldAnswer {
  if (wordsIn(pieces) <= room + 1) return pieces
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
  const texts = new Set<string>()
  return {
    /** Is it new? Then it counts as told from here on. */
    tells: text => {
      const meaning = meaningOf(text)
      if (texts.has(text) || told.some(other => isSaidBy(meaning, other))) return false
      texts.add(text)
      // 'Checks.' does not tell 'Then checks who checked'.
      if (meaning.size > 1) told.push(meaning)
      return true
    },
  }
}
