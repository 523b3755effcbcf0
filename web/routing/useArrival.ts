import { useEffect, useRef, useState } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { NOT_FOUND_TITLE, PRODUCT, TITLES } from '../content/titles.ts'

/** The title of the page at this address. */
export function titleAt(pathname: string): string {
  return TITLES.find(({ path }) => matchPath(path, pathname))?.title ?? NOT_FOUND_TITLE
}

/**
 * Arriving at a page: its title goes to the window and to whoever listens instead of looking, and the focus moves to
 * the page's content, except at the first page and for places within a page.
 */
export function useArrival() {
  const { pathname, hash } = useLocation()
  const content = useRef<HTMLElement>(null)
  const previous = useRef<string | null>(null)
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    const title = titleAt(pathname)
    document.title = `${title} · ${PRODUCT}`
    if (previous.current !== null && previous.current !== pathname) {
      setAnnouncement(title)
      if (!hash) content.current?.focus({ preventScroll: true })
    }
    previous.current = pathname
  }, [pathname, hash])

  return { content, announcement }
}
