import { on } from 'node:events'
import { fileURLToPath } from 'node:url'
import { MessageChannel } from 'node:worker_threads'
import { Piscina } from 'piscina'

/** A function that the worker module exports under this name. The types are for callers: both sides are one release. */
export type WorkerTask<Input, Output> = { name: string; types?: { input: Input; output: Output } }

/** The task for a function of a worker module. */
export type TaskFor<Task> = Task extends (input: infer Input) => infer Output
  ? WorkerTask<Input, Awaited<Output>>
  : never
/** The task for a function whose parts are sent one by one (`inParts`). */
export type StreamFor<Task> = Task extends (input: infer Input) => Iterable<infer Part>
  ? WorkerTask<Input, Part>
  : never

/** Runs tasks on worker threads: CPU work that must not delay requests. */
export type WorkerPool = {
  /** Starts a thread if there is none, and warms it up, so that the next task starts faster. */
  warmUp(): void
  /**
   * The result of one task. It waits in turn while all threads are busy. When the signal is aborted the thread is
   * terminated, and the signal's reason is thrown.
   * @throws WorkerFault when the thread failed, exited or took too long, or too many tasks wait.
   */
  run<Input, Output>(task: WorkerTask<Input, Output>, input: Input, signal?: AbortSignal): Promise<Output>
  /** The parts of one task as they are made; otherwise as `run`. A caller that stops reading ends the task. */
  stream<Input, Part>(task: WorkerTask<Input, Part>, input: Input, signal?: AbortSignal): AsyncIterable<Part>
  /** Ends all threads. */
  stop(): Promise<void>
}

/** The thread did not finish its task. A retry may succeed: it gets another thread. */
export class WorkerFault extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'WorkerFault'
  }
}

/** How long one task may take, waiting included, in milliseconds. */
const TIMEOUT = 120_000
/** Documents take two threads at once; the others are for tasks that a person waits for. */
const MOST_THREADS = 4
/** A task is refused when this many wait: it would take longer than `TIMEOUT`. */
const LONGEST_QUEUE = 100
/** How long an idle thread is kept, in milliseconds. It takes some 70 MB. */
const IDLE_TIMEOUT = 5 * 60_000
/** A task that needs more memory than this ends its thread, not the process. */
const MEMORY = { maxOldGenerationSizeMb: 512 }

/** One step of the warm-up; false after the last. A worker module may export it. */
const WARM_UP: WorkerTask<undefined, boolean> = { name: 'warmUp' }

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
    // The bundle runs as it is. The sources need the loader of development.
    execArgv: filename.endsWith('.ts')
      ? ['--import', new URL('./loadSources.mjs', import.meta.url).href]
      : [],
    // A thread that waits by Atomics does not deliver messages that it has sent through other ports.
    atomics: 'disabled',
    recordTiming: false,
  })
  // The caller of a task gets its fault. A thread that fails while idle needs no report.
  pool.on('error', () => undefined)
  /** Whether a task has come since the last warm-up. */
  let isUsed = false
  let isStopped = false

  /** Runs `send` with a signal that ends the thread, and turns its errors into a WorkerFault. */
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
    pool.run(undefined, { ...WARM_UP, signal: takenBack.signal }).catch(() => undefined)
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
      const runSteps = async () => {
        // A task has priority: the warm-up stops when one comes.
        while (!isUsed && !isStopped && (await pool.run(undefined, WARM_UP)));
      }
      runSteps().catch(() => undefined)
    },

    async stop() {
      isStopped = true
      await pool.destroy()
    },
  }
}
