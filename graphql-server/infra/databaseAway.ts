/** Codes of Prisma, PostgreSQL and the socket that mean: the database does not answer now, but may later. */
const AWAY_CODES = new Set([
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P01',
  '57P02',
  '57P03',
  '53300',
])
const AWAY_MESSAGE =
  /Can't reach database server|Connection terminated|connection timeout|Server has closed the connection|PGlite is closed/i

/** Whether a fault only says that the database is away for the moment. */
export function isDatabaseAway(fault: unknown): boolean {
  for (let cause = fault, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    const code: unknown = Reflect.get(cause, 'code') ?? Reflect.get(cause, 'errorCode')
    if (typeof code === 'string' && AWAY_CODES.has(code)) return true
    if (AWAY_MESSAGE.test(cause.message)) return true
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseAway)) return true
  }
  return false
}
