import { z } from 'zod'

/** SQL states of a server that refuses clients: connection lost (08), shutting down or starting (57P), full (53300). */
const AWAY_STATE = /^(?:08...|57P..|53300)$/
/**
 * SQL states with which a reachable server gives up a statement: out of memory or disk (53), a lock, statement or
 * transaction timeout, and a former primary that is read-only after a failover (25006).
 */
const BUSY_STATE = /^(?:53...|55P03|57014|25P03|25P04|25006)$/
/** Codes of Prisma and of the socket for a server that is unreachable or closed the connection. */
const AWAY_CODES = new Set([
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
  'P2037',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
])
/** What the drivers throw without a code: pg, its pool, and PGlite. */
const AWAY_MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|is not queryable|after calling end on the pool|Can't reach database server|Server has closed the connection|PGlite is clos(?:ed|ing)/i
/** Prisma uses P2028 for any trouble with a transaction; these messages are about time. */
const BUSY_MESSAGE = /Unable to start a transaction in the given time|on an expired transaction/i

const text = z.string().optional().catch(undefined)
/**
 * The parts of an error that say what happened. Prisma keeps the driver's error under `meta.driverAdapterError`, whose
 * `cause` is a plain object with the SQL state as `originalCode`; errors of opening a client have `errorCode`.
 */
const errorParts = z.object({
  code: text,
  errorCode: text,
  originalCode: text,
  message: text,
  cause: z.unknown().optional(),
  errors: z.array(z.unknown()).optional().catch(undefined),
  meta: z.object({ driverAdapterError: z.unknown() }).optional().catch(undefined),
})
type ErrorParts = z.infer<typeof errorParts>

/** Whether a fault means that the database can't be reached now: it is down, starting, stopping or full. */
export function isDatabaseUnreachable(fault: unknown): boolean {
  return partsOf(fault).some(isAway)
}

/**
 * Whether a fault means that the database failed for now and a retry may succeed: it is unreachable, or gave up on a
 * lock, a statement or a transaction.
 */
export function isDatabaseUnavailable(fault: unknown): boolean {
  return partsOf(fault).some(parts => isAway(parts) || isBusy(parts))
}

function isAway(parts: ErrorParts): boolean {
  return (
    codesOf(parts).some(code => AWAY_CODES.has(code) || AWAY_STATE.test(code)) ||
    AWAY_MESSAGE.test(parts.message ?? '')
  )
}

function isBusy(parts: ErrorParts): boolean {
  return codesOf(parts).some(code => BUSY_STATE.test(code)) || BUSY_MESSAGE.test(parts.message ?? '')
}

function codesOf({ code, errorCode, originalCode }: ErrorParts): string[] {
  return [code, errorCode, originalCode].filter(found => found !== undefined)
}

/** The parts of an error and of all its causes, at most five levels deep. */
function partsOf(fault: unknown, level = 0): ErrorParts[] {
  const parsed = errorParts.safeParse(fault)
  if (!parsed.success || level > 5) return []
  const { cause, errors = [], meta } = parsed.data
  const beneath = [cause, meta?.driverAdapterError, ...errors]
  return [parsed.data, ...beneath.flatMap(error => partsOf(error, level + 1))]
}
