import { styled } from 'styled-components'

/** A question about a change, in place. */
export const Question = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  padding: var(--space-4);
  background: var(--inset);
  border-radius: var(--radius);
`

export const Payments = styled.ul`
  display: flex;
  flex-direction: column;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-1) var(--space-4);
    padding-block: var(--space-3);
    border-bottom: 1px solid var(--line);
    font-variant-numeric: tabular-nums;
  }
`
