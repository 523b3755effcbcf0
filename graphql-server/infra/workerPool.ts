import { on } from 'node:events'
import { fileURLToPath } from 'node:url'
import { MessageChannel } from 'node:worker_threads'
import { Piscina } from 'piscina'

/** A function that the worker module exports under this name. The types are for callers: both sides are one release. */
export type WorkerTask<Input, Output> = { name: string; types?: { input: Input; output: Output } }

/** The task for a function of a worker module. */
export type TaskFor<Task> = Task extends (input: infer Input) => infer Output
  ? WorkerTask<Input, Output>
  : never
/** The task for a function whose parts are sent one by one (`inParts`). */
export type StreamFor<Task> = Task extends (input: infer Input) => Iterable<infer Part>
  ? WorkerTask<Input, Part>
  : never

/** Runs tasks on worker threads: work for the processor that must not keep requests waiting. */
export type WorkerPool = {
  /** Starts a thread and lets it rehearse where there is none, so that the next task finds it ready. */
  warmUp(): void
  /**
   * The result of one task. It waits in turn while all threads are busy. When the signal is aborted the thread is
   * ended in the middle, and the signal's reason thrown.
   * @throws WorkerFault when the thread failed, died or took too long, or too many tasks wait.
   */
  run<Input, Output>(task: WorkerTask<Input, Output>, input: Input, signal?: AbortSignal): Promise<Output>
  /** The parts of one task as they are done; otherwise as `run`. A caller that stops reading ends the task. */
  stream<Input, Part>(task: WorkerTask<Input, Part>, input: Input, signal?: AbortSignal): AsyncIterable<Part>
  /** Ends all threads. */
  stop(): Promise<void>
}

/** The thread did not do its task. Another try may succeed: it gets another thread. */
export class WorkerFault extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'WorkerFault'
  }
}

/** How long one task may take, waiting included, in milliseconds. */
const TIMEOUT = 120_000
/** Two documents are written at once: so there is room beside them for what a person waits for. */
const MOST_THREADS = 4
/** More tasks than this do not wait: they would take longer than `TIMEOUT`. */
const LONGEST_QUEUE = 100
/** How long a thread without work is kept, in milliseconds: it holds some 70 MB. */
const IDLE_TIMEOUT = 5 * 60_000
/** A task that needs more memory than this ends its thread and not the process. */
const MEMORY = { maxOldGenerationSizeMb: 512 }

/** One step of the rehearsal; false after the last. A worker module may export it. */
const REHEARSE: WorkerTask<undefined, boolean> = { name: 'rehearse' }

/** Makes a pool whose threads run functions of the module at `entry`. */
export function createWorkerPool({
  entry,
  timeout = TIMEOUT,
  mostThreads = MOST_THREADS,
  longestQueue = LONGEST_QUEUE,
  idleTimeout = IDLE_TIMEOUT,
}: {
  entry: URL
  timeout?: number
  mostThreads?: number
  longestQueue?: number
  idleTimeout?: number
}): WorkerPool {
  const filename = fileURLToPath(entry)
  const pool = new Piscina({
    filename,
    minThreads: 0,
    maxThreads: mostThreads,
    idleTimeout,
    resourceLimits: MEMORY,
    // The bundle runs as it is; the sources are put through the loader that development uses.
    execArgv: filename.endsWith('.ts')
      ? ['--import', new URL('./loadSources.mjs', import.meta.url).href]
      : [],
    // A thread that waits by Atomics does not deliver what it has sent through other ports.
    atomics: 'disabled',
    recordTiming: false,
  })
  // The caller of a task hears of its fault; a thread that fails while it is idle is only gone.
  pool.on('error', () => undefined)
  /** Whether a task came since the last warm-up. */
  let isUsed = false
  let isStopped = false

  /** Runs `send` with a signal that ends the thread, and puts what it throws into our terms. */
  async function* guarded<Part>(
    signal: AbortSignal | undefined,
    send: (ending: AbortSignal) => AsyncIterable<Part>,
  ): AsyncGenerator<Part, void, undefined> {
    signal?.throwIfAborted()
    if (isStopped) throw new WorkerFault('The worker pool has stopped')
    if (pool.queueSize >= longestQueue) throw new WorkerFault('Too many tasks wait')
    isUsed = true
    const abandoned = new AbortController()
    const late = AbortSignal.timeout(timeout)
    try {
      yield* send(AbortSignal.any([abandoned.signal, late, ...(signal ? [signal] : [])]))
    } catch (error) {
      signal?.throwIfAborted()
      throw new WorkerFault(late.aborted ? 'The task took too long' : 'The task failed', { cause: error })
    } finally {
      abandoned.abort()
      startThreadForQueue()
    }
  }

  /**
   * Piscina starts a thread when a task arrives, and not when an aborted one has ended a thread that others wait for.
   * A task that is taken back at once starts one.
   */
  function startThreadForQueue(): void {
    if (isStopped || pool.queueSize === 0 || pool.threads.length >= mostThreads) return
    const takenBack = new AbortController()
    pool.run(undefined, { ...REHEARSE, signal: takenBack.signal }).catch(() => undefined)
    takenBack.abort()
  }

  return {
    async run(task, input, signal) {
      const results = guarded(signal, async function* (ending) {
        yield await pool.run(input, { name: task.name, signal: ending })
      })
      for await (const result of results) return result
      throw new WorkerFault('The task has no result')
    },

    stream: (task, input, signal) =>
      guarded(signal, async function* (ending) {
        const { port1: parts, port2: port } = new MessageChannel()
        const messages = on(parts, 'message', { close: ['close'] })
        const running = pool.run({ input, port }, { name: task.name, signal: ending, transferList: [port] })
        // A task that never began leaves its port open.
        running.catch(() => parts.close())
        try {
          for await (const [part] of messages) yield part
          await running
        } finally {
          parts.close()
        }
      }),

    warmUp() {
      if (isStopped || pool.threads.length > 0) return
      isUsed = false
      const rehearse = async () => {
        // A task goes first; what the engine has not compiled by then it compiles for the task.
        while (!isUsed && !isStopped && (await pool.run(undefined, REHEARSE)));
      }
      rehearse().catch(() => undefined)
    },

    async stop() {
      isStopped = true
      await pool.destroy()
    },
  }
}
