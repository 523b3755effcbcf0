import { styled } from 'styled-components'
import { from } from './media.ts'

/** A sheet of paper on the desk: the document, a form. One on a screen, and nothing boxed inside it. */
export const Sheet = styled.section`
  padding: var(--space-5) var(--gutter);
  background: var(--sheet);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  box-shadow: var(--shadow-sheet);

  ${from.tablet} {
    padding: var(--space-6) var(--space-7) var(--space-7);
  }
`
