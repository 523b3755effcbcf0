import { type ReactElement, Suspense, use, useEffect, useRef } from 'react'
import { useLoaderData, useLocation } from 'react-router-dom'
import { noteUsable } from '../device/touches.ts'
import { useRefreshOnFocus } from '../relay/useRefreshOnFocus.ts'

/** A screen that loads: its code and its query. */
export type ScreenLoad = {
  /** Shown until the content is loaded. */
  skeleton?: ReactElement
  content: Promise<ReactElement>
  /** Releases the query; its answer stays in the store for a while. */
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
      // In development React mounts twice: only what is not shown again by then is released.
      queueMicrotask(() => {
        if (shown.current !== load) load.release()
      })
    }
  }, [load])
}

function Content({ content }: { content: Promise<ReactElement> }) {
  const screen = use(content)
  useEffect(noteUsable, [])
  return screen
}

/** Shows the screen that the route's loader started, its skeleton while it loads, and releases its query afterwards. */
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
