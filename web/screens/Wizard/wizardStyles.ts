import { styled } from 'styled-components'
import { from } from '../../design/index.ts'
import { FormColumns } from '../../questionnaire/FormColumns.ts'
import { ScreenPage } from '../../routing/ScreenPage.ts'

/** Where the bar with the step stays: below the head of the page. */
const HEAD_HEIGHT = 'var(--head)'
const BELOW_BAR = '9rem'

export const WizardPage = styled(ScreenPage)`
  gap: var(--space-4);
`

export const Head = styled.header`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-2);
`

export const BackLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 1.75rem;
  font-size: var(--text-sm);
  color: var(--ink-soft);
  text-decoration: none;

  &:hover {
    color: var(--ink);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  svg {
    width: var(--icon);
    height: var(--icon);
  }
`

export const NameLine = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--space-2);
  min-width: 0;
  min-height: var(--control);
  max-width: 100%;

  &[hidden] {
    display: none;
  }

  h1 {
    min-width: 0;
    padding-top: 0.125rem;
    font-size: var(--text-xl);
    overflow-wrap: anywhere;
  }

  ${from.tablet} {
    h1 {
      font-size: var(--text-2xl);
    }
  }
`

export const Bar = styled.div`
  position: sticky;
  z-index: var(--layer-sticky);
  top: ${HEAD_HEIGHT};
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  margin-inline: calc(-1 * var(--gutter));
  padding: var(--space-2) var(--gutter) var(--space-3);
  background: var(--paper);
`

export const BarLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-4);
  min-height: 2rem;
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;

  strong {
    font-weight: var(--weight-strong);
  }

  > :last-child {
    margin-left: auto;
  }
`

export const SectionsButton = styled.span`
  margin-left: -0.625rem;

  ${from.threeColumns} {
    display: none;
  }
`

export const Columns = styled(FormColumns)`
  align-items: start;
`

export const SectionsColumn = styled.nav`
  display: none;

  ${from.threeColumns} {
    display: block;
    position: sticky;
    top: ${BELOW_BAR};
    max-height: calc(100dvh - ${BELOW_BAR});
    overflow-y: auto;
  }
`

export const MarginPlace = styled.div`
  display: none;

  ${from.desk} {
    display: block;
    position: sticky;
    top: ${BELOW_BAR};
    max-height: calc(100dvh - ${BELOW_BAR});
    overflow-y: auto;
  }
`

export const Sections = styled.ol`
  display: flex;
  flex-direction: column;

  a {
    display: block;
    padding: var(--space-2) var(--space-3);
    border-left: 2px solid transparent;
    border-radius: 0 var(--radius-small) var(--radius-small) 0;
    text-decoration: none;
  }

  a:hover {
    background: var(--inset);
  }

  a:focus-visible {
    outline-offset: -2px;
  }

  a[aria-current='step'] {
    border-left-color: var(--ink);
    font-weight: var(--weight-strong);
  }
`

export const SectionName = styled.span`
  display: block;
  font-size: var(--text-sm);
  line-height: 1.4;
`

export const SectionFill = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 3.375rem;
  align-items: center;
  gap: var(--space-2);
  font-size: var(--text-xs);
  font-weight: var(--weight-text);
  font-variant-numeric: tabular-nums;
  color: var(--ink-soft);

  > :last-child {
    text-align: right;
    white-space: nowrap;
  }
`

export const Work = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-6);
  min-width: 0;
`

export const StepHead = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-1);
  margin-bottom: var(--space-6);

  h2 {
    scroll-margin-top: ${BELOW_BAR};
  }
`

export const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  padding-top: var(--space-5);
  border-top: 1px solid var(--line);
`

export const ReviewPart = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--space-5);
  padding-top: var(--space-6);
  border-top: 1px solid var(--line);
`

export const ReviewBlock = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
`

export const ReviewSections = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 var(--space-6);

  ${from.phablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  a {
    display: block;
    padding-block: var(--space-2);
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`

export const ReviewNames = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.375rem var(--space-6);
  font-size: var(--text-sm);

  ${from.phablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

export const ReviewLines = styled.ul`
  display: flex;
  flex-direction: column;
  font-size: var(--text-sm);

  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-4);
    padding-block: 0.375rem;
  }

  li + li {
    border-top: 1px solid var(--line);
  }

  span {
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
  }
`
