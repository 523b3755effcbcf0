import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { from } from '../design/index.ts'

/** Facts under each other, with hairlines between them. */
export const FactList = styled.dl`
  border-top: 1px solid var(--line);
`

const Row = styled.div`
  display: grid;
  gap: var(--space-1) var(--space-5);
  padding: var(--space-3) 0;
  border-bottom: 1px solid var(--line);

  ${from.tablet} {
    grid-template-columns: 9rem minmax(0, 1fr) minmax(0, 15rem);
    align-items: baseline;
  }
`

const Term = styled.dt`
  font-size: var(--text-sm);
  line-height: 1.5;
  color: var(--ink-soft);
`

const Value = styled.dd`
  margin: 0;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`

/** The basis of a figure, in the margin of its line. */
const Basis = styled.dd`
  margin: 0;
  padding-left: var(--space-3);
  border-left: 2px solid var(--line-strong);
  font-size: var(--text-xs);
  line-height: 1.45;
  color: var(--ink-soft);
  overflow-wrap: anywhere;
`

/** One fact with its basis in the margin. */
export function Fact({ term, children, basis }: { term: string; children: ReactNode; basis?: ReactNode }) {
  return (
    <Row>
      <Term>{term}</Term>
      <Value>{children}</Value>
      {basis && <Basis>{basis}</Basis>}
    </Row>
  )
}
