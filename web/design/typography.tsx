import type { ComponentPropsWithRef } from 'react'
import { css, styled } from 'styled-components'

export type HeadingSize = 'display' | 'large' | 'medium' | 'small' | 'tiny'
export type HeadingProps = ComponentPropsWithRef<'h2'> & { level?: 1 | 2 | 3 | 4; size?: HeadingSize }

const headingSizes = {
  display: css`
    font-size: var(--text-4xl);
    line-height: 1.08;
    letter-spacing: -0.022em;
    font-weight: 460;
  `,
  large: css`
    font-size: var(--text-3xl);
    line-height: 1.12;
    letter-spacing: -0.018em;
    font-weight: 470;
  `,
  medium: css`
    font-size: var(--text-2xl);
    line-height: 1.18;
    letter-spacing: -0.014em;
    font-weight: 500;
  `,
  small: css`
    font-size: var(--text-xl);
    line-height: 1.22;
    letter-spacing: -0.01em;
    font-weight: 520;
  `,
  tiny: css`
    font-size: var(--text-lg);
    line-height: 1.28;
    letter-spacing: -0.005em;
    font-weight: 550;
  `,
}

const Serif = styled.h2<{ $size: HeadingSize }>`
  font-family: var(--font-serif);
  color: var(--ink);
  text-wrap: balance;
  ${({ $size }) => headingSizes[$size]}
`

const sizeOfLevel = { 1: 'large', 2: 'medium', 3: 'small', 4: 'tiny' } as const
const tagOfLevel = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const

/** `level` is the place in the outline, `size` the look (by default that of the level). */
export function Heading({ level = 2, size = sizeOfLevel[level], ...rest }: HeadingProps) {
  return <Serif as={tagOfLevel[level]} $size={size} {...rest} />
}

export type TextTone = 'ink' | 'soft' | 'faint' | 'success' | 'warning' | 'failed'

const tones: Record<TextTone, string> = {
  ink: 'var(--ink)',
  soft: 'var(--ink-soft)',
  faint: 'var(--ink-faint)',
  success: 'var(--success)',
  warning: 'var(--warning)',
  failed: 'var(--failed)',
}

/** Interface text. `$size="lead"` opens a page; `small` and `tiny` are for notes and captions. */
export const Text = styled.p<{
  $size?: 'lead' | 'body' | 'small' | 'tiny'
  $tone?: TextTone
  $strong?: boolean
  /** Keeps lines to a comfortable 66 characters. */
  $measure?: boolean
}>`
  font-size: ${({ $size = 'body' }) =>
    ({ lead: 'var(--text-lg)', body: 'var(--text-md)', small: 'var(--text-sm)', tiny: 'var(--text-xs)' })[
      $size
    ]};
  line-height: ${({ $size = 'body' }) => ($size === 'lead' ? '1.5' : 'var(--leading)')};
  color: ${({ $tone = 'ink' }) => tones[$tone]};
  font-weight: ${({ $strong }) => ($strong ? 'var(--weight-strong)' : 'inherit')};
  max-width: ${({ $measure }) => ($measure ? '66ch' : 'none')};
  text-wrap: pretty;
`

/** A number in a column, or one that changes: money, scores, counts. Its digits have one width. */
export const Figure = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

/** The text that we help to write, and everything long: serif, generous, 66 characters a line. */
export const Prose = styled.div`
  max-width: 66ch;
  font-family: var(--font-serif);
  font-size: calc(var(--text-md) * 1.125);
  font-weight: 400;
  line-height: 1.6;
  color: var(--ink);
  text-wrap: pretty;
  hanging-punctuation: first allow-end;

  > * + * {
    margin-top: 1em;
  }

  > :is(h2, h3):not(:first-child) {
    margin-top: 1.6em;
  }

  h2,
  h3 {
    font-weight: 550;
    line-height: 1.25;
    letter-spacing: -0.01em;
  }

  h2 {
    font-size: var(--text-xl);
  }

  h3 {
    font-size: var(--text-lg);
  }

  ul,
  ol {
    padding-left: 1.25em;
  }

  li + li {
    margin-top: 0.35em;
  }

  li::marker {
    color: var(--ink-faint);
  }

  mark {
    background: var(--highlight);
    color: inherit;
    border-radius: 2px;
    box-decoration-break: clone;
    -webkit-box-decoration-break: clone;
    padding: 0.05em 0.1em;
  }
`

/** What is wrong, in its place. */
export const FaultText = styled.p`
  font-size: var(--text-sm);
  font-weight: 500;
  line-height: 1.45;
  color: var(--failed);
`
