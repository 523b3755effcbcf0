import { countJobs, type JobCount } from '../../infra/jobs.ts'
import { runningCampaign } from '../accounts/campaigns.ts'
import type { AppContext, Viewer } from '../appContext.ts'

const WEEK = 7 * 24 * 60 * 60 * 1000

/** The state of the installation. */
export type Overview = {
  people: number
  /** Accounts that were opened in the last seven days. */
  newPeople: number
  /** People on a paid plan. */
  payingPeople: number
  jobs: readonly JobCount[]
  waitingMails: number
  failedMails: number
  /** Payments of the last seven days, and those that are disputed. */
  newPayments: number
  disputedPayments: number
  /** Conversations with support that wait for an answer, and those whose promised time is over. */
  openSupport: number
  lateSupport: number
  /** Posts of the community with a report that nobody settled. */
  reportedPosts: number
  /** Whether the promotion can be claimed now, and its claims of the last seven days. */
  isPromotionRunning: boolean
  newClaims: number
  database: 'embedded' | 'server'
  billing: AppContext['settings']['billing']
  hasOutsideModel: boolean
}

/** The state of the installation; null for everybody but admins. */
export async function readOverview({
  app,
  viewer,
}: {
  app: AppContext
  viewer: Viewer | null
}): Promise<Overview | null> {
  if (viewer?.role !== 'ADMIN') return null
  const { prisma, kind: database } = app.database
  const now = app.now()
  const weekAgo = new Date(now.getTime() - WEEK)
  return {
    people: await prisma.user.count(),
    newPeople: await prisma.user.count({ where: { createdAt: { gte: weekAgo } } }),
    payingPeople: await prisma.user.count({ where: { plan: { not: 'FREE' } } }),
    jobs: await countJobs(app.database),
    waitingMails: await prisma.mail.count({ where: { state: 'WAITING' } }),
    failedMails: await prisma.mail.count({ where: { state: 'FAILED' } }),
    newPayments: await prisma.payment.count({ where: { state: 'PAID', createdAt: { gte: weekAgo } } }),
    disputedPayments: await prisma.payment.count({ where: { disputedAt: { not: null } } }),
    openSupport: await prisma.supportThread.count({ where: { state: 'OPEN' } }),
    lateSupport: await prisma.supportThread.count({ where: { state: 'OPEN', dueAt: { lt: now } } }),
    reportedPosts: await prisma.communityPost.count({ where: { reports: { some: { resolvedAt: null } } } }),
    isPromotionRunning: (await runningCampaign({ app, within: prisma })) !== null,
    newClaims: await prisma.promotionClaim.count({ where: { createdAt: { gte: weekAgo } } }),
    database,
    billing: app.settings.billing,
    hasOutsideModel: app.languageModel !== null,
  }
}

/** The jobs by kind and state; null for everybody but admins. */
export async function readJobCounts({
  app,
  viewer,
}: {
  app: AppContext
  viewer: Viewer | null
}): Promise<JobCount[] | null> {
  return viewer?.role === 'ADMIN' ? await countJobs(app.database) : null
}
