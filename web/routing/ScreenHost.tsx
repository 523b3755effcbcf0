import { type ReactElement, Suspense, use, useEffect, useRef } from 'react'
import { useLoaderData, useLocation } from 'react-router-dom'
import { useRefreshOnFocus } from '../relay/useRefreshOnFocus.ts'

/** A screen under way: its code bound to its query. */
export type ScreenLoad = {
  /** Shown until the content is loaded. */
  skeleton?: ReactElement
  content: Promise<ReactElement>
  /** Lets the query go; its answer stays in the store for a while. */
  release: () => void
  /** Asks again if the answer is stale. */
  refresh: () => void
}

function useRelease(load: ScreenLoad): void {
  const shown = useRef<ScreenLoad | null>(null)
  useEffect(() => {
    shown.current = load
    return () => {
      shown.current = null
      // React mounts twice while developing: only what is not shown again by then is let go.
      queueMicrotask(() => {
        if (shown.current !== load) load.release()
      })
    }
  }, [load])
}

function Content({ content }: { content: Promise<ReactElement> }) {
  return use(content)
}

/** Shows the screen that the route's loader started, its skeleton until then, and lets its query go afterwards. */
export function ScreenHost() {
  const load = useLoaderData<ScreenLoad>()
  const { pathname } = useLocation()
  useRelease(load)
  useRefreshOnFocus(load.refresh)
  return (
    <Suspense key={pathname} fallback={load.skeleton ?? null}>
      <Content content={load.content} />
    </Suspense>
  )
}
