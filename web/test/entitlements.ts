type DocumentType = 'SOP' | 'LOR' | 'ESSAY'
const TYPES: readonly DocumentType[] = ['SOP', 'LOR', 'ESSAY']

/** Entitlements as the graph answers them: the types that the plan includes, and those that could be generated now. */
export function generationOf({
  included,
  ready = included,
  left = {},
}: {
  included: readonly DocumentType[]
  ready?: readonly DocumentType[]
  /** What is left of three documents a month, for the types that have an allowance. */
  left?: Partial<Record<DocumentType, number>>
}) {
  return {
    generation: TYPES.map(type => ({
      type,
      isIncluded: included.includes(type),
      canGenerate: ready.includes(type),
      allowance: left[type] === undefined ? 0 : 3,
      left: left[type] ?? 0,
    })),
  }
}

/** An account on the free plan, with all that a change of the account answers. */
export const freeAccount = {
  id: 'maya',
  plan: 'FREE',
  isPremium: false,
  isPromotionalUser: false,
  creditsRemaining: 1,
  calendarAddressMadeAt: null,
  wantsReminders: true,
  wantsCommentMails: true,
  mailLanguage: 'ENGLISH',
  emailRefusedAt: null,
  isEmailConfirmed: true,
  writer: null,
  entitlements: {
    ...generationOf({ included: ['SOP'] }),
    keptMatches: { limit: 5 },
    outlook: 'TIER',
    shortlisted: { limit: 5 },
    timeline: 'NONE',
    supportHours: null,
    cvReviews: false,
    interviews: false,
    expertReviews: { limit: 0, left: 0 },
    trackedApplications: { limit: 3 },
  },
} as const
