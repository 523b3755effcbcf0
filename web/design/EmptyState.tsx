import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Heading } from './typography.tsx'

export type EmptyStateProps = {
  title: string
  children?: ReactNode
  /** What one can do about it. */
  action?: ReactNode
  icon?: ReactNode
  headingLevel?: 2 | 3 | 4
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-3);
  padding: var(--space-5);
  border: 1px dashed var(--line-strong);
  border-radius: var(--radius-large);

  > svg {
    width: 1.5rem;
    height: 1.5rem;
    color: var(--ink-faint);
  }
`

const Words = styled.div`
  max-width: 52ch;
  color: var(--ink-soft);
`

const Action = styled.div`
  margin-top: var(--space-2);
`

/** Nothing here yet, why, and what to do. */
export function EmptyState({ title, children, action, icon, headingLevel = 3 }: EmptyStateProps) {
  return (
    <Frame>
      {icon}
      <Heading level={headingLevel} size="tiny">
        {title}
      </Heading>
      {children && <Words>{children}</Words>}
      {action && <Action>{action}</Action>}
    </Frame>
  )
}
