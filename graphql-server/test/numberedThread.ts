import { threadId } from 'node:worker_threads'

/* A worker module that answers with the number of its thread. */
export const plan = () => threadId
