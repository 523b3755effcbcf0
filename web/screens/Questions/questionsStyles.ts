import { styled } from 'styled-components'

/** The text column in the middle of the page. */
export const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-6);
  width: 100%;
  max-width: var(--column);
  margin-inline: auto;
`
