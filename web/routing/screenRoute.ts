import { type ComponentType, createElement, Fragment, type ReactElement, Suspense, use } from 'react'
import type { PreloadedQuery } from 'react-relay'
import {
  type LoaderFunctionArgs,
  matchPath,
  Navigate,
  type Params,
  type RouteObject,
  redirect,
  type ShouldRevalidateFunction,
} from 'react-router-dom'
import type { GraphQLTaggedNode, OperationType, VariablesOf } from 'relay-runtime'
import { t } from '../language/language.ts'
import { takeUpAllTexts } from '../language/takeUpLanguage.ts'
import { currentEnvironment } from '../relay/environment.ts'
import { prefetchQuery, refreshIfStale, startQuery } from '../relay/queries.ts'
import { isSignedIn } from '../relay/session.ts'
import { AddressTitle, AnswerTitle } from './pageTitle.ts'
import { returnPath, signInPath } from './returnPath.ts'
import { ScreenHost, type ScreenLoad } from './ScreenHost.tsx'

/** The id of the element that shows the screen, inside the frame. */
export const CONTENT_ID = 'content'

/** Who may open a screen. `VISITOR`: only who is not signed in; anybody else is sent on. */
export type Access = 'PUBLIC' | 'SIGNED_IN' | 'VISITOR'

type Asked = { params: Params; url: URL }

/** Fetches what a screen needs, and gives a way to stop that. */
type Prefetch = (asked: Asked) => () => void

type Place = {
  access: Access
  /** Shown while the screen's code or its data is loading. */
  skeleton?: ReactElement
  /** Its query does not depend on the search parameters: a change of them loads nothing. */
  ignoresSearch?: boolean
  /** Whether a change of the address asks again, where that is not simply any change. */
  shouldRevalidate?: ShouldRevalidateFunction
}

type ScreenOf<Q extends OperationType> = Place & {
  query: GraphQLTaggedNode
  /** The title that the answer gives the page, such as a name; null for that of its route. */
  titleOf?: (answer: Q['response']) => string | null
  /** The title that the address gives the page, such as a country; null for that of its route. */
  titleAtAddress?: (asked: Asked) => string | null
  variables?: (asked: Asked) => VariablesOf<Q>
  /** What it shows is edited on other devices too: it is asked for anew each time that the screen is opened. */
  changesElsewhere?: boolean
  screen: () => Promise<{ default: ComponentType<{ queryRef: PreloadedQuery<Q> }> }>
}

/** How a screen is opened. */
export type ScreenRoute = Place & {
  start: (asked: Asked) => Omit<ScreenLoad, 'skeleton'>
  prefetch: Prefetch
}

/** Loads a module. In the renderer it also has the name of its file, below `web` (`scripts/vitePluginSources.ts`). */
type Load<Module> = (() => Promise<Module>) & { source?: string }

type Page = { path: string; title: string; source: string | null; prefetch: Prefetch }

/** Every page, in the order of the routes. */
const pages: Page[] = []

function pageAt(pathname: string): { page: Page; params: Params } | null {
  for (const page of pages) {
    const match = matchPath(page.path, pathname)
    if (match) return { page, params: match.params }
  }
  return null
}

/** The title of the page at this path, as its route declares it, in the present language; empty where there is no page. */
export function titleAt(pathname: string): string {
  return t(pageAt(pathname)?.page.title ?? '')
}

/** The file that the page at this path begins with, below `web`; null where none is known. Only the renderer knows any. */
export function sourceAt(pathname: string): string | null {
  return pageAt(pathname)?.page.source ?? null
}

/**
 * Fetches the code and the answer of the screen at this path ahead of a click that is likely to follow.
 * @returns cancels the request of its query
 */
export function prefetchScreen(href: string): () => void {
  const url = new URL(href, window.location.href)
  const found = pageAt(url.pathname)
  return found?.page.prefetch({ params: found.params, url }) ?? (() => undefined)
}

async function guard(access: Access, url: URL): Promise<void> {
  if (access === 'PUBLIC') return
  const signedIn = await isSignedIn(currentEnvironment())
  if (access === 'SIGNED_IN' && !signedIn) throw redirect(signInPath(url))
  if (access === 'VISITOR' && signedIn) throw redirect(returnPath(url.searchParams.get('next')) ?? '/')
}

async function open(
  { access, skeleton, start }: ScreenRoute,
  { request, params }: LoaderFunctionArgs,
): Promise<ScreenLoad> {
  const url = new URL(request.url)
  const load = start({ params, url })
  // `ScreenHost` throws a failure when it shows the screen. Until then it must not count as an unhandled rejection.
  load.content.catch(() => undefined)
  request.signal.addEventListener('abort', load.release, { once: true })
  try {
    await Promise.all([guard(access, url), access === 'SIGNED_IN' ? takeUpAllTexts() : null])
  } catch (refusal) {
    load.release()
    throw refusal
  }
  return { ...load, skeleton }
}

function FoundSkeleton({ finding }: { finding: Promise<ScreenRoute> }) {
  return use(finding).skeleton ?? null
}

/**
 * Opens the first screen of a visit. No earlier page is shown meanwhile, so the frame does not wait: the skeleton
 * appears when the route is there, and the content when the session is known too.
 */
function openFirst(finding: Promise<ScreenRoute>, args: LoaderFunctionArgs): ScreenLoad {
  const opening = finding.then(found => {
    args.request.signal.throwIfAborted()
    return open(found, args)
  })
  const content = opening.then(
    load => load.content,
    (thrown: unknown) => {
      // Once the loader has returned, the router follows no redirect that is thrown.
      const to = thrown instanceof Response ? thrown.headers.get('location') : null
      if (to === null) throw thrown
      return createElement(Navigate, { to, replace: true })
    },
  )
  content.catch(() => undefined)
  const whenOpen = (act: (load: ScreenLoad) => void) => () => void opening.then(act, () => undefined)
  return {
    skeleton: createElement(Suspense, { fallback: null }, createElement(FoundSkeleton, { finding })),
    content,
    release: whenOpen(load => load.release()),
    refresh: whenOpen(load => load.refresh()),
  }
}

function isFrameShown(): boolean {
  return typeof document !== 'undefined' && document.getElementById(CONTENT_ID) !== null
}

/**
 * A screen at its address, with the title of the window, which is also announced on arrival. Its route, with the query
 * and the skeleton, comes when it is first needed: nobody waits for what other screens ask. One that could not be
 * fetched is fetched again at the next try.
 */
export function screenAt(path: string, title: string, route: Load<{ default: ScreenRoute }>): RouteObject {
  let known: ScreenRoute | null = null
  const find = async () => {
    known ??= (await route()).default
    return known
  }
  pages.push({
    path,
    title,
    source: route.source ?? null,
    prefetch: asked => {
      let cancel: () => void = () => undefined
      let isCancelled = false
      find().then(
        ({ prefetch }) => {
          if (!isCancelled) cancel = prefetch(asked)
        },
        () => undefined,
      )
      return () => {
        isCancelled = true
        cancel()
      }
    },
  })
  return {
    path,
    shouldRevalidate(change) {
      const { currentUrl, nextUrl, defaultShouldRevalidate } = change
      if (known?.shouldRevalidate) return known.shouldRevalidate(change)
      const onlySearchChanged =
        currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
      return known?.ignoresSearch && onlySearchChanged ? false : defaultShouldRevalidate
    },
    async loader(args: LoaderFunctionArgs): Promise<ScreenLoad> {
      if (!isFrameShown()) return openFirst(find(), args)
      const found = known ?? (await find())
      args.request.signal.throwIfAborted()
      return open(found, args)
    },
    element: createElement(ScreenHost),
  }
}

/**
 * The route of one screen. Opening it starts the screen's query and its code side by side and shows the skeleton
 * until both are there; a visitor at a `SIGNED_IN` screen is sent to sign in, with the way back kept.
 */
export function screenRoute<Q extends OperationType>({
  query,
  variables,
  changesElsewhere,
  titleOf,
  titleAtAddress,
  screen,
  ...place
}: ScreenOf<Q>): ScreenRoute {
  const askedOf = (asked: Asked) => ({
    environment: currentEnvironment(),
    query,
    variables: variables?.(asked) ?? {},
  })
  return {
    ...place,
    start(asked) {
      const code = screen()
      const question = askedOf(asked)
      const queryRef = startQuery<Q>(question, { changesElsewhere })
      return {
        content: code.then(({ default: Screen }) =>
          createElement(
            Fragment,
            null,
            titleOf && createElement(AnswerTitle<Q>, { query, queryRef, titleOf }),
            titleAtAddress && createElement(AddressTitle, { title: titleAtAddress(asked) }),
            createElement(Screen, { queryRef }),
          ),
        ),
        release: () => queryRef.dispose(),
        refresh: () => refreshIfStale<Q>(question),
      }
    },
    prefetch(asked) {
      screen().catch(() => undefined)
      return prefetchQuery<Q>(askedOf(asked))
    },
  }
}

/** The route of a page without a query. */
export function pageRoute({
  path,
  title,
  page,
  ...place
}: Place & {
  path: string
  title: string
  page: Load<{ default: ComponentType }>
}): RouteObject {
  const route: ScreenRoute = {
    ...place,
    start: () => ({
      content: page().then(({ default: Page }) => createElement(Page)),
      release: () => undefined,
      refresh: () => undefined,
    }),
    prefetch: () => {
      page().catch(() => undefined)
      return () => undefined
    },
  }
  const known: Load<{ default: ScreenRoute }> = () => Promise.resolve({ default: route })
  return screenAt(path, title, Object.assign(known, { source: page.source }))
}
