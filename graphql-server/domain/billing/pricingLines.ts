import type { DocumentType } from '../../generated/prisma/enums.ts'
import type { Entitlements, FileFormat, Plan } from './entitlements.ts'

type Line = (plan: Plan) => string | null

/**
 * The lines of the pricing page, in its order, each made from the figures of a plan; null where a plan has no such
 * line. Lines that are no entitlement are part of every plan.
 */
const LINES: Record<keyof Entitlements | 'grounding' | 'advice' | 'reminders' | 'community', Line> = {
  generation: ({ generation, fairUsePerDay, showsFullText }) => {
    const { SOP, LOR, ESSAY } = generation
    if (SOP.allowance === Number.POSITIVE_INFINITY)
      return `Unlimited statements, letters and essays, in full (fair use: ${fairUsePerDay} a day)`
    if (SOP.allowance === 0) return 'One statement of purpose to begin with'
    const counts = [
      counted(SOP.allowance, 'statement of purpose', 'statements of purpose'),
      counted(LOR.allowance, 'letter', 'letters'),
      counted(ESSAY.allowance, 'essay', 'essays'),
    ]
    return capitalised(`${inList(counts)} each billing month${showsFullText ? ', in full' : ''}`)
  },
  showsFullText: ({ showsFullText }) =>
    showsFullText
      ? 'Everything written before is unlocked'
      : 'Preview: the outline, the opening and the best paragraph',
  redrafts: ({ redrafts }) =>
    Number.isFinite(redrafts)
      ? `${capitalised(counted(redrafts, 'redraft', 'redrafts'))} of each document at no further cost`
      : 'Redrafts of each document as often as you like',
  // The line of `generation` has its number.
  fairUsePerDay: () => null,
  queuePriority: ({ queuePriority }) => (queuePriority === 0 ? 'Your drafts are written first' : null),
  grounding: () => 'Every sentence tied to your own answers',
  advice: () => 'Which answers to extend, and with what',
  catalogue: ({ catalogue }) =>
    catalogue === 'ALL' ? 'Every university of the catalogue' : 'The 50 universities of the public sample',
  keptMatches: ({ keptMatches }) =>
    Number.isFinite(keptMatches)
      ? `Your ${keptMatches} best matches, each with its reasons`
      : 'All your matches, each with its reasons',
  shortlisted: ({ shortlisted, trackedApplications }) =>
    Number.isFinite(shortlisted)
      ? `A shortlist of ${shortlisted} programmes, and ${trackedApplications} tracked applications`
      : 'As many programmes on the shortlist, and as many applications, as you like',
  // The shortlist's line includes it.
  trackedApplications: () => null,
  outlook: ({ outlook }) =>
    outlook === 'FACTORS' ? 'Every factor behind a match, and what would change it' : null,
  timeline: ({ timeline }) =>
    ({
      NONE: null,
      DEADLINES: 'A timeline of the deadlines of each application',
      PERSONALISED: 'A personal timeline, counted back from each deadline',
    })[timeline],
  scholarships: ({ scholarships }) =>
    scholarships ? 'Scholarships beside your profile, with sums, dates and conditions' : null,
  cvReviews: ({ cvReviews }) =>
    cvReviews ? 'Your CV reviewed: findings with reasons, beside your profile' : null,
  interviews: ({ interviews }) =>
    interviews
      ? 'Interview preparation: questions about your own story, and what rules say of your answers'
      : null,
  downloads: ({ downloads, showsFullText }) =>
    `Download ${showsFullText ? '' : 'the preview '}as ${inList(downloads.map(format => FORMAT_NAMES[format]))}`,
  expertReviews: ({ expertReviews }) =>
    expertReviews === 0
      ? null
      : `${capitalised(counted(expertReviews, 'document', 'documents'))} each billing month read and commented on by a reviewer`,
  supportHours: ({ supportHours }) =>
    supportHours === null ? null : `Support by message, answered within ${supportHours} hours`,
  community: () => 'Questions to other students, with their answers',
  reminders: () => 'Reminders by mail and a calendar of your deadlines',
}

const FORMAT_NAMES: Record<FileFormat, string> = {
  TXT: 'text',
  PDF: 'PDF',
  DOCX: 'Word',
  MARKDOWN: 'Markdown',
}

/** The lines of a plan, as the pricing page shows them. */
export function pricingLinesOf(plan: Plan): string[] {
  return Object.values(LINES).flatMap(line => line(plan) ?? [])
}

/** A feature of the table that compares the plans, as one plan has it; null where it does not. */
export type ComparedFeature = { group: string; name: string; value: string | null }

type Compared = { group: string; name: string; value: (plan: Plan) => string | null }

const DOCUMENTS = 'Documents'
const UNIVERSITIES = 'Universities'
const APPLICATIONS = 'Applications'
const SUPPORT = 'Help'
const INCLUDED = 'Included'

/** The rows of the table that compares the plans, in its order, each made from the figures of a plan. */
const COMPARED: Record<Exclude<keyof Entitlements, 'generation'> | DocumentType, Compared> = {
  SOP: { group: DOCUMENTS, name: 'Statements of purpose', value: plan => amountOf(plan, 'SOP') },
  LOR: { group: DOCUMENTS, name: 'Letters of recommendation', value: plan => amountOf(plan, 'LOR') },
  ESSAY: { group: DOCUMENTS, name: 'Essays', value: plan => amountOf(plan, 'ESSAY') },
  fairUsePerDay: {
    group: DOCUMENTS,
    name: 'Fair use',
    value: ({ fairUsePerDay }) => (fairUsePerDay === null ? null : `${fairUsePerDay} documents a day`),
  },
  showsFullText: {
    group: DOCUMENTS,
    name: 'What you read',
    value: ({ showsFullText }) =>
      showsFullText ? 'The whole text' : 'The outline, the opening and the best paragraph',
  },
  redrafts: {
    group: DOCUMENTS,
    name: 'Redrafts of each document',
    value: ({ redrafts }) => upTo(redrafts),
  },
  queuePriority: {
    group: DOCUMENTS,
    name: 'Written first',
    value: ({ queuePriority }) => (queuePriority === 0 ? INCLUDED : null),
  },
  downloads: {
    group: DOCUMENTS,
    name: 'Downloads',
    value: ({ downloads }) => capitalised(inList(downloads.map(format => FORMAT_NAMES[format]))),
  },
  cvReviews: {
    group: DOCUMENTS,
    name: 'Review of your CV',
    value: ({ cvReviews }) => (cvReviews ? INCLUDED : null),
  },
  interviews: {
    group: DOCUMENTS,
    name: 'Interview preparation',
    value: ({ interviews }) => (interviews ? INCLUDED : null),
  },
  catalogue: {
    group: UNIVERSITIES,
    name: 'Universities',
    value: ({ catalogue }) => (catalogue === 'ALL' ? 'The whole catalogue' : '50'),
  },
  keptMatches: { group: UNIVERSITIES, name: 'Matches', value: ({ keptMatches }) => upTo(keptMatches) },
  outlook: {
    group: UNIVERSITIES,
    name: 'Every factor of a match, and what would change it',
    value: ({ outlook }) => (outlook === 'FACTORS' ? INCLUDED : null),
  },
  scholarships: {
    group: UNIVERSITIES,
    name: 'Scholarships with sums, dates and conditions',
    value: ({ scholarships }) => (scholarships ? INCLUDED : null),
  },
  shortlisted: { group: APPLICATIONS, name: 'Shortlist', value: ({ shortlisted }) => upTo(shortlisted) },
  trackedApplications: {
    group: APPLICATIONS,
    name: 'Tracked applications',
    value: ({ trackedApplications }) => upTo(trackedApplications),
  },
  timeline: {
    group: APPLICATIONS,
    name: 'Timeline',
    value: ({ timeline }) =>
      ({ NONE: null, DEADLINES: 'Deadlines', PERSONALISED: 'Counted back from each deadline' })[timeline],
  },
  expertReviews: {
    group: SUPPORT,
    name: 'Documents read by a reviewer',
    value: ({ expertReviews }) => (expertReviews === 0 ? null : `${expertReviews} a month`),
  },
  supportHours: {
    group: SUPPORT,
    name: 'Support',
    value: ({ supportHours }) =>
      supportHours === null ? 'Community questions' : `Answer within ${supportHours} hours`,
  },
}

/** What a plan has of each feature. All plans have the same features in the same order. */
export function comparedFeaturesOf(plan: Plan): ComparedFeature[] {
  return Object.values(COMPARED).map(({ group, name, value }) => ({ group, name, value: value(plan) }))
}

function amountOf({ generation }: Plan, type: DocumentType): string | null {
  const { allowance, takesCredits } = generation[type]
  if (allowance === Number.POSITIVE_INFINITY) return 'Unlimited'
  if (allowance === 0) return takesCredits ? 'By credits' : null
  return `${allowance} a month${takesCredits ? ', then by credits' : ''}`
}

function upTo(limit: number): string {
  return Number.isFinite(limit) ? String(limit) : 'Unlimited'
}

const NUMERALS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

function counted(count: number, one: string, many: string): string {
  return `${NUMERALS[count] ?? count} ${count === 1 ? one : many}`
}

function inList(parts: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(parts)
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
