import type { Prisma } from '../../generated/prisma/client.ts'
import type { AppContext } from '../appContext.ts'

/** How long one statement may take, in milliseconds. */
const LONGEST_STATEMENT = 10_000

/**
 * Runs statements that can only read: the database refuses every change. Where a role is configured, they run as that
 * role, which may read the columns of `READABLE` alone (docs/operating.md).
 */
export async function readOnly<Result>(
  { database, settings }: Pick<AppContext, 'database' | 'settings'>,
  read: (tx: Prisma.TransactionClient) => Promise<Result>,
): Promise<Result> {
  return await database.prisma.$transaction(async tx => {
    await tx.$executeRaw`SET TRANSACTION READ ONLY`
    await tx.$executeRawUnsafe(`SET LOCAL statement_timeout = ${LONGEST_STATEMENT}`)
    // The name is checked when the configuration is read: it holds letters, digits and underscores only.
    if (settings.analyticsRole !== null)
      await tx.$executeRawUnsafe(`SET LOCAL ROLE "${settings.analyticsRole}"`)
    return await read(tx)
  })
}

/** The columns that the figures are made of. None holds a name, an address, an answer or a text. */
export const READABLE: Readonly<Record<string, readonly string[]>> = {
  User: ['id', 'role', 'plan', 'createdAt', 'matchedAt'],
  Profile: ['userId', 'targetDegree', 'preferredCountries', 'createdAt'],
  Document: ['id', 'userId', 'documentType', 'form', 'createdAt', 'generatedAt'],
  Draft: ['userId', 'createdAt'],
  ShortlistItem: ['userId', 'createdAt'],
  Application: ['userId', 'programId', 'deadline', 'createdAt', 'deletedAt'],
  FollowUpQuestion: ['userId', 'asker', 'state', 'createdAt', 'answeredAt'],
  Match: ['userId', 'programId', 'place'],
  Program: ['id', 'field', 'country'],
  Payment: ['userId', 'state', 'createdAt'],
  ModelDay: ['day', 'requests', 'inputTokens', 'outputTokens'],
}

/** The statements that make the role and let it read `READABLE`, and nothing else, when an owner of the tables runs them. */
export function roleStatements(role: string): string[] {
  return [
    `DO $$ BEGIN IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${role}') THEN CREATE ROLE "${role}" NOLOGIN; END IF; END $$`,
    `REVOKE ALL ON ALL TABLES IN SCHEMA public FROM "${role}"`,
    `GRANT USAGE ON SCHEMA public TO "${role}"`,
    ...Object.entries(READABLE).map(
      ([table, columns]) =>
        `GRANT SELECT (${columns.map(column => `"${column}"`).join(', ')}) ON "${table}" TO "${role}"`,
    ),
    `GRANT "${role}" TO CURRENT_USER`,
  ]
}
