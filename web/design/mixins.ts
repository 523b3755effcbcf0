import { css } from 'styled-components'

/** Present for a screen reader, absent for the eye. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`

/** The ring for an element whose real, focusable control is hidden inside it. */
export const focusRing = css`
  outline: 2px solid var(--focus);
  outline-offset: 2px;
`

/** What one writes into: input, select, textarea. */
export const controlSurface = css`
  display: block;
  width: 100%;
  min-height: var(--touch);
  padding: 0.5625rem 0.75rem;
  /* Never under 16 px: iOS zooms the page into smaller inputs. */
  font-size: max(1rem, var(--text-sm));
  line-height: 1.5;
  color: var(--ink);
  background: var(--sheet);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  transition: border-color var(--quick) var(--ease-out);

  &::placeholder {
    color: var(--ink-faint);
    opacity: 1;
  }

  &:hover:not(:disabled) {
    border-color: var(--ink-soft);
  }

  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 0;
    border-color: transparent;
  }

  &[aria-invalid='true'] {
    border-color: var(--failed);
    box-shadow: inset 0 0 0 1px var(--failed);
  }

  &:disabled {
    color: var(--ink-faint);
    background: var(--inset);
    border-color: var(--line);
    cursor: not-allowed;
  }
`

/** A sheet that floats above the page: menus, dialogs, toasts, tips. */
export const floating = css`
  background: var(--sheet);
  color: var(--ink);
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  box-shadow: var(--shadow-float);
`

/** The surface of a sheet of paper. */
export const sheetSurface = css`
  background: var(--sheet);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  box-shadow: var(--shadow-sheet);
`

/**
 * Laid out when it comes near the window: a whole page takes a slow telephone longer than its first screen, and is laid
 * out again when the fonts come. What overflows its box by more than a focus ring is cut off. `layOutSections` lays all
 * of them out.
 */
export const laidOutWhenNear = css`
  content-visibility: auto;
  contain-intrinsic-block-size: auto 30rem;
  overflow-clip-margin: 0.5rem;

  :root[data-sections='laid-out'] & {
    content-visibility: visible;
  }

  @media print {
    content-visibility: visible;
  }
`
