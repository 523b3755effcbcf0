import type { DocumentComment } from '../../../generated/prisma/client.ts'
import type { KeyedParagraph } from '../reading/readDocumentText.ts'
import { plainText } from '../writing/plainText.ts'

/** The stored columns of a comment that are shown. */
export type CommentRow = Pick<
  DocumentComment,
  'id' | 'answersId' | 'authorName' | 'body' | 'quote' | 'paragraphKey' | 'start' | 'createdAt' | 'resolvedAt'
>

/** Where the words of a comment are in the present text: characters of its paragraph. */
export type Passage = { paragraphKey: string; start: number; end: number }

/** A comment with the answers to it, the oldest first. `passage` is null where the words are no longer in the text. */
export type CommentThread = { comment: CommentRow; passage: Passage | null; answers: CommentRow[] }

/** Comments in the order in which they were written, each with its answers and the present place of its words. */
export function threadsOf(
  rows: readonly CommentRow[],
  paragraphs: readonly KeyedParagraph[],
): CommentThread[] {
  const texts = new Map(paragraphs.map(paragraph => [paragraph.key, plainText([paragraph])]))
  const inOrder = rows.toSorted((one, other) => one.id - other.id)
  return inOrder
    .filter(({ answersId }) => answersId === null)
    .map(comment => ({
      comment,
      passage: passageOf(comment, texts),
      answers: inOrder.filter(({ answersId }) => answersId === comment.id),
    }))
}

/**
 * Finds the words of a comment in the present text: in their paragraph, nearest to where they were, else in the only
 * other paragraph that has them.
 */
export function passageOf(
  { quote, paragraphKey, start }: Pick<CommentRow, 'quote' | 'paragraphKey' | 'start'>,
  texts: ReadonlyMap<string, string>,
): Passage | null {
  if (quote === null || paragraphKey === null || start === null) return null
  const at = nearest(texts.get(paragraphKey) ?? '', quote, start)
  if (at !== null) return { paragraphKey, start: at, end: at + quote.length }
  const elsewhere = [...texts].flatMap(([key, text]): Passage[] => {
    const found = nearest(text, quote, 0)
    return found === null ? [] : [{ paragraphKey: key, start: found, end: found + quote.length }]
  })
  return elsewhere.length === 1 ? (elsewhere[0] ?? null) : null
}

function nearest(text: string, quote: string, start: number): number | null {
  const places: number[] = []
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) places.push(at)
  const [found] = places.toSorted((one, other) => Math.abs(one - start) - Math.abs(other - start))
  return found ?? null
}
