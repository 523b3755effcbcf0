import { styled } from 'styled-components'
import { from, Heading, sheetSurface } from '../../design/index.ts'

export const NextStepPanel = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-5);
  padding-block: var(--space-5);
  border-block: 1px solid var(--line-strong);

  > div {
    display: flex;
    flex: 1 1 22rem;
    flex-direction: column;
    gap: var(--space-2);
    max-width: 38rem;
  }

  > a {
    flex: 1 1 12rem;

    ${from.phablet} {
      flex: 0 0 auto;
    }
  }
`

export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-5);

  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr)) minmax(max-content, 1fr);
  }

  > div {
    display: flex;
    flex-direction: column;
    min-width: 0;
  }

  dt {
    font-size: var(--text-sm);
    line-height: 1.4;
    color: var(--ink-soft);
  }

  dd {
    font-family: var(--font-serif);
    font-size: var(--text-xl);
    font-weight: 500;
    font-variant-numeric: tabular-nums;
    line-height: 1.3;
    letter-spacing: -0.01em;
  }

  dd + dd {
    font-family: var(--font-text);
    font-size: var(--text-xs);
    font-weight: var(--weight-text);
    line-height: 1.4;
    letter-spacing: 0;
    color: var(--ink-faint);
  }
`

export const Recent = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
`

export const Sheets = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: var(--space-5);

  > li {
    display: flex;
  }
`

export const PaperSheet = styled.article`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--space-2);
  min-width: 0;
  min-height: 13rem;
  padding: var(--space-5);
  ${sheetSurface}
  border-radius: 2px var(--radius) var(--radius) 2px;
`

export const SheetTitle = styled(Heading)`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow: hidden;
`

export const SheetMeta = styled.p`
  display: flex;
  justify-content: space-between;
  gap: var(--space-3);
  font-size: var(--text-xs);
  font-variant-numeric: tabular-nums;
  color: var(--ink-faint);

  strong {
    color: var(--ink-soft);
  }
`

export const Excerpt = styled.p`
  font-family: var(--font-serif);
  line-height: 1.5;
  color: var(--ink-soft);
`

export const SheetFoot = styled.div`
  margin-top: auto;
  padding-top: var(--space-3);

  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--control);
  }
`

export const Small = styled.p`
  font-size: var(--text-sm);
  line-height: 1.4;
  color: var(--ink-soft);
`

/** Where a section goes on. */
export const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);
  font-size: var(--text-sm);
`

/** A line of days: down the page on a phone, across it where there is room. */
export const Days = styled.ol`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${from.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));

    /* Days go on behind the last mark, so the line does too. */
    &::before {
      position: absolute;
      top: calc(0.375rem - 1px);
      right: 0;
      left: 0;
      border-top: 2px solid var(--line);
      content: '';
    }
  }
`

export const Mark = styled.li<{ $isSoon: boolean }>`
  position: relative;
  padding: 0 0 var(--space-4) var(--space-5);
  line-height: 1.4;
  overflow-wrap: anywhere;

  /* The line, from this mark to the next. */
  &::before {
    position: absolute;
    top: 0.35rem;
    bottom: -0.35rem;
    left: calc(0.375rem - 1px);
    border-left: 2px solid var(--line);
    content: '';
  }

  &:last-child::before {
    content: none;
  }

  &::after {
    position: absolute;
    top: 0.3rem;
    left: 0;
    width: 0.75rem;
    height: 0.75rem;
    border: 2px solid ${({ $isSoon }) => ($isSoon ? 'var(--warning)' : 'var(--line-strong)')};
    border-radius: var(--radius-full);
    background: ${({ $isSoon }) => ($isSoon ? 'var(--warning)' : 'var(--paper)')};
    content: '';
  }

  ${from.tablet} {
    padding: var(--space-5) var(--space-4) 0 0;

    &::before {
      content: none;
    }

    &::after {
      top: 0;
    }
  }
`

/** What is due: a very long name is whole on the page that it leads to. */
export const Due = styled.p`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow: hidden;
  margin-block: 0.125rem;
`

export const Day = styled.p<{ $isSoon: boolean }>`
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
  color: ${({ $isSoon }) => ($isSoon ? 'var(--warning)' : 'var(--ink-soft)')};

  > * {
    white-space: nowrap;
  }
`

export const Shelves = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: var(--space-5);
`

/** One tier: its name and its matches. */
export const Shelf = styled.section`
  min-width: 0;

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  h3 {
    padding-bottom: var(--space-2);
    border-bottom: 1px solid var(--line-strong);
  }

  li {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: var(--space-1);
    padding-block: var(--space-3);
    line-height: 1.4;
    overflow-wrap: anywhere;
  }

  li + li {
    border-top: 1px solid var(--line);
  }
`
