import type { DocumentPreview, Draft, DraftParagraph, DraftSentence, WritingPlan } from './draft.ts'
import { countWords, plainText } from './plainText.ts'

/** What may be shown of a draft without the right to all of it: the outline and the opening. */
export function previewOf(draft: Draft, plan: WritingPlan): DocumentPreview {
  return { outline: outlineOf(plan), opening: openingWithin(draft.text.paragraphs), advice: draft.advice }
}

/** The same while it is being written: never more than the finished draft's preview will show. */
export function previewSoFar(paragraphs: readonly DraftParagraph[], plan: WritingPlan): DocumentPreview {
  return { outline: outlineOf(plan), opening: openingWithin(paragraphs), advice: [] }
}

function outlineOf(plan: WritingPlan): DocumentPreview['outline'] {
  return plan.paragraphs.map(({ title }) => ({ title }))
}

/**
 * Whole sentences from the start that together hold at most a third of the prose words (none, where the first
 * sentence alone holds more). Sources go out only with a sentence that goes out.
 */
function openingWithin(paragraphs: readonly DraftParagraph[]): DraftParagraph[] {
  let left = Math.floor(countWords(plainText(paragraphs)) / 3)
  const opening: DraftParagraph[] = []
  for (const paragraph of paragraphs) {
    const shown: DraftSentence[] = []
    for (const sentence of paragraph.sentences) {
      left -= countWords(sentence.text)
      if (left < 0) break
      shown.push(sentence)
    }
    if (shown.length > 0) opening.push({ ...paragraph, sentences: shown })
    if (left < 0) break
  }
  return opening
}
