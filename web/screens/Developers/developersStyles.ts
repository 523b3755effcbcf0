import { styled } from 'styled-components'

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

/** The facts of a line, whose texts scroll within it. */
export const LineFacts = styled.div`
  flex: 1 1 18rem;
  min-width: 0;
`

/** What a line shows below its facts, as wide as the line. */
export const BelowLine = styled.div`
  flex: 1 1 100%;
  min-width: 0;
`
