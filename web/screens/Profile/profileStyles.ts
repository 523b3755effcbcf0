import { styled } from 'styled-components'
import { from, WithMargin } from '../../design/index.ts'

export const FormRows = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-6);
`

/** A field with its reading: beside it on wide screens, else below it. */
export const FieldRow = styled(WithMargin)`
  row-gap: var(--space-3);

  ${from.desk} {
    /* A note that comes or grows beside its field does not push the next one away before it must. */
    align-items: start;
  }
`

export const FormActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`
