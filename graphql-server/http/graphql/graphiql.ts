import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import { packageRoot } from '../../infra/packageRoot.ts'
import type { AppEnvironment } from '../appEnvironment.ts'
import { RequestFault } from '../faults.ts'
import { answerStaticFile, readStaticFiles } from '../staticFiles.ts'

/** GraphiQL's own style sheet contains its fonts as data: URLs. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** GraphiQL: its page, which the handler of /graphql answers with, and the routes of its scripts and styles. */
export type Graphiql = {
  page(c: Context<AppEnvironment>): Promise<Response>
  assets: Hono<AppEnvironment>
}

/** Serves GraphiQL as Vite built it (`web/graphiql`). The files are read when it is first opened. */
export function serveGraphiql(folder = join(packageRoot(), 'dist/graphiql')): Graphiql {
  let reading: ReturnType<typeof readStaticFiles> | null = null
  const fileAt = async (path: string) => {
    reading ??= readStaticFiles(folder)
    return (await reading).get(path)
  }
  const assets = new Hono<AppEnvironment>()
  assets.get('/assets/:name', etag(), async c => {
    const file = await fileAt(`/assets/${c.req.param('name')}`)
    return file ? answerStaticFile(c, file) : c.notFound()
  })
  return {
    async page(c) {
      const file = await fileAt('/index.html')
      if (!file) throw new RequestFault('NOT_FOUND', 'GraphiQL is not built: npm run build.')
      return answerStaticFile(c, file, {
        headers: { 'content-security-policy': CONTENT_SECURITY_POLICY },
      })
    },
    assets,
  }
}
