import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import { z } from 'zod'
import { PICTURE_SIZE } from './pictureSize.ts'

/** A page's words, as `web/content/pages.ts` writes them into the build. */
export const pageWords = z.object({
  path: z.string(),
  title: z.string(),
  description: z.string().optional(),
  canonical: z.string().optional(),
  country: z.string().optional(),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })).optional(),
})
export type PageWords = z.infer<typeof pageWords>

/** An object of schema.org's vocabulary. */
export type StructuredData = { '@type': string; [property: string]: unknown }

/** What the picture says that networks show where the link of a page is sent. */
export type PagePicture = {
  /** What kind of page it is; null where the title says it. */
  kind: string | null
  title: string
  lines: string[]
}

/** What a page says before its scripts run. */
export type PageHead = {
  title: string
  /** A page without one is not for search engines. */
  description: string | null
  /** The address that search engines shall keep. */
  canonical: string
  structured: StructuredData[]
  /** Null: the product's own picture. */
  picture: PagePicture | null
  /** What the page holds, for a reader without scripts. */
  facts: { name: string; text: string }[]
}

/** Search engines keep out of a page with this header and meta element. */
export const NOINDEX = 'noindex'

/** A text inside a script element must not end the element. */
const inScript = (value: unknown) => raw(JSON.stringify(value).replaceAll('<', '\\u003c'))

/** The elements of the page's head, from the title to structured data. */
export function headElements(head: PageHead, { product, site }: { product: string; site: string }) {
  const title = `${head.title} · ${product}`
  if (head.description === null) return html`<title>${title}</title><meta name="robots" content="${NOINDEX}">`
  const { description, canonical, structured } = head
  const picture = pictureOf(head, { product, site })
  return html`<title>${title}</title>
    <meta name="description" content="${description}">
    <link rel="canonical" href="${canonical}">
    ${canonical.startsWith(`${site}/guides`) ? feedLink(product) : ''}
    <meta property="og:type" content="website">
    <meta property="og:site_name" content="${product}">
    <meta property="og:title" content="${head.title}">
    <meta property="og:description" content="${description}">
    <meta property="og:url" content="${canonical}">
    <meta property="og:image" content="${picture.address}">
    <meta property="og:image:type" content="image/png">
    <meta property="og:image:width" content="${PICTURE_SIZE.width}">
    <meta property="og:image:height" content="${PICTURE_SIZE.height}">
    <meta property="og:image:alt" content="${picture.text}">
    <meta name="twitter:card" content="summary_large_image">
    ${structured.map(
      data =>
        html`<script type="application/ld+json">${inScript({ '@context': 'https://schema.org', ...data })}</script>`,
    )}`
}

/** Where readers of feeds find the guides. */
const feedLink = (product: string) =>
  html`<link rel="alternate" type="application/atom+xml" title="${product}" href="/guides/feed.xml">`

/** The picture of a page. Its address changes with its words, since networks keep what they fetched for weeks. */
function pictureOf(
  { picture, canonical, title }: PageHead,
  { product, site }: { product: string; site: string },
): { address: string; text: string } {
  if (picture === null) return { address: `${site}/og.png`, text: `${product}: ${title}` }
  const { pathname } = new URL(canonical)
  const words = createHash('sha256').update(JSON.stringify(picture)).digest('hex').slice(0, 8)
  return {
    address: `${site}/pictures${pathname}.png?v=${words}`,
    text: [picture.kind ?? product, picture.title, ...picture.lines].join(': '),
  }
}

/** The answers that a page was rendered from, where `web/relay/pageAnswers.ts` looks for them. */
export function answersElement(answers: Record<string, unknown>) {
  return html`<script type="application/json" id="page-answers">${inScript(answers)}</script>`
}

/** What a reader without scripts gets of a page that scripts draw. */
export function plainPage(head: PageHead, { product }: { product: string }) {
  return html`<main>
      <h1>${head.title}</h1>
      <p>${head.description ?? ''}</p>
      ${
        head.facts.length === 0
          ? ''
          : html`<dl>
            ${head.facts.map(({ name, text }) => html`<dt>${name}</dt><dd>${text}</dd>`)}
          </dl>`
      }
      <p>${product} needs JavaScript for everything else.</p>
      <nav>
        <a href="/">Front page</a> <a href="/universities">Universities</a> <a href="/pricing">Pricing</a>
        <a href="/contact">Contact</a>
      </nav>
    </main>`
}

/** Where a page is, from the front page to it. */
export function breadcrumbs(site: string, steps: { name: string; path: string }[]): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site + path,
    })),
  }
}
