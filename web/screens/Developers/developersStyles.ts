import { styled } from 'styled-components'

/** Keys, each with its facts and what can be done with it. */
export const Keys = styled.ul`
  display: flex;
  flex-direction: column;
  border-top: 1px solid var(--line);

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
    padding-block: var(--space-3);
    border-bottom: 1px solid var(--line);
    font-variant-numeric: tabular-nums;
  }

  > li > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`

/** The text of a program or a key. It scrolls sideways by itself and can be reached with the keyboard. */
export const Code = styled.pre`
  margin: 0;
  padding: var(--space-4);
  overflow-x: auto;
  background: var(--inset);
  border-radius: var(--radius);
  font-family: ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace;
  font-size: var(--text-sm);
  line-height: 1.5;
`
