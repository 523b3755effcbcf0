import type { KeyedParagraph } from '../reading/readDocumentText.ts'
import type { DraftSentence } from '../writing/draft.ts'
import { plainText } from '../writing/plainText.ts'

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
/** A known sentence consists of at most so many parts: 'Dr. A. B. Rao, M.Sc.' ends none. */
const MOST_PARTS = 8

/**
 * The text of an editor, with the sources of the sentences whose words are unchanged, wherever they were moved. Any other
 * sentence is the person's. A paragraph stays locked unless the text says otherwise. `known` are earlier texts of the document; the first that has a sentence gives its sources.
 * No character is lost: the plain text of the result is the text that was sent.
 */
export function readEditedText({
  sent,
  known,
}: {
  sent: readonly { key: string; text: string; isLocked?: boolean | null | undefined }[]
  known: readonly (readonly KeyedParagraph[])[]
}): KeyedParagraph[] {
  const earlier = known.flat()
  const byKey = firstOf(earlier, ({ key }) => key)
  const byText = firstOf(earlier, paragraph => unspaced(plainText([paragraph])))
  const sentences = firstOf(
    earlier.flatMap(paragraph => paragraph.sentences),
    ({ text }) => unspaced(text),
  )
  return sent.map(({ key, text, isLocked }) => {
    const before = byKey.get(key)
    const { job, title } = before ?? { job: 'own', title: 'Your own paragraph' }
    const unchanged = byText.get(unspaced(text))
    return {
      key,
      job,
      title,
      sentences: unchanged?.sentences ?? sentencesOf(text, sentences),
      ...((isLocked ?? before?.isLocked) ? { isLocked: true } : {}),
    }
  })
}

function sentencesOf(text: string, known: ReadonlyMap<string, DraftSentence>): DraftSentence[] {
  const parts = partsOf(text)
  const sentences: DraftSentence[] = []
  for (let at = 0; at < parts.length; ) {
    let length = Math.min(MOST_PARTS, parts.length - at)
    const wordsAt = () => parts.slice(at, at + length).join(' ')
    while (length > 1 && !known.has(unspaced(wordsAt()))) length -= 1
    const words = wordsAt()
    sentences.push(known.get(unspaced(words)) ?? { text: words, sources: [], origin: 'PERSON' })
    at += length
  }
  return sentences
}

/** The sentences of a text. They are joined by a space, so two that have none between them are one. */
function partsOf(text: string): string[] {
  const parts: string[] = []
  let open = ''
  for (const { segment } of segmenter.segment(text)) {
    open += segment
    if (!segment.endsWith(' ')) continue
    parts.push(open.trim())
    open = ''
  }
  return open === '' ? parts : [...parts, open.trim()]
}

function firstOf<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item> {
  return new Map(items.toReversed().map(item => [keyOf(item), item]))
}

/** Line breaks count: a text that differs in one is another. */
function unspaced(text: string): string {
  return text.replace(/[^\S\n]+/gu, ' ').trim()
}
