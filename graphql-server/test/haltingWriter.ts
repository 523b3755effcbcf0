import { writeSections } from '../domain/documents/writing/builtInWriter.ts'
import type { SectionWriter } from '../domain/documents/writing/writer.ts'
import type { Writer } from '../generated/prisma/enums.ts'

/** A writer that a test can hold up: what it writes is the built-in writer's, on this thread. */
export type HaltingWriter = {
  writerOf: (kind: Writer) => SectionWriter
  /** Settles when it waits in front of section `number`. */
  haltedAt(number: number): Promise<void>
  /** Lets it go on, to the next halt or to the end. */
  goOn(): void
  /** The place at which each writing began, counted from 0. */
  starts: number[]
  /** Why it was told to stop, if it was. */
  stopReasons: unknown[]
}

/** A writer that waits in front of these sections, counted from 1, until it is let go on or told to stop. */
export function haltingWriter(...halts: readonly number[]): HaltingWriter {
  const starts: number[] = []
  const stopReasons: unknown[] = []
  const reached = new Map(halts.map(number => [number, gate()]))
  let next = gate()

  async function waitAt(number: number, signal: AbortSignal): Promise<void> {
    const halt = reached.get(number)
    if (!halt) return
    const stopped = gate()
    const onAbort = () => {
      stopReasons.push(signal.reason)
      stopped.open()
    }
    signal.addEventListener('abort', onAbort, { once: true })
    halt.open()
    await Promise.race([next.opened, stopped.opened])
    next = gate()
    signal.throwIfAborted()
  }

  return {
    starts,
    stopReasons,
    writerOf: kind => ({
      kind,
      async *write({ request, plan, startAt, signal }) {
        starts.push(startAt)
        let number = startAt
        for (const section of writeSections({ request, plan, startAt })) {
          number += 1
          await waitAt(number, signal)
          yield section
        }
      },
    }),
    haltedAt: async number => await reached.get(number)?.opened,
    goOn: () => next.open(),
  }
}

function gate(): { opened: Promise<void>; open: () => void } {
  let open: () => void = () => undefined
  const opened = new Promise<void>(resolve => {
    open = resolve
  })
  return { opened, open }
}
