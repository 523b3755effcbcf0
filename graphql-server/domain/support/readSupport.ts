import type { AppContext, Viewer } from '../appContext.ts'
import { NotSignedInError } from '../errors.ts'
import { MEASURED_ANSWERS, type WaitFigures, waitFigures } from './promise.ts'

/** How long people waited for the last answers of support, for everybody who is signed in. @throws NotSignedInError */
export async function readWaitFigures({
  app,
  viewer,
}: {
  app: AppContext
  viewer: Viewer | null
}): Promise<WaitFigures> {
  if (!viewer) throw new NotSignedInError()
  const answers = await app.database.prisma.supportMessage.findMany({
    where: { waitedSeconds: { not: null } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MEASURED_ANSWERS,
    select: { waitedSeconds: true, wasLate: true },
  })
  return waitFigures(answers)
}

/** The most admins that a conversation can be given to. */
const MOST_STAFF = 50

/** The accounts that a conversation can be given to, for an admin; null for others. */
export async function readSupportStaff({
  app,
  viewer,
}: {
  app: AppContext
  viewer: Viewer | null
}): Promise<{ id: number }[] | null> {
  if (viewer?.role !== 'ADMIN') return null
  return await app.database.prisma.user.findMany({
    where: { role: 'ADMIN', deletionDueAt: null },
    orderBy: { id: 'asc' },
    take: MOST_STAFF,
    select: { id: true },
  })
}
