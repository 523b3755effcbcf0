import type { DraftParagraph } from './draft.ts'

/** Words as the results page counts them: whatever stands between white space. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter(word => word !== '').length
}

/** The text as a person copies or downloads it: paragraphs parted by an empty line. */
export function plainText(paragraphs: readonly DraftParagraph[]): string {
  return paragraphs
    .map(paragraph => paragraph.sentences.map(sentence => sentence.text).join(' '))
    .filter(text => text !== '')
    .join('\n\n')
}
