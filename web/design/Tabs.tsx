import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { styled } from 'styled-components'

export type TabItem<Value extends string = string> = { value: Value; label: ReactNode; content: ReactNode }

export type TabsProps<Value extends string = string> = {
  label: string
  items: readonly TabItem<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  /** `fill` gives every tab the same share of the width. */
  fit?: 'start' | 'fill'
}

const List = styled.div<{ $fit: 'start' | 'fill' }>`
  display: flex;
  position: relative;
  gap: ${({ $fit }) => ($fit === 'fill' ? '0' : 'var(--space-5)')};
  overflow-x: auto;
  scrollbar-width: none;
  border-bottom: 1px solid var(--line);
`

const Trigger = styled.button<{ $fit: 'start' | 'fill' }>`
  flex: ${({ $fit }) => ($fit === 'fill' ? '1' : 'none')};
  position: relative;
  min-height: 2.75rem;
  padding: 0.5rem 0.125rem;
  font-size: max(1rem, var(--text-sm));
  font-weight: 500;
  color: var(--ink-soft);
  white-space: nowrap;

  &:hover {
    color: var(--ink);
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  &[aria-selected='true'] {
    color: var(--ink);
    font-weight: var(--weight-strong);
  }

  &[aria-selected='true']::after {
    position: absolute;
    right: 0;
    bottom: 0;
    left: 0;
    border-bottom: 2px solid var(--ink);
    content: '';
  }
`

const Panel = styled.div`
  padding-top: var(--space-5);
`

/**
 * Two to five views of one thing. Not a way through the product: that is navigation. One Tab stop; arrow keys,
 * Home and End turn to another view. Own code rather than a library: the sign-in page uses it,
 * where every kilobyte is waited for.
 */
export function Tabs<Value extends string = string>({
  label,
  items,
  value,
  onValueChange,
  fit = 'start',
}: TabsProps<Value>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const at = items.findIndex(item => item.value === value)

  // On a narrow screen the list scrolls, and the page stays where it is.
  useEffect(() => {
    const tab = list.current?.children.item(at)
    if (list.current && tab instanceof HTMLElement)
      list.current.scrollLeft = tab.offsetLeft + tab.offsetWidth - list.current.clientWidth
  }, [at])

  const onKeyDown = (event: KeyboardEvent) => {
    const to = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: items.length - 1,
    }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const index = (to + items.length) % items.length
    const item = items[index]
    if (!item) return
    onValueChange(item.value)
    list.current?.querySelectorAll<HTMLButtonElement>('[role="tab"]')[index]?.focus()
  }

  return (
    <div>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown} $fit={fit}>
        {items.map(item => (
          <Trigger
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-tab-${item.value}`}
            aria-selected={item.value === value}
            aria-controls={`${id}-panel-${item.value}`}
            tabIndex={item.value === value ? 0 : -1}
            onClick={() => onValueChange(item.value)}
            $fit={fit}
          >
            {item.label}
          </Trigger>
        ))}
      </List>
      {items.map(item => (
        <Panel
          key={item.value}
          role="tabpanel"
          id={`${id}-panel-${item.value}`}
          aria-labelledby={`${id}-tab-${item.value}`}
          hidden={item.value !== value}
        >
          {item.value === value && item.content}
        </Panel>
      ))}
    </div>
  )
}
