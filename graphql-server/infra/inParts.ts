import type { MessagePort } from 'node:worker_threads'

/** A function of a worker module that sends the parts of its answer one by one; `WorkerPool.stream` reads them. */
export function inParts<Input, Part>(
  task: (input: Input) => Iterable<Part>,
): (asked: { input: Input; port: MessagePort }) => void {
  return ({ input, port }) => {
    try {
      for (const part of task(input)) port.postMessage(part)
    } finally {
      port.close()
    }
  }
}
