import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Log } from './log.ts'
import type { Notifications } from './notifications.ts'
import { quoted } from './sqlConnection.ts'
import { withTimeout } from './withTimeout.ts'

/** How often a silent connection is checked: a broken one can stay silent for hours. */
const HEARTBEAT_MS = 30_000

/** The connection that listens for NOTIFY. It reconnects, and then reports that notifications may have been lost. */
export type Listener = {
  /** Resolves once the channel is listened to. If the server is unreachable, that is after the reconnect. */
  listen(channel: string): Promise<void>
  unlisten(channel: string): Promise<void>
  /** Throws when the server does not answer on this connection. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** Listens on `first`, and on a new connection from `connect` when that breaks. */
export function openListener({
  first,
  connect,
  notifications,
  log,
}: {
  first: pg.Client
  connect: () => Promise<pg.Client>
  notifications: Notifications
  log: Log
}): Listener {
  const stopping = new AbortController()
  let current: pg.Client | null = null
  let reconnecting: Promise<void> = Promise.resolve()

  attend(first)
  current = first
  const heartbeat = setInterval(() => void ping(5_000).catch(() => undefined), HEARTBEAT_MS)
  heartbeat.unref()

  function attend(client: pg.Client) {
    client.on('notification', ({ channel, payload }) => notifications.publish(channel, payload ?? ''))
    client.on('error', () => lose(client))
    client.on('end', () => lose(client))
  }

  function lose(client: pg.Client) {
    if (current !== client || stopping.signal.aborted) return
    current = null
    client.end().catch(() => undefined)
    log.warn({}, 'The connection that listens for notifications broke; connecting again')
    reconnecting = reconnect()
  }

  async function reconnect(): Promise<void> {
    for (let delay = 100; !stopping.signal.aborted; delay = Math.min(delay * 2, 2_000)) {
      try {
        const client = await connect()
        try {
          attend(client)
          await listenToAll(client)
        } catch (error) {
          client.end().catch(() => undefined)
          throw error
        }
        if (stopping.signal.aborted) return void (await client.end())
        current = client
        log.info({}, 'Listening for notifications again')
        notifications.publishMissed()
        return
      } catch {
        await pause(delay, undefined, { signal: stopping.signal }).catch(() => undefined)
      }
    }
  }

  /** Listens to all channels. Channels may be added meanwhile, so it repeats until none is left. */
  async function listenToAll(client: pg.Client) {
    const listened = new Set<string>()
    for (;;) {
      const channel = notifications.channels().find(name => !listened.has(name))
      if (channel === undefined) return
      await client.query(`LISTEN ${quoted(channel)}`)
      listened.add(channel)
    }
  }

  async function ping(milliseconds: number) {
    const client = current
    if (client === null) throw new Error('Connection terminated: PostgreSQL is away')
    try {
      await withTimeout(milliseconds, client.query('SELECT 1'), 'PostgreSQL did not answer')
    } catch (error) {
      lose(client)
      throw error
    }
  }

  return {
    async listen(channel) {
      const client = current
      if (client !== null) {
        try {
          await client.query(`LISTEN ${quoted(channel)}`)
          return
        } catch {
          // LISTEN only fails with the connection. The next connection listens to all channels.
          lose(client)
        }
      }
      await reconnecting
    },
    async unlisten(channel) {
      await current?.query(`UNLISTEN ${quoted(channel)}`).catch(() => undefined)
    },
    ping: () => ping(2_000),
    async close() {
      stopping.abort()
      clearInterval(heartbeat)
      await current?.end().catch(() => undefined)
      await reconnecting
    },
  }
}
