import { extname } from 'node:path'
import { type Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import type { Config } from '../config.ts'
import type { AppContext } from '../domain/appContext.ts'
import { QueueFullError } from '../infra/boundedQueue.ts'
import type { Database } from '../infra/database.ts'
import { isDatabaseUnavailable } from '../infra/databaseUnreachable.ts'
import type { AppEnvironment, AppParts } from './appEnvironment.ts'
import { RequestFault } from './faults.ts'
import { type Language, readLanguage } from './language.ts'
import type { ClientPage, ClientPages } from './pages/clientPages.ts'
import { createVisitCounter } from './pages/countVisits.ts'
import { movedAddress } from './pages/movedAddresses.ts'
import { fileOfPage, openPageCache } from './pages/pageCache.ts'
import { NOINDEX } from './pages/pageHead.ts'
import type { PageRenderer, RenderedPage } from './pages/pageRenderer.ts'
import { readSessionCookie } from './sessionCookie.ts'
import { answerStaticFile, readStaticFiles, type StaticFile } from './staticFiles.ts'

type Parts = Pick<AppParts, 'config' | 'app' | 'stopping'> & {
  folder: string
  /** Null: every page gets the file as it is, with 200. */
  pages: ClientPages | null
  /** Null: scripts draw every page. */
  renderer: PageRenderer | null
}

/**
 * Serves the built web client. Every path that is no file and that a browser may open as a page gets `index.html` with
 * the head and the status of that page, and the client's router takes over. A visitor gets public pages rendered;
 * somebody with a session gets them as scripts draw them, so that no page of one person is ever made for another.
 */
export async function staticClient({
  folder,
  pages,
  renderer,
  config,
  app,
  stopping,
}: Parts): Promise<Hono<AppEnvironment>> {
  const files = await readStaticFiles(folder)
  const index = files.get(SHELL)
  const cacheOf = openOnce(openPageCache)
  const visits = createVisitCounter(app)
  stopping.addEventListener('abort', () => void visits.store(), { once: true })
  const routes = new Hono<AppEnvironment>()
  routes.all('*', etag(), async c => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD')
      throw new RequestFault('METHOD_NOT_ALLOWED', 'Only GET and HEAD are served here.', {
        allow: 'GET, HEAD',
      })
    const { path } = c.req
    const file = files.get(path)
    if (file) return answerStaticFile(c, file, path === SHELL ? { headers: NOT_INDEXED } : {})
    const moved = pages && movedAddress(path, new URL(c.req.url).search)
    if (moved !== null) return c.redirect(moved, 301)
    if (index && isPage(c)) {
      if (!pages) {
        if (!isSecretPage(path)) return answerStaticFile(c, index)
        return answerStaticFile(c, { ...index, cacheControl: 'no-store' }, { headers: SECRET })
      }
      const opened = app()
      const language = readLanguage(c.req.header('cookie'))
      const cache =
        opened && renderer && isRenderable(c, config)
          ? await cacheOf(opened.database).catch(() => null)
          : null
      const kept = cache?.find({ path, language })
      if (kept) {
        visits.count(path, c.req.header('user-agent'))
        return answerPage(c, { file: kept, status: 200, isIndexed: true })
      }
      const version = cache?.version() ?? 0
      const page = await findPage({
        pages,
        path,
        language,
        app: opened,
        render:
          opened && renderer && cache
            ? () => renderOrLeave({ c, renderer, path, language, app: opened })
            : null,
      })
      const { status, isIndexed, isRendered } = page
      const made = await fileOfPage(page.body)
      // What is not in the site map has any number of addresses, which would crowd out the rest.
      // Guides change when somebody publishes, and not with the catalogue.
      if (isRendered && status === 200 && isIndexed && !path.startsWith('/guides'))
        cache?.store({ path, language }, made, version)
      if (status === 200 && isIndexed) visits.count(path, c.req.header('user-agent'))
      return answerPage(c, { file: made, status, isIndexed })
    }
    return c.text(index ? 'Not found.' : 'The web client is not built: npm run build.', 404)
  })
  return routes
}

/** Opens something once for each database, and again after a failure. */
function openOnce<Opened>(open: (database: Database) => Promise<Opened>) {
  const known = new WeakMap<Database, Promise<Opened>>()
  return (database: Database): Promise<Opened> => {
    const opening =
      known.get(database) ??
      open(database).catch((error: unknown) => {
        known.delete(database)
        throw error
      })
    known.set(database, opening)
    return opening
  }
}

/** Parameters that say where a visitor came from, and change nothing on a page. */
const ORIGINS = /^(utm_\w+|gclid|fbclid|msclkid|ref)$/

/** Whether a page may come rendered: nobody is signed in, and the address asks for no state of the page. */
function isRenderable(c: Context<AppEnvironment>, { isSecure }: Pick<Config, 'isSecure'>): boolean {
  if (readSessionCookie({ header: c.req.header('cookie'), isSecure }) !== null) return false
  return [...new URL(c.req.url).searchParams.keys()].every(name => ORIGINS.test(name))
}

/** Null where rendering fails: the scripts of the page then draw it, or say what is wrong. */
async function renderOrLeave({
  c,
  renderer,
  path,
  language,
  app,
}: {
  c: Context<AppEnvironment>
  renderer: PageRenderer
  path: string
  language: Language
  app: AppContext
}): Promise<RenderedPage | null> {
  const log = c.get('log')
  try {
    return await renderer({ path, language, app: { ...app, log }, requestId: c.get('requestId') })
  } catch (error) {
    if (!(error instanceof QueueFullError)) log.warn({ err: error, path }, 'a page was not rendered')
    return null
  }
}

/** Without the database a page comes all the same: its scripts say what is wrong. */
async function findPage({
  pages,
  ...asked
}: { pages: ClientPages } & Parameters<ClientPages['find']>[0]): Promise<ClientPage> {
  try {
    return await pages.find(asked)
  } catch (error) {
    if (error instanceof Error && isDatabaseUnavailable(error))
      return pages.find({ ...asked, app: null, render: null })
    throw error
  }
}

/** Which page it is depends on whether somebody is signed in, and on the language that they chose. */
const VARY = ['cookie']

function answerPage(
  c: Context,
  { file, status, isIndexed }: Pick<ClientPage, 'status' | 'isIndexed'> & { file: StaticFile },
): Response {
  const isSecret = isSecretPage(c.req.path)
  return answerStaticFile(c, isSecret ? { ...file, cacheControl: 'no-store' } : file, {
    status,
    vary: VARY,
    headers: {
      ...(!isIndexed && NOT_INDEXED),
      ...(isSecret && SECRET),
      ...(status === 503 && { 'retry-after': '5' }),
    },
  })
}

const NOT_INDEXED = { 'x-robots-tag': NOINDEX }

/** The built page without words. The service worker keeps it for reading offline; it is no page of its own. */
const SHELL = '/index.html'

/** Pages whose address is a secret: no search engine lists them, and links on them do not give the address away. */
const SECRET = { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' }

function isSecretPage(path: string): boolean {
  return /^\/(?:shared|letters|unsubscribe|invitations|consent)\//i.test(path)
}

function isPage(c: Context): boolean {
  const accept = c.req.header('accept') ?? '*/*'
  return extname(c.req.path) === '' && /text\/html|\*\/\*/.test(accept)
}
