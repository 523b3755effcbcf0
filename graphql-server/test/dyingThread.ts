import { parentPort } from 'node:worker_threads'

/* A composing thread that dies of its first task. */
parentPort?.on('message', () => process.exit(1))
