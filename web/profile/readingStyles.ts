import { styled } from 'styled-components'

export const Items = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Item = styled.li`
  min-width: 0;
  overflow-wrap: anywhere;
`

export const ItemHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  column-gap: var(--space-3);
`

export const ItemName = styled.span`
  color: var(--ink-soft);
`

export const Understood = styled.p`
  font-weight: var(--weight-strong);
  color: var(--ink);
`

export const Quote = styled.q`
  font-family: var(--font-serif);
  color: var(--ink);
  quotes: '“' '”';
`

/** A small button that reads as part of the note, with room for a finger around it. */
export const NoteButton = styled.button`
  position: relative;
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  color: var(--note);
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;

  &::before {
    position: absolute;
    inset: -0.625rem -0.375rem;
    content: '';
  }

  &:hover {
    color: var(--ink);
  }
`

export const Editing = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  margin-top: var(--space-2);
`

export const EditingActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
`
