import type { DocumentPreview, Draft, DraftParagraph, DraftSentence, WritingPlan } from './draft.ts'
import { countWords, plainText } from './plainText.ts'
import { planInOrderOf } from './planInOrder.ts'

/** What may be shown of a draft without the right to all of it: the outline, the opening and the best paragraph. */
export function previewOf(draft: Draft, plan: WritingPlan): DocumentPreview {
  return {
    outline: outlineOf(planInOrderOf(plan, draft.text.paragraphs)),
    opening: shownWithin({ paragraphs: draft.text.paragraphs, plan, isWhole: true }),
    advice: draft.advice,
  }
}

/** The same while it is being written: never more than the finished draft's preview will show. */
export function previewSoFar(paragraphs: readonly DraftParagraph[], plan: WritingPlan): DocumentPreview {
  return { outline: outlineOf(plan), opening: shownWithin({ paragraphs, plan, isWhole: false }), advice: [] }
}

function outlineOf(plan: WritingPlan): DocumentPreview['outline'] {
  return plan.paragraphs.map(({ title }) => ({ title }))
}

/**
 * Whole sentences that together hold at most a third of the prose words: the first one, then the paragraph that has
 * most to tell from its start, and once the text is whole more of the opening. None, where the first sentence alone
 * holds more. Sources go out only with a sentence that goes out.
 */
function shownWithin({
  paragraphs,
  plan,
  isWhole,
}: {
  paragraphs: readonly DraftParagraph[]
  plan: WritingPlan
  isWhole: boolean
}): DraftParagraph[] {
  let left = Math.floor(countWords(plainText(paragraphs)) / 3)
  const shown = new Set<DraftSentence>()
  function show(sentences: readonly DraftSentence[]): void {
    for (const sentence of sentences) {
      if (shown.has(sentence)) continue
      const words = countWords(sentence.text)
      if (words > left) return
      left -= words
      shown.add(sentence)
    }
  }
  const all = paragraphs.flatMap(({ sentences }) => sentences)
  show(all.slice(0, 1))
  if (shown.size > 0) show(richestOf(paragraphs, plan)?.sentences ?? [])
  if (shown.size > 0 && isWhole) show(all)
  return paragraphs
    .map(paragraph => ({ ...paragraph, sentences: paragraph.sentences.filter(one => shown.has(one)) }))
    .filter(({ sentences }) => sentences.length > 0)
}

/** The paragraph with the largest share of the plan. Chosen by the plan, so that it is the same while the text grows. */
function richestOf(paragraphs: readonly DraftParagraph[], plan: WritingPlan): DraftParagraph | undefined {
  const [largest] = plan.paragraphs.toSorted((one, other) => other.share - one.share)
  return paragraphs.find(({ job, title }) => job === largest?.job && title === largest.title)
}
