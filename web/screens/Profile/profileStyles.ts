import { styled } from 'styled-components'
import { Column, from } from '../../design/index.ts'

export const FormColumn = styled(Column)`
  display: flex;
  flex-direction: column;
  gap: var(--space-6);
`

export const FieldPair = styled.div`
  display: grid;
  gap: var(--space-6) var(--space-5);

  ${from.phablet} {
    grid-template-columns: 1fr 1fr;
    align-items: end;
  }
`

export const FormActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`
