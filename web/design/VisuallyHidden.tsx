import { styled } from 'styled-components'
import { visuallyHidden } from './mixins.ts'

/** Text for screen readers only, where the page shows a picture. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`
