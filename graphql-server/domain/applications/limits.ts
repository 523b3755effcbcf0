/** The most tasks of one application. */
export const MOST_TASKS = 40
/** The most characters of a task's title. */
export const LONGEST_TITLE = 200
/** The most characters of an application's notes. */
export const LONGEST_NOTES = 5000
/** How long a deleted application can be restored, in milliseconds: 30 days. */
export const RESTORABLE_FOR = 30 * 24 * 60 * 60 * 1000
