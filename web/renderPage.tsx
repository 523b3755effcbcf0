import { AsyncLocalStorage } from 'node:async_hooks'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { getRequestIdentifier, type IEnvironment, Network, type Variables } from 'relay-runtime'
import { ServerStyleSheet } from 'styled-components'
import { SiteContext } from './app/siteContext.ts'
import { HINDI } from './language/hindi.ts'
import { type Language, type Translator, takeLanguageFrom } from './language/language.ts'
import { createPageEnvironment, takeEnvironmentFrom } from './relay/environment.ts'
import { routes } from './routes.tsx'
import { sourceAt } from './routing/screenRoute.ts'

/** The data that answers an operation of the client, which is named by its hash. */
export type AnswerOperation = (
  hash: string,
  variables: Variables,
) => Promise<{ data: Record<string, unknown> }>

/**
 * A page as a visitor sees it: its markup, the styles of the markup, the answers that it was made from, and the file
 * of the client that it begins with.
 */
export type RenderedPage = {
  body: string
  styles: string
  answers: Record<string, unknown>
  source: string | null
}

/** The page that is being rendered. */
const renderings = new AsyncLocalStorage<{ environment: IEnvironment; translator: Translator | undefined }>()
takeEnvironmentFrom(() => renderings.getStore()?.environment)
takeLanguageFrom(() => renderings.getStore()?.translator)

const handler = createStaticHandler(routes)
const LONGEST_MS = 5000

/**
 * Renders the page at this address in a language as a visitor sees it, with the routes and screens of the browser. Waits for all of
 * it, so that it is whole without scripts. Rejects when any part fails.
 */
export async function renderPage({
  url,
  language,
  answer,
}: {
  url: string
  language: Language
  answer: AnswerOperation
}): Promise<RenderedPage> {
  const answers: RenderedPage['answers'] = {}
  const network = Network.create(async (params, variables) => {
    if (params.operationKind !== 'query' || params.id === null)
      throw new Error(`A page is rendered from queries only, not from ${params.name}`)
    const given = await answer(params.id, variables)
    answers[getRequestIdentifier(params, variables)] = given
    return given
  })
  const rendering = {
    environment: createPageEnvironment(network),
    translator: language === 'hi' ? HINDI : undefined,
  }
  return await renderings.run(rendering, async () => {
    const context = await handler.query(new Request(url))
    if (context instanceof Response) throw new Error(`${url} leads elsewhere: ${context.status}`)
    const [failure] = Object.values(context.errors ?? {})
    if (failure !== undefined) throw failure
    const sheet = new ServerStyleSheet()
    try {
      const router = createStaticRouter(handler.dataRoutes, context)
      const body = await renderWhole(
        sheet.collectStyles(
          <SiteContext value={new URL(url).origin}>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </SiteContext>,
        ),
      )
      return { body, styles: sheet.getStyleTags(), answers, source: sourceAt(new URL(url).pathname) }
    } finally {
      sheet.seal()
    }
  })
}

/** The markup once nothing of it waits any more. */
function renderWhole(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    let failure: unknown = null
    const { pipe, abort } = renderToPipeableStream(page, {
      // Larger parts would come after the page and be put into their places by an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(thrown) {
        failure ??= thrown
      },
      onShellError: reject,
      onAllReady() {
        clearTimeout(timer)
        if (failure !== null) return reject(failure)
        const markup = new PassThrough()
        text(markup).then(resolve, reject)
        pipe(markup)
      },
    })
    const timer = setTimeout(() => abort(new Error('The page was not ready in time')), LONGEST_MS)
  })
}
