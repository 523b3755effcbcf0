import type { Log } from './log.ts'

/** The longest payload of a ring: an id. NOTIFY itself refuses 8,000 bytes. */
const LONGEST_PAYLOAD = 200

type Subscriber = (payload: string | null) => void

/** Who hears which channel in this process; the connections below it know only of channels. */
export type Notifications = {
  channels(): string[]
  /** Adds a listener. What comes back takes it away again, and says whether the channel has none now. */
  add(channel: string, onNotification: Subscriber): () => { isLast: boolean }
  publish(channel: string, payload: string): void
  /** Tells every listener that rings may have been lost. */
  publishMissed(): void
}

/** A bell without listeners. A listener that throws is logged and stops nobody else. */
export function createNotifications(log: Log): Notifications {
  const subscribers = new Map<string, Set<Subscriber>>()

  function publish(channel: string, payload: string | null) {
    for (const subscriber of [...(subscribers.get(channel) ?? [])]) {
      try {
        subscriber(payload)
      } catch (error) {
        log.error({ channel, err: error }, 'A listener of the bell failed')
      }
    }
  }

  return {
    channels: () => [...subscribers.keys()],
    add(channel, onNotification) {
      // Of its own, since one function may listen twice.
      const subscriber: Subscriber = payload => onNotification(payload)
      const listening = subscribers.get(channel) ?? new Set()
      subscribers.set(channel, listening.add(subscriber))
      return () => {
        const isLast = listening.delete(subscriber) && listening.size === 0
        if (isLast) subscribers.delete(channel)
        return { isLast }
      }
    },
    publish: publish,
    publishMissed() {
      for (const channel of subscribers.keys()) publish(channel, null)
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
