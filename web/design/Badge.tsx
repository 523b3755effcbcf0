import type { ReactNode } from 'react'
import { styled } from 'styled-components'

export type Tone = 'plain' | 'success' | 'warning' | 'failed' | 'note'

export type BadgeProps = { tone?: Tone; icon?: ReactNode; children: ReactNode }

export const toneText: Record<Tone, string> = {
  plain: 'var(--ink-soft)',
  success: 'var(--success)',
  warning: 'var(--warning)',
  failed: 'var(--failed)',
  note: 'var(--note)',
}

export const toneBackground: Record<Tone, string> = {
  plain: 'var(--inset)',
  success: 'var(--success-background)',
  warning: 'var(--warning-background)',
  failed: 'var(--failed-background)',
  note: 'var(--note-background)',
}

const Surface = styled.span<{ $tone: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  padding: 0.125rem 0.5rem;
  border-radius: var(--radius-small);
  background: ${({ $tone }) => toneBackground[$tone]};
  color: ${({ $tone }) => toneText[$tone]};
  font-size: var(--text-xs);
  font-weight: var(--weight-strong);
  line-height: 1.5;
  white-space: nowrap;

  svg {
    width: 0.875rem;
    height: 0.875rem;
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`

/** A state in a word: 'Ready', '82% Match', 'SOP'. */
export function Badge({ tone = 'plain', icon, children }: BadgeProps) {
  return (
    <Surface $tone={tone}>
      {icon}
      {children}
    </Surface>
  )
}
