import type { DocumentType, Funding, PlanCode, Role } from '../../generated/prisma/enums.ts'
import { QUESTIONNAIRES } from '../questionnaires/index.ts'

/** How one type of document is paid for. */
type Generation = {
  /** Documents that a billing month includes; infinite where there is no limit. */
  allowance: number
  /** Whether a credit pays for one more when the allowance is used up. */
  takesCredits: boolean
}

/**
 * What a plan gives. Each key is a field of the graph's type `Entitlements` and has its line on the pricing page: one
 * that is forgotten in either place does not compile.
 */
export type Entitlements = {
  generation: Readonly<Record<DocumentType, Generation>>
  /** Whether documents are shown in full, or as the outline and the opening. */
  showsFullText: boolean
  /** Documents a day that an unlimited allowance means; null where the allowance is the limit. */
  fairUsePerDay: number | null
  /** Smaller is written first. */
  queuePriority: number
  /** How much of the catalogue is shown: the 50 universities of the public sample, or all. */
  catalogue: 'SAMPLE' | 'ALL'
  /** Matches that are kept and shown, the best first; at most `MOST_MATCHES` are ranked. */
  keptMatches: number
  /** Programmes on the shortlist at a time. */
  shortlisted: number
  /** Applications that are tracked at a time. */
  trackedApplications: number
  /** What is shown of why a programme fits: its tier and the reason, or every factor and a what-if as well. */
  outlook: 'TIER' | 'FACTORS'
  /** What is drawn for an application: nothing, its deadlines, or the steps counted back from them. */
  timeline: 'NONE' | 'DEADLINES' | 'PERSONALISED'
  /** Whether scholarships are shown one by one, with sums and dates. */
  scholarships: boolean
}

/** What a plan costs and gives. */
export type Plan = Entitlements & {
  code: PlanCode
  name: string
  /** In rupees a month. */
  pricePerMonth: number
  /** The struck-through price, in rupees a month. */
  listPricePerMonth: number | null
}

const UNLIMITED = Number.POSITIVE_INFINITY
const NOT_INCLUDED: Generation = { allowance: 0, takesCredits: false }
const WITHOUT_LIMIT: Generation = { allowance: UNLIMITED, takesCredits: false }

/** No plan keeps more matches than these: the best of them are as many as somebody can read. */
export const MOST_MATCHES = 50

/** The one table of plans. The pricing page, the tiles, the graph, REST and every limit read it. */
export const PLANS: Readonly<Record<PlanCode, Plan>> = {
  FREE: {
    code: 'FREE',
    name: 'Free',
    pricePerMonth: 0,
    listPricePerMonth: null,
    generation: { SOP: { allowance: 0, takesCredits: true }, LOR: NOT_INCLUDED, ESSAY: NOT_INCLUDED },
    showsFullText: false,
    fairUsePerDay: null,
    queuePriority: 10,
    catalogue: 'SAMPLE',
    keptMatches: 5,
    shortlisted: 5,
    trackedApplications: 3,
    outlook: 'TIER',
    timeline: 'NONE',
    scholarships: false,
  },
  STANDARD: {
    code: 'STANDARD',
    name: 'Standard',
    pricePerMonth: 2999,
    listPricePerMonth: 4999,
    generation: {
      SOP: { allowance: 1, takesCredits: true },
      LOR: { allowance: 2, takesCredits: false },
      ESSAY: { allowance: 3, takesCredits: false },
    },
    showsFullText: true,
    fairUsePerDay: null,
    queuePriority: 10,
    catalogue: 'ALL',
    keptMatches: 15,
    shortlisted: 15,
    trackedApplications: 15,
    outlook: 'FACTORS',
    timeline: 'DEADLINES',
    scholarships: false,
  },
  PREMIUM: {
    code: 'PREMIUM',
    name: 'Premium',
    pricePerMonth: 7999,
    listPricePerMonth: 12999,
    generation: { SOP: WITHOUT_LIMIT, LOR: WITHOUT_LIMIT, ESSAY: WITHOUT_LIMIT },
    showsFullText: true,
    fairUsePerDay: 40,
    queuePriority: 0,
    catalogue: 'ALL',
    keptMatches: UNLIMITED,
    shortlisted: UNLIMITED,
    trackedApplications: UNLIMITED,
    outlook: 'FACTORS',
    timeline: 'PERSONALISED',
    scholarships: true,
  },
}

/** People who work with the catalogue and see all of it, whatever their plan. */
const STAFF: ReadonlySet<Role> = new Set<Role>(['PARTNER', 'ANALYST', 'ADMIN'])
const OF_STAFF = { catalogue: 'ALL', outlook: 'FACTORS', scholarships: true } as const

/** What somebody is entitled to, by plan and role. Visitors are entitled to what the Free plan gives. */
export function entitlementsOf(person: { role: Role; plan: PlanCode } | null): Entitlements {
  if (person === null) return PLANS.FREE
  return STAFF.has(person.role) ? { ...PLANS[person.plan], ...OF_STAFF } : PLANS[person.plan]
}

/** A limit as people are told it: null where there is none. */
export function limitOf(limit: number): number | null {
  return Number.isFinite(limit) ? limit : null
}

/** Whether a plan can write a document of this type, by its allowance or by credits. */
export function includesType(plan: PlanCode, type: DocumentType): boolean {
  const { allowance, takesCredits } = PLANS[plan].generation[type]
  return allowance > 0 || takesCredits
}

/** The document types that there is a questionnaire for. */
export function writtenTypes(): DocumentType[] {
  return [...new Set(QUESTIONNAIRES.map(({ type }) => type))]
}

/** The document types that a plan can write and that there is a questionnaire for. */
export function documentTypesOf(plan: PlanCode): DocumentType[] {
  return writtenTypes().filter(type => includesType(plan, type))
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
  const { generation, fairUsePerDay } = PLANS[usage.plan]
  const { allowance, takesCredits } = generation[type]
  if (allowance === UNLIMITED)
    return fairUsePerDay !== null && usage.usedToday >= fairUsePerDay ? 'FAIR_USE' : 'UNLIMITED'
  if (usage.usedThisMonth < allowance) return 'ALLOWANCE'
  if (!takesCredits) return allowance > 0 ? 'SPENT' : 'NOT_IN_PLAN'
  return usage.credits > 0 ? 'CREDIT' : 'SPENT'
}
