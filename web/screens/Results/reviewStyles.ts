import { css, styled } from 'styled-components'
import { from } from '../../design/index.ts'
import type { Severity } from './placeFindings.ts'

const INK: Record<Severity, string> = {
  MEND: 'var(--failed)',
  CONSIDER: 'var(--warning)',
  NOTE: 'var(--note)',
}
/** A line style for each severity, so that it does not depend on colour. */
const LINE: Record<Severity, string> = { MEND: 'wavy', CONSIDER: 'dashed', NOTE: 'dotted' }
const BAR: Record<Severity, string> = { MEND: 'double', CONSIDER: 'dashed', NOTE: 'dotted' }

/** The underline of words that a finding is about. */
export const findingLine = (severity: Severity) => `underline ${LINE[severity]} ${INK[severity]}`

/** Words of the text that a finding is about. */
export const Mark = styled.span<{ $severity: Severity; $isHighlighted: boolean }>`
  scroll-margin-block: 6rem 50vh;
  text-decoration: ${({ $severity }) => findingLine($severity)};
  text-decoration-thickness: ${({ $severity }) => ($severity === 'NOTE' ? '2px' : '1.5px')};
  text-decoration-skip-ink: none;
  text-underline-offset: 0.22em;
  cursor: pointer;

  ${({ $isHighlighted, $severity }) =>
    $isHighlighted &&
    css`
      background: var(--highlight);
      box-shadow: 0 0 0 1.5px ${INK[$severity]};
      border-radius: 2px;
      box-decoration-break: clone;
      -webkit-box-decoration-break: clone;

      @media (forced-colors: active) {
        outline: 1px solid;
      }
    `}
`

/** A bar beside a paragraph that a finding is about as a whole. */
export const besideText = (severity: Severity) => css`
  position: relative;

  &::before {
    position: absolute;
    top: 0.3em;
    bottom: 0.3em;
    left: -0.875rem;
    border-left: ${severity === 'MEND' ? '5px' : '3px'} ${BAR[severity]} ${INK[severity]};
    content: '';
  }
`

/** A stroke of the line that the marks of a severity have in the text. */
export const SeveritySign = styled.span<{ $severity: Severity }>`
  flex: none;
  font-family: var(--font-serif);
  line-height: 1;
  text-decoration: ${({ $severity }) => findingLine($severity)};
  text-decoration-thickness: ${({ $severity }) => ($severity === 'NOTE' ? '2px' : '1.5px')};
  text-decoration-skip-ink: none;
  text-underline-offset: 0.2em;

  &::before {
    content: 'ab';
  }
`

export const Margin = styled.aside<{ $isOpen: boolean }>`
  position: fixed;
  z-index: var(--layer-margin);
  inset: auto 0 var(--foot-bar) 0;
  display: ${({ $isOpen }) => ($isOpen ? 'block' : 'none')};
  background: var(--sheet);
  border-top: 1px solid var(--line);
  border-radius: var(--radius-large) var(--radius-large) 0 0;
  box-shadow: var(--shadow-float);

  ${from.desk} {
    position: relative;
    z-index: auto;
    grid-area: margin;
    display: block;
    background: none;
    border: 0;
    border-radius: 0;
    box-shadow: none;
  }
`

export const MarginPanel = styled.div`
  max-height: 45dvh;
  padding: var(--space-3) var(--gutter) max(var(--space-5), env(safe-area-inset-bottom));
  overflow-y: auto;
  overscroll-behavior: contain;

  [role='tablist'] {
    position: sticky;
    top: calc(-1 * var(--space-3));
    z-index: var(--layer-raised);
    /* Room for what closes it. */
    margin-right: 3rem;
    background: var(--sheet);
  }

  ${from.desk} {
    position: sticky;
    top: 5.5rem;
    max-height: calc(100dvh - 7rem);
    padding: 0 var(--space-1) var(--space-4);
    scrollbar-width: thin;

    [role='tablist'] {
      top: 0;
      margin-right: 0;
      background: var(--paper);
    }
  }
`

export const CloseMargin = styled.div`
  position: absolute;
  top: var(--space-3);
  right: calc(var(--gutter) - 0.5rem);

  ${from.desk} {
    display: none;
  }
`

/** At the lower edge of screens without room for the margin. */
export const OpenMargin = styled.div`
  position: sticky;
  bottom: calc(var(--foot-bar) + max(var(--space-4), env(safe-area-inset-bottom)));
  z-index: var(--layer-sticky);
  justify-self: center;
  /* It lies over the sheet, and takes no room beneath it. */
  height: 0;
  margin-top: calc(-1 * var(--space-6));

  /* Nor does it lie over a question that is being answered. */
  :has([data-question]:focus-within) > & {
    visibility: hidden;
  }

  > button {
    transform: translateY(-100%);
    background: var(--sheet);
    box-shadow: var(--shadow-float);
  }

  ${from.desk} {
    display: none;
  }
`

export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-bottom: var(--space-4);
`

export const FilterButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-height: var(--control-small);
  padding: 0.25rem 0.625rem;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-full);
  color: var(--ink-soft);
  font-size: var(--text-xs);

  &[aria-pressed='true'] {
    border-color: var(--ink);
    box-shadow: inset 0 0 0 1px var(--ink);
    color: var(--ink);
    font-weight: var(--weight-strong);
  }

  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      outline: 2px solid Highlight;
    }
  }
`

export const GroupHeading = styled.h3`
  margin-block: var(--space-4) var(--space-2);
  color: var(--ink-soft);
  font-size: var(--text-xs);
  font-weight: var(--weight-strong);
`

export const FindingGroup = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-1);
`

export const Finding = styled.li<{ $severity: Severity; $isHighlighted: boolean }>`
  border-left: ${({ $severity }) => ($severity === 'MEND' ? '4px' : '2px')}
    ${({ $severity }) => `${BAR[$severity]} ${INK[$severity]}`};
  background: ${({ $isHighlighted }) => ($isHighlighted ? 'color-mix(in srgb, var(--highlight) 55%, transparent)' : 'none')};
  border-radius: 0 var(--radius-small) var(--radius-small) 0;
`

export const FindingHead = styled.button`
  display: flex;
  flex-direction: column;
  gap: 0.125rem;
  width: 100%;
  min-height: var(--touch);
  padding: var(--space-2) var(--space-2) var(--space-2) var(--space-3);
  border-radius: inherit;
  color: var(--ink-soft);
  font-size: var(--text-sm);
  line-height: 1.4;
  text-align: left;

  strong {
    color: var(--ink);
    font-weight: var(--weight-strong);
  }

  &:hover {
    background: var(--inset);
  }

  &[aria-expanded='true']:hover {
    background: none;
  }
`

export const FindingQuote = styled.q`
  font-family: var(--font-serif);
  font-size: var(--text-md);
  line-height: 1.35;
  overflow-wrap: anywhere;
`

export const FindingBody = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  padding: var(--space-1) var(--space-2) var(--space-3) var(--space-3);
  font-size: var(--text-sm);
  line-height: 1.5;

  p:first-child {
    color: var(--ink-soft);
  }
`

export const FoundHere = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-1);

  button {
    display: flex;
    align-items: baseline;
    gap: var(--space-2);
    min-height: var(--control-small);
    text-align: left;
    text-decoration: underline;
    text-decoration-color: var(--line-strong);
    text-underline-offset: 0.2em;
  }
`

export const ReviewPart = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--space-5);
  min-width: 0;
  scroll-margin-top: 6rem;
  padding-top: var(--space-5);
  border-top: 1px solid var(--line);

  ${from.desk} {
    grid-area: review;
  }

  > section {
    display: flex;
    flex-direction: column;
    gap: var(--space-3);
    margin-top: var(--space-2);
  }
`

export const ScoreLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--space-2) var(--space-4);
`

export const Score = styled.p`
  font-family: var(--font-serif);
  font-size: var(--text-4xl);
  font-variant-numeric: tabular-nums lining-nums;
  font-weight: 470;
  line-height: 1;

  span {
    color: var(--ink-soft);
    font-size: var(--text-lg);
  }
`

export const Parts = styled.ul`
  display: grid;
  gap: var(--space-5) var(--space-6);

  ${from.phablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  li {
    display: flex;
    flex-direction: column;
    gap: var(--space-1);
    min-width: 0;
  }
`

export const Stories = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  font-size: var(--text-sm);
  line-height: 1.45;

  li {
    display: grid;
    grid-template-columns: 1.25rem minmax(0, 1fr) auto;
    gap: var(--space-2);
    align-items: baseline;
  }

  svg {
    align-self: center;
    color: var(--warning);
  }

  li[data-told] svg {
    color: var(--success);
  }
`

export const MeasuredFigures = styled.div`
  display: grid;
  column-gap: var(--space-6);

  ${from.phablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  details {
    border-bottom: 1px solid var(--line);
    font-size: var(--text-sm);
    line-height: 1.45;
  }

  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    min-height: var(--touch);
    cursor: pointer;
    list-style: none;

    &::-webkit-details-marker {
      display: none;
    }

    svg {
      flex: none;
      color: var(--ink-faint);
      transition: transform var(--steady) var(--ease-out);
    }

    span:first-of-type {
      flex: 1;
      color: var(--ink-soft);
    }

    span:last-of-type {
      font-variant-numeric: tabular-nums;
      text-align: right;
    }
  }

  details[open] summary svg {
    transform: rotate(90deg);
  }

  p {
    padding: 0 0 var(--space-3) 1.75rem;
    color: var(--ink-soft);
  }
`
