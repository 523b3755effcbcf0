import type { ReactNode } from 'react'
import { styled } from 'styled-components'

export type StatProps = {
  figure: ReactNode
  caption: ReactNode
  /** Where the figure comes from. */
  basis?: ReactNode
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`

const Amount = styled.span`
  font-family: var(--font-serif);
  font-size: var(--text-2xl);
  font-weight: 500;
  font-variant-numeric: tabular-nums;
  line-height: 1.15;
  letter-spacing: -0.01em;
`

const Caption = styled.span`
  font-size: var(--text-sm);
  line-height: 1.4;
  color: var(--ink-soft);
`

const Basis = styled.span`
  margin-top: 0.125rem;
  font-size: var(--text-xs);
  line-height: 1.4;
  color: var(--ink-faint);
`

/** A figure, what it counts, and its basis. */
export function Stat({ figure, caption, basis }: StatProps) {
  return (
    <Frame>
      <Amount>{figure}</Amount>
      <Caption>{caption}</Caption>
      {basis && <Basis>{basis}</Basis>}
    </Frame>
  )
}
