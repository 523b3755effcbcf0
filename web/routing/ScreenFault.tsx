import { useRevalidator, useRouteError } from 'react-router-dom'
import { FaultPage } from './FaultPage.tsx'

/** Replaces a screen that failed. The navigation around it still works. */
export function ScreenFault() {
  const thrown = useRouteError()
  const { revalidate } = useRevalidator()
  return <FaultPage thrown={thrown} onRetry={() => void revalidate()} />
}
