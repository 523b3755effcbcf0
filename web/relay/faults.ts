export type FaultKind = 'OFFLINE' | 'UNREACHABLE' | 'RATE_LIMITED' | 'OUTDATED' | 'SERVER'

const MESSAGES: Record<FaultKind, string> = {
  OFFLINE: 'You are offline. Nothing was lost: try again when the connection is back.',
  UNREACHABLE: 'Gradwright cannot be reached. Check your connection and try again.',
  RATE_LIMITED: 'Too many requests. Wait a moment and try again.',
  OUTDATED: 'A newer version of Gradwright is ready. Reload the page to go on.',
  SERVER: 'Something went wrong on our side. Try again in a moment.',
}

/** A call that did not come through. `message` may be shown to a person as it is. */
export class NetworkFault extends Error {
  readonly kind: FaultKind
  /** The id under which the server logged the request, for whoever looks into it. */
  readonly requestId: string | null
  constructor(
    kind: FaultKind,
    options: { message?: string; requestId?: string | null; cause?: unknown } = {},
  ) {
    super(options.message ?? MESSAGES[kind], { cause: options.cause })
    this.name = 'NetworkFault'
    this.kind = kind
    this.requestId = options.requestId ?? null
  }
}

const LOST_CHUNK = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i

/** Reads what was thrown as one of the faults that a person can be told about. */
export function toFault(thrown: unknown): NetworkFault {
  if (thrown instanceof NetworkFault) return thrown
  // A screen's code that is gone was replaced by a newer build, unless the line is down.
  if (thrown instanceof Error && LOST_CHUNK.test(thrown.message)) {
    return new NetworkFault(navigator.onLine ? 'OUTDATED' : 'OFFLINE', { cause: thrown })
  }
  return new NetworkFault('SERVER', { cause: thrown })
}
