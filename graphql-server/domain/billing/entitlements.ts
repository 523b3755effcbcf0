import type { DocumentType, Funding, PlanCode, Role } from '../../generated/prisma/enums.ts'
import { QUESTIONNAIRES } from '../questionnaires/index.ts'

/** The formats of a downloaded document. */
export const FILE_FORMATS = ['TXT', 'PDF', 'DOCX', 'MARKDOWN'] as const
export type FileFormat = (typeof FILE_FORMATS)[number]

/** How one type of document is paid for. */
type Generation = {
  /** Documents that a billing month includes; infinite where there is no limit. */
  allowance: number
  /** Whether a credit pays for one more when the allowance is used up. */
  takesCredits: boolean
}

/**
 * What a plan gives. Each key is a field of the graph's type `Entitlements` and has a line on the pricing page. A key
 * that is missing in either place does not compile.
 */
export type Entitlements = {
  generation: Readonly<Record<DocumentType, Generation>>
  /** Whether documents are shown in full, or as the outline, the opening and the best paragraph. */
  showsFullText: boolean
  /** How often one document is drafted again at no further cost; infinite where there is no limit. */
  redrafts: number
  /** The fair use of an unlimited allowance, in documents a day; null where the allowance is the limit. */
  fairUsePerDay: number | null
  /** Generations with a smaller number run first. */
  queuePriority: number
  /** How much of the catalogue is shown: the 50 universities of the public sample, or all. */
  catalogue: 'SAMPLE' | 'ALL'
  /** Matches that are kept and shown, the best first. At most `MOST_MATCHES` are ranked. */
  keptMatches: number
  /** The most programmes on the shortlist. */
  shortlisted: number
  /** The most applications on the board. */
  trackedApplications: number
  /** What is shown of a match: its tier and the reason, or every factor and a what-if as well. */
  outlook: 'TIER' | 'FACTORS'
  /** What is drawn for an application: nothing, its deadlines, or the steps counted back from them. */
  timeline: 'NONE' | 'DEADLINES' | 'PERSONALISED'
  /** Whether single scholarships are shown, with sums and dates. */
  scholarships: boolean
  /** Whether CVs are reviewed. */
  cvReviews: boolean
  /** Whether interviews are prepared for. */
  interviews: boolean
  /** Texts that an expert reviews in a billing month. */
  expertReviews: number
  /** The hours within which support answers a message; null where a plan has no support by message. */
  supportHours: number | null
  /** The formats in which documents are downloaded. */
  downloads: readonly FileFormat[]
}

/** What a plan costs and gives. */
export type Plan = Entitlements & {
  code: PlanCode
  name: string
  /** In rupees a month. */
  pricePerMonth: number
}

const UNLIMITED = Number.POSITIVE_INFINITY
const NOT_INCLUDED: Generation = { allowance: 0, takesCredits: false }
const WITHOUT_LIMIT: Generation = { allowance: UNLIMITED, takesCredits: false }

/** Documents of any kind in 24 hours, where their number is not limited otherwise. */
export const FAIR_USE_PER_DAY = 40

/** The most matches on any plan, and the most that are ranked at a time: more than anybody reads. */
export const MOST_MATCHES = 1000

/** The only table of plans. The pricing page, the tiles, the graph, REST and every limit read it. */
export const PLANS: Readonly<Record<PlanCode, Plan>> = {
  FREE: {
    code: 'FREE',
    name: 'Free',
    pricePerMonth: 0,
    generation: { SOP: { allowance: 0, takesCredits: true }, LOR: NOT_INCLUDED, ESSAY: NOT_INCLUDED },
    showsFullText: false,
    redrafts: 3,
    fairUsePerDay: null,
    queuePriority: 10,
    catalogue: 'SAMPLE',
    keptMatches: 5,
    shortlisted: 5,
    trackedApplications: 3,
    outlook: 'TIER',
    timeline: 'NONE',
    scholarships: false,
    cvReviews: false,
    interviews: false,
    expertReviews: 0,
    supportHours: null,
    downloads: ['TXT', 'PDF'],
  },
  STANDARD: {
    code: 'STANDARD',
    name: 'Standard',
    pricePerMonth: 2999,
    generation: {
      SOP: { allowance: 1, takesCredits: true },
      LOR: { allowance: 2, takesCredits: false },
      ESSAY: { allowance: 3, takesCredits: false },
    },
    showsFullText: true,
    redrafts: UNLIMITED,
    fairUsePerDay: null,
    queuePriority: 10,
    catalogue: 'ALL',
    keptMatches: 15,
    shortlisted: 15,
    trackedApplications: 15,
    outlook: 'FACTORS',
    timeline: 'DEADLINES',
    scholarships: false,
    cvReviews: false,
    interviews: false,
    expertReviews: 0,
    supportHours: 48,
    downloads: ['TXT', 'PDF', 'DOCX'],
  },
  PREMIUM: {
    code: 'PREMIUM',
    name: 'Premium',
    pricePerMonth: 7999,
    generation: { SOP: WITHOUT_LIMIT, LOR: WITHOUT_LIMIT, ESSAY: WITHOUT_LIMIT },
    showsFullText: true,
    redrafts: UNLIMITED,
    fairUsePerDay: FAIR_USE_PER_DAY,
    queuePriority: 0,
    catalogue: 'ALL',
    keptMatches: UNLIMITED,
    shortlisted: UNLIMITED,
    trackedApplications: UNLIMITED,
    outlook: 'FACTORS',
    timeline: 'PERSONALISED',
    scholarships: true,
    cvReviews: true,
    interviews: true,
    expertReviews: 2,
    supportHours: 24,
    downloads: ['TXT', 'PDF', 'DOCX', 'MARKDOWN'],
  },
}

/** Staff who work with the catalogue see all of it on any plan. */
const STAFF: ReadonlySet<Role> = new Set<Role>(['PARTNER', 'ANALYST', 'ADMIN'])
const OF_STAFF = { catalogue: 'ALL', outlook: 'FACTORS', scholarships: true } as const

/** The entitlements of a plan and role. Visitors have those of the Free plan. */
export function entitlementsOf(person: { role: Role; plan: PlanCode } | null): Entitlements {
  if (person === null) return PLANS.FREE
  return STAFF.has(person.role) ? { ...PLANS[person.plan], ...OF_STAFF } : PLANS[person.plan]
}

/** A limit as a person sees it: null where there is none. */
export function limitOf(limit: number): number | null {
  return Number.isFinite(limit) ? limit : null
}

/** The names of the plans that have something, such as 'Standard or Premium'. */
export function plansWith(has: (plan: Plan) => boolean): string {
  const names = Object.values(PLANS).flatMap(plan => (has(plan) ? [plan.name] : []))
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names)
}

/** Whether a plan can write a document of this type, by allowance or by credits. */
export function includesType(plan: PlanCode, type: DocumentType): boolean {
  const { allowance, takesCredits } = PLANS[plan].generation[type]
  return allowance > 0 || takesCredits
}

/** The document types that have a questionnaire. */
export function writtenTypes(): DocumentType[] {
  return [...new Set(QUESTIONNAIRES.map(({ type }) => type))]
}

/** The document types that a plan can write and that have a questionnaire. */
export function documentTypesOf(plan: PlanCode): DocumentType[] {
  return writtenTypes().filter(type => includesType(plan, type))
}

/** A person's use and balance, as far as paying for a generation depends on it. */
export type Usage = {
  plan: PlanCode
  credits: number
  /** Documents of this type that the allowance paid for in the current billing month. */
  usedThisMonth: number
  /** Documents of any type in the last 24 hours. */
  usedToday: number
}

/** What pays for one more document of a type, or why nothing does. */
export function fundingFor(type: DocumentType, usage: Usage): Funding | 'NOT_IN_PLAN' | 'SPENT' | 'FAIR_USE' {
  const { generation, fairUsePerDay } = PLANS[usage.plan]
  const { allowance, takesCredits } = generation[type]
  if (allowance === UNLIMITED)
    return fairUsePerDay !== null && usage.usedToday >= fairUsePerDay ? 'FAIR_USE' : 'UNLIMITED'
  if (usage.usedThisMonth < allowance) return 'ALLOWANCE'
  if (!takesCredits) return allowance > 0 ? 'SPENT' : 'NOT_IN_PLAN'
  return usage.credits > 0 ? 'CREDIT' : 'SPENT'
}

/** What pays for drafting a document again, or why nothing does. `redrafted` counts its redrafts so far. */
export function fundingOfRedraft({
  plan,
  redrafted,
  usedToday,
}: Pick<Usage, 'plan' | 'usedToday'> & { redrafted: number }): 'REDRAFT' | 'SPENT' | 'FAIR_USE' {
  if (redrafted >= PLANS[plan].redrafts) return 'SPENT'
  return usedToday >= FAIR_USE_PER_DAY ? 'FAIR_USE' : 'REDRAFT'
}
