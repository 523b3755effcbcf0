import { z } from 'zod'
import type { Document, Prisma } from '../../../generated/prisma/client.ts'
import { rescheduleJob } from '../../../infra/jobs.ts'
import { lockUser } from '../../accounts/lockUser.ts'
import type { AppContext, Viewer } from '../../appContext.ts'
import { ConflictError, NotFoundError, NotSignedInError } from '../../errors.ts'
import { parseInput } from '../../parseInput.ts'
import { documentsVisibleTo } from '../policy.ts'
import { TRY_EVERY, WAIT_FOR } from './pauseDocument.ts'
import { removeUnfinished, WRITTEN_BY_US } from './removeUnfinished.ts'

const PAUSE_CHOICES = ['WAIT', 'TRY_AGAIN', 'BUILT_IN'] as const
export type PauseChoice = (typeof PAUSE_CHOICES)[number]

export const continueDocumentInput = z.object({
  choice: z.enum(PAUSE_CHOICES, `Must be one of ${PAUSE_CHOICES.join(', ')}`),
})

/**
 * Goes on with a paused document as its owner decides: tries again now, tries again by itself for a day, or has the
 * built-in writer arrange the whole of it. Nothing of the outside model's text is kept then.
 * @throws NotSignedInError, ValidationError, NotFoundError (not a document of the viewer's), ConflictError (not paused).
 */
export async function continueDocument({
  app,
  viewer,
  documentId,
  input,
}: {
  app: AppContext
  viewer: Viewer | null
  documentId: number
  input: unknown
}): Promise<Document> {
  if (!viewer) throw new NotSignedInError()
  const { choice } = parseInput(continueDocumentInput, input)
  return await app.database.prisma.$transaction(async tx => {
    await lockUser(tx, viewer.userId)
    const document = await tx.document.findFirst({
      where: { AND: [{ id: documentId }, documentsVisibleTo(viewer)] },
      select: { status: true, pauseReason: true },
    })
    if (!document) throw new NotFoundError()
    const isPaused = document.status === 'GENERATING' && document.pauseReason !== null
    const { data, delay } = changesFor(choice, app.now())
    const isScheduled =
      isPaused &&
      (await rescheduleJob({
        database: app.database,
        within: tx,
        kind: 'write-document',
        subjectId: documentId,
        delay,
      }))
    if (!isScheduled) throw new ConflictError('This draft is not waiting for a decision.')
    if (choice === 'BUILT_IN') await removeUnfinished(tx, documentId)
    return await tx.document.update({ where: { id: documentId }, data })
  })
}

function changesFor(choice: PauseChoice, now: Date): { data: Prisma.DocumentUpdateInput; delay: number } {
  switch (choice) {
    case 'WAIT':
      return { data: { waitsUntil: new Date(now.getTime() + WAIT_FOR * 1000) }, delay: TRY_EVERY }
    case 'TRY_AGAIN':
      return { data: { pauseReason: null, waitsUntil: null }, delay: 0 }
    case 'BUILT_IN':
      return { data: { pauseReason: null, waitsUntil: null, ...WRITTEN_BY_US }, delay: 0 }
  }
}
