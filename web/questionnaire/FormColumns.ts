import { styled } from 'styled-components'
import { from } from '../design/index.ts'

/** A form with its notes beside it, and its sections before it where there is room for three columns. */
export const FormColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-7);

  ${from.desk} {
    grid-template-columns: minmax(0, 42.5rem) minmax(15rem, 1fr);
  }

  ${from.threeColumns} {
    grid-template-columns: 13rem minmax(0, 1fr) 17rem;
  }
`
