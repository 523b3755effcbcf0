import type { StreamFor, TaskFor } from '../../../infra/workerPool.ts'
import type { AppContext } from '../../appContext.ts'
import type { writeSections } from '../writing/builtInWriter.ts'
import type { Groundwork } from '../writing/model/groundwork.ts'
import type * as tasks from './composingTasks.ts'

/* The tasks of a composing thread, for `app.composer`. Only the thread imports their functions. */

/** Plans a document and counts the quotable words of its answers. */
export const PLAN: TaskFor<typeof tasks.plan> = { name: 'plan' }
/** Writes the sections that are missing. */
export const SECTIONS: StreamFor<typeof writeSections> = { name: 'sections' }
/** Counts a draft's words, and names the answers that would add more. */
export const FINISH: TaskFor<typeof tasks.finish> = { name: 'finish' }
/** Reviews a document's text; null if its questionnaire no longer exists. */
export const REVIEW: TaskFor<typeof tasks.review> = { name: 'review' }
/** Takes a person's statements from what they said. */
export const STATEMENTS: TaskFor<typeof tasks.statements> = { name: 'statements' }
/** Applies a person's decisions about statements to their texts. */
export const DECIDED: TaskFor<typeof tasks.decided> = { name: 'decided' }
/** Makes the request for a model's questions. */
export const ASK_MODEL: TaskFor<typeof tasks.askModel> = { name: 'askModel' }
/** Asks about the gaps in a person's answers. */
export const QUESTIONS: TaskFor<typeof tasks.questions> = { name: 'questions' }
/** Splits a reply into its claims. */
export const CLAIMS: TaskFor<typeof tasks.claims> = { name: 'claims' }
const PREPARE: TaskFor<typeof tasks.prepare> = { name: 'prepare' }
const GROUND: TaskFor<typeof tasks.ground> = { name: 'ground' }

/** The computations of the model writer, run on a composing thread. */
export function groundworkOnThread({ composer }: Pick<AppContext, 'composer'>): Groundwork {
  return {
    prepare: (document, signal) => composer.run(PREPARE, document, signal),
    ground: (sentences, signal) => composer.run(GROUND, sentences, signal),
  }
}
