import { styled } from 'styled-components'
import { from } from '../../design/index.ts'

/** Fields that narrow a list. */
export const Filters = styled.search`
  display: grid;
  gap: var(--space-4);

  ${from.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr));
    align-items: start;
  }
`

/** Facts with their names. */
export const Facts = styled.dl`
  display: grid;
  gap: var(--space-3) var(--space-5);
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));

  dt {
    color: var(--ink-soft);
    font-size: var(--text-sm);
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`
