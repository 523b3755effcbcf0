import { styled } from 'styled-components'
import { Spinner } from '../design/index.ts'

const Middle = styled.div`
  display: grid;
  place-items: center;
  min-height: 100dvh;
`

/** Stands in for the whole page while it is being found out who is there. */
export function AppSpinner() {
  return (
    <Middle>
      <Spinner label="Loading..." />
    </Middle>
  )
}
