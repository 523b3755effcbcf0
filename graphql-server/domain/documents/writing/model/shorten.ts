/** Keeps a text within its length by leaving out sentences. */
import type { PlannedParagraph } from '../draft.ts'
import { informationIn, leansOn } from '../information.ts'
import { countWords } from '../plainText.ts'
import type { GroundedSentence } from './groundSentence.ts'

type Placed = { paragraph: number; block: number; sentence: GroundedSentence }

/**
 * The sentences without those that serve the text least, until it has at most `most` words: `spare` in their order, as long
 * as those are there. Without them the sentence behind the first, which says when and where that was, the first and the
 * last sentence of a paragraph, the last paragraph, and what another sentence leans on, stay as long as others can go; the
 * first and the last sentence of the text stay. Of the rest those go first that tell least of what the plan gives most
 * room, for each of their words; a single one that is enough goes rather than several.
 */
export function shortened<One extends Placed>(
  placed: readonly One[],
  {
    most,
    plan,
    spare,
  }: {
    most: number
    plan: readonly Pick<PlannedParagraph, 'share'>[]
    spare: readonly GroundedSentence[]
  },
): { kept: One[]; out: One[] } {
  let kept = [...placed]
  const out: One[] = []
  for (;;) {
    const over = kept.reduce((sum, one) => sum + wordsIn(one), 0) - most
    const named = spare.flatMap(sentence => kept.filter(one => one.sentence === sentence))
    const [gone] = over <= 0 ? [] : [...named, ...inOrderToGo(kept, over, plan)]
    if (gone === undefined) return { kept, out }
    out.push(gone)
    kept = kept.filter(one => one !== gone)
  }
}

function inOrderToGo<One extends Placed>(
  placed: readonly One[],
  over: number,
  plan: readonly Pick<PlannedParagraph, 'share'>[],
): One[] {
  const leans = leansOn(placed.map(({ sentence }) => sentence.text))
  const isIn = (one: One, other: One | undefined) =>
    other?.block === one.block && other.paragraph === one.paragraph
  const last = placed.at(-1)
  const inside = placed.filter((_, at) => at > 0 && at < placed.length - 1)
  const free = placed.filter(
    (one, at) =>
      at > 1 &&
      isIn(one, placed[at - 1]) &&
      isIn(one, placed[at + 1]) &&
      !isIn(one, last) &&
      !leans.includes(at),
  )
  const canGo = free.length > 0 ? free : inside
  const worth = ({ paragraph, sentence: { text } }: One) =>
    (informationIn(text) * (1 + (plan[paragraph - 1]?.share ?? 0))) / countWords(text)
  const enough = canGo.filter(one => wordsIn(one) >= over)
  // One that is little longer than need be costs less than several.
  const near = enough.filter(one => wordsIn(one) <= over + FEW_WORDS)
  return (near.length > 0 ? near : canGo).toSorted((one, other) => worth(one) - worth(other))
}

const FEW_WORDS = 10

function wordsIn({ sentence: { text } }: Placed): number {
  return countWords(text)
}
