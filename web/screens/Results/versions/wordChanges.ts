import { diffWordsWithSpace } from 'diff'

/** A run of words, and whether only the earlier or only the later text has it. */
export type WordChange = { words: string; kind: 'SAME' | 'REMOVED' | 'ADDED' }

/** Texts that have little in common are not compared for longer than this, in milliseconds. */
const LONGEST = 500

/** What was removed from an earlier text and added to a later one, by words. */
export function wordChanges({ earlier, later }: { earlier: string; later: string }): WordChange[] {
  const parts = diffWordsWithSpace(earlier, later, { timeout: LONGEST })
  if (parts === undefined) {
    return [
      { words: earlier, kind: 'REMOVED' },
      { words: later, kind: 'ADDED' },
    ]
  }
  return parts.map(({ value, added, removed }) => ({
    words: value,
    kind: added ? 'ADDED' : removed ? 'REMOVED' : 'SAME',
  }))
}

/** How many words were removed and added. */
export function countChanges(changes: readonly WordChange[]): { removed: number; added: number } {
  const wordsOf = (kind: WordChange['kind']) =>
    changes
      .filter(change => change.kind === kind)
      .reduce((sum, { words }) => sum + (words.match(/\S+/gu)?.length ?? 0), 0)
  return { removed: wordsOf('REMOVED'), added: wordsOf('ADDED') }
}
