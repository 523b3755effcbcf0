import { styled } from 'styled-components'

/** Something offered in the corner of the window, over what one reads. It moves nothing. */
export const Offer = styled.aside`
  position: fixed;
  z-index: var(--layer-sticky);
  right: var(--space-3);
  bottom: calc(var(--foot-bar) + var(--space-3));
  left: var(--space-3);
  display: grid;
  gap: var(--space-2);
  max-width: 22rem;
  margin-inline: auto 0;
  padding: var(--space-3) var(--space-4);
  background: var(--sheet);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  box-shadow: var(--shadow-float);

  @media print {
    display: none;
  }
`
