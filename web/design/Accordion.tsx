import { Plus } from 'lucide-react'
import { Accordion as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { keyframes, styled } from 'styled-components'

export type AccordionItem = { value: string; title: ReactNode; content: ReactNode }

export type AccordionProps = {
  items: readonly AccordionItem[]
  /** The items open at first. */
  defaultOpen?: readonly string[]
  /** The level of the titles in the outline of the page. */
  headingLevel?: 2 | 3 | 4
}

const open = keyframes`
  from { height: 0; opacity: 0; }
  to { height: var(--radix-accordion-content-height); opacity: 1; }
`

const Item = styled(Radix.Item)`
  border-bottom: 1px solid var(--line);

  &:first-child {
    border-top: 1px solid var(--line);
  }
`

const Header = styled(Radix.Header)`
  font: inherit;
`

const Trigger = styled(Radix.Trigger)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  width: 100%;
  min-height: 3.5rem;
  padding: var(--space-3) 0;
  font-family: var(--font-serif);
  font-size: var(--text-lg);
  font-weight: 520;
  line-height: 1.3;
  text-align: left;

  svg {
    flex: none;
    width: var(--icon-large);
    height: var(--icon-large);
    color: var(--ink-soft);
    transition: transform var(--steady) var(--ease-out);
  }

  &[data-state='open'] svg {
    transform: rotate(45deg);
  }
`

const Panel = styled(Radix.Content)`
  overflow: hidden;

  &[data-state='closed'] {
    display: none;
  }

  &[data-state='open'] {
    animation: ${open} var(--steady) var(--ease-out);
  }
`

const Inner = styled.div`
  max-width: 66ch;
  padding-bottom: var(--space-5);
  color: var(--ink-soft);
`

const tags = { 2: 'h2', 3: 'h3', 4: 'h4' } as const

/** Questions that open into their answers, any number at a time. */
export function Accordion({ items, defaultOpen = [], headingLevel = 3 }: AccordionProps) {
  const Tag = tags[headingLevel]
  return (
    <Radix.Root type="multiple" defaultValue={[...defaultOpen]}>
      {items.map(item => (
        <Item key={item.value} value={item.value}>
          <Header asChild>
            <Tag>
              <Trigger>
                {item.title}
                <Plus aria-hidden="true" />
              </Trigger>
            </Tag>
          </Header>
          {/* On the page from the start, for search engines and readers without scripts. */}
          <Panel forceMount>
            <Inner>{item.content}</Inner>
          </Panel>
        </Item>
      ))}
    </Radix.Root>
  )
}
