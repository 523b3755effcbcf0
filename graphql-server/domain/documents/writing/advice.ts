/** What a counsellor would ask for next. None of it quotes an answer, so all of it may be shown with a preview. */
import type { AnswerAdvice } from './draft.ts'
import type { Counsel } from './forms/form.ts'

/** Where this many are asked for, prose is; awards and tests are lists. */
const WORDS_OF_PROSE = 30
/** Of an answer that stands in the text as it was typed, without a sentence. */
const WRITE_OUT =
  'These are notes, and stand in the text as notes. Write them out in whole sentences: who did what, when, and what came of it.'

/** The most that a person can act on in one sitting. */
const MOST = 6

/**
 * Which answers to extend, and with what. `isShort`: the text is well short of its target, so every thin answer is
 * worth naming; otherwise only key stories that are missing, notes, and results without a figure.
 */
export function adviseOn({
  counsels,
  proseByKey,
  labelOf,
  isKeyStory,
  isInPlay,
  isInNotes,
  isShort,
}: {
  counsels: Readonly<Partial<Record<string, Counsel>>>
  proseByKey: ReadonlyMap<string, { words: number; hasFigure: boolean }>
  labelOf: (key: string) => string
  isKeyStory: (key: string) => boolean
  isInPlay: (key: string) => boolean
  /** Does the text hold the answer as the notes that were typed? */
  isInNotes: (key: string) => boolean
  isShort: boolean
}): AnswerAdvice[] {
  const wanting = Object.entries(counsels).flatMap(([key, counsel], order) => {
    if (counsel === undefined || !isInPlay(key)) return []
    const { words, hasFigure } = proseByKey.get(key) ?? { words: 0, hasFigure: false }
    const lack = Math.max(0, counsel.enough - words)
    const advice =
      words === 0
        ? isKeyStory(key) || isShort
          ? counsel.missing
          : null
        : isInNotes(key) && counsel.enough >= WORDS_OF_PROSE
          ? WRITE_OUT
          : isShort && lack > counsel.enough * 0.25
            ? counsel.short
            : counsel.noFigure !== undefined && !hasFigure
              ? counsel.noFigure
              : null
    return advice === null
      ? []
      : [{ key, label: labelOf(key), advice, weight: (isKeyStory(key) ? 200 : 0) + lack - order }]
  })
  return wanting
    .sort((one, other) => other.weight - one.weight)
    .slice(0, MOST)
    .map(({ key, label, advice }) => ({ key, label, advice }))
}
