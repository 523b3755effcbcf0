import type { Log } from './log.ts'

/** The longest payload of a ring: an id. NOTIFY itself refuses 8,000 bytes. */
const LONGEST_PAYLOAD = 200

type Ear = (payload: string | null) => void

/** Who hears which channel in this process; the connections below it know only of channels. */
export type Bell = {
  channels(): string[]
  /** Adds a listener. What comes back takes it away again, and says whether the channel has none now. */
  add(channel: string, onRing: Ear): () => { isLast: boolean }
  sound(channel: string, payload: string): void
  /** Tells every listener that rings may have been lost. */
  soundAll(): void
}

/** A bell without listeners. A listener that throws is logged and stops nobody else. */
export function createBell(log: Log): Bell {
  const ears = new Map<string, Set<Ear>>()

  function tell(channel: string, payload: string | null) {
    for (const ear of [...(ears.get(channel) ?? [])]) {
      try {
        ear(payload)
      } catch (error) {
        log.error({ channel, err: error }, 'A listener of the bell failed')
      }
    }
  }

  return {
    channels: () => [...ears.keys()],
    add(channel, onRing) {
      // Of its own, since one function may listen twice.
      const ear: Ear = payload => onRing(payload)
      const listening = ears.get(channel) ?? new Set()
      ears.set(channel, listening.add(ear))
      return () => {
        const isLast = listening.delete(ear) && listening.size === 0
        if (isLast) ears.delete(channel)
        return { isLast }
      }
    },
    sound: tell,
    soundAll() {
      for (const channel of ears.keys()) tell(channel, null)
    },
  }
}

/** Refuses what is too long for a ring before it reaches a transaction, which it would abort. */
export function checkPayload(payload: string): void {
  if (payload.length > LONGEST_PAYLOAD) {
    throw new RangeError(
      `A ring carries an id of at most ${LONGEST_PAYLOAD} characters, not ${payload.length}`,
    )
  }
}
