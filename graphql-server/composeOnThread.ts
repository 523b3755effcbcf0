import { rehearse as rehearsal } from './domain/documents/composing/rehearse.ts'
import { writeSections } from './domain/documents/writing/builtInWriter.ts'
import { inParts } from './infra/inParts.ts'

/* What a composing thread runs: one task at a time, named as it is exported. */

export { finish, ground, plan, prepare, review } from './domain/documents/composing/composingTasks.ts'
export const sections = inParts(writeSections)

const steps = rehearsal()
/** One step of the rehearsal; false after the last. */
export const rehearse = () => steps.next().done !== true
