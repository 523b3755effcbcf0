/** Which sentences of a document stay, where there are more than it has room for. */
import { informationIn, leansOn, mostTelling } from '../information.ts'
import { countWords } from '../plainText.ts'
import type { Piece } from './pieces.ts'

/** What any word costs, so that no sentence is cheap for being long. */
const OF_A_WORD = 0.2
/** A note tells less well than a sentence. */
const NOTE = -1
/** What losing the last sentence of a story costs beyond what it tells. */
const LAST = 4
/** What a gap inside another answer costs: the sentence behind it may need the one before. */
const GAP = 3
/** An answer of so many words is told whole or not at all. */
const LONGEST_WHOLE = 60
/** What a paragraph that is needed tells is worth so many times as much. */
const NEEDED_MORE = 2
/** Leaving out a whole answer may leave so many words of the room unused. */
const MOST_UNUSED = 20
/** A longer answer keeps at least this share of its words while others can give way. */
const LEAST_OF_LONG = 0.6
/** A story that would lose more than this share of its words goes whole. */
const MOST_OF_A_STORY = 0.3
/** … if it leaves at most this share of the room unused. */
const MOST_SPARE = 0.2
/** An answer that would fill the room so many times is first cut to its most telling sentences. */
const FIRST_CUT = 3

/**
 * An answer, or one of the stories that it counts. What is dear is cut last, what is kept never goes whole, and what
 * supports may, however long it is.
 */
type ToldAnswer = { pieces: readonly Piece[]; isDear: boolean; isKept: boolean; supports: boolean }
/** `share`: of the words of the document. A paragraph that is needed never loses its last answer. */
type ToldParagraph = { share: number; isNeeded: boolean; answers: readonly ToldAnswer[] }

/**
 * For each paragraph the pieces that stay, in their order. Whole short answers give way first, those of paragraphs far
 * over their share before others; then long ones lose one run of sentences each, and what is dear last.
 */
export function chooseWithin(paragraphs: readonly ToldParagraph[], room: number): Piece[][] {
  const total = paragraphs.reduce((sum, { answers }) => sum + wordsInAnswers(answers), 0)
  const kept = paragraphs.map(({ answers }) =>
    answers.map(answer => ({ ...answer, pieces: firstCut(answer.pieces, room * FIRST_CUT) })),
  )
  const isOver = () => kept.reduce((sum, answers) => sum + wordsInAnswers(answers), 0) - room
  const leastDear = kept
    .flatMap((answers, at) =>
      answers.map(answer => ({ answer, at, telling: tellingOf(answer, paragraphs[at], total) })),
    )
    .sort((one, other) => one.telling - other.telling)
  for (const { answer, at } of leastDear) {
    const over = isOver()
    if (over < 1) break
    const isLast = (kept[at] ?? []).filter(({ pieces }) => pieces.length > 0).length < 2
    const mayGo = !answer.isDear && !answer.isKept && (answer.supports || !isLong(answer))
    const isMissed = isLast && paragraphs[at]?.isNeeded
    if (mayGo && !isMissed && wordsIn(answer.pieces) <= over + MOST_UNUSED) answer.pieces = []
  }
  const shorten = (which: (answer: ToldAnswer) => boolean, least: number) => {
    for (const { answer } of leastDear.filter(one => which(one.answer))) {
      const over = isOver()
      if (over < 1) return
      const most = wordsIn(answer.pieces) * (1 - least)
      if (most >= 1) answer.pieces = withoutRun(answer, Math.min(over, most), most)
    }
  }
  shorten(answer => isLong(answer) && !answer.isDear, LEAST_OF_LONG)
  // A story without its point tells nothing: it rather goes whole.
  for (const { answer, at } of leastDear) {
    const [over, words] = [isOver(), wordsIn(answer.pieces)]
    const others = (kept[at] ?? []).filter(other => other !== answer && other.pieces.length > 0)
    const mayGo = !answer.isDear && !answer.isKept && (others.length > 0 || !paragraphs[at]?.isNeeded)
    if (mayGo && over >= words * MOST_OF_A_STORY && words - over <= room * MOST_SPARE) answer.pieces = []
  }
  shorten(answer => answer.isDear, LEAST_OF_LONG)
  shorten(() => true, 0)
  return kept.map(answers => answers.flatMap(({ pieces }) => pieces))
}

function isLong({ pieces }: ToldAnswer): boolean {
  return wordsIn(pieces) > LONGEST_WHOLE
}

/** How much it tells in a word, the more where its paragraph is short of its share of the document. */
function tellingOf({ pieces }: ToldAnswer, paragraph: ToldParagraph | undefined, total: number): number {
  const told = pieces.reduce((sum, piece) => sum + worth(piece), 0)
  const words = Math.max(1, wordsInAnswers(paragraph?.answers ?? []))
  const need = paragraph?.isNeeded ? NEEDED_MORE : 1
  return ((told / Math.max(1, wordsIn(pieces))) * (paragraph?.share ?? 1) * total * need) / words
}

function worth({ text, isNote }: Piece): number {
  return Math.max(0.2, informationIn(text) + (isNote ? NOTE : 0)) + countWords(text) * OF_A_WORD
}

/**
 * The pieces without one run of at least so many words, and at most `most`, that costs least. The first piece stays, and
 * none that leans on what is gone. Without such a run all stay, or the first one where all may go.
 */
function withoutRun({ pieces, isDear }: ToldAnswer, words: number, most: number): readonly Piece[] {
  const leans = leansOn(pieces.map(({ text }) => text))
  const costs = pieces.map((piece, at) => worth(piece) + (isDear && at === pieces.length - 1 ? LAST : 0))
  let best: { from: number; to: number; cost: number } | null = null
  for (let from = 1; from < pieces.length; from += 1) {
    let size = 0
    let cost = 0
    for (let to = from; to < pieces.length; to += 1) {
      size += countWords(pieces[to]?.text ?? '')
      if (size > most) break
      cost += costs[to] ?? 0
      if (best !== null && cost >= best.cost) break
      const isLeantOn = leans.some((lean, at) => at > to && lean >= from && lean <= to)
      if (size < words || isLeantOn) continue
      const withGap = cost + (isDear || to === pieces.length - 1 ? 0 : GAP)
      if (best === null || withGap < best.cost) best = { from, to, cost: withGap }
    }
  }
  if (best === null) return most < wordsIn(pieces) ? pieces : pieces.slice(0, 1)
  const { from, to } = best
  return pieces.filter((_, at) => at < from || at > to)
}

/** The words of these pieces. */
function wordsIn(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { text }) => sum + countWords(text), 0)
}

function wordsInAnswers(answers: readonly ToldAnswer[]): number {
  return answers.reduce((sum, { pieces }) => sum + wordsIn(pieces), 0)
}

function firstCut(pieces: readonly Piece[], words: number): readonly Piece[] {
  const texts = new Set(
    mostTelling(
      pieces.map(({ text }) => text),
      words,
    ),
  )
  return pieces.filter(({ text }) => texts.has(text))
}

/** Remembers what was told, so that no answer tells what another has told in the same words. */
export function createTold(): { tells: (piece: Piece) => boolean } {
  const told = new Set<string>()
  return {
    /** Is it new? Then it counts as told from here on. */
    tells: ({ text }) => told.size < told.add(text).size,
  }
}
