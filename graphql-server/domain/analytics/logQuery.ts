import type { AppContext, Viewer } from '../appContext.ts'
import { writeAuditEntry } from '../audit/writeAuditEntry.ts'

/** The longest list of fields in an entry. */
const MOST_LETTERS = 500

/**
 * Writes to the audit log that an analyst or an admin sent an operation of their own: the fields of the graph that it
 * begins with, by their names in the schema, and nothing that was typed.
 */
export async function logQuery({
  app,
  viewer,
  fields,
}: {
  app: AppContext
  viewer: Viewer
  /** As in `analytics.funnel`. */
  fields: readonly string[]
}): Promise<void> {
  const named = [...new Set(fields)].toSorted().join(', ')
  await app.database.prisma.$transaction(within =>
    writeAuditEntry({
      app,
      within,
      actorId: viewer.userId,
      action: 'RUN_QUERY',
      subjectId: viewer.userId,
      details: { fields: named.length > MOST_LETTERS ? `${named.slice(0, MOST_LETTERS)}…` : named },
    }),
  )
}
