import { styled } from 'styled-components'
import { from, Prose, Sheet } from '../../design/index.ts'

/** The sheet. Where there is room, comments are beside their paragraph; otherwise beneath it. */
export const SharedSheet = styled(Sheet)`
  display: flex;
  flex-direction: column;
  gap: var(--space-5);
  min-width: 0;
`

export const Beside = styled.div<{ $hasComments: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4) var(--space-6);
  align-items: start;

  ${from.desk} {
    grid-template-columns: ${({ $hasComments }) =>
      $hasComments ? 'minmax(0, 40rem) minmax(14rem, 1fr)' : 'minmax(0, 44rem)'};
  }
`

export const SharedText = styled(Prose)`
  max-width: none;

  p {
    margin: 0;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }

  mark {
    background: var(--highlight);
    color: inherit;
    text-decoration: underline dotted var(--note) 2px;
    text-underline-offset: 0.22em;
  }
`

export const Notes = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  align-items: stretch;
  min-width: 0;

  > button {
    align-self: flex-start;
  }
`

export const LockedTitles = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  padding-top: var(--space-5);
  border-top: 1px solid var(--line);

  ol {
    margin: 0;
    padding-left: 1.5em;
    color: var(--ink-soft);
    font-family: var(--font-serif);
    line-height: 1.7;
  }
`
