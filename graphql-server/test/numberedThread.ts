import { threadId } from 'node:worker_threads'

/* A worker module whose task returns the number of its thread. */
export const plan = () => threadId
