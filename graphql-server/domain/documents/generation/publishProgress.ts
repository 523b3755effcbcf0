import type { Prisma } from '../../../generated/prisma/client.ts'
import type { GenerationStage } from '../../../generated/prisma/enums.ts'
import type { AppContext } from '../../appContext.ts'

/** The channel with the id of a document that has a new event. */
export const PROGRESS_CHANNEL = 'generation_progress'

/**
 * Writes the next numbered event of a document and notifies its followers. No event follows the last stage, and an
 * event that an earlier attempt wrote is not written again, unless it says that the document was paused again.
 */
export async function publishProgress({
  app,
  documentId,
  within,
  ...event
}: {
  app: AppContext
  documentId: number
  stage: GenerationStage
  section?: number
  sections?: number
  within?: Prisma.TransactionClient
}): Promise<void> {
  const rows = within ?? app.database.prisma
  await rows.$executeRaw`
    INSERT INTO "GenerationEvent" ("documentId", "sequence", "stage", "section", "sections")
    SELECT ${documentId}::int, coalesce(max("sequence"), 0) + 1, ${event.stage}::"GenerationStage",
           ${event.section ?? null}::int, ${event.sections ?? null}::int
    FROM "GenerationEvent" WHERE "documentId" = ${documentId}
    HAVING coalesce(bool_or(
      "stage" IN ('READY', 'FAILED', 'CANCELLED')
      OR ("stage" = ${event.stage}::"GenerationStage" AND "stage" <> 'PAUSED'
        AND "section" IS NOT DISTINCT FROM ${event.section ?? null}::int)
    ), false) = false`
  await app.database.notify(PROGRESS_CHANNEL, String(documentId), within)
}
