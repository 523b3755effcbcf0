/** The most drafts of one person. */
export const MOST_DRAFTS = 100
/** The most characters of a draft's name. */
export const LONGEST_NAME = 120
/** How long a deleted draft can be restored, in milliseconds: 30 days. */
export const RESTORABLE_FOR = 30 * 24 * 60 * 60 * 1000
