import type { Writer } from '../../../generated/prisma/enums.ts'
import { JobError, reasonOf } from '../../../infra/jobs.ts'
import type { HeldJob, JobHandler } from '../../../infra/jobWorker.ts'
import type { AppContext } from '../../appContext.ts'
import { type SectionWriter, WriterUnavailableError } from '../writing/writer.ts'
import { endWithoutText } from './endWithoutText.ts'
import { lockOwner } from './lockOwner.ts'
import { pauseDocument } from './pauseDocument.ts'
import { removeUnfinished, WRITTEN_BY_US } from './removeUnfinished.ts'
import { isUnderWay, NothingWrittenError, writeDocument } from './writeDocument.ts'

/** Writes one document. The job's subject is the document. */
export function documentJob({
  app,
  writerOf,
}: {
  app: AppContext
  writerOf: (kind: Writer) => SectionWriter
}): JobHandler {
  return {
    async run(held) {
      try {
        await writeDocument({ app, held, writerOf })
      } catch (error) {
        if (error instanceof WriterUnavailableError && !(await mayFallBack(app, held.job.subjectId)))
          return await pauseDocument({ app, held, error })
        // The same answers give the same result.
        if (error instanceof WriterUnavailableError || error instanceof NothingWrittenError)
          throw new JobError(reasonOf(error), { isFinal: true, cause: error })
        throw error
      }
    },
    giveUp: (held, error) => endDocument({ app, held, error }),
  }
}

/** Whether the person allowed beforehand that the built-in writer takes over. */
async function mayFallBack(app: AppContext, documentId: number): Promise<boolean> {
  const document = await app.database.prisma.document.findUnique({
    where: { id: documentId },
    select: { fallBack: true },
  })
  return document?.fallBack ?? false
}

/**
 * Ends a generation that failed for good. A document of the outside model goes to the built-in writer, from its
 * beginning, if the person allowed it; otherwise the credit is returned and the request may be repeated. A document that has ended already is
 * not changed.
 * @throws LeaseLostError
 */
async function endDocument({
  app,
  held,
  error,
}: {
  app: AppContext
  held: HeldJob
  error: unknown
}): Promise<void> {
  const documentId = held.job.subjectId
  await app.database.prisma.$transaction(async tx => {
    await lockOwner(tx, documentId)
    const document = await tx.document.findUnique({
      where: { id: documentId },
      select: { status: true, writer: true, fallBack: true },
    })
    if (document?.writer === 'MODEL' && document.fallBack && isUnderWay(document.status)) {
      await held.restart(tx, error)
      await tx.document.update({
        where: { id: documentId },
        data: WRITTEN_BY_US,
      })
      // One writer for the whole document.
      await removeUnfinished(tx, documentId)
      return
    }
    await held.fail(tx, error)
    if (document === null || !isUnderWay(document.status)) return
    const why = document.writer === 'MODEL' ? MODEL_FAILED : FAILED
    await endWithoutText({ app, within: tx, documentId, status: 'FAILED', why })
  })
}

const FAILED = 'The draft could not be written.'
const MODEL_FAILED = 'The outside model could not write this draft.'
