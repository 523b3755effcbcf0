import type { PauseReason } from '../../../generated/prisma/enums.ts'
import type { HeldJob } from '../../../infra/jobWorker.ts'
import type { AppContext } from '../../appContext.ts'
import type { WriterUnavailableError } from '../writing/writer.ts'
import { lockOwner } from './lockOwner.ts'
import { publishProgress } from './publishProgress.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Seconds until a paused document whose owner decides nothing ends without a text. */
const DECIDE_WITHIN = 7 * 24 * HOUR
/** Seconds between two tries of a document whose owner waits, … */
export const TRY_EVERY = 10 * MINUTE
/** … and how long they wait. */
export const WAIT_FOR = 24 * HOUR

/**
 * Pauses a document that the outside model cannot go on with. What it answered is kept. Its job comes back when the owner
 * decides, every ten minutes while they wait, or after a week.
 * @throws LeaseLostError
 */
export async function pauseDocument({
  app,
  held,
  error,
}: {
  app: AppContext
  held: HeldJob
  error: WriterUnavailableError
}): Promise<void> {
  const documentId = held.job.subjectId
  await app.database.prisma.$transaction(async tx => {
    await lockOwner(tx, documentId)
    const { waitsUntil } = await tx.document.findUniqueOrThrow({
      where: { id: documentId },
      select: { waitsUntil: true },
    })
    const isWaiting = waitsUntil !== null && waitsUntil > app.now()
    await held.restart(tx, error, isWaiting ? TRY_EVERY : DECIDE_WITHIN)
    const pauseReason = reasonOf(error)
    // What it declined or wrote unreadably is asked anew; what is good is not asked twice.
    if (pauseReason === 'MODEL_FAILED') await tx.modelReply.deleteMany({ where: { documentId } })
    await tx.document.update({
      where: { id: documentId },
      data: { pauseReason, waitsUntil: isWaiting ? waitsUntil : null },
    })
    // Who waits knows it already.
    if (!isWaiting) await publishProgress({ app, documentId, stage: 'PAUSED', within: tx })
  })
}

function reasonOf({ budget, isPassing }: WriterUnavailableError): PauseReason {
  return budget ?? (isPassing ? 'MODEL_AWAY' : 'MODEL_FAILED')
}
