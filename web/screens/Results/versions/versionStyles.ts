import { styled } from 'styled-components'
import { from } from '../../../design/index.ts'
import { Paper } from '../resultsStyles.ts'

/** The place of the sheet and of its margin. */
export const VersionsPaper = styled(Paper)`
  ${from.desk} {
    grid-column-end: margin-end;
  }
`

export const VersionsHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  margin-bottom: var(--space-4);
`

export const VersionsBody = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
`

export const VersionList = styled.ol`
  max-height: 40dvh;
  margin-inline: calc(-1 * var(--space-2));
  overflow-y: auto;
  border-block: 1px solid var(--line);
  scrollbar-width: thin;

  li + li {
    border-top: 1px solid var(--line);
  }
`

export const VersionButton = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 var(--space-3);
  width: 100%;
  min-height: var(--touch);
  padding: var(--space-2);
  color: var(--ink-soft);
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
  line-height: 1.45;
  text-align: left;

  strong {
    color: var(--ink);
    font-weight: var(--weight-strong);
  }

  > :last-child {
    grid-column: 1 / -1;
  }

  ${from.phablet} {
    grid-template-columns: minmax(0, 1fr) 5.5rem 13rem;

    > :last-child {
      grid-column: auto;
      text-align: right;
    }
  }

  &:hover {
    background: var(--inset);
  }

  &[aria-pressed='true'] {
    box-shadow: inset 3px 0 0 var(--ink);
    background: var(--inset);
  }

  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`

/** A text with its removed and added words. */
export const ComparedText = styled.div`
  color: var(--ink);
  font-family: var(--font-serif);
  font-size: calc(var(--text-md) * 1.0625);
  line-height: 1.6;
  overflow-wrap: anywhere;
  white-space: pre-line;

  ins {
    background: color-mix(in srgb, var(--success) 16%, transparent);
    text-decoration: underline;
    text-decoration-color: var(--success);
    text-underline-offset: 0.2em;
  }

  del {
    background: color-mix(in srgb, var(--failed) 12%, transparent);
    text-decoration: line-through;
    text-decoration-color: var(--failed);
  }
`

export const SideBySide = styled.div`
  display: grid;
  gap: var(--space-5);

  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  section {
    min-width: 0;
  }
`
