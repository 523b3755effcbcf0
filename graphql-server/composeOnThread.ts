import { parentPort } from 'node:worker_threads'
import { type ComposingTask, doComposingTask } from './domain/documents/composingTasks.ts'
import { warmUp } from './domain/documents/writing/grammar.ts'
import type { ThreadAnswer } from './infra/composingThread.ts'

/* What runs on a composing thread: one task at a time, its parts sent as they are done. */

const tell = (answer: ThreadAnswer) => parentPort?.postMessage(answer)

parentPort?.on('message', (task: ComposingTask) => {
  try {
    for (const part of doComposingTask(task)) tell({ part })
    tell({ done: true })
  } catch (fault) {
    tell({ fault })
  }
})

warmUp()
