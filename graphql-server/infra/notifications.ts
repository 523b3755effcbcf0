import type { Log } from './log.ts'

/** The longest payload of a notification: an id. NOTIFY itself refuses 8,000 bytes. */
const LONGEST_PAYLOAD = 200

type Subscriber = (payload: string | null) => void

/** The listeners of this process by channel. */
export type Notifications = {
  channels(): string[]
  /** Adds a listener. The function that it returns removes it, and returns whether it was the channel's last. */
  add(channel: string, onNotification: Subscriber): () => { isLast: boolean }
  publish(channel: string, payload: string): void
  /** Calls every listener with null: notifications may have been lost. */
  publishMissed(): void
}

/** Notifications without listeners yet. A listener that throws is logged and does not stop the others. */
export function createNotifications(log: Log): Notifications {
  const subscribers = new Map<string, Set<Subscriber>>()

  function publish(channel: string, payload: string | null) {
    for (const subscriber of [...(subscribers.get(channel) ?? [])]) {
      try {
        subscriber(payload)
      } catch (error) {
        log.error({ channel, err: error }, 'A listener of notifications failed')
      }
    }
  }

  return {
    channels: () => [...subscribers.keys()],
    add(channel, onNotification) {
      // A new function, since the same one may listen twice.
      const subscriber: Subscriber = payload => onNotification(payload)
      const listening = subscribers.get(channel) ?? new Set()
      subscribers.set(channel, listening.add(subscriber))
      return () => {
        const isLast = listening.delete(subscriber) && listening.size === 0
        if (isLast) subscribers.delete(channel)
        return { isLast }
      }
    },
    publish,
    publishMissed() {
      for (const channel of subscribers.keys()) publish(channel, null)
    },
  }
}

/** Rejects a payload that is too long. In a transaction NOTIFY would fail and abort it. */
export function checkPayload(payload: string): void {
  if (payload.length > LONGEST_PAYLOAD) {
    throw new RangeError(
      `A notification carries an id of at most ${LONGEST_PAYLOAD} characters, not ${payload.length}`,
    )
  }
}

/** Waits for the next notification or poll. Only one caller may wait at a time. */
export type Waiter = {
  notify(): void
  /** Resolves after a notification, also one since the last wait; after `timeout` milliseconds; or once aborted. */
  wait(timeout: number, signal?: AbortSignal): Promise<void>
}

/** A waiter that remembers a notification between two waits, so that none is missed while its caller polls. */
export function createWaiter(): Waiter {
  let isNotified = false
  let wake: (() => void) | null = null

  return {
    notify() {
      isNotified = true
      wake?.()
    },
    async wait(timeout, signal) {
      if (!isNotified && !signal?.aborted)
        await new Promise<void>(resolve => {
          const done = () => {
            clearTimeout(timer)
            signal?.removeEventListener('abort', done)
            wake = null
            resolve()
          }
          const timer = setTimeout(done, timeout)
          signal?.addEventListener('abort', done, { once: true })
          wake = done
        })
      isNotified = false
    },
  }
}
