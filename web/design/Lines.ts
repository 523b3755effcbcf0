import { styled } from 'styled-components'

/** Lines of a list, each with its facts and what can be done with it. */
export const Lines = styled.ul`
  display: flex;
  flex-direction: column;
  border-top: 1px solid var(--line);

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
    padding-block: var(--space-3);
    border-bottom: 1px solid var(--line);
    font-variant-numeric: tabular-nums;
  }

  > li > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`
