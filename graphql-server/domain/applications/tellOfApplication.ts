import type { Prisma } from '../../generated/prisma/client.ts'
import type { AppContext } from '../appContext.ts'
import { globalIdOf } from '../globalId.ts'
import { queueStudentEvent } from '../partners/webhooks/queueEvent.ts'

/** Tells the organisation that a student shares with, if there is one, of a changed application, in the caller's transaction. */
export async function tellOfApplication({
  app,
  within,
  userId,
  applicationId,
}: {
  app: AppContext
  within: Prisma.TransactionClient
  userId: number
  applicationId: number
}): Promise<void> {
  const subject = { application: globalIdOf('StudentApplication', applicationId) }
  await queueStudentEvent({ app, within, userId, event: 'APPLICATION_CHANGED', subject })
}
