import type { Prisma } from '../../generated/prisma/client.ts'
import type { DocumentType } from '../../generated/prisma/enums.ts'
import type { AppContext } from '../appContext.ts'
import { billingMonthStart } from './billingMonth.ts'
import { documentTypesOf, fundingFor, PLANS, type Usage } from './entitlements.ts'

const DAY = 24 * 60 * 60 * 1000
const HELD = { notIn: ['FAILED', 'CANCELLED'] } satisfies Prisma.EnumDocumentStatusFilter

/** What one person has used and has left, read in the transaction that is about to spend it. */
export async function readUsage({
  within,
  now,
  user,
  type,
}: {
  within: Prisma.TransactionClient
  now: Date
  user: { id: number; plan: Usage['plan']; planSince: Date | null; createdAt: Date }
  type: DocumentType
}): Promise<Usage> {
  const ledger = await within.creditEntry.aggregate({ where: { userId: user.id }, _sum: { amount: true } })
  const usedThisMonth = await within.document.count({
    where: {
      userId: user.id,
      documentType: type,
      funding: 'ALLOWANCE',
      status: HELD,
      createdAt: { gte: billingMonthStart(user.planSince ?? user.createdAt, now) },
    },
  })
  const usedToday = await within.document.count({
    where: { userId: user.id, status: HELD, createdAt: { gt: new Date(now.getTime() - DAY) } },
  })
  return { plan: user.plan, credits: ledger._sum.amount ?? 0, usedThisMonth, usedToday }
}

/** Which document types each person could ask for now. A constant number of statements for any number of people. */
export async function readGenerationAllowances({
  app,
  userIds,
}: {
  app: AppContext
  userIds: readonly number[]
}): Promise<Map<number, { canGenerate: ReadonlySet<DocumentType> }>> {
  const { prisma } = app.database
  const now = app.now()
  const where = { userId: { in: [...userIds] } }
  const users = await prisma.user.findMany({
    where: { id: { in: [...userIds] } },
    select: { id: true, plan: true, planSince: true, createdAt: true },
  })
  const ledgers = await prisma.creditEntry.groupBy({ by: ['userId'], where, _sum: { amount: true } })
  const dayAgo = new Date(now.getTime() - DAY)
  const today = await prisma.document.groupBy({
    by: ['userId'],
    where: { ...where, status: HELD, createdAt: { gt: dayAgo } },
    _count: true,
  })
  // A billing month begins on another day for each person: one OR of (person, since when).
  const onShares = users.filter(user => Object.keys(PLANS[user.plan].monthlyDocuments).length > 0)
  const month = await prisma.document.groupBy({
    by: ['userId', 'documentType'],
    where: {
      funding: 'ALLOWANCE',
      status: HELD,
      OR: onShares.map(user => ({
        userId: user.id,
        createdAt: { gte: billingMonthStart(user.planSince ?? user.createdAt, now) },
      })),
    },
    _count: true,
  })
  return new Map(
    users.map(user => {
      const usageOf = (type: DocumentType): Usage => ({
        plan: user.plan,
        credits: ledgers.find(row => row.userId === user.id)?._sum.amount ?? 0,
        usedToday: today.find(row => row.userId === user.id)?._count ?? 0,
        usedThisMonth: month.find(row => row.userId === user.id && row.documentType === type)?._count ?? 0,
      })
      const open = documentTypesOf(user.plan).filter(type =>
        ['CREDIT', 'ALLOWANCE', 'UNLIMITED'].includes(fundingFor(type, usageOf(type))),
      )
      return [user.id, { canGenerate: new Set(open) }]
    }),
  )
}
