import { styled } from 'styled-components'
import { visuallyHidden } from './mixins.ts'

/** The browser's own control, for keyboards and screen readers, behind a drawn one. */
export const NativeInput = styled.input`
  ${visuallyHidden}
`

/** The label of a control and what is said of it. */
export const ControlWords = styled.span`
  min-width: 0;
`

export const ControlDescription = styled.span`
  display: block;
  font-size: var(--text-sm);
  line-height: 1.45;
  color: var(--ink-soft);
`
