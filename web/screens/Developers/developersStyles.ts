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

/** A choice that does not take the whole line. */
export const Narrow = styled.div`
  max-width: 20rem;
`

/** A table that is read sideways where the page is narrower. */
export const Scrolled = styled.div`
  max-width: 44rem;
  overflow-x: auto;

  &:focus-visible {
    outline-offset: 2px;
  }
`

export const UsageTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: var(--space-2) var(--space-3) var(--space-2) 0;
    border-bottom: 1px solid var(--line);
    text-align: left;
    white-space: nowrap;
  }

  thead th {
    color: var(--ink-soft);
    font-weight: 500;
  }

  tbody th {
    font-weight: 500;
  }
`

/** A figure as a bar beside it. */
export const Bar = styled.span<{ $share: number }>`
  display: inline-block;
  width: ${({ $share }) => `${Math.round($share * 8 * 10) / 10}rem`};
  min-width: 2px;
  height: 0.75rem;
  margin-right: var(--space-3);
  background: var(--line-strong);
  border-radius: 2px;
`
