import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { PRODUCT } from '../content/product.ts'
import type { AnsweredTitle } from './pageTitle.ts'
import { titleAt } from './screenRoute.ts'

/**
 * Arriving at a page: the window takes its title, screen readers announce it, and the focus moves to the page's
 * content, except at the first page and for places within a page. `giveTitle` takes a title that only the page's answer
 * knows.
 */
export function useArrival() {
  const { pathname, hash } = useLocation()
  const content = useRef<HTMLElement>(null)
  const previous = useRef<string | null>(null)
  const hasMoved = useRef(false)
  const [announcement, setAnnouncement] = useState('')
  const [answered, giveTitle] = useState<AnsweredTitle | null>(null)
  const title = answered?.pathname === pathname ? answered.title : titleAt(pathname)

  useEffect(() => {
    if (previous.current !== null && previous.current !== pathname) {
      hasMoved.current = true
      if (!hash) content.current?.focus({ preventScroll: true })
    }
    previous.current = pathname
  }, [pathname, hash])

  useEffect(() => {
    document.title = title === '' ? PRODUCT : `${title} · ${PRODUCT}`
    if (hasMoved.current) setAnnouncement(title)
  }, [title])

  return { content, announcement, giveTitle }
}
