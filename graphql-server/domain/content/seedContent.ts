import type { AppContext } from '../appContext.ts'
import { SEEDED_KEYWORDS, SEEDED_POSTS } from './seeds.ts'

/**
 * Adds the posts and keywords that come with the product to a database that nobody has used: without accounts, posts and
 * keywords. What somebody removes later stays removed.
 */
export async function seedContent({ app }: { app: AppContext }): Promise<void> {
  const now = app.now()
  await app.database.prisma.$transaction(async tx => {
    // One process at a time: two that start at once would both find it empty.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('seed-content'))`
    const used = [await tx.user.count(), await tx.editorialItem.count(), await tx.seoKeyword.count()]
    if (used.some(count => count > 0)) return
    await tx.editorialItem.createMany({
      data: SEEDED_POSTS.map(({ date, slug = null, body = '', ...post }) => ({
        ...post,
        body,
        slug,
        isForAll: true,
        scheduledDate: new Date(date),
        publishedAt: slug === null ? null : new Date(date),
        createdAt: now,
        updatedAt: slug === null ? now : new Date(date),
      })),
    })
    await tx.seoKeyword.createMany({
      data: SEEDED_KEYWORDS.map(keyword => ({
        ...keyword,
        keywordKey: keyword.keyword.toLowerCase(),
        isForAll: true,
        createdAt: now,
      })),
    })
  })
}
