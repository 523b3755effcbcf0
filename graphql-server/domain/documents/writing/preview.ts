import type { DocumentPreview, Draft, DraftParagraph, DraftSentence, WritingPlan } from './draft.ts'
import { countWords, plainText } from './plainText.ts'

/**
 * What may be shown of a draft without the right to all of it: the outline, and whole sentences from the start that
 * together hold at most a third of the prose words (none, where the first sentence alone holds more). Sources go out
 * only with a sentence that goes out.
 */
export function previewOf(draft: Draft, plan: WritingPlan): DocumentPreview {
  let left = Math.floor(countWords(plainText(draft.text.paragraphs)) / 3)
  const opening: DraftParagraph[] = []
  for (const paragraph of draft.text.paragraphs) {
    const shown: DraftSentence[] = []
    for (const sentence of paragraph.sentences) {
      left -= countWords(sentence.text)
      if (left < 0) break
      shown.push(sentence)
    }
    if (shown.length > 0) opening.push({ ...paragraph, sentences: shown })
    if (left < 0) break
  }
  return { outline: plan.paragraphs.map(({ title }) => ({ title })), opening, advice: draft.advice }
}
