import { styled } from 'styled-components'
import { from } from '../../design/index.ts'

/** The open document, the choice of a type, and the form. */
export const FormColumn = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-6);
  min-width: 0;
`

export const SectionsPlace = styled.div`
  display: none;

  ${from.threeColumns} {
    display: block;
  }
`

export const Sticky = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-6);

  ${from.desk} {
    position: sticky;
    top: 6rem;
    align-self: start;
  }
`

/** The side column: earlier documents, help, and a sticky note about the answers. */
export const Aside = styled.aside`
  display: flex;
  flex-direction: column;
  gap: var(--space-6);
  min-width: 0;
`

export const StoryPlace = styled.div`
  display: none;

  ${from.desk} {
    display: block;
    position: sticky;
    top: 6rem;
    min-height: 8rem;
  }
`

export const SectionLinks = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);

  button {
    display: block;
    width: 100%;
    padding-block: var(--space-2);
    text-align: left;
    border-radius: var(--radius-small);
  }

  button:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`

export const AsidePart = styled.section`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-3);
`

export const FormLinks = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);

  > li {
    display: flex;
    flex-direction: column;
    line-height: 1.4;
  }
`

export const Listed = styled.ul`
  display: flex;
  flex-direction: column;
  width: calc(100% + 2 * var(--space-2));
  max-height: 24rem;
  margin-inline: calc(-1 * var(--space-2));
  overflow-y: auto;

  li + li {
    border-top: 1px solid var(--line);
  }
`

/** One document of the list: its target, and beneath it what it is and since when. */
export const ListedButton = styled.button`
  display: flex;
  flex-direction: column;
  width: 100%;
  padding: var(--space-3) var(--space-2);
  font-size: var(--text-sm);
  line-height: 1.4;
  text-align: left;
  overflow-wrap: anywhere;

  /* The list clips what overflows. */
  &:focus-visible {
    outline-offset: -2px;
  }

  &:hover strong {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  &[aria-current] {
    background: var(--inset);
    box-shadow: inset 2px 0 0 var(--ink);
  }

  strong {
    font-weight: 500;
  }

  span {
    font-size: var(--text-xs);
    color: var(--ink-faint);
    font-variant-numeric: tabular-nums;
  }
`
