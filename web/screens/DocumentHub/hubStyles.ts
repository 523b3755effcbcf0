import { styled } from 'styled-components'
import { from } from '../../design/index.ts'

/** Three columns with shared rows: headings, figures, lists and buttons align. */
export const TypeColumns = styled.ul`
  display: grid;
  gap: var(--space-6);

  ${from.desk} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    grid-template-rows: repeat(5, auto);
    gap: 0 var(--space-7);
  }

  > li {
    display: grid;
    gap: var(--space-3);
    align-content: start;
    min-width: 0;
    padding-top: var(--space-4);
    border-top: 1px solid var(--line-strong);

    ${from.desk} {
      grid-row: span 5;
      grid-template-rows: subgrid;
    }
  }
`

export const Sections = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-1);
  font-size: var(--text-control);
  color: var(--ink-soft);

  > li {
    padding-left: var(--space-4);
    text-indent: calc(-1 * var(--space-4));
  }

  > li::before {
    content: '–';
    display: inline-block;
    width: var(--space-4);
    text-indent: 0;
    color: var(--ink-faint);
  }

  > li:last-child:not(:first-child) {
    color: var(--ink-faint);
  }

  > li:last-child:not(:first-child)::before {
    content: '';
  }
`

export const Drafts = styled.ul`
  width: 100%;
  border-top: 1px solid var(--line);

  > li {
    border-bottom: 1px solid var(--line);
  }
`

export const DraftLine = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2) var(--space-4);
  align-items: center;
  padding-block: var(--space-4);

  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) 11rem auto;
    column-gap: var(--space-6);
  }
`

/** A document: its words, its state, and the next step; on a phone the last two share a line. */
export const DocumentLine = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2) var(--space-4);
  align-items: center;
  padding-block: var(--space-4);

  > :first-child {
    grid-column: 1 / -1;
  }

  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) 9rem 12rem;
    column-gap: var(--space-6);

    > :first-child {
      grid-column: auto;
    }

    > :last-child {
      justify-content: flex-end;
    }
  }
`

/** The two ways to begin a document. */
export const Beginnings = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`

export const DraftWords = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.125rem;
  min-width: 0;
  overflow-wrap: anywhere;
`

export const DraftMeter = styled.div`
  grid-row: 2;
  grid-column: 1 / -1;

  ${from.tablet} {
    grid-row: auto;
    grid-column: auto;
  }
`

export const DraftActions = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1);
`

export const DraftNaming = styled.div`
  padding-block: var(--space-4);
`

export const Numbered = styled.ol`
  display: grid;
  gap: var(--space-5);
  counter-reset: step;

  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    column-gap: var(--space-7);
  }

  > li {
    display: grid;
    grid-template-columns: 2rem minmax(0, 1fr);
    gap: var(--space-1) var(--space-2);
    counter-increment: step;
  }

  > li::before {
    content: counter(step);
    grid-row: span 2;
    font-family: var(--font-serif);
    font-size: var(--text-xl);
    line-height: 1.1;
    color: var(--ink-faint);
  }
`

export const Tips = styled.ul`
  display: grid;
  gap: var(--space-3);
  max-width: var(--column);
  font-family: var(--font-serif);
  font-size: var(--text-md);

  > li {
    padding-left: var(--space-4);
    border-left: 2px solid var(--line-strong);
  }
`
