import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { type Tone, toneText } from './Badge.tsx'

export type MarginNoteProps = {
  /** A word or two on what kind of note it is, e.g. 'From your answer'. */
  label?: string
  tone?: Tone
  icon?: ReactNode
  /** False for notes in a list: a landmark for each would be too many. */
  landmark?: boolean
  children: ReactNode
}

const Frame = styled.aside<{ $tone: Tone }>`
  padding: 0.125rem 0 0.125rem var(--space-4);
  border-left: 2px solid ${({ $tone }) => ($tone === 'plain' ? 'var(--line-strong)' : toneText[$tone])};
  font-size: var(--text-sm);
  line-height: 1.5;
  color: var(--ink-soft);
`

const Label = styled.p<{ $tone: Tone }>`
  display: flex;
  align-items: center;
  gap: 0.375rem;
  margin-bottom: 0.125rem;
  font-weight: var(--weight-strong);
  color: ${({ $tone }) => ($tone === 'plain' ? 'var(--ink)' : toneText[$tone])};

  svg {
    flex: none;
    width: var(--icon);
    height: var(--icon);
  }
`

/** A quiet note beside the thing it is about: a reason, a source, a word of help. */
export function MarginNote({ label, tone = 'plain', icon, landmark = true, children }: MarginNoteProps) {
  return (
    <Frame $tone={tone} {...(landmark ? { 'aria-label': label } : { as: 'div' })}>
      {label && (
        <Label $tone={tone}>
          {icon}
          {label}
        </Label>
      )}
      {children}
    </Frame>
  )
}
