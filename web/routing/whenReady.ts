import type { createMemoryRouter } from 'react-router-dom'

/** Resolves once the router knows its first page. Before that it would show what the server did not render. */
export function whenReady(
  router: Pick<ReturnType<typeof createMemoryRouter>, 'state' | 'subscribe'>,
): Promise<void> {
  return new Promise(resolve => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(state => {
      if (!state.initialized) return
      stop()
      resolve()
    })
  })
}
