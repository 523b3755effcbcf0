import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { css, styled } from 'styled-components'
import { floating } from './mixins.ts'

export type NavDisclosureProps = {
  label: string
  /** Links, usually NavPanelLink. */
  children: ReactNode
  /** Whether the present page is among the links. */
  current?: boolean
}

/** The row of links at the head of every page. Its children are `li`. */
export const NavList = styled.ul`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  margin: 0;
  padding: 0;
  list-style: none;
`

const navItem = css`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  min-height: var(--touch);
  padding: 0 0.625rem;
  border-radius: var(--radius);
  font-size: 0.9375rem;
  font-weight: 500;
  color: var(--ink-soft);
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    color: var(--ink);
    background: var(--inset);
  }
`

/** A link in the head. Takes `as={Link}`; give `aria-current="page"` to the present one (NavLink does). */
export const NavLinkItem = styled.a`
  ${navItem}

  &[aria-current='page'] {
    color: var(--ink);
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.45em;
  }
`

const Trigger = styled.button<{ $current: boolean }>`
  ${navItem}
  ${({ $current }) =>
    $current &&
    css`
      color: var(--ink);
      text-decoration: underline;
      text-decoration-thickness: 2px;
      text-underline-offset: 0.45em;
    `}

  svg {
    width: var(--icon);
    height: var(--icon);
    transition: transform var(--quick) var(--ease-out);
  }

  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`

const Holder = styled.div`
  position: relative;
`

const Panel = styled.div`
  ${floating}
  position: absolute;
  z-index: var(--layer-menu);
  top: calc(100% + 6px);
  left: 0;
  display: flex;
  flex-direction: column;
  width: max-content;
  min-width: 14rem;
  max-width: min(22rem, calc(100vw - 2rem));
  padding: var(--space-1);

  &[hidden] {
    display: none;
  }
`

/** A link inside a NavDisclosure or in the drawer of a phone. Takes `as={Link}`. */
export const NavPanelLink = styled.a`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  min-height: var(--touch);
  padding: 0.5rem 0.75rem;
  border-radius: var(--radius-small);
  font-size: 1rem;
  font-weight: 500;
  color: var(--ink);
  text-decoration: none;

  &:hover {
    background: var(--inset);
  }

  &[aria-current='page'] {
    background: var(--inset);
    font-weight: var(--weight-strong);
  }

  svg {
    width: var(--icon-medium);
    height: var(--icon-medium);
    color: var(--ink-soft);
  }
`

/**
 * A word in the navigation that opens a few links below it. Plain disclosure rather than a menu, as links in
 * a navigation are links: Tab walks through them, Escape closes, and so does leaving or following one.
 */
export function NavDisclosure({ label, children, current = false }: NavDisclosureProps) {
  const [isOpen, setOpen] = useState(false)
  const panelId = useId()
  const holder = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !holder.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [isOpen])

  return (
    <Holder
      ref={holder}
      onKeyDown={event => {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        setOpen(false)
        trigger.current?.focus()
      }}
      onBlur={event => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <Trigger
        ref={trigger}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
        $current={current}
      >
        {label}
        <ChevronDown aria-hidden="true" />
      </Trigger>
      <Panel
        id={panelId}
        hidden={!isOpen}
        onClick={event => {
          if (event.target instanceof Element && event.target.closest('a')) setOpen(false)
        }}
      >
        {children}
      </Panel>
    </Holder>
  )
}
