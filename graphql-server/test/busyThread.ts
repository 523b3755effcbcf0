import { parentPort } from 'node:worker_threads'

/* A composing thread that says it has begun, and then never comes to an end. */
parentPort?.on('message', () => {
  parentPort?.postMessage({ part: 'the beginning' })
  for (;;);
})
