import type { Prisma } from '../../generated/prisma/client.ts'
import type { AppContext } from '../appContext.ts'
import type { AuditAction } from './actions.ts'

/** What an entry says beside who, what and when. Closed values only: the log cannot be corrected or erased. */
export type AuditDetails = Readonly<Record<string, string | number>>

/** Writes an entry of the audit log in the transaction of its action: both exist or neither. */
export async function writeAuditEntry({
  app,
  within,
  actorId,
  action,
  subjectId,
  details = {},
}: {
  app: Pick<AppContext, 'now'>
  within: Prisma.TransactionClient
  /** The administrator; null for the operator at the command line. */
  actorId: number | null
  action: AuditAction
  subjectId: number
  /** Roles, amounts and kinds; never a secret, an answer or words that somebody typed. */
  details?: AuditDetails
}): Promise<void> {
  await within.auditEntry.create({ data: { actorId, action, subjectId, details, createdAt: app.now() } })
}
