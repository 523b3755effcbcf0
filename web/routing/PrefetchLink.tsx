import type { ReactNode } from 'react'
import { Link, type LinkProps, NavLink, type NavLinkProps } from 'react-router-dom'
import { prefetchScreen } from './screenRoute.ts'

type Props = Omit<NavLinkProps & LinkProps, 'to' | 'className' | 'style' | 'children' | 'prefetch'> & {
  to: string
  className?: string
  children?: ReactNode
}

/** A link that fetches the page behind it as soon as one points at it. A place within a page is never 'current'. */
export function PrefetchLink({ to, onPointerEnter, onFocus, ...rest }: Props) {
  const Anchor = to.includes('#') ? Link : NavLink
  return (
    <Anchor
      {...rest}
      to={to}
      onPointerEnter={event => {
        prefetchScreen(to)
        onPointerEnter?.(event)
      }}
      onFocus={event => {
        prefetchScreen(to)
        onFocus?.(event)
      }}
    />
  )
}
