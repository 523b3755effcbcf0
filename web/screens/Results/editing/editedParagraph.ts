/** A paragraph as the editor and the server exchange it. */
export type EditedParagraph = {
  /** Its name within the document, which it keeps when it is moved. */
  readonly key: string
  readonly text: string
  /** Whether a redraft keeps it word for word. */
  readonly isLocked: boolean
}

/** A text that the server has, and its revision. */
export type SavedText = { readonly revision: number; readonly paragraphs: readonly EditedParagraph[] }

/** The paragraphs of a document as the graph gives them. */
export function editedParagraphs(
  paragraphs: readonly {
    readonly key: string
    readonly isLocked: boolean
    readonly sentences: readonly { readonly text: string }[]
  }[],
): EditedParagraph[] {
  return paragraphs.map(({ key, isLocked, sentences }) => ({
    key,
    text: sentences.map(({ text }) => text).join(' '),
    isLocked,
  }))
}

/** All that a save keeps of paragraphs, in one text to be compared: their words, and which of them are locked. */
export function savedFormOf(paragraphs: readonly EditedParagraph[]): string {
  const locked = paragraphs
    .filter(paragraph => withoutExtraSpace(paragraph) !== '')
    .flatMap(({ isLocked }, index) => (isLocked ? [index] : []))
  // No text has two empty lines.
  return [keptTextOf(paragraphs), ...(locked.length === 0 ? [] : [locked.join(' ')])].join('\n\n\n')
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
