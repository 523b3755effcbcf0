import { css, keyframes, styled } from 'styled-components'
import { from, Prose, Sheet } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import type { Severity } from './placeFindings.ts'
import { besideText } from './reviewStyles.ts'

export const DocumentMeta = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  font-size: var(--text-sm);
  color: var(--ink-soft);
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`

/** Why a preview has no 'Edit'. */
export const EditLocked = styled.p`
  align-self: center;
  color: var(--ink-soft);
  font-size: var(--text-sm);
`

/** Notes beside the text take the place of the side column, which moves below the text. */
export const DocumentColumns = styled.div<{ $hasNotes: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);

  ${from.desk} {
    grid-template-columns: minmax(0, 1fr) 16rem;
    grid-template-areas: 'paper margin' 'questions margin' 'advice margin' 'review margin' 'aside margin';
    column-gap: var(--space-5);
  }

  ${from.threeColumns} {
    grid-template-columns: 12.5rem minmax(0, 1fr) 16rem;
    grid-template-areas: ${({ $hasNotes }) =>
      $hasNotes
        ? "'. paper margin' '. questions margin' '. advice margin' '. review margin' '. aside margin'"
        : "'aside paper margin' 'aside questions margin' 'aside advice margin' 'aside review margin'"};
    grid-template-rows: ${({ $hasNotes }) => ($hasNotes ? 'auto auto auto auto 1fr' : 'auto auto auto 1fr')};
    column-gap: var(--space-6);
  }
`

export const Paper = styled(Sheet)`
  min-width: 0;

  ${from.desk} {
    grid-area: paper;
  }
`

export const Text = styled(Prose)`
  max-width: none;
`

/** A paragraph that a redraft keeps: a line beside it, and the words above it, which are not copied with the text. */
export const lockedText = css`
  padding-inline-start: var(--space-3);
  border-inline-start: 2px solid var(--ink-soft);

  &::before {
    display: block;
    margin-bottom: var(--space-1);
    color: var(--ink-soft);
    font: var(--text-xs) / 1.3 var(--font-text);
    content: '${() => t('Kept in redrafts')}';
  }
`

export const Paragraph = styled.p<{ $beside: Severity | null; $isHighlighted: boolean }>`
  scroll-margin-top: 6rem;
  /* A letter's signature keeps its line breaks. */
  white-space: pre-line;
  ${({ $beside }) => $beside && besideText($beside)}
  ${({ $isHighlighted }) =>
    $isHighlighted &&
    css`
      background: var(--highlight);
    `}
  &[data-locked] {
    ${lockedText}
  }
`

export const Sentence = styled.span<{ $isHighlighted: boolean }>`
  padding-block: 0.1em;
  border-radius: 2px;
  box-decoration-break: clone;
  -webkit-box-decoration-break: clone;
  cursor: pointer;
  transition: background-color var(--quick) var(--ease-out);

  ${({ $isHighlighted }) =>
    $isHighlighted &&
    css`
      background: var(--highlight);

      @media (forced-colors: active) {
        outline: 1px dashed;
      }
    `}
`

export const LockedPart = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  margin-top: var(--space-6);
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

export const Note = styled.div<{ $isLit?: boolean }>`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  padding-left: var(--space-4);
  border-left: 2px solid ${({ $isLit }) => ($isLit ? 'var(--warning)' : 'var(--line-strong)')};
  color: ${({ $isLit }) => ($isLit ? 'var(--ink)' : 'var(--ink-soft)')};
  font-size: var(--text-sm);
  line-height: 1.5;
`

export const NoteHead = styled.p`
  font-weight: var(--weight-strong);
`

export const Sources = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);

  li {
    display: flex;
    flex-direction: column;
    gap: 0.125rem;
  }
`

export const SourceLabel = styled.span`
  color: var(--ink-soft);
`

export const SourceQuote = styled.q`
  font-family: var(--font-serif);
  font-size: var(--text-md);
  line-height: 1.45;
  color: var(--ink);
`

export const Hint = styled.p<{ $isInMargin: boolean }>`
  margin-bottom: var(--space-4);
  color: var(--ink-soft);
  font-size: var(--text-sm);
  line-height: 1.5;

  mark {
    padding: 0.05em 0.15em;
    background: var(--highlight);
    color: inherit;
    border-radius: 2px;
  }

  ${from.desk} {
    display: ${({ $isInMargin }) => ($isInMargin ? 'none' : 'block')};
  }
`

export const DocumentAside = styled.div<{ $isBelow: boolean }>`
  display: grid;
  align-content: start;
  gap: var(--space-6);
  min-width: 0;

  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.desk} {
    grid-area: aside;
  }

  ${({ $isBelow }) =>
    !$isBelow &&
    css`
      ${from.threeColumns} {
        grid-template-columns: minmax(0, 1fr);
        position: sticky;
        top: 5.5rem;
        align-self: start;
        max-height: calc(100dvh - 7rem);
        padding-right: var(--space-2);
        overflow-y: auto;
        scrollbar-width: thin;
      }
    `}
`

export const AsidePart = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  font-size: var(--text-sm);
  line-height: 1.45;
`

export const OutlineList = styled.ol`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  counter-reset: line;

  > li {
    display: grid;
    grid-template-columns: 1.5rem minmax(0, 1fr) auto;
    align-items: baseline;
    counter-increment: line;
  }

  > li::before {
    content: counter(line);
    color: var(--ink-faint);
    font-variant-numeric: tabular-nums;
  }

  a {
    text-decoration: none;

    &:hover {
      text-decoration: underline;
    }
  }

  > li > span {
    color: var(--ink-soft);
  }

  svg {
    color: var(--ink-faint);
  }
`

/** Beneath a line of the plan: its share, and what feeds it. */
export const PlanNote = styled.div`
  grid-column: 2 / -1;
  color: var(--ink-faint);
  font-size: var(--text-xs);

  summary {
    min-height: 1.75rem;
    cursor: pointer;
  }

  ul {
    margin: 0;
    padding: 0 0 var(--space-2) 1em;
    color: var(--ink-soft);
  }
`

export const FigureList = styled.dl`
  display: flex;
  flex-direction: column;

  > div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-3);
    padding-block: 0.375rem;
    border-bottom: 1px solid var(--line);
  }

  dt {
    color: var(--ink-soft);
  }

  dd {
    font-variant-numeric: tabular-nums;
  }
`

export const Advice = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  min-width: 0;

  ${from.desk} {
    grid-area: advice;
  }
`

/** The open questions, one under the other. */
export const QuestionList = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--space-5);
  min-width: 0;

  > article {
    padding-top: var(--space-5);
    border-top: 1px solid var(--line);
  }

  ${from.desk} {
    grid-area: questions;
  }
`

export const AdviceList = styled.ul`
  display: grid;
  gap: var(--space-5);
  margin-top: var(--space-2);
  font-size: var(--text-sm);
  line-height: 1.5;

  ${from.phablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  li {
    padding-left: var(--space-3);
    border-left: 2px solid var(--warning);
    color: var(--ink-soft);
  }

  strong {
    display: block;
    color: var(--ink);
  }
`

const settle = keyframes`
  from { opacity: 0; transform: translateY(4px); }
`

export const Arrived = styled.p`
  white-space: pre-line;
  animation: ${settle} var(--steady) var(--ease-out);
`

/** A document that is being written: the progress takes the place of the plan, so that the sheet does not move. */
export const InProgress = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);

  > ${Paper} {
    grid-area: auto;
    order: 2;
  }

  ${from.desk} {
    grid-template-columns: 15rem minmax(0, 1fr);
    align-items: start;
  }

  ${from.threeColumns} {
    grid-template-columns: 15rem minmax(0, 1fr) 13.5rem;
  }
`

/** Progress and plan. On a phone the text comes between them. */
export const Beside = styled.div`
  display: contents;

  > :last-child:not(:first-child) {
    order: 3;
  }

  ${from.desk} {
    display: flex;
    flex-direction: column;
    gap: var(--space-5);
    min-width: 0;
    position: sticky;
    top: 5.5rem;
  }
`

export const Progress = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
`

export const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--space-2);

  ${from.desk} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    row-gap: var(--space-3);
  }
`

export const Step = styled.li<{ $state: 'done' | 'now' | 'ahead' }>`
  padding-top: var(--space-2);
  border-top: 3px solid
    ${({ $state }) => ({ done: 'var(--success)', now: 'var(--ink)', ahead: 'var(--line)' })[$state]};
  font-size: var(--text-xs);
  line-height: 1.35;
  color: ${({ $state }) => ($state === 'ahead' ? 'var(--ink-faint)' : 'var(--ink)')};
  font-weight: ${({ $state }) => ($state === 'now' ? 'var(--weight-strong)' : 'inherit')};
`

/** The plan of a text that is being written. */
export const PlanLines = styled.ol`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  font-size: var(--text-sm);
  line-height: 1.4;
`

export const PlanLine = styled.li<{ $state: 'WRITTEN' | 'NOW' | 'AHEAD' }>`
  display: grid;
  grid-template-columns: 1.25rem minmax(0, 1fr);
  gap: var(--space-2);
  color: ${({ $state }) => ($state === 'AHEAD' ? 'var(--ink-soft)' : 'var(--ink)')};
  font-weight: ${({ $state }) => ($state === 'NOW' ? 'var(--weight-strong)' : 'inherit')};

  svg {
    margin-top: 0.15em;
    color: ${({ $state }) => ({ WRITTEN: 'var(--success)', NOW: 'var(--ink)', AHEAD: 'var(--ink-faint)' })[$state]};
  }

  small {
    display: block;
    color: var(--ink-faint);
    font-size: var(--text-xs);
    font-weight: var(--weight-text);
  }
`

/** The ways to go on with a paused document. On a narrow page each has its own line. */
export const PauseActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-top: var(--space-3);
`
