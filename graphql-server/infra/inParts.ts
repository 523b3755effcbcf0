import type { MessagePort } from 'node:worker_threads'

/** Makes a worker function that sends the parts of its result one by one; `WorkerPool.stream` reads them. */
export function inParts<Input, Part>(
  task: (input: Input) => Iterable<Part>,
): (request: { input: Input; port: MessagePort }) => void {
  return ({ input, port }) => {
    try {
      for (const part of task(input)) port.postMessage(part)
    } finally {
      port.close()
    }
  }
}
