/** Things to do that one application may have. */
export const MOST_TASKS = 40
/** The most characters of the name of a thing to do. */
export const LONGEST_TITLE = 200
/** The most characters of an application's notes. */
export const LONGEST_NOTES = 5000
/** How long a deleted application can be taken back, in milliseconds: 30 days. */
export const RESTORABLE_FOR = 30 * 24 * 60 * 60 * 1000
