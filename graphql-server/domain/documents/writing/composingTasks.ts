import { finishDraft, writeSections } from './builtInWriter.ts'
import type { Draft, DraftParagraph, WritingPlan } from './draft.ts'
import type { WritingRequest } from './request.ts'
import type { WrittenSection } from './writer.ts'

/** What the composing thread is asked to do: to write the sections that are missing, or to finish a draft. */
export type ComposingTask =
  | { kind: 'SECTIONS'; request: WritingRequest; plan: WritingPlan; startAt: number }
  | { kind: 'FINISH'; request: WritingRequest; plan: WritingPlan; paragraphs: readonly DraftParagraph[] }

/** Does a task and hands out its parts as they are done. */
export function* doComposingTask(task: ComposingTask): Generator<WrittenSection | Draft, void, undefined> {
  switch (task.kind) {
    case 'SECTIONS':
      yield* writeSections(task)
      return
    case 'FINISH':
      yield finishDraft(task.request, task.plan, task.paragraphs)
  }
}
