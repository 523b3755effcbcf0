import { useState } from 'react'

/** More columns than these are not read any more. */
export const MOST_COMPARED = 4

/** The matches that somebody wants to see beside each other, in the order in which they were chosen. */
export type Comparison = {
  readonly ids: readonly string[]
  readonly isFull: boolean
  readonly choose: (id: string, isCompared: boolean) => void
  readonly clear: () => void
}

/** Keeps which matches are compared, of those that there are. */
export function useComparison(present: readonly string[]): Comparison {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const ids = chosen.filter(id => present.includes(id))
  return {
    ids,
    isFull: ids.length >= MOST_COMPARED,
    choose(id, isCompared) {
      const others = ids.filter(other => other !== id)
      setChosen(isCompared ? [...others, id].slice(0, MOST_COMPARED) : others)
    },
    clear: () => setChosen([]),
  }
}
