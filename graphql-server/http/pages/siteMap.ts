import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { AppContext } from '../../domain/appContext.ts'
import { countSiteMapParts, listSiteMapPart, type SiteMapKind } from '../../domain/catalogue/describePages.ts'
import { readGuides, summaryOf } from '../../domain/content/guides.ts'
import type { AppEnvironment, AppParts } from '../appEnvironment.ts'
import { UnavailableFault } from '../faults.ts'
import type { ClientPages } from './clientPages.ts'

const KINDS = ['universities', 'programs'] as const satisfies readonly SiteMapKind[]

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/**
 * `/robots.txt`, the feed of guides and the site map: its index, the pages, and universities and programmes in parts by their ids, as a
 * visitor may see them.
 */
export function siteMapRoutes(
  { app, config }: Pick<AppParts, 'app' | 'config'>,
  { publicPaths }: Pick<ClientPages, 'publicPaths'>,
): Hono<AppEnvironment> {
  const site = config.publicUrl
  const opened = (): AppContext => {
    const context = app()
    if (!context) throw new UnavailableFault()
    return context
  }
  const routes = new Hono<AppEnvironment>()
  routes.get('/robots.txt', c =>
    c.text(`User-agent: *\nDisallow: /api/\nDisallow: /graphql\nSitemap: ${site}/sitemap.xml\n`),
  )
  routes.get('/sitemap.xml', async c => {
    const counts = await Promise.all(KINDS.map(kind => countSiteMapParts({ app: opened(), kind })))
    const parts = KINDS.flatMap((kind, index) =>
      Array.from({ length: counts[index] ?? 0 }, (_, part) => `${kind}-${part + 1}`),
    )
    const guides = (await readGuides({ app: opened() })).length > 0 ? ['guides'] : []
    return answerXml(
      c,
      html`<sitemapindex xmlns="${NAMESPACE}">${['pages', ...guides, ...parts].map(
        name => html`<sitemap><loc>${site}/sitemaps/${name}.xml</loc></sitemap>`,
      )}</sitemapindex>`,
    )
  })
  routes.get('/sitemaps/:file', async c => {
    const [, name, part] =
      /^(pages|guides|universities|programs)(?:-([1-9]\d{0,5}))?\.xml$/.exec(c.req.param('file')) ?? []
    if (name === 'pages' && part === undefined) return answerXml(c, addresses(publicPaths))
    if (name === 'guides' && part === undefined) {
      const guides = await readGuides({ app: opened() })
      return answerXml(c, addresses(guides.map(({ slug }) => `/guides/${slug}`)))
    }
    const kind = KINDS.find(kind => kind === name)
    if (kind === undefined || part === undefined) return c.notFound()
    const ids = await listSiteMapPart({ app: opened(), kind, part: Number(part) })
    if (ids.length === 0) return c.notFound()
    return answerXml(c, addresses(ids.map(id => `/${kind}/${id}`)))
  })

  routes.get('/guides/feed.xml', async c => {
    const guides = await readGuides({ app: opened() })
    const changed = guides.map(({ updatedAt }) => updatedAt.getTime())
    return answerXml(
      c,
      html`<feed xmlns="http://www.w3.org/2005/Atom">
<id>${site}/guides</id>
<title>Gradwright guides</title>
<link href="${site}/guides"/>
<link rel="self" href="${site}/guides/feed.xml"/>
<updated>${new Date(Math.max(0, ...changed)).toISOString()}</updated>
${guides.map(
  guide => html`<entry>
<id>${site}/guides/${guide.slug}</id>
<title>${guide.title}</title>
<link href="${site}/guides/${guide.slug}"/>
<published>${guide.publishedAt.toISOString()}</published>
<updated>${guide.updatedAt.toISOString()}</updated>
<author><name>${guide.author}</name></author>
<summary>${summaryOf(guide)}</summary>
</entry>
`,
)}</feed>`,
      'application/atom+xml',
    )
  })

  function addresses(paths: string[]) {
    return html`<urlset xmlns="${NAMESPACE}">${paths.map(path => html`<url><loc>${site}${path}</loc></url>`)}</urlset>`
  }
  return routes
}

async function answerXml(
  c: Context,
  root: ReturnType<typeof html>,
  type = 'application/xml',
): Promise<Response> {
  return c.body(`<?xml version="1.0" encoding="UTF-8"?>\n${await root}\n`, 200, {
    'cache-control': 'public, max-age=3600',
    'content-type': `${type}; charset=utf-8`,
  })
}
