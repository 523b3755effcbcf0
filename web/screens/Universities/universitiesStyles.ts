import { styled } from 'styled-components'
import { from } from '../../design/index.ts'

/** What one looks for: the words on a line of their own, the filters beneath. */
export const SearchPanel = styled.form`
  display: grid;
  gap: var(--space-4);

  ${from.tablet} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    align-items: end;
  }
`

/** `$beside`: a filter is on the same line. */
export const Words = styled.div<{ $beside: boolean }>`
  position: relative;

  ${from.tablet} {
    grid-column: span ${({ $beside }) => ($beside ? 4 : 6)};
  }
`

export const Filter = styled.div`
  min-width: 0;

  ${from.tablet} {
    grid-column: span 2;
  }
`

/** The filters by facts, opened and closed by a button. */
export const Facts = styled.div`
  display: grid;
  gap: var(--space-3);
  justify-items: start;
  grid-column: 1 / -1;

  > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 11rem), 1fr));
    gap: var(--space-4);
    width: 100%;
  }

  > div[hidden] {
    display: none;
  }
`

/** How many are found, and in which order. */
export const ListHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-5);
`

/** Two views of the catalogue, as links: each has its address. */
export const Views = styled.nav`
  display: flex;
  gap: var(--space-5);
  border-bottom: 1px solid var(--line);

  a {
    position: relative;
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    padding: 0.5rem 0.125rem;
    font-size: max(1rem, var(--text-sm));
    font-weight: 500;
    color: var(--ink-soft);
    text-decoration: none;
  }

  a:hover {
    color: var(--ink);
  }

  a[aria-current] {
    color: var(--ink);
    font-weight: var(--weight-strong);
  }

  a[aria-current]::after {
    position: absolute;
    right: 0;
    bottom: -1px;
    left: 0;
    border-bottom: 2px solid var(--ink);
    content: '';
  }
`

/** The results; those of an earlier search stay, dimmed, until the next are there. */
export const Results = styled.div<{ $isBehind: boolean }>`
  opacity: ${({ $isBehind }) => ($isBehind ? 0.55 : 1)};
  transition: opacity var(--steady) var(--ease-out);
`

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: var(--space-5);

  > li {
    min-width: 0;
  }
`

export const Notes = styled.div`
  display: grid;
  gap: var(--space-4) var(--space-7);

  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
