import { styled } from 'styled-components'
import { visuallyHidden } from './mixins.ts'

/** Words for a screen reader where the eye has a picture. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`
