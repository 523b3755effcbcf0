import { useRouteError } from 'react-router-dom'
import { styled } from 'styled-components'
import { Page, Wordmark } from '../design/index.ts'
import { FaultPage } from '../routing/FaultPage.tsx'

const Head = styled(Page)`
  padding-block: var(--space-4);
`

/** Shown when the frame itself failed. It uses nothing of the frame, and trying again reloads the page. */
export function AppFault() {
  const thrown = useRouteError()
  return (
    <main>
      <Head>
        <Wordmark />
      </Head>
      <FaultPage thrown={thrown} onRetry={() => window.location.reload()} />
    </main>
  )
}
