import { extname } from 'node:path'
import { type Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import type { AppEnvironment } from './appEnvironment.ts'
import { RequestFault } from './faults.ts'
import { answerStaticFile, readStaticFiles } from './staticFiles.ts'

/**
 * Serves the built web client. Every path that is no file and that a browser may open as a page gets `index.html`,
 * where the client's router takes over.
 */
export async function staticClient(folder: string): Promise<Hono<AppEnvironment>> {
  const files = await readStaticFiles(folder)
  const index = files.get('/index.html')
  const routes = new Hono<AppEnvironment>()
  routes.all('*', etag(), c => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD')
      throw new RequestFault('METHOD_NOT_ALLOWED', 'Only GET and HEAD are served here.', {
        allow: 'GET, HEAD',
      })
    const file = files.get(c.req.path) ?? (isPage(c) ? index : undefined)
    if (file && isSecretPage(c.req.path))
      return answerStaticFile(c, { ...file, cacheControl: 'no-store' }, SECRET)
    if (file) return answerStaticFile(c, file)
    return c.text(index ? 'Not found.' : 'The web client is not built: npm run build.', 404)
  })
  return routes
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
