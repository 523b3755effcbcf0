import { styled } from 'styled-components'
import { from, laidOutWhenNear, Page, sheetSurface } from '../../design/index.ts'

/** One section of the front page; hairlines part them. */
export const Section = styled.section`
  ${laidOutWhenNear}
  padding-block: var(--space-7);
  border-top: 1px solid var(--line);
  /* Its hairline slips under that of the head when one comes here by a link. */
  scroll-margin-top: calc(-1rem + 1px);

  &:focus {
    outline: none;
  }

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

/** The title of a section with a line beneath it. */
export const Intro = styled.div`
  display: grid;
  gap: var(--space-3);
  max-width: var(--column);
  margin-bottom: var(--space-6);
`

/** One of the two live pieces of the opening. */
export const Piece = styled.section`
  ${laidOutWhenNear}
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  min-width: 0;
  padding: var(--space-5) var(--gutter);
  ${sheetSurface}

  ${from.tablet} {
    padding: var(--space-5);
  }
`

/** What has to be said of a piece, at its end. */
export const PieceFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-1) var(--space-4);
  margin-top: auto;
  padding-top: var(--space-3);
  border-top: 1px solid var(--line);
  font-size: var(--text-sm);
  line-height: 1.45;
  color: var(--ink-faint);
`
