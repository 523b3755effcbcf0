import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import type { AppContext } from '../../domain/appContext.ts'
import { type BoundedQueue, createBoundedQueue } from '../../infra/boundedQueue.ts'
import { collectGarbage } from '../../infra/collectGarbage.ts'
import type { ClientOperations } from '../graphql/clientOperations.ts'
import type { Language } from '../language.ts'
import { createVisitorAnswers, type VisitorAnswer } from './answerVisitor.ts'

/** A page as a visitor sees it; see `web/renderPage.tsx`. */
export type RenderedPage = z.infer<typeof renderedPage>

const renderedPage = z.object({
  body: z.string(),
  styles: z.string(),
  answers: z.record(z.string(), z.unknown()),
  source: z.string().nullable(),
})

type RenderPage = (options: {
  url: string
  language: Language
  answer: (hash: string, variables: Record<string, unknown>) => Promise<VisitorAnswer>
}) => Promise<unknown>

/** The module that the build makes of `web/renderPage.tsx`. */
const rendererModule = z.object({
  renderPage: z.custom<RenderPage>(value => typeof value === 'function', 'must be a function'),
})

/** Renders the page at a path in a language as a visitor sees it, once for all who ask at the same time. */
export type PageRenderer = (options: {
  path: string
  language: Language
  app: AppContext
  requestId: string
}) => Promise<RenderedPage>

/** Rendering is work of the one thread: few pages at a time. More than wait here get the page that scripts draw. */
const QUEUE = { atOnce: 2, mostWaiting: 20 }

/** How long after the first page garbage is collected, in milliseconds. Loading the module leaves 60 MB of it. */
const COLLECTED_AFTER = 1_000

/**
 * The renderer that was built beside the client; null where there is none. Its module is loaded for the first page.
 * @param module the path of its module
 */
export function createPageRenderer({
  module,
  site,
  operations,
}: {
  module: string
  site: string
  operations: ClientOperations
}): PageRenderer | null {
  if (!existsSync(module)) return null
  const answerVisitor = createVisitorAnswers(operations)
  const queue: BoundedQueue = createBoundedQueue(QUEUE)
  let loading: Promise<RenderPage> | null = null
  let isFirst = true
  const load = () => {
    loading ??= import(pathToFileURL(module).href).then(loaded => rendererModule.parse(loaded).renderPage)
    return loading
  }
  const render: PageRenderer = async ({ path, language, app, requestId }) => {
    const renderPage = await load()
    const page = await queue.run(() =>
      renderPage({
        url: site + path,
        language,
        answer: (hash, variables) => answerVisitor({ app, requestId, hash, variables }),
      }),
    )
    if (isFirst) setTimeout(collectGarbage, COLLECTED_AFTER).unref()
    isFirst = false
    return renderedPage.parse(page)
  }
  const underWay = new Map<string, Promise<RenderedPage>>()
  return asked => {
    const key = `${asked.language} ${asked.path}`
    const page = underWay.get(key) ?? render(asked).finally(() => underWay.delete(key))
    underWay.set(key, page)
    return page
  }
}
