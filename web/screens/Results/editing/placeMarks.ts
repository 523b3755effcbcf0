import type { PlacedSentence } from '../placeFindings.ts'

/** A part of a paragraph: a sentence that is as it was saved, or words of the person since then. */
export type ShownSentence = {
  /** Offsets into the paragraph. */
  start: number
  end: number
  /** The saved sentence with these words; null for words that were changed. */
  saved: PlacedSentence | null
  isOwn: boolean
}

/**
 * Finds the saved sentences in the words of a paragraph, wherever they were moved. What lies between them is the
 * person's own.
 */
export function findSentences(text: string, saved: readonly PlacedSentence[]): ShownSentence[] {
  const found: ShownSentence[] = []
  // The longest first, so that a short sentence is not found within a long one.
  for (const sentence of longestFirst(saved)) {
    for (let at = text.indexOf(sentence.text); at >= 0; at = text.indexOf(sentence.text, at + 1)) {
      const end = at + sentence.text.length
      const isWhole =
        isBoundary(text.slice(0, at), text.slice(at)) && isBoundary(text.slice(at, end), text.slice(end))
      if (!isWhole || found.some(other => at < other.end && end > other.start)) continue
      found.push({ start: at, end, saved: sentence, isOwn: sentence.isOwn })
    }
  }
  found.sort((one, other) => one.start - other.start)
  const all: ShownSentence[] = []
  let from = 0
  for (const next of [...found, null]) {
    const own = ownWords(text, from, next?.start ?? text.length)
    if (own !== null) all.push(own)
    if (next === null) break
    all.push(next)
    from = next.end
  }
  return all
}

/** By the list of sentences, since it is the same for each key that is typed. */
const sorted = new WeakMap<readonly PlacedSentence[], readonly PlacedSentence[]>()

function longestFirst(saved: readonly PlacedSentence[]): readonly PlacedSentence[] {
  const known = sorted.get(saved) ?? saved.toSorted((one, other) => other.text.length - one.text.length)
  sorted.set(saved, known)
  return known
}

/** Whether a sentence ends between two parts of a text. */
function isBoundary(before: string, after: string): boolean {
  if (before.trim() === '' || after.trim() === '') return true
  return /[.!?…]["'”’)\]]*$/u.test(before.trimEnd()) && /\s/u.test(before.slice(-1) + after.slice(0, 1))
}

function ownWords(text: string, from: number, to: number): ShownSentence | null {
  const words = text.slice(from, to)
  if (words.trim() === '') return null
  const start = from + (words.length - words.trimStart().length)
  return { start, end: start + words.trim().length, saved: null, isOwn: true }
}
