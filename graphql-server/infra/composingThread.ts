import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'

/** Composes texts on threads of its own: work for the processor that must not keep requests waiting. */
export type Composer = {
  /** Starts a thread where there is none, so that the task that will come does not wait for it. */
  warmUp(): void
  /**
   * The parts of one task as they are done. Where all threads are busy it waits for one, in turn. When the signal is
   * aborted the thread is ended in the middle, and the signal's reason thrown.
   * @throws ComposingFault when the thread failed, died or took too long.
   */
  compose(task: unknown, signal?: AbortSignal): AsyncIterable<unknown>
  /** Ends all threads. */
  stop(): Promise<void>
}

/** The thread did not do its task. Another try may succeed: it gets another thread. */
export class ComposingFault extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ComposingFault'
  }
}

/** What a thread answers: parts, then that it is done or why it failed. */
export const threadAnswer = z.union([
  z.strictObject({ part: z.unknown() }),
  z.strictObject({ done: z.literal(true) }),
  z.strictObject({ fault: z.unknown() }),
])
export type ThreadAnswer = z.infer<typeof threadAnswer>

/** How long one task may take, in milliseconds. */
const TIMEOUT = 120_000
/** Tasks at a time. Two documents are written at once: so there is room beside them for what a person waits for. */
const MOST_THREADS = 4
/** How long a thread without work stays, in milliseconds: it holds some 70 MB. */
const REST = 5 * 60_000
/** A text that needs more memory than this ends its thread and not the process. */
const MEMORY = { maxOldGenerationSizeMb: 512 }

/** Makes a composer whose threads run the module at `entry`. A thread that did its task waits a while for the next one. */
export function createComposer({
  entry,
  timeout = TIMEOUT,
  mostThreads = MOST_THREADS,
  longestRest = REST,
}: {
  entry: URL
  timeout?: number
  mostThreads?: number
  longestRest?: number
}): Composer {
  const threads = new Set<Worker>()
  /** Threads without work, with what will end them. */
  const idle = new Map<Worker, NodeJS.Timeout>()
  const turns = takeTurns(mostThreads)
  let isStopped = false

  function startThread(): Worker {
    const thread = openThread(entry)
    threads.add(thread)
    // Whoever waits for this thread hears of its fault; one that fails while idle only goes away.
    thread.on('error', () => undefined)
    thread.once('exit', () => {
      threads.delete(thread)
      takeUp(thread)
    })
    return thread
  }

  function rest(thread: Worker): void {
    // A thread that waits keeps no process alive.
    thread.unref()
    const end = setTimeout(() => {
      idle.delete(thread)
      void thread.terminate()
    }, longestRest)
    idle.set(thread, end.unref())
  }

  function takeUp(thread: Worker): void {
    clearTimeout(idle.get(thread))
    idle.delete(thread)
  }

  /** The thread that worked last, so that the others may come to their end; a new one where all are at work. */
  function findThread(): Worker {
    const last = [...idle.keys()].at(-1)
    if (last === undefined) return startThread()
    takeUp(last)
    return last
  }

  async function* compose(task: unknown, signal?: AbortSignal): AsyncGenerator<unknown, void, undefined> {
    const endTurn = await turns.begin(signal)
    try {
      yield* composeNow(task, signal)
    } finally {
      endTurn()
    }
  }

  async function* composeNow(task: unknown, signal?: AbortSignal): AsyncGenerator<unknown, void, undefined> {
    signal?.throwIfAborted()
    if (isStopped) throw new ComposingFault('The composer has stopped')
    const thread = findThread()
    thread.ref()
    let isFree = false
    const late = AbortSignal.timeout(timeout)
    const answers = on(thread, 'message', {
      signal: signal ? AbortSignal.any([signal, late]) : late,
      close: ['exit'],
    })
    try {
      thread.postMessage(task)
      for await (const [message] of answers) {
        const answer = threadAnswer.parse(message)
        if ('part' in answer) {
          yield answer.part
          continue
        }
        isFree = true
        if ('done' in answer) return
        throw new ComposingFault('Composing failed', { cause: answer.fault })
      }
      throw new ComposingFault('The composing thread ended')
    } catch (error) {
      signal?.throwIfAborted()
      if (error instanceof ComposingFault) throw error
      throw new ComposingFault(late.aborted ? 'Composing took too long' : 'The composing thread failed', {
        cause: error,
      })
    } finally {
      if (isFree && !isStopped) rest(thread)
      else await thread.terminate()
    }
  }

  return {
    compose,
    warmUp() {
      if (threads.size === 0 && !isStopped) rest(startThread())
    },
    async stop() {
      isStopped = true
      await Promise.all([...threads].map(thread => thread.terminate()))
    },
  }
}

/** Lets `most` work at a time; whoever comes later waits in turn, until a signal of theirs is aborted. */
function takeTurns(most: number): { begin(signal?: AbortSignal): Promise<() => void> } {
  const waiting = new Set<() => void>()
  let free = most

  function end(): void {
    const [next] = waiting
    if (next === undefined) free += 1
    else {
      waiting.delete(next)
      next()
    }
  }

  return {
    async begin(signal) {
      signal?.throwIfAborted()
      if (free > 0) {
        free -= 1
        return end
      }
      await new Promise<void>((resolve, reject) => {
        const giveUp = () => {
          waiting.delete(start)
          reject(signal?.reason)
        }
        const start = () => {
          signal?.removeEventListener('abort', giveUp)
          resolve()
        }
        signal?.addEventListener('abort', giveUp, { once: true })
        waiting.add(start)
      })
      return end
    },
  }
}

/** The bundle runs as it is; the sources are put through the loader that development uses. */
function openThread(entry: URL): Worker {
  if (!entry.pathname.endsWith('.ts')) return new Worker(entry, { resourceLimits: MEMORY })
  const code = `import('tsx/esm/api').then(loader => (loader.register(), import(${JSON.stringify(entry.href)})))`
  return new Worker(code, { eval: true, execArgv: [], resourceLimits: MEMORY })
}
