import { styled } from 'styled-components'
import { from, laidOutWhenNear, Page } from '../design/index.ts'

/** The page column of a screen with its distance to the head and the foot of the page. */
export const ScreenPage = styled(Page)`
  display: flex;
  flex-direction: column;
  gap: var(--space-6);
  padding-block: var(--space-5) var(--space-8);

  ${from.tablet} {
    padding-block: var(--space-7) var(--space-9);
  }
`

/** A part of a screen, under its own heading. */
export const Part = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  min-width: 0;
`

/** A part that is below the first screen of the page. */
export const LaterPart = styled(Part)`
  ${laidOutWhenNear}
`

/** The opening of a screen: its heading, a line on it, and what can be done with the whole of it. */
export const ScreenHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: var(--space-4);

  > :first-child {
    display: flex;
    flex-direction: column;
    gap: var(--space-2);
    min-width: 0;
  }
`
