/** Word-for-word similarity to other texts. */
import type { DocumentType } from '../../../generated/prisma/enums.ts'
import { type Place, type ReadText, readText, type Word } from './readText.ts'
import { at, type Finding } from './review.ts'

/** Runs of five words. Shorter ones occur in both by chance. */
const SHINGLE = 5
/** The shortest passage that is marked, in words. */
const PASSAGE = 12

export type Similarity = {
  /** The highest Jaccard index: shared runs of five words among all runs of both texts. Null without other texts. */
  jaccard: number | null
  /** The highest share of this text's runs that another text contains. */
  shared: number | null
  findings: readonly Finding[]
}

/**
 * Jaccard index and containment over runs of five words (Broder, On the Resemblance and Containment of Documents,
 * 1997), and the passages of twelve words or more that another text contains too.
 */
export function compareTexts({
  text,
  type,
  others,
}: {
  text: ReadText
  type: DocumentType
  others: readonly string[]
}): Similarity {
  const paragraphs = text.paragraphs.map(({ sentences }) => {
    const words = sentences.flatMap(sentence => sentence.words)
    return { words, shingles: shinglesOf(words) }
  })
  const own = new Set(paragraphs.flatMap(({ shingles }) => shingles))
  const compared = others
    .map((other, index) => ({
      index,
      set: new Set(
        readText(other).paragraphs.flatMap(({ sentences }) =>
          shinglesOf(sentences.flatMap(({ words }) => words)),
        ),
      ),
    }))
    .filter(({ set }) => set.size > 0)
  if (own.size === 0 || compared.length === 0) return { jaccard: null, shared: null, findings: [] }
  let jaccard = 0
  let shared = 0
  const taken: Place[] = []
  const findings: Finding[] = []
  for (const { index, set } of compared) {
    let both = 0
    for (const shingle of own) if (set.has(shingle)) both += 1
    jaccard = Math.max(jaccard, both / (own.size + set.size - both))
    shared = Math.max(shared, both / own.size)
    for (const place of paragraphs.flatMap(paragraph => passages(paragraph, set))) {
      if (taken.some(other => place.start < other.end && other.start < place.end)) continue
      taken.push(place)
      findings.push(
        at('SIMILARITY', text.raw, place, {
          other: index,
          severity: type === 'LOR' ? 'CONSIDER' : 'NOTE',
          reason: `${place.words} words in a row stand in another of your documents as well.`,
          suggestion:
            type === 'LOR'
              ? 'Two letters with the same sentences look as if one hand had written both. Say it from this recommender’s view.'
              : 'Fine where one university reads only one of the two; otherwise tell another part of it here.',
        }),
      )
    }
  }
  return { jaccard, shared, findings }
}

function shinglesOf(words: readonly Word[]): string[] {
  const shingles: string[] = []
  for (let from = 0; from + SHINGLE <= words.length; from += 1) {
    let shingle = ''
    for (let index = from; index < from + SHINGLE; index += 1) shingle += `${words[index]?.text ?? ''} `
    shingles.push(shingle)
  }
  return shingles
}

/** The passages of one paragraph. A mark never crosses a paragraph's end. */
function passages(
  { words, shingles }: { words: readonly Word[]; shingles: readonly string[] },
  other: ReadonlySet<string>,
): (Place & { words: number })[] {
  const found: (Place & { words: number })[] = []
  let from = -1
  for (let index = 0; index <= shingles.length; index += 1) {
    const isShared = index < shingles.length && other.has(shingles[index] ?? '')
    if (isShared && from < 0) from = index
    if (isShared || from < 0) continue
    const last = index + SHINGLE - 2
    const [start, end] = [words[from]?.start, words[last]?.end]
    if (last - from + 1 >= PASSAGE && start !== undefined && end !== undefined)
      found.push({ start, end, words: last - from + 1 })
    from = -1
  }
  return found
}
