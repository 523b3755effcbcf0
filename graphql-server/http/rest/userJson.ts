import { z } from '@hono/zod-openapi'
import type { AppContext } from '../../domain/appContext.ts'
import { readCreditBalances } from '../../domain/billing/credits.ts'
import type { User } from '../../generated/prisma/client.ts'
import { PlanCode, Role } from '../../generated/prisma/enums.ts'

export const userJson = z
  .object({
    id: z.int(),
    username: z.string(),
    email: z.string(),
    fullName: z.string(),
    isPremium: z.boolean(),
    isPromotionalUser: z.boolean(),
    creditsRemaining: z.int(),
    createdAt: z.iso.datetime(),
    plan: z.enum(PlanCode),
    role: z.enum(Role),
  })
  .openapi('User')

/** Users as REST shows them to themselves. */
export async function presentUser({
  app,
  user,
}: {
  app: AppContext
  user: User
}): Promise<z.infer<typeof userJson>> {
  const { id, username, email, fullName, plan, role, isPromotional, createdAt } = user
  const balances = await readCreditBalances({ app, userIds: [id] })
  return {
    id,
    username,
    email,
    fullName,
    isPremium: plan === 'PREMIUM',
    isPromotionalUser: isPromotional,
    creditsRemaining: balances.get(id) ?? 0,
    createdAt: createdAt.toISOString(),
    plan,
    role,
  }
}
