import { useRevalidator, useRouteError } from 'react-router-dom'
import { FaultPage } from './FaultPage.tsx'

/** Stands where a screen failed; the navigation around it stays alive. */
export function ScreenFault() {
  const thrown = useRouteError()
  const { revalidate } = useRevalidator()
  return <FaultPage thrown={thrown} onRetry={() => void revalidate()} />
}
