import { parentPort, threadId } from 'node:worker_threads'

/* A composing thread that answers every task with its own number. */

parentPort?.on('message', () => {
  parentPort?.postMessage({ part: threadId })
  parentPort?.postMessage({ done: true })
})
