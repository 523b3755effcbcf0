import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { Hono } from 'hono'
import type { AppEnvironment } from '../appEnvironment.ts'
import { EXAMPLE_QUERIES } from './exampleQueries.ts'

/** GraphiQL's editor runs its language services in workers that it makes from its own script. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  'worker-src blob:',
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Gradwright GraphiQL</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/graphql/graphiql.css">
  </head>
  <body id="body" class="no-focus-outline">
    <noscript>GraphiQL needs JavaScript.</noscript>
    <div id="root"></div>
    <script src="/graphql/graphiql.js"></script>
  </body>
</html>
`

/** GraphiQL's page. It is served in parts of its own, so that no script stands in the page and nothing is loaded elsewhere. */
export function graphiqlPage(): Response {
  return new Response(PAGE, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': CONTENT_SECURITY_POLICY,
    },
  })
}

/** The script and the style of GraphiQL's page. */
export function graphiqlAssets(): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>()
  let parts: ReturnType<typeof readParts> | undefined
  app.get('/:name{graphiql\\.(js|css)}', async c => {
    parts ??= readParts()
    const { script, style } = await parts
    const { contentType, etag, gzipped } = c.req.param('name') === 'graphiql.js' ? script : style
    const headers = {
      'cache-control': 'no-cache',
      etag,
      'content-type': contentType,
      vary: 'accept-encoding',
    }
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
    // Every browser that can run GraphiQL reads gzip.
    return c.body(gzipped, 200, { ...headers, 'content-encoding': 'gzip' })
  })
  return app
}

/** Takes Yoga's GraphiQL page apart. It holds megabytes, so that this happens when somebody first opens it. */
async function readParts() {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql')
  const page = renderGraphiQL({
    title: 'Gradwright GraphiQL',
    defaultTabs: EXAMPLE_QUERIES.map(query => ({ query })),
    subscriptionsProtocol: 'SSE',
    credentials: 'same-origin',
  })
  return {
    script: await assetOf(between(page, '<script>', '</script>'), 'text/javascript; charset=utf-8'),
    style: await assetOf(between(page, '<style>', '</style>'), 'text/css; charset=utf-8'),
  }
}

/** The style is the page's first element of its kind, the script its last: other marks stand inside of texts. */
function between(page: string, opening: string, closing: string): string {
  const start = page.indexOf(opening, opening === '<script>' ? page.indexOf('<div id="root">') : 0)
  const end = opening === '<script>' ? page.lastIndexOf(closing) : page.indexOf(closing, start)
  if (start < 0 || end < start) throw new Error(`GraphiQL's page has no ${opening}.`)
  return page.slice(start + opening.length, end)
}

async function assetOf(text: string, contentType: string) {
  const gzipped = new Uint8Array(await promisify(gzip)(text))
  return { contentType, gzipped, etag: `"${createHash('sha256').update(gzipped).digest('base64url')}"` }
}
