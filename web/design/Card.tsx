import { css, styled } from 'styled-components'

/** One thing among others: a document, a match. `$interactive` when the whole card is a link or button. */
export const Card = styled.div<{ $interactive?: boolean; $padding?: 'tight' | 'normal' }>`
  display: block;
  padding: ${({ $padding = 'normal' }) => ($padding === 'tight' ? 'var(--space-4)' : 'var(--space-5)')};
  background: var(--sheet);
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  color: inherit;
  text-align: left;
  text-decoration: none;
  min-width: 0;

  ${({ $interactive }) =>
    $interactive &&
    css`
      cursor: pointer;
      transition: border-color var(--quick) var(--ease-out);

      &:hover {
        border-color: var(--line-strong);
      }
    `}
`
