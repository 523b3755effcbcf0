/** How long a link may be used, in days. */
export const DEFAULT_SHARE_DAYS = 14
export const MOST_SHARE_DAYS = 90
/** Links of one document that may be used at the same time. */
export const MOST_OPEN_SHARES = 20
/** Comments, answers included, that come through one link. */
export const MOST_COMMENTS = 300
export const LONGEST_NAME = 80
export const LONGEST_COMMENT = 2000
export const LONGEST_QUOTE = 500
/** How long a link and its comments are kept after it ended or was revoked, in milliseconds: 30 days. */
export const SHARE_RETENTION = 30 * 24 * 60 * 60 * 1000
/** The shortest time between two mails about the comments of one document, in milliseconds. */
export const MAIL_INTERVAL = 60 * 60 * 1000
