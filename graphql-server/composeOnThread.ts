import { warmUp as warmUpSteps } from './domain/documents/composing/warmUp.ts'
import { writeSections } from './domain/documents/writing/builtInWriter.ts'
import { inParts } from './infra/inParts.ts'

/* The module of the composing threads. A task runs one of its exports; each thread has one task at a time. */

export {
  askModel,
  claims,
  decided,
  finish,
  ground,
  plan,
  prepare,
  questions,
  review,
  statements,
} from './domain/documents/composing/composingTasks.ts'
export { docx, pdf } from './domain/documents/files/fileTasks.ts'
export { cvText } from './domain/profiles/cv/cvTasks.ts'
export const sections = inParts(writeSections)

const steps = warmUpSteps()
/** One step of the warm-up; false after the last. */
export const warmUp = () => steps.next().done !== true
