/** Sentences end before a space and a capital or a quotation mark. */
const BETWEEN_SENTENCES = /(?<=[.!?]) (?=[\p{Lu}‘])/u

/**
 * The one sentence of a reason that a row has room for: the figure that decides. The subject, which comes before it,
 * repeats the title of the row, so it is taken only where nothing follows.
 */
export function rowReason(reason: string): string {
  const [subject = reason, figure] = reason.split(BETWEEN_SENTENCES)
  return figure ?? subject
}
