import type { Prisma } from '../../generated/prisma/client.ts'
import type { DomainSettings, Viewer } from '../appContext.ts'

/** Mails that a viewer may see: an admin's all, nobody else's any. */
export function mailsVisibleTo(viewer: Viewer | null): Prisma.MailWhereInput {
  return viewer?.role === 'ADMIN' ? {} : { id: { in: [] } }
}

/**
 * A mail's text as it may be shown and kept once it left: outside a demo its links are blanked, since whoever follows
 * one acts in the name of whom it was sent to.
 */
export function textToShow(body: string, { showsMailLinks }: Pick<DomainSettings, 'showsMailLinks'>): string {
  return showsMailLinks ? body : body.replace(/\bhttps?:\/\/[^\s<>]+/giu, '[link removed]')
}
