import { styled } from 'styled-components'
import { from, IconButton } from '../../../design/index.ts'
import type { Severity } from '../placeFindings.ts'
import { lockedText, Text } from '../resultsStyles.ts'
import { findingLine } from '../reviewStyles.ts'

/** The tools of the editor and the state of saving. They stay in view above the text. */
export const EditorBar = styled.div`
  position: sticky;
  z-index: var(--layer-sticky);
  top: var(--head);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-3);
  margin: calc(-1 * var(--space-4)) calc(-1 * var(--gutter)) var(--space-4);
  padding: var(--space-2) var(--gutter);
  background: var(--sheet);
  border-bottom: 1px solid var(--line);
  border-radius: var(--radius-large) var(--radius-large) 0 0;
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;

  ${from.tablet} {
    margin: calc(-1 * var(--space-6)) calc(-1 * var(--space-7)) var(--space-5);
    padding-inline: var(--space-7);
  }
`

export const Tools = styled.div`
  display: flex;
  align-items: center;
  /* Aligns the first sign with the text below. */
  margin-inline: -0.625rem -0.5rem;
`

/** Pressed while the paragraph at the caret is locked. */
export const LockButton = styled(IconButton)`
  &[aria-pressed='true'] {
    background: var(--inset);
    color: var(--ink);
    box-shadow: inset 0 0 0 1px var(--line-strong);
  }
`

export const EditorState = styled.div`
  display: flex;
  flex: 1 1 8rem;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
  min-width: 0;
  color: var(--ink-soft);

  ${from.phablet} {
    flex-basis: 100%;
    order: 1;
  }
`

/** Opens the findings where there is no room for them beside the sheet. */
export const OpenFindings = styled.button`
  min-height: 1.5rem;
  text-decoration: underline;
  text-underline-offset: 0.2em;

  ${from.desk} {
    display: none;
  }
`

export const DoneButton = styled.div`
  margin-left: auto;
`

const OWN_WORDS = 'color-mix(in srgb, var(--success) 14%, transparent)'

export const OwnWords = styled.span`
  padding: 0.05em 0.15em;
  background: ${OWN_WORDS};
  border-radius: 2px;
`

const marked = (severity: Severity) => `[data-severity='${severity}']`

/** The text that is edited, with the review's marks. */
export const EditorPlace = styled(Text)`
  .ProseMirror {
    min-height: 12rem;
    outline: none;
    white-space: pre-wrap;
    overflow-wrap: break-word;
    font-variant-ligatures: none;
    /* Lines before the caret keep their places while one types. */
    text-wrap: wrap;

    > * {
      /* What is typed into one paragraph lays out no other. */
      contain: layout style;
    }

    > * + * {
      margin-top: 1em;
    }
  }

  /* The caret shows the focus; a frame around the whole text is quiet. */
  &:focus-within {
    outline: 1px solid var(--line-strong);
    outline-offset: var(--space-2);
    border-radius: var(--radius-small);
  }

  [data-locked] {
    ${lockedText}
  }

  [data-own] {
    background: ${OWN_WORDS};
    border-radius: 2px;
    box-decoration-break: clone;
    -webkit-box-decoration-break: clone;
  }

  [data-findings] {
    /* Below the toolbar, and above the drawer of findings. */
    scroll-margin-block: 12rem 50vh;
    text-decoration-skip-ink: none;
    text-underline-offset: 0.22em;
  }

  ${marked('MEND')} {
    text-decoration: ${findingLine('MEND')};
  }

  ${marked('CONSIDER')} {
    text-decoration: ${findingLine('CONSIDER')};
  }

  ${marked('NOTE')} {
    text-decoration: ${findingLine('NOTE')};
  }

  [data-chosen] {
    background: var(--highlight);
  }
`

export const Notices = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  margin-bottom: var(--space-4);

  &:empty {
    display: none;
  }
`

export const OtherText = styled.details`
  margin-top: var(--space-2);

  summary {
    min-height: var(--touch);
    padding-block: var(--space-2);
    cursor: pointer;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  > div {
    max-height: 40dvh;
    overflow-y: auto;
    font-family: var(--font-serif);
    white-space: pre-line;
  }
`

export const FindingActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`
