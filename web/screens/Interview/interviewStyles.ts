import { styled } from 'styled-components'

/** What rules found, one line each with a mark. */
export const Findings = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  padding: 0;
  margin: 0;
  font-size: var(--text-sm);
  list-style: none;

  li {
    display: flex;
    gap: var(--space-2);
    align-items: baseline;
  }

  svg {
    flex: none;
    transform: translateY(0.15em);
  }

  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`
