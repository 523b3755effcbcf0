import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { floating } from './mixins.ts'

export type MenuItem =
  | {
      kind?: 'action'
      label: ReactNode
      icon?: ReactNode
      onSelect: () => void
      danger?: boolean
      disabled?: boolean
    }
  /** `link` is the element that navigates, e.g. `<Link to="/profile">Profile</Link>`. */
  | { kind: 'link'; link: ReactElement }
  | { kind: 'divider' }
  | { kind: 'caption'; label: ReactNode }

export type DropdownMenuProps = {
  /** The button that opens it; it must take a ref and props (Button, IconButton). */
  trigger: ReactElement
  items: readonly MenuItem[]
  align?: 'start' | 'center' | 'end'
}

const Panel = styled(Radix.Content)`
  ${floating}
  z-index: var(--layer-menu);
  min-width: 13rem;
  max-width: calc(100vw - 1rem);
  max-height: var(--radix-dropdown-menu-content-available-height);
  padding: var(--space-1);
  overflow-y: auto;
`

const itemLook = css`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  min-height: var(--control);
  padding: 0.375rem 0.625rem;
  border-radius: var(--radius-small);
  font-size: var(--text-control);
  text-decoration: none;
  cursor: pointer;
  user-select: none;

  svg {
    width: var(--icon-medium);
    height: var(--icon-medium);
    color: var(--ink-soft);
  }

  &[data-highlighted] {
    background: var(--inset);
    outline: 2px solid transparent;
    outline-offset: -2px;
  }

  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }

  &[data-disabled] {
    color: var(--ink-faint);
    cursor: not-allowed;
  }
`

const Item = styled(Radix.Item)<{ $danger?: boolean | undefined }>`
  ${itemLook}
  color: ${({ $danger }) => ($danger ? 'var(--failed)' : 'inherit')};
`

const Line = styled(Radix.Separator)`
  height: 1px;
  margin: var(--space-1) 0.625rem;
  background: var(--line);
`

const Caption = styled(Radix.Label)`
  padding: 0.5rem 0.625rem 0.25rem;
  font-size: var(--text-xs);
  color: var(--ink-faint);
`

/** A menu of actions behind a button. It is rendered beside the button, so that it is inside the same landmark. */
export function DropdownMenu({ trigger, items, align = 'end' }: DropdownMenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Panel align={align} sideOffset={6} collisionPadding={8}>
        {items.map((item, index) => {
          // The list of a menu is fixed while it is open, so the place is the key.
          const key = `${item.kind ?? 'action'}-${index}`
          if (item.kind === 'divider') return <Line key={key} />
          if (item.kind === 'caption') return <Caption key={key}>{item.label}</Caption>
          if (item.kind === 'link') {
            return (
              <Item key={key} asChild>
                {item.link}
              </Item>
            )
          }
          return (
            <Item key={key} onSelect={item.onSelect} disabled={item.disabled ?? false} $danger={item.danger}>
              {item.icon}
              {item.label}
            </Item>
          )
        })}
      </Panel>
    </Radix.Root>
  )
}
