import { z } from 'zod'
import type { Prisma } from '../../generated/prisma/client.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { AUDIT_ACTIONS, type AuditAction, actionsOn, isAuditAction, NAMES_PERSON } from './actions.ts'
import type { AuditDetails } from './writeAuditEntry.ts'

/** What the audit log is narrowed by. */
export type AuditFilter = {
  action?: AuditAction | null | undefined
  /** A username, or # and the number of an account. */
  actor?: string | null | undefined
  /** Whose account or payment was changed: a username, or # and its number. */
  person?: string | null | undefined
  since?: Date | null | undefined
  /** Entries of this moment and later are left out. */
  until?: Date | null | undefined
}

const ACCOUNT_NUMBER = /^#(\d{1,9})$/

/** The rows that a filter leaves. An account that does not exist leaves none. */
export async function auditFilter({
  app,
  filter: { action, actor, person, since, until },
}: {
  app: AppContext
  filter: AuditFilter
}): Promise<Prisma.AuditEntryWhereInput> {
  return {
    ...(action && { action }),
    ...(actor?.trim() && { actorId: await findAccountId(app, actor.trim()) }),
    ...(person?.trim() && aboutPerson(await findAccountId(app, person.trim()))),
    ...((since || until) && { createdAt: { ...(since && { gte: since }), ...(until && { lt: until }) } }),
  }
}

/** The entries about an account, its payments and its conversations: `personOf` as a condition. */
function aboutPerson(id: number): Prisma.AuditEntryWhereInput {
  return {
    OR: [
      { action: { in: actionsOn('PERSON') }, subjectId: id },
      { action: { in: NAMES_PERSON.flatMap(actionsOn) }, details: { path: ['person'], equals: id } },
    ],
  }
}

async function findAccountId(app: AppContext, account: string): Promise<number> {
  const number = ACCOUNT_NUMBER.exec(account)?.[1]
  if (number !== undefined) return Number(number)
  // No username has a NUL, and PostgreSQL cannot compare with one.
  const usernameKey = account.toLowerCase().replaceAll('\0', '')
  const found = await app.database.prisma.user.findUnique({ where: { usernameKey }, select: { id: true } })
  return found?.id ?? 0
}

/** The usernames of these accounts, for an admin; those that were erased are missing. */
export async function readUsernames({
  app,
  viewer,
  userIds,
}: {
  app: AppContext
  viewer: Viewer | null
  userIds: readonly number[]
}): Promise<Map<number, string>> {
  if (viewer?.role !== 'ADMIN') return new Map()
  const users = await app.database.prisma.user.findMany({
    where: { id: { in: [...userIds] } },
    select: { id: true, username: true },
  })
  return new Map(users.map(({ id, username }) => [id, username]))
}

const stored = z.record(z.string(), z.union([z.string(), z.number()]))

/** The stored details of an entry; empty where they have another shape. */
export function detailsOf(details: unknown): AuditDetails {
  const parsed = stored.safeParse(details)
  return parsed.success ? parsed.data : {}
}

/** The number of the account that an entry is about; null where it is about none. */
export function personOf({
  action,
  subjectId,
  details,
}: {
  action: string
  subjectId: number
  details: unknown
}): number | null {
  if (!isAuditAction(action)) return null
  if (AUDIT_ACTIONS[action] === 'PERSON') return subjectId
  const { person } = detailsOf(details)
  return typeof person === 'number' ? person : null
}
