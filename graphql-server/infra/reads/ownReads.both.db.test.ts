import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSession } from '../../domain/accounts/sessions.ts'
import type { AppContext } from '../../domain/appContext.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { recordStatements } from '../../test/execute.ts'
import { createAppContext, createDocument, createUser, SOP_REQUEST } from '../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts'

let database: TestDatabase
let app: AppContext
let userId: number
const OWN = /json_build_array|count\(\*\)::text/

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database })
  const user = await createUser({ app, columns: { plan: 'PREMIUM', planSince: new Date() } })
  userId = user.id
  const { sessionId } = await openSession({ app, userId })
  const viewer = { userId, role: user.role, sessionId }
  await createDocument({ app, viewer, request: SOP_REQUEST })
  await createDocument({ app, viewer, request: SOP_REQUEST })
  await createUser({ app })
})
afterAll(() => database.close())

type Client = Prisma.TransactionClient

/** The same read, by a statement of our own and, within a transaction, by Prisma. */
async function bothReads(read: (client: Client) => Promise<unknown>) {
  const { result: ours, statements } = await recordStatements(database, () => read(database.prisma))
  const theirs = await database.prisma.$transaction(client => read(client))
  return { ours, theirs, statements }
}

const NEWEST = [{ createdAt: 'desc' }, { id: 'desc' }] as const
const READS: Record<string, (client: Client) => Promise<unknown>> = {
  'all columns of a row': client => client.user.findUnique({ where: { id: userId } }),
  'texts, dates, lists, JSON and enums': client => client.document.findMany({ orderBy: { id: 'asc' } }),
  'bytes, and a row of another table': client =>
    client.session.findMany({
      select: { tokenHash: true, expiresAt: true, user: { select: { role: true } } },
    }),
  'days without a time': client =>
    client.editorialItem.findMany({ where: { scheduledDate: new Date('2026-01-01') } }),
  'bytes as the condition': async client => {
    const [session] = await client.session.findMany()
    return await client.session.findUnique({ where: { tokenHash: session?.tokenHash ?? new Uint8Array() } })
  },
  'all columns but some': client =>
    client.user.findMany({
      omit: { passwordHash: true, email: false },
      include: { sessions: { omit: { tokenHash: true } } },
      orderBy: { id: 'asc' },
    }),
  'no row': client => client.user.findUnique({ where: { id: 4711 } }),
  'the first row in an order': client =>
    client.document.findFirst({ orderBy: [...NEWEST], where: { userId } }),
  'a page of a relation, and its count': client =>
    client.user.findUnique({
      where: { id: userId, AND: [{ id: userId }] },
      select: {
        fullName: true,
        documents: {
          select: { id: true, status: true, createdAt: true },
          take: 1,
          skip: 1,
          orderBy: [...NEWEST],
        },
        _count: { select: { documents: { where: { status: 'READY' } }, drafts: true } },
      },
    }),
  'relations of relations': client =>
    client.document.findMany({
      orderBy: { id: 'asc' },
      include: { user: { select: { fullName: true, profile: true } }, draft: true, variants: true },
    }),
  'a relation that may be missing': client =>
    client.document.findMany({
      select: { id: true, redraftOf: { select: { id: true } } },
      orderBy: { id: 'asc' },
    }),
  comparisons: client =>
    client.document.findMany({
      where: { id: { gte: 1, lt: 1000, not: 999 }, createdAt: { lte: new Date(), gt: new Date(0) } },
      orderBy: { id: 'desc' },
    }),
  'lists of values': client =>
    client.document.findMany({
      where: { id: { in: [1, 2, 3] }, status: { in: ['READY', 'FAILED'] }, documentType: { notIn: ['LOR'] } },
      orderBy: { id: 'asc' },
    }),
  'an empty list of values': client => client.document.findMany({ where: { id: { in: [] } } }),
  'an empty list of refused values': client =>
    client.document.findMany({ where: { id: { notIn: [] } }, orderBy: { id: 'asc' } }),
  'missing values': client =>
    client.document.findMany({ where: { draftId: null, unlockedAt: { not: null } }, orderBy: { id: 'asc' } }),
  'undefined conditions': client =>
    client.document.findMany({ where: { draftId: undefined, form: undefined }, orderBy: { id: 'asc' } }),
  'conditions that are combined': client =>
    client.document.findMany({
      where: {
        OR: [{ documentType: 'SOP' }, { AND: [{ documentType: 'ESSAY' }, { NOT: { status: 'FAILED' } }] }],
      },
      orderBy: { id: 'asc' },
    }),
  'conditions of which none may hold': client =>
    client.document.findMany({
      where: { NOT: [{ status: 'FAILED' }, { documentType: 'LOR' }, { draft: { form: 'WIZARD' } }] },
      orderBy: { id: 'asc' },
    }),
  'an OR of nothing': client => client.document.findMany({ where: { OR: [] } }),
  'conditions on other tables': client =>
    client.user.findMany({
      where: { documents: { some: { status: 'READY' }, none: { status: 'FAILED' } }, sessions: { some: {} } },
      orderBy: { id: 'asc' },
    }),
  'a condition on the row that it belongs to': client =>
    client.document.findMany({
      where: { user: { plan: 'PREMIUM' }, draft: { is: { form: 'WIZARD' } } },
      orderBy: { id: 'asc' },
    }),
  'the order of another table': client =>
    client.document.findMany({
      orderBy: [
        { user: { fullName: 'asc' } },
        { generatedAt: { sort: 'desc', nulls: 'last' } },
        { id: 'asc' },
      ],
    }),
  'words within a text': client =>
    client.user.findMany({
      where: { emailKey: { contains: '@' }, fullName: { startsWith: 'A' } },
      orderBy: { id: 'asc' },
    }),
  'a key of two columns': client =>
    client.draftAnswer.findUnique({ where: { draftId_key: { draftId: 1, key: 'course' } } }),
  groups: client =>
    client.document.groupBy({
      by: ['userId', 'documentType'],
      where: { userId: { in: [userId] } },
      _count: true,
      _sum: { targetWords: true },
      _max: { id: true },
    }),
  'truth values': client => client.user.count({ where: { isPromotional: false } }),
}

describe('a read', () => {
  test.each(Object.entries(READS))(
    'of %s is answered by one statement of our own, as by Prisma',
    async (_what, read) => {
      // Several times: the statement is prepared after a while.
      for (let time = 0; time < 12; time += 1) await read(database.prisma)
      const { ours, theirs, statements } = await bothReads(read)
      expect(ours).toEqual(theirs)
      expect(statements.filter(text => !OWN.test(text))).toEqual([])
    },
  )
})

test('for one row without a key is refused by Prisma', async () => {
  const { user } = database.prisma
  for (const where of [{ id: undefined }, { id: undefined, AND: [{ id: userId }] }])
    await expect(Reflect.apply(user.findUnique, user, [{ where }])).rejects.toThrow()
})

test('whose statement fails is answered by Prisma', async () => {
  const { ours, theirs, statements } = await bothReads(client =>
    // PostgreSQL compares no uuid with a text.
    client.mail.findMany({ where: { messageKey: { in: ['0b4c0f0e-8a3d-4c39-9f3f-2d6a3c1a7a55'] } } }),
  )
  expect(ours).toEqual(theirs)
  expect(statements).toHaveLength(2)
})

test('of several rows by their keys in one tick is one statement', async () => {
  const { ours, statements } = await bothReads(client =>
    Promise.all([1, 2].map(id => client.user.findUnique({ where: { id }, select: { id: true } }))),
  )
  expect(ours).toEqual([{ id: 1 }, { id: 2 }])
  expect(statements).toHaveLength(1)
})
