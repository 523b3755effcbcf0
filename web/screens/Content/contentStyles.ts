import { styled } from 'styled-components'
import { from } from '../../design/index.ts'

/** Numbers beside each other, each with what it counts. */
export const Figures = styled.dl`
  display: grid;
  gap: var(--space-4);
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));

  > div {
    padding: var(--space-4);
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }

  dt {
    color: var(--ink-soft);
    font-size: var(--text-sm);
  }

  dd {
    margin: 0;
    font-size: var(--text-xl);
    font-variant-numeric: tabular-nums;
  }
`

/** A table that is read sideways where the page is narrower. */
export const Scrolled = styled.div`
  overflow-x: auto;

  &:focus-visible {
    outline-offset: 2px;
  }
`

export const Table = styled.table`
  width: 100%;
  min-width: 66rem;
  border-collapse: collapse;
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: var(--space-3) var(--space-3) var(--space-3) 0;
    border-bottom: 1px solid var(--line);
    text-align: left;
    /* Words of controls and words beside them are on one line. */
    vertical-align: baseline;
  }

  th {
    color: var(--ink-soft);
    font-weight: 500;
  }

  td:has(select) {
    min-width: 10rem;
  }

  td:has(button):last-child {
    min-width: 16.5rem;
  }

  time {
    white-space: nowrap;
  }

  th[scope='row'] {
    min-width: 12rem;
    color: var(--ink);
    font-weight: var(--weight-strong);
  }
`

/** Counts as bars. */
export const Bars = styled.dl`
  display: grid;
  grid-template-columns: minmax(6rem, min(12rem, 40%)) 1fr;
  gap: var(--space-2) var(--space-4);
  align-items: center;
  margin: 0;
  font-size: var(--text-sm);

  dt {
    overflow-wrap: anywhere;
  }

  dd {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
`

export const Bar = styled.span<{ $share: number }>`
  flex: none;
  /* Beside it there is room for its number. */
  width: ${({ $share }) => `calc(${$share.toFixed(3)} * (100% - 3.5rem))`};
  min-width: 2px;
  height: 0.75rem;
  background: var(--line-strong);
  border-radius: 2px;
`

/** A choice that does not take the whole line. */
export const Narrow = styled.div`
  max-width: 20rem;
`

/** Months beside each other on wide pages, under each other on narrow ones. */
export const Board = styled.div`
  display: grid;
  gap: var(--space-5);

  ${from.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));
    align-items: start;
  }

  ul {
    display: flex;
    flex-direction: column;
    gap: var(--space-3);
    padding: 0;
    margin: var(--space-3) 0 0;
    list-style: none;
  }

  li {
    padding: var(--space-3);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    overflow-wrap: anywhere;
  }
`

/** Cards of advice. */
export const Cards = styled.ul`
  display: grid;
  gap: var(--space-4);
  padding: 0;
  list-style: none;
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));

  li {
    padding: var(--space-4);
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }
`

/** Words that can be taken away one by one. */
export const Words = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  padding: 0;
  margin: 0;
  list-style: none;
`

/** Fields beside each other where there is room. */
export const Pairs = styled.div`
  display: grid;
  gap: var(--space-4);

  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
    align-items: start;
  }
`
