import { html, raw } from 'hono/html'
import { z } from 'zod'

/** A page's words, as `web/content/pages.ts` writes them into the build. */
export const pageWords = z.object({
  path: z.string(),
  title: z.string(),
  description: z.string().optional(),
  canonical: z.string().optional(),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })).optional(),
})
export type PageWords = z.infer<typeof pageWords>

/** An object of schema.org's vocabulary. */
export type StructuredData = { '@type': string; [property: string]: unknown }

/** What a page says before its scripts run. */
export type PageHead = {
  title: string
  /** A page without one is not for search engines. */
  description: string | null
  /** The address that search engines shall keep. */
  canonical: string
  structured: StructuredData[]
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
  return html`<title>${title}</title>
    <meta name="description" content="${description}">
    <link rel="canonical" href="${canonical}">
    <meta property="og:type" content="website">
    <meta property="og:site_name" content="${product}">
    <meta property="og:title" content="${head.title}">
    <meta property="og:description" content="${description}">
    <meta property="og:url" content="${canonical}">
    <meta property="og:image" content="${site}/og.png">
    <meta property="og:image:width" content="1200">
    <meta property="og:image:height" content="630">
    <meta name="twitter:card" content="summary_large_image">
    ${structured.map(
      data =>
        html`<script type="application/ld+json">${inScript({ '@context': 'https://schema.org', ...data })}</script>`,
    )}`
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
