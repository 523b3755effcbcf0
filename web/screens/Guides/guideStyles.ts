import { styled } from 'styled-components'

/** Guides under each other. */
export const Entries = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-6);
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-direction: column;
    gap: var(--space-2);
  }
`
