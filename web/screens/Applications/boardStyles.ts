import { css, styled } from 'styled-components'
import { from } from '../../design/index.ts'

/** A column without cards is as wide as its name; the others share the rest. */
const NARROW = '6.75rem'
const NARROWEST = '10.5rem'

/**
 * The columns beside each other; under one another where there is no room. With many in use they go on past the page
 * column to the edge of the window.
 */
export const BoardFrame = styled.div<{ $isWide?: boolean }>`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);

  ${from.desk} {
    flex-direction: row;
    align-items: stretch;
    gap: var(--space-3);
    margin-inline: -0.5rem;
    padding: 0.25rem 0.5rem var(--space-3);
    overflow-x: auto;
    scroll-snap-type: x proximity;
    /* The first column rests on the edge of the page column. */
    scroll-padding-inline: 0.5rem;
    ${({ $isWide }) =>
      $isWide &&
      css`
        margin-right: calc(-0.5rem - clamp(0px, (100vw - 74rem) / 2, 14rem));
      `}
  }
`

export const ColumnFrame = styled.section<{ $isNarrow?: boolean; $isTarget?: boolean }>`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  min-width: 0;
  border-radius: var(--radius-small);
  background: ${({ $isTarget }) => ($isTarget ? 'var(--note-background)' : 'transparent')};
  box-shadow: ${({ $isTarget }) => ($isTarget ? '0 0 0 0.375rem var(--note-background)' : 'none')};
  transition: background-color var(--quick) var(--ease-out), box-shadow var(--quick) var(--ease-out);

  ${from.desk} {
    flex: ${({ $isNarrow }) => ($isNarrow ? `0 0 ${NARROW}` : '1 1 0')};
    min-width: ${({ $isNarrow }) => ($isNarrow ? NARROW : NARROWEST)};
    max-width: 22rem;
    min-height: 12rem;
    scroll-snap-align: start;
  }
`

export const ColumnHead = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  /* As high with a name that folds its cards away as without. */
  min-height: calc(2.75rem + 1px);
  border-bottom: 1px solid var(--line-strong);

  h2 {
    font-size: var(--text-md);
  }
`

/** The name of a column with cards: it folds them away. */
export const ColumnToggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  min-height: 2.75rem;
  text-align: left;

  svg {
    flex: none;
    width: var(--icon);
    height: var(--icon);
    color: var(--ink-faint);
    transition: transform var(--quick) var(--ease-out);
  }

  &[aria-expanded='false'] svg {
    transform: rotate(-90deg);
  }

  &:hover svg {
    color: var(--ink);
  }
`

export const Count = styled.span`
  color: var(--ink-soft);
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
`

export const Cards = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    position: relative;
  }
`

/** Where a card that is dragged would go: a line between two others. */
export const Gap = styled.div<{ $at: 'ABOVE' | 'BELOW' }>`
  position: absolute;
  z-index: var(--layer-raised);
  right: 0;
  left: 0;
  ${({ $at }) => ($at === 'ABOVE' ? 'top: calc(-0.5 * var(--space-3) - 2px);' : 'bottom: calc(-0.5 * var(--space-3) - 2px);')}
  border-top: 4px solid var(--note);
  border-radius: 2px;
  pointer-events: none;
`

/** The same in a column without cards. */
export const EmptyGap = styled.div`
  border-top: 4px solid var(--note);
  border-radius: 2px;
`

export const CardFrame = styled.article<{ $state?: 'RESTING' | 'LEFT' | 'CARRIED' }>`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  padding: 0.625rem var(--space-3);
  background: var(--sheet);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  overflow-wrap: anywhere;
  ${({ $state = 'RESTING' }) => $state === 'LEFT' && 'opacity: 0.45;'}
  ${({ $state = 'RESTING' }) => $state === 'CARRIED' && 'box-shadow: var(--shadow-float); cursor: grabbing;'}

  @media (hover: hover) {
    &:hover {
      border-color: var(--line-strong);
    }
  }
`

export const CardName = styled.button`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
  overflow: hidden;
  width: 100%;
  padding: 0.125rem 0;
  text-align: left;
  font-weight: var(--weight-strong);
  line-height: 1.35;
  color: var(--ink);
  text-decoration: underline;
  text-decoration-color: transparent;
  text-underline-offset: 0.2em;

  &:hover {
    text-decoration-color: currentcolor;
  }
`

/** What is known of it at a glance, and at its end the ways to move it. */
export const CardFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);

  /* The words of a deadline may be longer than a narrow card. */
  > span {
    min-width: 0;
    white-space: normal;
  }
`

/** In the place of a deadline that is not known yet. */
export const AddDeadline = styled.button`
  min-height: 1.5rem;
  color: var(--ink-soft);
  font-size: var(--text-sm);
  text-align: left;
  text-decoration: underline;
  text-decoration-color: var(--line-strong);
  text-underline-offset: 0.2em;

  &:hover {
    color: var(--ink);
  }
`

export const CardProgress = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  gap: 0.25rem;
  max-width: 11rem;
  color: var(--ink-soft);
  font-size: var(--text-xs);
  font-variant-numeric: tabular-nums;
  line-height: 1.3;
  white-space: nowrap;
`

export const CardTools = styled.div`
  display: flex;
  margin: -0.375rem -0.5rem -0.375rem auto;
`

export const Handle = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 2rem;
  height: 2.5rem;
  color: var(--ink-soft);
  border-radius: var(--radius-small);
  cursor: grab;
  touch-action: none;

  &:hover {
    color: var(--ink);
    background: var(--inset);
  }

  svg {
    width: var(--icon-medium);
    height: var(--icon-medium);
  }
`

export const Small = styled.p`
  margin: 0;
  color: var(--ink-soft);
  font-size: var(--text-sm);
  line-height: 1.4;
`

export const Meaning = styled(Small)`
  display: none;

  ${from.desk} {
    display: block;
    color: var(--ink-faint);
    font-size: var(--text-xs);
  }
`
