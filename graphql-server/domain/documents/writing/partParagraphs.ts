/** A part of the plan may hold several paragraphs: the section has them in one, and the text has each by itself. */
import type { DraftParagraph, DraftSentence } from './draft.ts'

/** The paragraphs of a section, each with the job and title of its part. */
export function partParagraphs(section: DraftParagraph): DraftParagraph[] {
  if (!section.sentences.some(({ opens }) => opens)) return [section]
  const parted: DraftSentence[][] = []
  for (const { opens, ...sentence } of section.sentences) {
    const last = parted.at(-1)
    if (opens || last === undefined) parted.push([sentence])
    else last.push(sentence)
  }
  return parted.map(sentences => ({ ...section, sentences }))
}

/** Paragraphs of one part as a section holds them; null for none. */
export function joinParagraphs(paragraphs: readonly DraftParagraph[]): DraftParagraph | null {
  const [first, ...rest] = paragraphs
  if (first === undefined || rest.length === 0) return first ?? null
  const further = rest.flatMap(({ sentences }) =>
    sentences.map(
      (sentence, index): DraftSentence => (index === 0 ? { ...sentence, opens: true } : sentence),
    ),
  )
  return { ...first, sentences: [...first.sentences, ...further] }
}
