import { words } from '../language/language.ts'

export type FaultKind = 'OFFLINE' | 'UNREACHABLE' | 'RATE_LIMITED' | 'OUTDATED' | 'SERVER'

const MESSAGES: Record<FaultKind, string> = words({
  OFFLINE: 'You are offline. Nothing was lost: try again when the connection is back.',
  UNREACHABLE: 'Gradwright cannot be reached. Check your connection and try again.',
  RATE_LIMITED: 'Too many requests. Wait a moment and try again.',
  OUTDATED: 'A newer version of Gradwright is ready. Reload the page to go on.',
  SERVER: 'Something went wrong on our side. Try again in a moment.',
})

/** A failed call. `message` may be shown to a person. */
export class NetworkFault extends Error {
  readonly kind: FaultKind
  /** The id under which the server logged the request, for support. */
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

/** Converts anything thrown into a fault with a message for a person. */
export function toFault(thrown: unknown): NetworkFault {
  if (thrown instanceof NetworkFault) return thrown
  // If the code of a screen cannot be loaded while online, a newer build has replaced it.
  if (thrown instanceof Error && LOST_CHUNK.test(thrown.message)) {
    return new NetworkFault(navigator.onLine ? 'OUTDATED' : 'OFFLINE', { cause: thrown })
  }
  return new NetworkFault('SERVER', { cause: thrown })
}
