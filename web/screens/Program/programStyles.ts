import { styled } from 'styled-components'
import { from } from '../../design/index.ts'

export const Picture = styled.div`
  flex: none;
  width: clamp(5rem, 14vw, 7.5rem);
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
`

export const Head = styled.header`
  display: flex;
  flex-direction: column-reverse;
  gap: var(--space-4);
  align-items: flex-start;

  /* A long name has the whole width of a phone. */
  ${from.phablet} {
    flex-direction: row;
    gap: var(--space-5);
  }

  > :first-child {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: var(--space-2);
    min-width: 0;
  }
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: flex-start;
`

export const Costs = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: var(--space-3) 0 var(--space-3) var(--space-3);
    border-bottom: 1px solid var(--line);
    text-align: right;
    vertical-align: baseline;
  }

  thead th {
    font-size: var(--text-sm);
    font-weight: 500;
    color: var(--ink-soft);
  }

  th:first-child {
    padding-left: 0;
    font-weight: 500;
    text-align: left;
  }

  td > span {
    display: block;
  }

  td > span + span {
    font-size: var(--text-sm);
    color: var(--ink-soft);
  }

  tfoot th,
  tfoot td {
    border-bottom: 0;
    font-weight: var(--weight-strong);
  }
`

export const Days = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-1);
`

/** The parts of a figure, opened by its title. */
export const Parts = styled.details`
  > summary {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: var(--control);
    font-size: var(--text-sm);
    font-weight: 500;
    text-decoration: underline;
    text-decoration-color: var(--line-strong);
    text-underline-offset: 0.2em;
    cursor: pointer;
    list-style: none;
  }

  > summary::-webkit-details-marker {
    display: none;
  }

  > summary svg {
    width: 1em;
    height: 1em;
    transition: transform var(--steady) var(--ease-out);
  }

  &[open] > summary svg {
    transform: rotate(180deg);
  }

  > ul {
    padding-top: var(--space-2);
  }
`
