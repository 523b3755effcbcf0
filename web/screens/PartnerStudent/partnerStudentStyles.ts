import { styled } from 'styled-components'

/** A person's own words, each under its name. */
export const OwnWords = styled.dl`
  display: grid;
  gap: var(--space-4);
  max-width: 66ch;

  dt {
    color: var(--ink-soft);
    font-size: var(--text-sm);
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`
