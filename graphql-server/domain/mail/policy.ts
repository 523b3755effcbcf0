import type { Prisma } from '../../generated/prisma/client.ts'
import type { DomainSettings, Viewer } from '../appContext.ts'

/** Mails that a viewer may see: all for an admin, none for others. */
export function mailsVisibleTo(viewer: Viewer | null): Prisma.MailWhereInput {
  return viewer?.role === 'ADMIN' ? {} : { id: { in: [] } }
}

/**
 * The text of a mail as it may be shown, and stored after it was sent. Outside a demo its links are blanked, because
 * following one acts for the recipient.
 */
export function textToShow(body: string, { showsMailLinks }: Pick<DomainSettings, 'showsMailLinks'>): string {
  return showsMailLinks ? body : body.replace(/\bhttps?:\/\/[^\s<>]+/giu, '[link removed]')
}
