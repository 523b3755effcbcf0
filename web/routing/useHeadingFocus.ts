import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus to the heading when another part of the page is shown, not at the first one. */
export function useHeadingFocus(shown: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current !== shown) heading.current?.focus()
    before.current = shown
  }, [shown])
  return heading
}
