import { styled } from 'styled-components'
import { from } from './media.ts'
import { sheetSurface } from './mixins.ts'

/**
 * The surface of a document or a form. A screen has one, and nothing inside it has a border of its own. `$asText`: no
 * wider than a column of text.
 */
export const Sheet = styled.section<{ $asText?: boolean }>`
  padding: var(--space-5) var(--gutter);
  ${sheetSurface}

  ${from.tablet} {
    max-width: ${({ $asText }) => ($asText ? 'calc(var(--column) + 2 * var(--space-7))' : 'none')};
    padding: var(--space-6) var(--space-7) var(--space-7);
  }
`
