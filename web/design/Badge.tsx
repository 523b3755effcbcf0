import type { ReactNode } from 'react'
import { styled } from 'styled-components'

export type Tone = 'plain' | 'settled' | 'look' | 'failed' | 'note'

export type BadgeProps = { tone?: Tone; icon?: ReactNode; children: ReactNode }

export const toneText: Record<Tone, string> = {
  plain: 'var(--ink-soft)',
  settled: 'var(--settled)',
  look: 'var(--look)',
  failed: 'var(--failed)',
  note: 'var(--note)',
}

export const toneWash: Record<Tone, string> = {
  plain: 'var(--well)',
  settled: 'var(--settled-wash)',
  look: 'var(--look-wash)',
  failed: 'var(--failed-wash)',
  note: 'var(--note-wash)',
}

const Surface = styled.span<{ $tone: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  padding: 0.125rem 0.5rem;
  border-radius: var(--radius-small);
  background: ${({ $tone }) => toneWash[$tone]};
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
