import { useEffect, useState } from 'react'

/** How far one scrolls before the navigator appears, in pixels. */
export const APPEARS_AFTER = 200
/** How far below the top of the window a chosen section begins. */
export const SECTION_OFFSET = 80
/** The section that crosses this line below the top of the window is highlighted. */
export const HIGHLIGHT_LINE = 100

/** Which section crosses the highlight line, and whether one has scrolled far enough for the navigator. */
export function useShownSection(ids: readonly string[]): { isFarEnough: boolean; shown: string | null } {
  const [state, setState] = useState<{ isFarEnough: boolean; shown: string | null }>({
    isFarEnough: false,
    shown: null,
  })
  useEffect(() => {
    let frame = 0
    const read = () => {
      frame = 0
      const shown =
        ids.find(id => {
          const place = document.getElementById(id)?.getBoundingClientRect()
          return place && place.top <= HIGHLIGHT_LINE && place.bottom > HIGHLIGHT_LINE
        }) ?? null
      const isFarEnough = window.scrollY > APPEARS_AFTER
      setState(before =>
        before.shown === shown && before.isFarEnough === isFarEnough ? before : { isFarEnough, shown },
      )
    }
    const readSoon = () => {
      if (frame === 0) frame = requestAnimationFrame(read)
    }
    read()
    window.addEventListener('scroll', readSoon, { passive: true })
    window.addEventListener('resize', readSoon)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', readSoon)
      window.removeEventListener('resize', readSoon)
    }
  }, [ids])
  return state
}

/**
 * Lays out all sections, also those out of sight: while the page scrolls past sections that are not, they take their
 * true height, and it ends elsewhere than where it was sent.
 */
export function layOutSections(): void {
  document.documentElement.dataset.sections = 'laid-out'
}

/** Scrolls to a section and moves the focus to it. */
export function goToSection(id: string): void {
  const section = document.getElementById(id)
  if (section === null) return
  layOutSections()
  section.tabIndex = -1
  section.focus({ preventScroll: true })
  window.scrollTo({ top: section.getBoundingClientRect().top + window.scrollY - SECTION_OFFSET })
}
