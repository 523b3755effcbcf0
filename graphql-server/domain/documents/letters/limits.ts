/** How long a recommender's link may be used, in milliseconds: 30 days. */
export const LETTER_TIME = 30 * 24 * 60 * 60 * 1000
/** After this time without an answer they are reminded, once, in milliseconds: 7 days. */
export const REMINDER_AFTER = 7 * 24 * 60 * 60 * 1000
/** How long a request is kept after it ended without an approval, in milliseconds: 365 days. */
export const REQUEST_RETENTION = 365 * 24 * 60 * 60 * 1000
/** The most requests of one document. */
export const MOST_REQUESTS = 10
