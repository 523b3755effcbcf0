import type { Prisma } from '../../generated/prisma/client.ts'
import type { DocumentType, PlanCode } from '../../generated/prisma/enums.ts'
import type { AppContext } from '../appContext.ts'
import { billingMonthStart } from './billingMonth.ts'
import { fundingFor, includesType, limitOf, PLANS, type Usage, writtenTypes } from './entitlements.ts'

const DAY = 24 * 60 * 60 * 1000
const COUNTED = { notIn: ['FAILED', 'CANCELLED'] } satisfies Prisma.EnumDocumentStatusFilter
/** What an organisation asked for takes nothing of its student's. */
const OWN = { status: COUNTED, funding: { not: 'ORGANISATION' } } satisfies Prisma.DocumentWhereInput

/** One person's use and balance, read in the transaction that spends them. */
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
      status: COUNTED,
      createdAt: { gte: billingMonthStart(user.planSince ?? user.createdAt, now) },
    },
  })
  const usedToday = await within.document.count({
    where: { userId: user.id, ...OWN, createdAt: { gt: new Date(now.getTime() - DAY) } },
  })
  return { plan: user.plan, credits: ledger._sum.amount ?? 0, usedThisMonth, usedToday }
}

/** How often each document was drafted again, in whole or by the paragraph, by the id of the first of its redrafts. */
export async function countRedrafts({
  within,
  originalIds,
}: {
  within: Prisma.TransactionClient
  originalIds: readonly number[]
}): Promise<Map<number, number>> {
  const rows = await within.document.groupBy({
    by: ['originalId'],
    where: { originalId: { in: [...originalIds] }, funding: 'REDRAFT', status: COUNTED },
    _count: true,
  })
  const rewrites = await within.paragraphRewrite.groupBy({
    by: ['originalId'],
    where: { originalId: { in: [...originalIds] } },
    _count: true,
  })
  const counted = new Map<number, number>()
  for (const { originalId, _count } of [...rows, ...rewrites])
    if (originalId !== null) counted.set(originalId, (counted.get(originalId) ?? 0) + _count)
  return counted
}

/** How one person can pay for one type of document, and what is left. */
export type GenerationEntitlement = {
  type: DocumentType
  isIncluded: boolean
  /** Documents that a billing month includes; null where there is no limit. */
  allowance: number | null
  /** Documents that the allowance paid for in the current billing month. */
  used: number
  left: number | null
  takesCredits: boolean
  /** Whether one more can be requested now. */
  canGenerate: boolean
}

/** A person's allowances by type, and what is counted for all types together. */
export type GenerationAllowances = {
  byType: readonly GenerationEntitlement[]
  /** The types of which one more can be requested. */
  canGenerate: ReadonlySet<DocumentType>
  credits: number
  /** Documents of any type in the last 24 hours. */
  usedToday: number
}

/** The values for an account that does not exist any longer. */
export const NO_ALLOWANCES: GenerationAllowances = {
  byType: [],
  canGenerate: new Set(),
  credits: 0,
  usedToday: 0,
}

const PAYS: ReadonlySet<string> = new Set(['CREDIT', 'ALLOWANCE', 'UNLIMITED'])

/** The allowances of each person. A constant number of statements for any number of people. */
export async function readGenerationAllowances({
  app,
  userIds,
}: {
  app: AppContext
  userIds: readonly number[]
}): Promise<Map<number, GenerationAllowances>> {
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
    where: { ...where, ...OWN, createdAt: { gt: dayAgo } },
    _count: true,
  })
  // A billing month begins on another day for each person: one OR of (person, start).
  const onAllowances = users.filter(user => hasAllowance(user.plan))
  const month = await prisma.document.groupBy({
    by: ['userId', 'documentType'],
    where: {
      funding: 'ALLOWANCE',
      status: COUNTED,
      OR: onAllowances.map(user => ({
        userId: user.id,
        createdAt: { gte: billingMonthStart(user.planSince ?? user.createdAt, now) },
      })),
    },
    _count: true,
  })
  return new Map(
    users.map(user => {
      const usage = {
        plan: user.plan,
        credits: ledgers.find(row => row.userId === user.id)?._sum.amount ?? 0,
        usedToday: today.find(row => row.userId === user.id)?._count ?? 0,
      }
      const byType = writtenTypes().map((type): GenerationEntitlement => {
        const { allowance, takesCredits } = PLANS[user.plan].generation[type]
        const used = month.find(row => row.userId === user.id && row.documentType === type)?._count ?? 0
        return {
          type,
          isIncluded: includesType(user.plan, type),
          allowance: limitOf(allowance),
          used,
          left: limitOf(Math.max(0, allowance - used)),
          takesCredits,
          canGenerate: PAYS.has(fundingFor(type, { ...usage, usedThisMonth: used })),
        }
      })
      const canGenerate = new Set(byType.filter(row => row.canGenerate).map(({ type }) => type))
      return [user.id, { byType, canGenerate, credits: usage.credits, usedToday: usage.usedToday }]
    }),
  )
}

/** Whether a plan limits the documents of a month, which have to be counted then. */
function hasAllowance(plan: PlanCode): boolean {
  return Object.values(PLANS[plan].generation).some(
    ({ allowance }) => allowance > 0 && Number.isFinite(allowance),
  )
}
