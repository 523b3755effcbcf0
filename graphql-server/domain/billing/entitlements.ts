import type { DocumentType, Funding, PlanCode } from '../../generated/prisma/enums.ts'
import { QUESTIONNAIRES } from '../questionnaires/index.ts'

/** What a plan costs and gives. The pricing page, the tiles, the API and the downloads all read this table. */
export type Plan = {
  code: PlanCode
  name: string
  /** In rupees a month. */
  pricePerMonth: number
  /** The struck-through price, in rupees a month. */
  listPricePerMonth: number | null
  saving: string | null
  /** Documents that a billing month includes, by type; a type that is missing is not included at all. */
  monthlyDocuments: Readonly<Partial<Record<DocumentType, number>>>
  /** Types that may be paid for with a credit when the month's share is spent. */
  creditDocuments: readonly DocumentType[]
  /** Whether documents are shown in full, or as the outline and the opening. */
  showsFullText: boolean
  /** Documents a day that 'unlimited' stands for; null where the month's share is the limit. */
  fairUsePerDay: number | null
  /** Smaller is written first. */
  queuePriority: number
  /** How much of the catalogue is shown: the 50 universities of the public sample, or all. */
  catalogue: 'SAMPLE' | 'ALL'
  /** Matches that are kept and shown, the best first. */
  keptMatches: number
  /** Programmes on the shortlist at a time. */
  shortlisted: number
  /** Applications that are tracked at a time. */
  trackedApplications: number
  /** What is drawn for an application: nothing, its deadlines, or the steps counted back from them. */
  timeline: 'NONE' | 'DEADLINES' | 'PERSONALISED'
  /** What is shown of why a programme fits: its tier and the reason, or every factor and a what-if as well. */
  outlook: 'TIER' | 'FACTORS'
  /** Whether scholarships are shown one by one, with sums and dates. */
  scholarships: boolean
  /** Lines of the pricing page. A line is here when it works, not before. */
  features: readonly string[]
}

export const PLANS: Readonly<Record<PlanCode, Plan>> = {
  FREE: {
    code: 'FREE',
    name: 'Free',
    pricePerMonth: 0,
    listPricePerMonth: null,
    saving: null,
    monthlyDocuments: {},
    creditDocuments: ['SOP'],
    showsFullText: false,
    fairUsePerDay: null,
    queuePriority: 10,
    catalogue: 'SAMPLE',
    keptMatches: 5,
    shortlisted: 5,
    trackedApplications: 3,
    timeline: 'NONE',
    outlook: 'TIER',
    scholarships: false,
    features: [
      'One statement of purpose to begin with',
      'Preview: the outline and the opening',
      'Every sentence tied to your own answers',
      'Which answers to extend, and with what',
      'The 50 universities of the public sample',
      'Your 5 best matches, each with its reasons',
      'A shortlist of 5 programmes, and 3 tracked applications',
      'Reminders by mail and a calendar of your deadlines',
    ],
  },
  STANDARD: {
    code: 'STANDARD',
    name: 'Standard',
    pricePerMonth: 2999,
    listPricePerMonth: 4999,
    saving: 'Save 40%',
    monthlyDocuments: { SOP: 1, LOR: 2, ESSAY: 3 },
    creditDocuments: ['SOP'],
    showsFullText: true,
    fairUsePerDay: null,
    queuePriority: 10,
    catalogue: 'ALL',
    keptMatches: 15,
    shortlisted: 15,
    trackedApplications: 15,
    timeline: 'DEADLINES',
    outlook: 'FACTORS',
    scholarships: false,
    features: [
      'One statement of purpose, two letters and three essays each billing month, in full',
      'Everything written before is unlocked',
      'Every sentence tied to your own answers',
      'Which answers to extend, and with what',
      'Every university of the catalogue',
      'Your 15 best matches, each with its reasons',
      'A shortlist of 15 programmes, and 15 tracked applications',
      'Every factor behind a match, and what would change it',
      'A timeline of the deadlines of each application',
      'Reminders by mail and a calendar of your deadlines',
    ],
  },
  PREMIUM: {
    code: 'PREMIUM',
    name: 'Premium',
    pricePerMonth: 7999,
    listPricePerMonth: 12999,
    saving: 'Save 38%',
    monthlyDocuments: {
      SOP: Number.POSITIVE_INFINITY,
      LOR: Number.POSITIVE_INFINITY,
      ESSAY: Number.POSITIVE_INFINITY,
    },
    creditDocuments: [],
    showsFullText: true,
    fairUsePerDay: 40,
    queuePriority: 0,
    catalogue: 'ALL',
    keptMatches: Number.POSITIVE_INFINITY,
    shortlisted: Number.POSITIVE_INFINITY,
    trackedApplications: Number.POSITIVE_INFINITY,
    timeline: 'PERSONALISED',
    outlook: 'FACTORS',
    scholarships: true,
    features: [
      'Unlimited statements, letters and essays, in full (fair use: 40 a day)',
      'Everything written before is unlocked',
      'Your drafts are written first',
      'Every sentence tied to your own answers',
      'Which answers to extend, and with what',
      'Every university of the catalogue',
      'Your 50 best matches, each with its reasons',
      'As many programmes on the shortlist, and as many applications, as you like',
      'Every factor behind a match, and what would change it',
      'A personal timeline, counted back from each deadline',
      'Scholarships for each country, with sums and dates',
      'Reminders by mail and a calendar of your deadlines',
    ],
  },
}

/** Whether a plan can write a document of this type, by its share or by credits. */
export function includesType(plan: PlanCode, type: DocumentType): boolean {
  const { monthlyDocuments, creditDocuments } = PLANS[plan]
  return type in monthlyDocuments || creditDocuments.includes(type)
}

/** The document types that a plan can write and that there is a questionnaire for. */
export function documentTypesOf(plan: PlanCode): DocumentType[] {
  const asked = new Set(QUESTIONNAIRES.map(({ type }) => type))
  return [...asked].filter(type => includesType(plan, type))
}

/** What a person has used and has left, as far as funding a generation depends on it. */
export type Usage = {
  plan: PlanCode
  credits: number
  /** Documents of this type that the plan's share paid for in the present billing month. */
  usedThisMonth: number
  /** Documents of any type in the last 24 hours. */
  usedToday: number
}

/** What would pay for one more document of a type, or why nothing does. */
export function fundingFor(type: DocumentType, usage: Usage): Funding | 'NOT_IN_PLAN' | 'SPENT' | 'FAIR_USE' {
  const plan = PLANS[usage.plan]
  const share = plan.monthlyDocuments[type] ?? 0
  if (share === Number.POSITIVE_INFINITY)
    return plan.fairUsePerDay !== null && usage.usedToday >= plan.fairUsePerDay ? 'FAIR_USE' : 'UNLIMITED'
  if (usage.usedThisMonth < share) return 'ALLOWANCE'
  if (!plan.creditDocuments.includes(type)) return share > 0 ? 'SPENT' : 'NOT_IN_PLAN'
  return usage.credits > 0 ? 'CREDIT' : 'SPENT'
}
