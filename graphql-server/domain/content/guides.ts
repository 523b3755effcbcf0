import type { AppContext } from '../appContext.ts'
import { PUBLISHED } from './policy.ts'

/** The most guides of a list. */
const MOST_GUIDES = 200

/** A published post. */
export type Guide = {
  id: number
  slug: string
  title: string
  topic: string
  category: string
  author: string
  publishedAt: Date
  updatedAt: Date
  body: string
}

const columns = {
  id: true,
  slug: true,
  title: true,
  topic: true,
  category: true,
  author: true,
  publishedAt: true,
  updatedAt: true,
  body: true,
} as const

/** The published posts, the newest first. */
export async function readGuides({ app }: { app: AppContext }): Promise<Guide[]> {
  const rows = await app.database.prisma.editorialItem.findMany({
    where: PUBLISHED,
    select: columns,
    orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
    take: MOST_GUIDES,
  })
  return rows.flatMap(row => guideOf(row))
}

/** The published post at an address; null where there is none. */
export async function readGuide({ app, slug }: { app: AppContext; slug: string }): Promise<Guide | null> {
  const row = await app.database.prisma.editorialItem.findFirst({
    where: { ...PUBLISHED, slug },
    select: columns,
  })
  return row === null ? null : (guideOf(row)[0] ?? null)
}

/** Whether a post was published at an address and taken back. */
export async function isGone({ app, slug }: { app: AppContext; slug: string }): Promise<boolean> {
  return (
    (await app.database.prisma.editorialItem.count({ where: { slug, unpublishedAt: { not: null } } })) > 0
  )
}

function guideOf({
  slug,
  publishedAt,
  ...row
}: Omit<Guide, 'slug' | 'publishedAt'> & { slug: string | null; publishedAt: Date | null }): Guide[] {
  return slug === null || publishedAt === null ? [] : [{ ...row, slug, publishedAt }]
}

/** What a guide is about, in a sentence for lists and search engines: its first paragraph without marks. */
export function summaryOf({ body }: Pick<Guide, 'body'>): string {
  const paragraph =
    body
      .split(/\n\s*\n/u)
      .map(part => part.trim())
      .find(part => part !== '' && !/^[#>*\-\d]/u.test(part)) ?? ''
  const plain = paragraph
    .replaceAll(/\[([^[\]]+)\]\([^()]*\)/gu, '$1')
    .replaceAll(/[*_`]/gu, '')
    .replaceAll(/\s+/gu, ' ')
  if (plain.length <= 200) return plain
  return `${plain.slice(0, 199).replace(/\s+\S*$/u, '')}…`
}
