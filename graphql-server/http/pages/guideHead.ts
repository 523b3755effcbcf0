import { type Guide, summaryOf } from '../../domain/content/guides.ts'
import { breadcrumbs, type PageHead } from './pageHead.ts'

/** The head of a published post. `site` is the address of this installation. */
export function guideHead(guide: Guide, site: string): PageHead {
  const { slug, title, topic, author, category, publishedAt, updatedAt } = guide
  const path = `/guides/${slug}`
  return {
    title,
    description: summaryOf(guide),
    canonical: site + path,
    structured: [
      {
        '@type': 'Article',
        headline: title,
        about: topic,
        articleSection: category,
        author: { '@type': 'Organization', name: author },
        datePublished: publishedAt.toISOString(),
        dateModified: updatedAt.toISOString(),
        mainEntityOfPage: site + path,
      },
      breadcrumbs(site, [
        { name: 'Guides', path: '/guides' },
        { name: title, path },
      ]),
    ],
    picture: {
      kind: category,
      title,
      lines: [summaryOf(guide)],
    },
    facts: [
      { name: 'By', text: author },
      { name: 'Published', text: publishedAt.toISOString().slice(0, 10) },
    ],
  }
}
