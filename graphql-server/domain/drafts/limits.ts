/** Drafts that one person may have at a time. */
export const MOST_DRAFTS = 100
/** The most characters of a draft's name. */
export const LONGEST_NAME = 120
/** Replaced values that are kept for one answer; the oldest makes room. */
export const MOST_SET_ASIDE = 5
/** How long a deleted draft can be taken back, in milliseconds: 30 days. */
export const RESTORABLE_FOR = 30 * 24 * 60 * 60 * 1000
