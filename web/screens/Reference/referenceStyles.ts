import { styled } from 'styled-components'

/** The fields of a type, each with its type and what it says. */
export const Parts = styled.ul`
  display: flex;
  flex-direction: column;
  padding: 0;
  margin: 0;
  list-style: none;

  > li {
    display: flex;
    flex-direction: column;
    gap: var(--space-1);
    padding-block: var(--space-4);
    border-bottom: 1px solid var(--line);
    scroll-margin-top: var(--space-7);
  }

  ul {
    display: flex;
    flex-direction: column;
    gap: var(--space-1);
    padding-left: var(--space-5);
    margin: 0;
    list-style: none;
    font-size: var(--text-sm);
  }
`

/** A name with its type, as a program writes them. */
export const Signature = styled.div`
  font-family: ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace;
  font-size: var(--text-sm);
  overflow-wrap: anywhere;

  strong {
    font-weight: var(--weight-strong);
  }
`
