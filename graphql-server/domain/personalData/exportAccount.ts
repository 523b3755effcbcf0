import { JobError } from '../../infra/jobs.ts'
import type { JobHandler } from '../../infra/jobWorker.ts'
import { removeInBatches } from '../../infra/removeInBatches.ts'
import { lockUser } from '../accounts/lockUser.ts'
import { readUser } from '../accounts/readUser.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { NotFoundError } from '../errors.ts'
import { keepFile, openFile } from '../exportedFiles.ts'
import { cancelJobs, enqueueJob } from '../jobKinds.ts'
import { limitUse } from '../limitUse.ts'
import { queueMail } from '../mail/queueMail.ts'
import { mailWords } from '../mail/words.ts'
import { collectFiles } from './collectFiles.ts'
import { writeExportMail } from './writePersonalDataMail.ts'
import { zipParts } from './zipStream.ts'

/** How long an export can be fetched, in milliseconds: three days. */
export const EXPORT_LIFETIME = 3 * 24 * 60 * 60 * 1000

/**
 * Asks for an archive of everything that is stored about the viewer. A job makes it. An earlier one is removed.
 * @throws NotSignedInError, RateLimitedError
 */
export async function requestExport({
  app,
  viewer,
}: {
  app: AppContext
  viewer: Viewer | null
}): Promise<void> {
  const { id: userId } = await readUser({ app, viewer })
  await limitUse({
    app,
    uses: [{ key: `export:${userId}`, limit: app.settings.rateLimits.exports }],
    refusal: wait => `You asked for several archives today. Try again in ${wait}.`,
  })
  const now = app.now()
  await app.database.prisma.$transaction(async tx => {
    await lockUser(tx, userId)
    const earlier = await tx.accountExport.findMany({ where: { userId }, select: { id: true } })
    const subjectIds = earlier.map(({ id }) => id)
    await cancelJobs({ app, within: tx, kind: 'export-account', subjectIds })
    await tx.accountExport.deleteMany({ where: { userId } })
    const { id } = await tx.accountExport.create({
      data: { userId, createdAt: now, expiresAt: new Date(now.getTime() + EXPORT_LIFETIME) },
      select: { id: true },
    })
    await enqueueJob({ app, within: tx, kind: 'export-account', subjectId: id })
  })
}

/** The job that makes an archive and mails that it is ready. The subject is the export. A retry begins anew. */
export function exportJob({ app }: { app: AppContext }): JobHandler {
  return {
    async run({ job: { subjectId: exportId }, signal, renew, complete }) {
      const { prisma } = app.database
      const wanted = await prisma.accountExport.findUnique({
        where: { id: exportId },
        include: { user: true },
      })
      if (wanted === null) throw new JobError('The export is gone', { isFinal: true })
      const { id: userId, role, email, fullName, mailLanguage } = wanted.user
      const { size, storedAs } = await keepFile({
        app,
        kind: 'account',
        exportId,
        parts: zipParts(collectFiles({ app, viewer: { userId, role, sessionId: null } })),
        signal,
        beforePart: renew,
      })
      const readyAt = app.now()
      const expiresAt = new Date(readyAt.getTime() + EXPORT_LIFETIME)
      const { publicUrl } = app.settings
      await prisma.$transaction(async tx => {
        await complete(tx)
        await tx.accountExport.update({
          where: { id: exportId },
          data: { readyAt, expiresAt, size, storedAs },
        })
        await queueMail({
          app,
          within: tx,
          userId,
          toAddress: email,
          ...writeExportMail({ words: mailWords(mailLanguage), fullName, publicUrl, expiresAt }),
        })
      })
    },
  }
}

/**
 * The viewer's archive, one part at a time.
 * @throws NotSignedInError, NotFoundError where none is ready
 */
export async function readExport({
  app,
  viewer,
}: {
  app: AppContext
  viewer: Viewer | null
}): Promise<{ size: number; parts: AsyncIterable<Uint8Array<ArrayBuffer>> }> {
  const { id: userId } = await readUser({ app, viewer })
  const { prisma } = app.database
  const ready = await prisma.accountExport.findFirst({
    where: { userId, readyAt: { not: null }, expiresAt: { gt: app.now() } },
    orderBy: { id: 'desc' },
  })
  if (ready === null)
    throw new NotFoundError('There is no archive to fetch. Ask for one on your account page.')
  const { id: exportId, size, storedAs } = ready
  return { size, parts: await openFile({ app, kind: 'account', exportId, storedAs }) }
}

/** Removes archives that can't be fetched any more. @throws the signal's reason once it is aborted */
export async function removeOldExports({
  app,
  signal,
}: {
  app: AppContext
  signal?: AbortSignal | undefined
}): Promise<void> {
  await removeInBatches({
    signal,
    remove: limit =>
      app.database.prisma.accountExport.deleteMany({ where: { expiresAt: { lte: app.now() } }, limit }),
  })
}
