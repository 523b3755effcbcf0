import { styled } from 'styled-components'
import { sheetSurface } from '../design/index.ts'

export const Panel = styled.section`
  ${sheetSurface}
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  min-width: 0;
  padding: var(--space-4);
  font-size: var(--text-sm);
  line-height: 1.5;
  color: var(--ink-soft);
`

export const Unread = styled.div`
  padding-left: var(--space-3);
  border-left: 2px solid var(--warning);
  overflow-wrap: anywhere;

  strong {
    color: var(--warning);
  }
`

export const UnreadKinds = styled.div`
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-4);
    margin: var(--space-1) 0 0;
    padding: 0;
    list-style: none;
  }

  li {
    padding-block: 0.375rem;
  }
`

/** Two short controls beside each other, where there is room. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr));
  gap: var(--space-3);
`

/** Says that a reading is right, with room for a finger around it. */
export const RightButton = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  padding: 0.0625rem 0.625rem 0.0625rem 0.5rem;
  border: 1px dashed var(--line-strong);
  border-radius: var(--radius-full);
  background: none;
  font: inherit;
  color: var(--ink);
  cursor: pointer;

  svg {
    flex: none;
    width: var(--icon);
    height: var(--icon);
    color: var(--ink-faint);
  }

  &::before {
    position: absolute;
    inset: -0.5rem -0.25rem;
    content: '';
  }

  &:hover {
    background: var(--inset);
  }

  &[aria-pressed='true'] {
    background: var(--success-background);
    border: 1px solid var(--success);
    color: var(--success);

    svg {
      color: var(--success);
    }
  }

  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      border: 2px solid Highlight;
    }
  }
`

export const Items = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: var(--space-3) var(--space-6);
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Item = styled.li`
  min-width: 0;
  padding-top: var(--space-3);
  border-top: 1px solid var(--line);
  overflow-wrap: anywhere;
`

export const ItemHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  column-gap: var(--space-3);
`

export const ItemActions = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--space-3);
  margin-left: auto;
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
