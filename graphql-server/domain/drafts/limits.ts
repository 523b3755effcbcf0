/** The most drafts of one person. */
export const MOST_DRAFTS = 100
/** The most characters of a draft's name. */
export const LONGEST_NAME = 120
/** Conflicting values that are kept per answer; the oldest are removed first. */
export const MOST_SET_ASIDE = 5
/** How long a deleted draft can be restored, in milliseconds: 30 days. */
export const RESTORABLE_FOR = 30 * 24 * 60 * 60 * 1000
