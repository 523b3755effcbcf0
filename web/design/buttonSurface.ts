import { css, styled } from 'styled-components'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

export type SurfaceProps = { $variant: ButtonVariant; $size: ButtonSize; $wide?: boolean; $flush?: boolean }

const variants = {
  primary: css`
    background: var(--accent);
    border-color: var(--accent);
    color: var(--on-accent);

    &:hover:not(:disabled, [aria-disabled='true']) {
      background: var(--accent-deep);
      border-color: var(--accent-deep);
    }
  `,
  secondary: css`
    background: var(--sheet);
    border-color: var(--line-strong);
    color: var(--ink);

    &:hover:not(:disabled, [aria-disabled='true']) {
      background: var(--inset);
      border-color: var(--ink-soft);
    }
  `,
  quiet: css`
    background: transparent;
    color: var(--ink);

    &:hover:not(:disabled, [aria-disabled='true']) {
      background: var(--inset);
    }
  `,
  danger: css`
    background: var(--sheet);
    border-color: var(--failed);
    color: var(--failed);

    &:hover:not(:disabled, [aria-disabled='true']) {
      background: var(--failed-background);
    }
  `,
}

const sizes = {
  small: css`
    min-height: var(--control);
    --button-side: 0.75rem;
    padding: 0.25rem var(--button-side);
    font-size: var(--text-sm);
  `,
  medium: css`
    min-height: var(--touch);
    --button-side: 1.125rem;
    padding: 0.5rem var(--button-side);
    font-size: 1rem;
  `,
  large: css`
    min-height: 3.25rem;
    --button-side: 1.5rem;
    padding: 0.75rem var(--button-side);
    font-size: var(--text-md);
  `,
}

/** The look that a button and a link styled as one share. */
export const buttonSurface = css<SurfaceProps>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  border: 1px solid transparent;
  border-radius: var(--radius);
  font-family: var(--font-text);
  font-weight: var(--weight-strong);
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color var(--quick) var(--ease-out),
    border-color var(--quick) var(--ease-out);

  svg {
    flex: none;
    width: 1.125em;
    height: 1.125em;
  }

  ${({ $variant }) => variants[$variant]}
  ${({ $size }) => sizes[$size]}
  ${({ $flush }) => $flush && 'margin-inline-start: calc(-1 * var(--button-side) - 1px);'}

  &:disabled:not([aria-busy]),
  &[aria-disabled='true'] {
    background: var(--inset);
    border-color: var(--line);
    color: var(--ink-faint);
    cursor: not-allowed;
  }

  /* At work, not out of order: it keeps its colours. */
  &[aria-busy] {
    cursor: progress;
  }
`

export const ButtonSurface = styled.button<SurfaceProps>`
  ${buttonSurface}
`
