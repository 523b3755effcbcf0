import { styled } from 'styled-components'
import { from, WithMargin } from '../../design/index.ts'

export const FormRows = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-6);
`

/** The fields, and beside them on wide screens what was understood; else it follows them, before the buttons. */
export const FormColumns = styled(WithMargin)`
  row-gap: var(--space-6);

  ${from.desk} {
    grid-template-rows: auto 1fr;
  }
`

export const PanelColumn = styled.div`
  min-width: 0;
  scroll-margin-top: var(--space-8);

  &:focus {
    outline: none;
  }

  ${from.desk} {
    position: sticky;
    top: calc(4rem + var(--space-4));
    grid-column: 2;
    grid-row: 1 / span 2;
    max-height: calc(100vh - 6.5rem);
    overflow-y: auto;
  }
`

/** A field, and below it what of it was not understood. */
export const FieldRow = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
`

export const FormActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`
