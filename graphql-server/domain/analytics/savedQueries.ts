import { z } from 'zod'
import { isUniqueViolation } from '../../infra/database.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { ConflictError, ForbiddenError, NotFoundError, NotSignedInError } from '../errors.ts'
import { parseInput, typedText } from '../parseInput.ts'
import { visible } from '../visible.ts'
import { mayAnalyse, savedQueriesChangedBy } from './policy.ts'

/** The most queries that analysts keep together. */
export const MOST_SAVED_QUERIES = 500

const queryInput = z.object({
  title: typedText().min(1, 'Give the query a title').max(80, 'The title must be at most 80 characters'),
  collection: typedText()
    .min(1, 'Name a collection')
    .max(80, 'The name of the collection must be at most 80 characters'),
  query: z
    .string()
    .trim()
    .min(1, 'There is no query')
    .max(20_000, 'The query must be at most 20,000 characters'),
  variables: z
    .string()
    .trim()
    .max(20_000, 'The variables must be at most 20,000 characters')
    .refine(isObjectOrEmpty, 'The variables must be a JSON object'),
})

/**
 * Keeps a query in a collection that all analysts see, or changes one that the viewer may change.
 * @throws NotSignedInError, ForbiddenError, ValidationError, NotFoundError, ConflictError where the title is taken in the
 * collection, or there are as many as can be
 */
export async function saveQuery({
  app,
  viewer,
  queryId,
  input,
}: {
  app: AppContext
  viewer: Viewer | null
  /** The query that is changed; null for a new one. */
  queryId: number | null
  input: unknown
}): Promise<{ queryId: number }> {
  const { userId } = analystOf(viewer)
  const query = parseInput(queryInput, input)
  const updatedAt = app.now()
  const { prisma } = app.database
  if (queryId !== null) {
    const where = visible(savedQueriesChangedBy(viewer), { id: queryId })
    try {
      const { count } = await prisma.savedQuery.updateMany({ where, data: { ...query, updatedAt } })
      if (count === 0) throw new NotFoundError()
    } catch (error) {
      throw isUniqueViolation(error, 'title') ? titleTaken() : error
    }
    return { queryId }
  }
  if ((await prisma.savedQuery.count()) >= MOST_SAVED_QUERIES)
    throw new ConflictError(`Analysts keep at most ${MOST_SAVED_QUERIES} queries. Remove one first.`)
  // A title that is taken inserts nothing.
  const [created] = await prisma.savedQuery.createManyAndReturn({
    data: [{ ...query, authorId: userId, createdAt: updatedAt, updatedAt }],
    skipDuplicates: true,
    select: { id: true },
  })
  if (!created) throw titleTaken()
  return { queryId: created.id }
}

/**
 * Removes a query for all analysts. For its author and admins.
 * @throws NotSignedInError, ForbiddenError, NotFoundError
 */
export async function removeSavedQuery({
  app,
  viewer,
  queryId,
}: {
  app: AppContext
  viewer: Viewer | null
  queryId: number
}): Promise<void> {
  analystOf(viewer)
  const { count } = await app.database.prisma.savedQuery.deleteMany({
    where: visible(savedQueriesChangedBy(viewer), { id: queryId }),
  })
  if (count === 0) throw new NotFoundError()
}

function analystOf(viewer: Viewer | null): Viewer {
  if (!viewer) throw new NotSignedInError()
  if (!mayAnalyse(viewer)) throw new ForbiddenError()
  return viewer
}

function titleTaken(): ConflictError {
  return new ConflictError('There is a query with this title in the collection.', [
    { path: 'title', message: 'This title is taken in the collection' },
  ])
}

function isObjectOrEmpty(text: string): boolean {
  if (text === '') return true
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}
