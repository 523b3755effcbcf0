import { styled } from 'styled-components'

/** A link in running text. Takes `as={Link}` for links within the product. */
export const TextLink = styled.a`
  color: inherit;
  font-weight: 500;
  text-decoration: underline;
  text-decoration-color: var(--line-strong);
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  border-radius: 2px;
  /* As a button it would be centred where its words take two lines. */
  text-align: start;
  transition: text-decoration-color var(--quick) var(--ease-out);

  &:hover {
    text-decoration-color: currentColor;
    text-decoration-thickness: 2px;
  }
`
