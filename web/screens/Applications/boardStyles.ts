import { styled } from 'styled-components'
import { from } from '../../design/index.ts'

/** The columns beside each other; under one another where there is no room. */
export const BoardFrame = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-5);

  ${from.desk} {
    flex-direction: row;
    align-items: stretch;
    gap: var(--space-4);
    overflow-x: auto;
    padding-bottom: var(--space-3);
    scroll-snap-type: x proximity;
  }
`

export const ColumnFrame = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  min-width: 0;

  ${from.desk} {
    flex: 0 0 15.5rem;
    scroll-snap-align: start;
  }
`

export const ColumnHead = styled.header`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-2);
  padding-bottom: var(--space-2);
  border-bottom: 2px solid var(--line-strong);
`

export const Count = styled.span`
  color: var(--ink-soft);
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
`

export const Cards = styled.ul<{ $isOver: boolean }>`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;
  border-radius: var(--radius-small);
  background: ${({ $isOver }) => ($isOver ? 'var(--note-wash)' : 'transparent')};
  transition: background-color var(--steady) var(--ease-out);

  ${from.desk} {
    min-height: 8rem;
  }
`

export const CardFrame = styled.article<{ $isLifted: boolean }>`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  padding: var(--space-3);
  background: var(--sheet);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  opacity: ${({ $isLifted }) => ($isLifted ? 0.4 : 1)};
  overflow-wrap: anywhere;
`

export const CardLine = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-2);
`

export const CardName = styled.button`
  padding: 0;
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

export const Handle = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 2rem;
  height: 2rem;
  margin: -0.25rem 0;
  color: var(--ink-faint);
  border-radius: var(--radius-small);
  cursor: grab;
  touch-action: none;

  &:hover {
    color: var(--ink);
    background: var(--well);
  }

  svg {
    width: 1rem;
    height: 1rem;
  }
`

export const Small = styled.p`
  margin: 0;
  color: var(--ink-soft);
  font-size: var(--text-sm);
`
