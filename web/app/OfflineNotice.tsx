import { useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { Banner, Page } from '../design/index.ts'
import { t } from '../language/language.ts'

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

const Strip = styled(Page)`
  padding-top: var(--space-3);
`

/** A notice while the browser is offline. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  if (isOnline) return null
  return (
    <Strip>
      <Banner tone="warning" title={t('You are offline')} announce>
        {t('What is on this page stays. Saving and sending work again when the connection is back.')}
      </Banner>
    </Strip>
  )
}
