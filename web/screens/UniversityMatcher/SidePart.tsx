import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { from, Heading } from '../../design/index.ts'

const Part = styled.section`
  border-bottom: 1px solid var(--line);

  ${from.desk} {
    border: 0;
  }
`

const Toggle = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: 3rem;
  font: inherit;
  letter-spacing: inherit;
  text-align: left;

  svg {
    width: var(--icon-medium);
    height: var(--icon-medium);
    color: var(--ink-soft);
    transition: transform var(--steady) var(--ease-out);
  }

  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-5);
  padding-block: var(--space-2) var(--space-5);

  &[hidden] {
    display: none;
  }
`

/** Whether settings and results are beside each other, as `from.desk` says. */
export function isBesideResults(): boolean {
  return window.matchMedia('(min-width: 64rem)').matches
}

/** One part of the column beside the results, opened and closed by its title. */
export function SidePart({
  title,
  isOpen,
  onToggle,
  children,
}: {
  title: string
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  children: ReactNode
}) {
  const bodyId = useId()
  return (
    <Part aria-label={title}>
      <Heading level={2} size="tiny">
        <Toggle type="button" aria-expanded={isOpen} aria-controls={bodyId} onClick={() => onToggle(!isOpen)}>
          {title}
          <ChevronDown aria-hidden="true" />
        </Toggle>
      </Heading>
      <Body id={bodyId} hidden={!isOpen}>
        {children}
      </Body>
    </Part>
  )
}
