import type { MailLanguage } from '../../generated/prisma/enums.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { NotSignedInError } from '../errors.ts'

/** Says in which language mails to the viewer are written from now on. @throws NotSignedInError */
export async function chooseMailLanguage({
  app,
  viewer,
  language: mailLanguage,
}: {
  app: AppContext
  viewer: Viewer | null
  language: MailLanguage
}): Promise<void> {
  if (!viewer) throw new NotSignedInError()
  await app.database.prisma.user.update({ where: { id: viewer.userId }, data: { mailLanguage } })
}
