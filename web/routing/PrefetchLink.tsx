import { type ReactNode, useEffect, useRef } from 'react'
import { Link, type LinkProps, NavLink, type NavLinkProps } from 'react-router-dom'
import { prefetchScreen } from './screenRoute.ts'

type Props = Omit<NavLinkProps & LinkProps, 'to' | 'className' | 'style' | 'children' | 'prefetch'> & {
  to: string
  className?: string
  children?: ReactNode
}

/** A pointer that crosses a link on its way elsewhere is gone before this time is over. */
const REST_MS = 80

/**
 * A link that fetches its page when the pointer or the focus rests on it, and gives that up when they leave. A place
 * within a page is never 'current'.
 */
export function PrefetchLink({ to, onPointerEnter, onPointerLeave, onFocus, onBlur, ...rest }: Props) {
  const cancel = useRef<(() => void) | null>(null)
  function stop(): void {
    cancel.current?.()
    cancel.current = null
  }
  function start(): void {
    stop()
    const timer = setTimeout(() => {
      cancel.current = prefetchScreen(to)
    }, REST_MS)
    cancel.current = () => clearTimeout(timer)
  }
  useEffect(() => () => cancel.current?.(), [])
  const Anchor = to.includes('#') ? Link : NavLink
  return (
    <Anchor
      {...rest}
      to={to}
      onPointerEnter={event => {
        start()
        onPointerEnter?.(event)
      }}
      onPointerLeave={event => {
        stop()
        onPointerLeave?.(event)
      }}
      onFocus={event => {
        start()
        onFocus?.(event)
      }}
      onBlur={event => {
        stop()
        onBlur?.(event)
      }}
    />
  )
}
