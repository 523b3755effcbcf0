import { findQuestionnaire } from '../../questionnaires/index.ts'
import type { Review } from '../review/review.ts'
import { finishDraft, writeSections } from '../writing/builtInWriter.ts'
import type { Draft, DraftParagraph, WritingPlan } from '../writing/draft.ts'
import type { GroundedSentence } from '../writing/model/groundSentence.ts'
import {
  groundSentences,
  type PreparedSection,
  prepareSection,
  type SectionToPrepare,
  type SentencesToGround,
} from '../writing/model/groundwork.ts'
import { planDocument } from '../writing/plan.ts'
import type { WritingRequest } from '../writing/request.ts'
import type { WrittenSection } from '../writing/writer.ts'
import { type DocumentToReview, reviewDocument } from './reviewDocument.ts'
import { wordsToWriteFrom } from './wordsToWriteFrom.ts'

/** A plan, and how many words the answers hold for a text to quote. */
export type PlannedDocument = { plan: WritingPlan; wordsToWriteFrom: number }

/**
 * What a composing thread is asked to do: to plan a document, to write the sections that are missing, to finish a
 * draft, to review a text, or to do for the outside model what it does not do itself. Each reads all answers, which
 * may be 50,000 words: seconds of processor time.
 */
export type ComposingTask =
  | { kind: 'PLAN'; request: WritingRequest }
  | { kind: 'SECTIONS'; request: WritingRequest; plan: WritingPlan; startAt: number }
  | { kind: 'FINISH'; request: WritingRequest; plan: WritingPlan; paragraphs: readonly DraftParagraph[] }
  | { kind: 'REVIEW'; document: DocumentToReview }
  | ({ kind: 'PREPARE' } & SectionToPrepare)
  | ({ kind: 'GROUND' } & SentencesToGround)

/** Does a task and hands out its parts as they are done. */
export function* doComposingTask(
  task: ComposingTask,
): Generator<
  PlannedDocument | WrittenSection | Draft | Review | PreparedSection | GroundedSentence[] | null,
  void,
  undefined
> {
  switch (task.kind) {
    case 'PLAN':
      yield planWithWords(task.request)
      return
    case 'SECTIONS':
      yield* writeSections(task)
      return
    case 'FINISH':
      yield finishDraft(task.request, task.plan, task.paragraphs)
      return
    case 'REVIEW':
      yield reviewDocument(task.document)
      return
    case 'PREPARE':
      yield prepareSection(task)
      return
    case 'GROUND':
      yield groundSentences(task)
  }
}

function planWithWords(request: WritingRequest): PlannedDocument {
  const { type, form, answers } = request
  const definition = findQuestionnaire(type, form)
  return {
    plan: planDocument(request),
    wordsToWriteFrom: definition === null ? 0 : wordsToWriteFrom({ definition, answers }),
  }
}
