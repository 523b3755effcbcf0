import { styled } from 'styled-components'
import { from } from '../../design/index.ts'

/** Settings beside the matches; above them on a phone. */
export const MatcherColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  ${from.desk} {
    grid-template-columns: 17rem minmax(0, 1fr);
    column-gap: var(--space-7);
    align-items: start;
  }
`

export const Side = styled.aside`
  display: flex;
  flex-direction: column;
  min-width: 0;

  /* Stays in view, so that a slider and the list that it changes are visible together. */
  ${from.desk} {
    position: sticky;
    top: 5.5rem;
    gap: var(--space-3);
    max-height: calc(100dvh - 6rem);
    margin: -0.75rem -0.375rem;
    padding: 0.75rem 0.75rem 1.5rem 0.375rem;
    overflow-y: auto;
    scrollbar-width: thin;
    /* The edges fade where the content scrolls on. */
    mask-image: linear-gradient(to bottom, transparent, black 0.75rem calc(100% - 1.5rem), transparent);
  }
`

export const Results = styled.div`
  min-width: 0;
`

export const PanelStack = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-5);
`

/** Filters under each other. */
export const FilterStack = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
`

/** Sliders of one kind under each other. */
export const Sliders = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
`

/** The name of a slider and its value. */
export const SliderHead = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-3);
  font-size: var(--text-sm);
  line-height: 1.4;

  &:has(+ div select) {
    margin-bottom: var(--space-2);
  }

  > :last-child:not(:first-child) {
    color: var(--ink-soft);
  }
`

export const PlanFrame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-2);
  padding-block: var(--space-4);

  ${from.desk} {
    border-top: 1px solid var(--line-strong);
  }
`

/** Matches under each other, with hairlines between them; each ten begins with a stronger one. */
export const Rows = styled.ol`
  border-top: 1px solid var(--line-strong);

  > li {
    border-bottom: 1px solid var(--line);
  }
`

/** What a row opens into. */
export const Opened = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  padding: var(--space-2) 0 var(--space-5);

  &[hidden] {
    display: none;
  }
`

/** The parts of a percentage, two beside each other where there is room. */
export const Parts = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);

  ${from.tablet} {
    > ul {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: var(--space-6);
    }
  }
`

export const MoreActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
`

/** What the signs of a row mean, beneath the list. */
export const Legend = styled.div`
  max-width: 66ch;
  padding-top: var(--space-2);
  font-size: var(--text-xs);
  line-height: 1.5;
  color: var(--ink-soft);

  strong {
    color: var(--ink);
  }
`

/** Where the first ten end. */
export const FurtherHead = styled.div`
  padding: var(--space-5) 0 var(--space-3);
`

/** What opens the matches that cost clearly more than the budget. */
export const OverHead = styled.div`
  padding: var(--space-3) 0;

  button svg {
    transition: transform var(--quick) var(--ease-out);
  }

  button[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`

/** How many are listed, and in which order. */
export const ListHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-2) var(--space-5);

  > :last-child {
    flex: 0 1 15rem;
  }
`

/** The facts of a programme, each beneath its name. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-3) var(--space-4);

  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  dt {
    font-size: var(--text-xs);
    line-height: 1.4;
    color: var(--ink-faint);
  }

  dd {
    font-size: var(--text-sm);
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
`

/** Why it is a match, and beside it what the programme asks for and the outlook. */
export const Reasons = styled.div`
  display: grid;
  gap: var(--space-4) var(--space-5);

  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

/** How a match changes under the what-if values, across its line; without a background if it does not. */
export const WhatIfLine = styled.div<{ $isMoved: boolean }>`
  grid-column: 1 / -1;
  padding: ${({ $isMoved }) => ($isMoved ? 'var(--space-2) var(--space-3)' : '0')};
  background: ${({ $isMoved }) => ($isMoved ? 'var(--note-background)' : 'none')};
  border-radius: var(--radius);
  font-size: var(--text-sm);
  line-height: 1.5;

  > p:first-child {
    display: grid;
    grid-template-columns: 1rem minmax(0, 1fr);
    gap: var(--space-2);
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }

  svg {
    width: var(--icon);
    height: var(--icon);
    margin-top: 0.25em;
    color: var(--note);
  }

  > p + p {
    padding-left: var(--space-5);
    color: var(--ink-soft);
  }
`

/** Stay in sight while one goes through the list. */
export const StickyNotes = styled.div`
  position: sticky;
  z-index: var(--layer-sticky);
  bottom: calc(var(--foot-bar) + var(--space-3));
  display: flex;
  flex-direction: column;
  gap: var(--space-2);

  &:empty {
    display: none;
  }

  ${from.desk} {
    margin-left: calc(17rem + var(--space-7));
  }
`

export const StickyNote = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  line-height: 1.4;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  padding: var(--space-2) var(--space-3) var(--space-2) var(--space-4);
  background: var(--sheet);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-large);
  box-shadow: var(--shadow-float);
  font-size: var(--text-sm);

  > span {
    flex: 1 1 12rem;
    min-width: 0;
  }
`

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: var(--space-5);

  > li {
    display: flex;
    min-width: 0;
  }

  > li > * {
    flex: 1;
    min-width: 0;
  }
`
