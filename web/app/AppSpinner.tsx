import { styled } from 'styled-components'
import { Spinner } from '../design/index.ts'
import { t } from '../language/language.ts'

const Middle = styled.div`
  display: grid;
  place-items: center;
  min-height: 100dvh;
`

/** Shown at an address that only redirects, until the session is known. */
export function AppSpinner() {
  return (
    <Middle>
      <Spinner label={t('Loading...')} />
    </Middle>
  )
}
