import { styled } from 'styled-components'
import { from } from '../../design/index.ts'

/** Wide enough for sections, form and margin beside each other. */
const fromThreeColumns = '@media (min-width: 76rem)'

export const Workbench = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-7);

  ${from.desk} {
    grid-template-columns: minmax(0, 42.5rem) minmax(14rem, 1fr);
  }

  ${fromThreeColumns} {
    grid-template-columns: 12rem minmax(0, 1fr) 16rem;
  }
`

export const SectionsPlace = styled.div`
  display: none;

  ${fromThreeColumns} {
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

export const StoryPlace = styled.div`
  display: none;

  ${from.desk} {
    display: block;
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

export const Listed = styled.ul`
  display: flex;
  flex-direction: column;
  width: 100%;
  max-height: 24rem;
  overflow-y: auto;

  li + li {
    border-top: 1px solid var(--line);
  }

  a {
    display: flex;
    flex-direction: column;
    padding-block: var(--space-3);
    font-size: var(--text-sm);
    line-height: 1.4;
    text-decoration: none;
  }

  a:hover strong {
    text-decoration: underline;
    text-underline-offset: 0.2em;
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
