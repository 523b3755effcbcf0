import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { proxiedUrl } from './proxiedUrl.ts'

export type CuttingProxy = {
  /** The given URL of a PostgreSQL server, through the proxy. */
  urlOf(url: string): string
  /** How many statements have been sent since the last call of `cutAt`. */
  statements(): number
  /** The same of those that commit a transaction. */
  commits(): number
  /** Counts statements from 1 again, over all connections, and ends the connection of one of them; null ends none. */
  cutAt(at: number | null, moment?: Cut['moment'], how?: Pick<Cut, 'of' | 'instead'>): void
  stop(): Promise<void>
}

type Cut = {
  at: number
  /** Before the server gets the statement, or once it answered, so that only the answer is lost. */
  moment: 'BEFORE' | 'AFTER'
  /** What is counted: all statements, or those that commit a transaction. */
  of?: 'ALL' | 'COMMITS'
  /** Called in place of ending the connection; has to see to it that it ends. */
  instead?: () => void
}

/** Messages of PostgreSQL's protocol (53.7) that run a statement: a simple query, and an execution. */
const RUNS = new Set(['Q', 'E'])

/** A TCP proxy in front of a PostgreSQL server that counts statements and ends connections between them. */
export async function startCuttingProxy(port: number): Promise<CuttingProxy> {
  const open = new Set<Socket>()
  let count = 0
  let commits = 0
  let cut: Cut | null = null

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
          const isCommit = message.toString('utf8', 5, 11).toUpperCase() === 'COMMIT'
          count += 1
          if (isCommit) commits += 1
          if (cut?.of === 'COMMITS' ? isCommit && commits === cut.at : count === cut?.at) {
            const stop = cut?.instead ?? end
            if (cut?.moment === 'BEFORE') return stop()
            far.removeAllListeners('data')
            far.once('data', stop)
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
    commits: () => commits,
    cutAt(at, moment = 'BEFORE', how = {}) {
      count = 0
      commits = 0
      cut = at === null ? null : { at, moment, ...how }
    },
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
  }
}
