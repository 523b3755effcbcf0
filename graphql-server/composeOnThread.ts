import { setImmediate as turn } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'
import { type ComposingTask, doComposingTask } from './domain/documents/composing/composingTasks.ts'
import { rehearse } from './domain/documents/composing/rehearse.ts'
import type { ThreadAnswer } from './infra/composingThread.ts'

/* What runs on a composing thread: one task at a time, its parts sent as they are done. */

const post = (answer: ThreadAnswer) => parentPort?.postMessage(answer)
let isAsked = false

parentPort?.on('message', (task: ComposingTask) => {
  isAsked = true
  try {
    for (const part of doComposingTask(task)) post({ part })
    post({ done: true })
  } catch (fault) {
    post({ fault })
  }
})

// A task that waits already goes first.
const steps = rehearse()
do await turn()
while (!isAsked && steps.next().done !== true)
