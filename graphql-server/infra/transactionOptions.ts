/**
 * The timeouts of an interactive transaction, waiting for its connection and running, in milliseconds. On the embedded
 * database all transactions share one connection, so a burst of twenty queues up. Prisma's default of two seconds would
 * reject some of them.
 */
export const TRANSACTION_OPTIONS = { maxWait: 15_000, timeout: 15_000 }
