import { extname } from 'node:path'
import { type Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import type { AppContext } from '../domain/appContext.ts'
import { isDatabaseUnavailable } from '../infra/databaseUnreachable.ts'
import type { AppEnvironment } from './appEnvironment.ts'
import { RequestFault } from './faults.ts'
import type { ClientPage, ClientPages } from './pages/clientPages.ts'
import { NOINDEX } from './pages/pageHead.ts'
import { answerStaticFile, readStaticFiles } from './staticFiles.ts'

/**
 * Serves the built web client. Every path that is no file and that a browser may open as a page gets `index.html` with
 * the head and the status of that page, and the client's router takes over.
 */
export async function staticClient({
  folder,
  pages,
  app,
}: {
  folder: string
  /** Null: every page gets the file as it is, with 200. */
  pages: ClientPages | null
  app: () => AppContext | null
}): Promise<Hono<AppEnvironment>> {
  const files = await readStaticFiles(folder)
  const index = files.get('/index.html')
  const routes = new Hono<AppEnvironment>()
  routes.all('*', etag(), async c => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD')
      throw new RequestFault('METHOD_NOT_ALLOWED', 'Only GET and HEAD are served here.', {
        allow: 'GET, HEAD',
      })
    const { path } = c.req
    const file = files.get(path)
    if (file) return answerStaticFile(c, file)
    if (index && isPage(c)) {
      if (!pages) {
        if (!isSecretPage(path)) return answerStaticFile(c, index)
        return answerStaticFile(c, { ...index, cacheControl: 'no-store' }, SECRET)
      }
      const [, withoutSlash] = /^(\/.*[^/])\/+$/.exec(path) ?? []
      if (withoutSlash !== undefined && !path.startsWith('//'))
        return c.redirect(withoutSlash + new URL(c.req.url).search, 301)
      return answerPage(c, await findPage({ pages, path, app: app() }))
    }
    return c.text(index ? 'Not found.' : 'The web client is not built: npm run build.', 404)
  })
  return routes
}

/** Without the database a page comes all the same: its scripts say what is wrong. */
async function findPage({
  pages,
  path,
  app,
}: {
  pages: ClientPages
  path: string
  app: AppContext | null
}): Promise<ClientPage> {
  try {
    return await pages.find({ path, app })
  } catch (error) {
    if (error instanceof Error && isDatabaseUnavailable(error)) return pages.find({ path, app: null })
    throw error
  }
}

function answerPage(c: Context, { status, body, isIndexed }: ClientPage): Response {
  return c.html(body, status, {
    'cache-control': 'no-cache',
    ...(!isIndexed && { 'x-robots-tag': NOINDEX }),
    ...(isSecretPage(c.req.path) && { ...SECRET, 'cache-control': 'no-store' }),
    ...(status === 503 && { 'retry-after': '5' }),
  })
}

/** Pages whose address is a secret: no search engine lists them, and links on them do not give the address away. */
const SECRET = { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' }

function isSecretPage(path: string): boolean {
  return /^\/(?:shared|letters)\//i.test(path)
}

function isPage(c: Context): boolean {
  const accept = c.req.header('accept') ?? '*/*'
  return extname(c.req.path) === '' && /text\/html|\*\/\*/.test(accept)
}
