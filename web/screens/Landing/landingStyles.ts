import { styled } from 'styled-components'
import { from, Page } from '../../design/index.ts'

/** One section of the front page; hairlines part them. */
export const Section = styled.section`
  padding-block: var(--space-7);
  border-top: 1px solid var(--line);
  /* Its hairline slips under that of the head when one comes here by a link. */
  scroll-margin-top: calc(-1rem + 1px);

  ${from.tablet} {
    padding-block: var(--space-9);
  }
`

/** A section's title is in the margin on a wide screen, and above on a phone. */
export const Beside = styled(Page)`
  display: grid;
  gap: var(--space-5);

  ${from.desk} {
    grid-template-columns: minmax(0, 19rem) minmax(0, 1fr);
    column-gap: var(--space-8);
    align-items: start;
  }
`
