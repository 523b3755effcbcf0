import { type RefObject, useEffect, useRef, useState } from 'react'
import { toFault } from '../relay/faults.ts'

type LoadNext = (count: number, options: { onComplete: (fault: Error | null) => void }) => unknown

/**
 * Loads the next page of a list and then focuses its first new line, from which a keyboard user reads on.
 */
export function useShowMore<List extends HTMLElement>({
  loadNext,
  shown,
  page,
}: {
  loadNext: LoadNext
  /** How many lines are shown now. */
  shown: number
  /** How many a page has. */
  page: number
}): { list: RefObject<List | null>; showMore: () => void; fault: string | null } {
  const list = useRef<List>(null)
  const goOnAt = useRef<number | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  useEffect(() => {
    if (goOnAt.current === null || shown <= goOnAt.current) return
    list.current?.children[goOnAt.current]
      ?.querySelector<HTMLElement>('a, button')
      ?.focus({ preventScroll: true })
    goOnAt.current = null
  }, [shown])
  function showMore() {
    setFault(null)
    goOnAt.current = shown
    loadNext(page, {
      onComplete: thrown => {
        if (thrown) setFault(toFault(thrown).message)
      },
    })
  }
  return { list, showMore, fault }
}
