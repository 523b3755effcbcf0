import { styled } from 'styled-components'
import { from } from '../../design/index.ts'

/** A match as a line: words, figures and actions. On a phone they are stacked. */
export const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-1) var(--space-3);
  padding-block: var(--space-3);

  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    padding-block: 0.25rem;
  }
`

export const Words = styled.div`
  display: flex;
  flex-direction: column;
  grid-column: 1 / -1;
  min-width: 0;
  line-height: 1.4;

  ${from.tablet} {
    grid-column: auto;
  }

  button {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    width: 100%;
    min-height: 1.625rem;
    font: inherit;
    font-size: max(1rem, var(--text-md));
    letter-spacing: inherit;
    text-align: left;
  }

  button > span {
    min-width: 0;
    overflow-wrap: anywhere;

    ${from.tablet} {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }

  button:hover > span {
    text-decoration: underline;
    text-decoration-color: var(--line-strong);
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }

  button[aria-expanded='true'] > span {
    white-space: normal;
  }

  button svg {
    flex: none;
    width: var(--icon);
    height: var(--icon);
    color: var(--ink-soft);
    transition: transform var(--steady) var(--ease-out);
  }

  button[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }

  p {
    font-size: var(--text-xs);
    color: var(--ink-soft);

    ${from.tablet} {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 1;
    }
  }

  &:has(button[aria-expanded='true']) p {
    -webkit-line-clamp: none;
  }
`

/** The cost above, tier and percentage beneath. */
export const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;

  > span:last-child {
    display: inline-flex;
    gap: var(--space-2);
  }

  ${from.tablet} {
    flex-direction: column;
    align-items: flex-end;
    gap: 0.25rem;
    white-space: nowrap;
  }
`

/** Buttons of signs. Why one of them did nothing is said in a line beneath. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;

  ${from.tablet} {
    max-width: 10rem;
  }

  [aria-pressed='true'] {
    background: var(--note-background);
    color: var(--note);
  }
`
