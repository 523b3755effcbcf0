import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { proxiedUrl } from './proxiedUrl.ts'

export type CuttingProxy = {
  /** The given URL of a PostgreSQL server, through the proxy. */
  urlOf(url: string): string
  /** How many statements have been sent since the last call of `cutAt`. */
  statements(): number
  /**
   * Counts statements from 1 again, over all connections, and ends the connection of number `at`: before the server gets
   * the statement, or once it answered, so that only the answer is lost. Null ends none.
   */
  cutAt(at: number | null, moment?: 'BEFORE' | 'AFTER'): void
  stop(): Promise<void>
}

/** Messages of PostgreSQL's protocol (53.7) that run a statement: a simple query, and an execution. */
const RUNS = new Set(['Q', 'E'])

/** A TCP proxy in front of a PostgreSQL server that counts statements and ends connections between them. */
export async function startCuttingProxy(port: number): Promise<CuttingProxy> {
  const open = new Set<Socket>()
  let count = 0
  let cut: { at: number; moment: 'BEFORE' | 'AFTER' } | null = null

  const server = createServer(near => {
    const far = connect(port, '127.0.0.1')
    let isStarted = false
    let waiting = Buffer.alloc(0)
    const end = () => {
      near.destroy()
      far.destroy()
    }
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', end)
      socket.on('close', () => {
        open.delete(socket)
        end()
      })
    }
    far.on('data', answer => near.write(answer))
    near.on('data', bytes => {
      waiting = Buffer.concat([waiting, bytes])
      for (;;) {
        // The first message has no type before its length.
        const head = isStarted ? 1 : 0
        if (waiting.length < head + 4) return
        const size = head + waiting.readUInt32BE(head)
        if (waiting.length < size) return
        const message = waiting.subarray(0, size)
        waiting = waiting.subarray(size)
        if (isStarted && RUNS.has(String.fromCharCode(message[0] ?? 0))) {
          count += 1
          if (count === cut?.at) {
            if (cut.moment === 'BEFORE') return end()
            far.removeAllListeners('data')
            far.once('data', end)
          }
        }
        isStarted = true
        far.write(message)
      }
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address() as AddressInfo
  return {
    urlOf: url => proxiedUrl(url, address.port),
    statements: () => count,
    cutAt(at, moment = 'BEFORE') {
      count = 0
      cut = at === null ? null : { at, moment }
    },
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
  }
}
