import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'
import { proxiedUrl } from './proxiedUrl.ts'

export type LossyProxy = {
  /** The given URL, through the proxy. */
  urlOf(url: string): string
  /** From now on nothing passes and nothing is closed, as if every packet were lost. */
  loseAll(): void
  /** New connections pass again. Those that lost something stay silent. */
  pass(): void
  stop(): Promise<void>
}

/** A TCP proxy in front of `port` on this machine that can lose what it should pass on. */
export async function startLossyProxy(port: number): Promise<LossyProxy> {
  const open = new Set<Socket>()
  let isLosing = false
  const server = createServer(near => {
    open.add(near)
    near.on('error', () => undefined)
    near.on('close', () => open.delete(near))
    if (isLosing) {
      near.pause()
      return
    }
    const far = connect(port, '127.0.0.1')
    open.add(far)
    far.on('error', () => near.destroy())
    far.on('close', () => open.delete(far))
    near.pipe(far)
    far.pipe(near)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address() as AddressInfo
  return {
    urlOf: url => proxiedUrl(url, address.port),
    loseAll() {
      isLosing = true
      for (const socket of open) {
        socket.unpipe()
        socket.pause()
      }
    },
    pass() {
      isLosing = false
    },
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
  }
}
