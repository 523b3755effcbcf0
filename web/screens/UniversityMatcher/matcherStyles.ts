import { styled } from 'styled-components'
import { from } from '../../design/index.ts'

/** Settings beside what they lead to; on a phone above it. */
export const Workbench = styled.div`
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

  /* What is moved here and what moves with it are seen together, however long the list is. */
  ${from.desk} {
    position: sticky;
    top: 5.5rem;
    gap: var(--space-3);
    max-height: calc(100dvh - 6rem);
    margin: -0.75rem -0.375rem;
    padding: 0.75rem 0.75rem 1.5rem 0.375rem;
    overflow-y: auto;
    scrollbar-width: thin;
    /* What goes on above and below fades, where a sharp edge would cut letters. */
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

/** Sheets under each other. */
export const SheetList = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`

/** A shelf's opening: its tier, how many stand on it, and what it means. */
export const ShelfHead = styled.div`
  padding-top: var(--space-5);
  border-top: 1px solid var(--line-strong);

  &:not(:first-child) {
    margin-top: var(--space-5);
  }

  h2 {
    display: flex;
    align-items: baseline;
    gap: var(--space-3);
  }

  h2 span {
    font-family: var(--font-text);
    font-size: var(--text-sm);
    font-weight: var(--weight-text);
    letter-spacing: 0;
    color: var(--ink-faint);
    font-variant-numeric: tabular-nums;
  }
`

export const MatchSheet = styled.article`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  min-width: 0;
  padding: var(--space-4);
  background: var(--sheet);
  border: 1px solid var(--line);
  border-radius: var(--radius-large);

  ${from.tablet} {
    padding: var(--space-5);
  }

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
  }

  > header > div:first-child {
    flex: 1 1 16rem;
    min-width: 0;
  }

  > header h3 {
    margin-top: 0.125rem;
  }

  details > summary {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: var(--control);
    font-size: var(--text-sm);
    font-weight: 500;
    text-decoration: underline;
    text-decoration-color: var(--line-strong);
    text-underline-offset: 0.2em;
    cursor: pointer;
    list-style: none;
  }

  details > summary::-webkit-details-marker {
    display: none;
  }

  details > summary svg {
    width: 1em;
    height: 1em;
    transition: transform var(--steady) var(--ease-out);
  }

  details[open] > summary svg {
    transform: rotate(180deg);
  }

  details > ul {
    padding-top: var(--space-2);
  }
`

/** The four facts of a programme, each beneath its name. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-3) var(--space-4);

  ${from.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
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

/** Why it is a match, and beside it what the programme asks for. */
export const Reasons = styled.div`
  display: grid;
  gap: var(--space-4) var(--space-5);

  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/** What becomes of a match under what is tried out. */
export const WhatIfLine = styled.div`
  padding: var(--space-3) var(--space-4);
  background: var(--note-background);
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

export const CardFoot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  padding-top: var(--space-3);
  border-top: 1px solid var(--line);

  > a,
  > div,
  > div > button {
    flex: 1 1 auto;
  }

  > div {
    align-items: stretch;
  }

  > label {
    padding-block: var(--space-2);
    font-size: var(--text-sm);
  }

  ${from.tablet} {
    > a,
    > div {
      flex: none;
    }

    > label {
      margin-left: auto;
    }
  }
`

/** Stay in sight while one goes through the list. */
export const StickyNotes = styled.div`
  position: sticky;
  z-index: var(--layer-sticky);
  bottom: var(--space-3);
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
