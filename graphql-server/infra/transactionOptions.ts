/**
 * How long an interactive transaction may wait for its turn and then take, in milliseconds. On the embedded database
 * all share one connection, so a burst of twenty queues up; Prisma's own two seconds would turn some of them away.
 */
export const TRANSACTION_OPTIONS = { maxWait: 15_000, timeout: 15_000 }
