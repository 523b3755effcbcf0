import { css, keyframes, styled } from 'styled-components'
import { from, Prose, Sheet } from '../../design/index.ts'

/** Wide enough for plan, sheet and margin beside each other. */
const fromThreeColumns = '@media (min-width: 76rem)'

export const DeskMeta = styled.p`
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

export const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);

  ${from.desk} {
    grid-template-columns: minmax(0, 1fr) 16rem;
    grid-template-areas: 'paper margin' 'advice margin' 'rail margin';
  }

  ${fromThreeColumns} {
    grid-template-columns: 12.5rem minmax(0, 1fr) 16rem;
    grid-template-areas: 'rail paper margin' 'rail advice margin';
    grid-template-rows: auto 1fr;
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

export const Paragraph = styled.p<{ $preWrapped?: boolean }>`
  scroll-margin-top: 6rem;
  /* A letter's signature has lines of its own. */
  white-space: ${({ $preWrapped }) => ($preWrapped ? 'pre-wrap' : 'pre-line')};
`

export const SourcedSentence = styled.span<{ $lit: boolean }>`
  padding-block: 0.1em;
  border-radius: 2px;
  box-decoration-break: clone;
  -webkit-box-decoration-break: clone;
  cursor: pointer;
  transition: background-color var(--quick) var(--ease-out);

  ${({ $lit }) =>
    $lit &&
    css`
      background: var(--highlight);
    `}

  @media (forced-colors: active) {
    ${({ $lit }) =>
      $lit &&
      css`
        text-decoration: underline;
      `}
  }
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

export const Margin = styled.aside<{ $hasNote: boolean }>`
  position: fixed;
  z-index: 20;
  inset: auto 0 0 0;
  display: ${({ $hasNote }) => ($hasNote ? 'block' : 'none')};
  max-height: 50dvh;
  padding: var(--space-4) var(--gutter) max(var(--space-5), env(safe-area-inset-bottom));
  overflow-y: auto;
  background: var(--sheet);
  border-top: 1px solid var(--line);
  border-radius: var(--radius-large) var(--radius-large) 0 0;
  box-shadow: var(--shadow-float);

  ${from.desk} {
    position: relative;
    z-index: auto;
    grid-area: margin;
    display: block;
    max-height: none;
    padding: 0;
    overflow: visible;
    background: none;
    border: 0;
    border-radius: 0;
    box-shadow: none;
  }
`

export const Note = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  font-size: var(--text-sm);
  line-height: 1.5;

  ${from.desk} {
    position: absolute;
    top: var(--note-top, 0);
    left: 0;
    right: 0;
    padding-left: var(--space-4);
    border-left: 2px solid var(--look);
    transition: top var(--steady) var(--ease-out);
  }
`

export const NoteHead = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  min-height: 1.5rem;
  font-weight: var(--weight-strong);

  > button {
    margin: -0.5rem -0.5rem -0.5rem 0;
  }
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

export const Hint = styled.p<{ $place: 'above' | 'margin' }>`
  font-size: var(--text-sm);
  line-height: 1.5;
  color: var(--ink-soft);
  display: ${({ $place }) => ($place === 'above' ? 'block' : 'none')};
  margin-bottom: ${({ $place }) => ($place === 'above' ? 'var(--space-4)' : '0')};

  mark {
    padding: 0.05em 0.15em;
    background: var(--highlight);
    color: inherit;
    border-radius: 2px;
  }

  ${from.desk} {
    display: ${({ $place }) => ($place === 'above' ? 'none' : 'block')};
    padding-left: var(--space-4);
    border-left: 2px solid var(--line-strong);
  }
`

export const Rail = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-6);
  min-width: 0;

  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.desk} {
    grid-area: rail;
  }

  ${fromThreeColumns} {
    grid-template-columns: minmax(0, 1fr);
    position: sticky;
    top: 6rem;
    align-self: start;
  }
`

export const RailPart = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  font-size: var(--text-sm);
  line-height: 1.45;
`

export const OutlineList = styled.ol`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  counter-reset: line;

  li {
    display: grid;
    grid-template-columns: 1.5rem minmax(0, 1fr) auto;
    align-items: baseline;
    counter-increment: line;
  }

  li::before {
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

  span {
    color: var(--ink-soft);
  }

  svg {
    color: var(--ink-faint);
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
    border-left: 2px solid var(--look);
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

/** A document under way: how far it is stands where the plan will be, so that the sheet keeps its place. */
export const UnderWay = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);

  > ${Paper} {
    grid-area: auto;
  }

  ${fromThreeColumns} {
    grid-template-columns: 12.5rem minmax(0, 1fr) 16rem;
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

  ${fromThreeColumns} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Step = styled.li<{ $state: 'done' | 'now' | 'ahead' }>`
  padding-top: var(--space-2);
  border-top: 3px solid
    ${({ $state }) => ({ done: 'var(--settled)', now: 'var(--ink)', ahead: 'var(--line)' })[$state]};
  font-size: var(--text-xs);
  line-height: 1.35;
  color: ${({ $state }) => ($state === 'ahead' ? 'var(--ink-faint)' : 'var(--ink)')};
  font-weight: ${({ $state }) => ($state === 'now' ? 'var(--weight-strong)' : 'inherit')};
`
