import { useRouteError } from 'react-router-dom'
import { styled } from 'styled-components'
import { Page, Wordmark } from '../design/index.ts'
import { FaultPage } from '../routing/FaultPage.tsx'

const Head = styled(Page)`
  padding-block: var(--space-4);
`

/** The last line: the frame itself failed, so nothing of it is used, and trying again means starting anew. */
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
