import type { EditorialItem } from '../../generated/prisma/client.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { writeAuditEntry } from '../audit/writeAuditEntry.ts'
import { slugOf } from '../catalogue/searchText.ts'
import { ConflictError, ForbiddenError, NotFoundError, NotSignedInError, ValidationError } from '../errors.ts'
import { parseInput } from '../parseInput.ts'
import { editorialItemInput } from './inputs.ts'
import { editorialItemsChangeableBy, editorialItemsVisibleTo } from './policy.ts'

/** The most planned posts of one person, and that a page shows. */
export const MOST_ITEMS = 500

/**
 * Adds a planned post, or changes one. An administrator's is for everybody, others' for themselves.
 * @throws NotSignedInError, ValidationError, NotFoundError (not one that the viewer may change), ConflictError (too many)
 */
export async function saveEditorialItem({
  app,
  viewer,
  id,
  input,
}: {
  app: AppContext
  viewer: Viewer | null
  id: number | null
  input: unknown
}): Promise<{ id: number }> {
  if (!viewer) throw new NotSignedInError()
  const { targetKeywords: keywords, ...values } = parseInput(editorialItemInput, input)
  const { prisma } = app.database
  const now = app.now()
  const data = { ...values, keywords, updatedAt: now }
  if (id !== null) {
    const { count } = await prisma.editorialItem.updateMany({
      where: { AND: [editorialItemsChangeableBy(viewer), { id }] },
      data,
    })
    if (count === 0) throw new NotFoundError()
    return { id }
  }
  const own = await prisma.editorialItem.count({ where: { ownerId: viewer.userId } })
  if (own >= MOST_ITEMS) throw new ConflictError(`At most ${MOST_ITEMS} posts can be planned.`)
  return await prisma.editorialItem.create({
    data: { ...data, ownerId: viewer.userId, isForAll: viewer.role === 'ADMIN', createdAt: now },
    select: { id: true },
  })
}

/** Removes a planned post. @throws NotSignedInError, NotFoundError, ConflictError (it is published) */
export async function removeEditorialItem({
  app,
  viewer,
  id,
}: {
  app: AppContext
  viewer: Viewer | null
  id: number
}): Promise<void> {
  if (!viewer) throw new NotSignedInError()
  const { prisma } = app.database
  const where = { AND: [editorialItemsChangeableBy(viewer), { id }] }
  const item = await prisma.editorialItem.findFirst({ where, select: { slug: true } })
  if (item === null) throw new NotFoundError()
  // Its address has to go on saying that it is gone.
  if (item.slug !== null)
    throw new ConflictError('A post that was published stays in the calendar. Take it back instead.')
  await prisma.editorialItem.deleteMany({ where })
}

/**
 * Publishes a post at `/guides/{slug}`, or takes it back. For administrators; a post for everybody with a text.
 * @throws NotSignedInError, ForbiddenError, NotFoundError, ValidationError (no text)
 */
export async function publishEditorialItem({
  app,
  viewer,
  id,
  isPublished,
}: {
  app: AppContext
  viewer: Viewer | null
  id: number
  isPublished: boolean
}): Promise<{ id: number }> {
  if (!viewer) throw new NotSignedInError()
  if (viewer.role !== 'ADMIN') throw new ForbiddenError('Only administrators publish posts.')
  const now = app.now()
  await app.database.prisma.$transaction(async tx => {
    const item = await tx.editorialItem.findFirst({ where: { id, isForAll: true } })
    if (item === null) throw new NotFoundError()
    if (isPublished && item.body === '')
      throw new ValidationError([{ path: 'body', message: 'Write the text first' }])
    const slug =
      item.slug ??
      (await freeSlug(item, async slug => (await tx.editorialItem.count({ where: { slug } })) > 0))
    await tx.editorialItem.update({
      where: { id },
      data: isPublished
        ? {
            slug,
            publishedAt: item.publishedAt ?? now,
            unpublishedAt: null,
            status: 'COMPLETED',
            updatedAt: now,
          }
        : { unpublishedAt: now, updatedAt: now },
    })
    await writeAuditEntry({
      app,
      within: tx,
      actorId: viewer.userId,
      action: isPublished ? 'PUBLISH_POST' : 'TAKE_BACK_POST',
      subjectId: id,
    })
  })
  return { id }
}

async function freeSlug(
  { title, id }: Pick<EditorialItem, 'title' | 'id'>,
  isTaken: (slug: string) => Promise<boolean>,
): Promise<string> {
  const slug =
    slugOf(title)
      .replaceAll(/[^a-z0-9-]/g, '')
      .slice(0, 80) || 'guide'
  return (await isTaken(slug)) ? `${slug}-${id}` : slug
}

/** How many posts there are: by status, and by month of their date. */
export type EditorialFigures = {
  statuses: { status: string; posts: number }[]
  months: { month: string; posts: number }[]
}

/** The figures of the posts that a viewer sees. Two statements. */
export async function readEditorialFigures({
  app,
  viewer,
}: {
  app: AppContext
  viewer: Viewer | null
}): Promise<EditorialFigures> {
  const { prisma } = app.database
  const where = editorialItemsVisibleTo(viewer)
  const statuses = await prisma.editorialItem.groupBy({ by: ['status'], where, _count: true })
  const days = await prisma.editorialItem.groupBy({ by: ['scheduledDate'], where, _count: true })
  const months = new Map<string, number>()
  for (const { scheduledDate, _count } of days) {
    const month = scheduledDate.toISOString().slice(0, 7)
    months.set(month, (months.get(month) ?? 0) + _count)
  }
  return {
    statuses: statuses.map(({ status, _count }) => ({ status, posts: _count })),
    months: [...months].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([month, posts]) => ({ month, posts })),
  }
}
