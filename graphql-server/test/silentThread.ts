import { parentPort } from 'node:worker_threads'

/* A composing thread that takes a task, says nothing, and never comes to an end. */
parentPort?.on('message', () => {
  for (;;);
})
