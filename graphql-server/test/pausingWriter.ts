import { writeSections } from '../domain/documents/writing/builtInWriter.ts'
import type { SectionWriter } from '../domain/documents/writing/writer.ts'
import type { Writer } from '../generated/prisma/enums.ts'

/** A writer that a test can pause. It writes like the built-in writer, on this thread. */
export type PausingWriter = {
  writerOf: (kind: Writer) => SectionWriter
  /** Settles when it waits in front of section `number`. */
  pausedAt(number: number): Promise<void>
  /** Continues to the next pause or to the end. */
  resume(): void
  /** The section at which each run began, counted from 0. */
  starts: number[]
  /** The reasons of the aborts. */
  stopReasons: unknown[]
}

/** A writer that waits in front of these sections, counted from 1, until `resume` or an abort. */
export function pausingWriter(...halts: readonly number[]): PausingWriter {
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
    pausedAt: async number => await reached.get(number)?.opened,
    resume: () => next.open(),
  }
}

function gate(): { opened: Promise<void>; open: () => void } {
  let open: () => void = () => undefined
  const opened = new Promise<void>(resolve => {
    open = resolve
  })
  return { opened, open }
}
