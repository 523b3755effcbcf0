/** A paragraph as the editor and the server exchange it. */
export type EditedParagraph = {
  /** Its name within the document, which it keeps when it is moved. */
  readonly key: string
  readonly text: string
}

/** A text that the server has, and its revision. */
export type SavedText = { readonly revision: number; readonly paragraphs: readonly EditedParagraph[] }

/** The paragraphs of a document as the graph gives them. */
export function editedParagraphs(
  paragraphs: readonly { readonly key: string; readonly sentences: readonly { readonly text: string }[] }[],
): EditedParagraph[] {
  return paragraphs.map(({ key, sentences }) => ({ key, text: sentences.map(({ text }) => text).join(' ') }))
}

/** The text of paragraphs as the server keeps it: no empty paragraphs, and no space that a reader does not see. */
export function keptTextOf(paragraphs: readonly EditedParagraph[]): string {
  return paragraphs
    .map(withoutExtraSpace)
    .filter(text => text !== '')
    .join('\n\n')
}

/** By paragraph, since most of them are the same after each key that is typed. */
const keptTexts = new WeakMap<EditedParagraph, string>()

function withoutExtraSpace(paragraph: EditedParagraph): string {
  const known = keptTexts.get(paragraph)
  if (known !== undefined) return known
  const text = paragraph.text
    .split('\n')
    .map(line => line.replace(/\s+/gu, ' ').trim())
    .filter(line => line !== '')
    .join('\n')
  keptTexts.set(paragraph, text)
  return text
}

/** Words between white space, as the server counts them. */
export function countWords(text: string): number {
  return text.match(/\S+/gu)?.length ?? 0
}
