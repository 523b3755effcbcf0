import { rehearse as rehearsal } from './domain/documents/composing/rehearse.ts'
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
export const sections = inParts(writeSections)

const steps = rehearsal()
/** One step of the rehearsal; false after the last. */
export const rehearse = () => steps.next().done !== true
