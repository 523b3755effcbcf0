import { findQuestionnaire } from '../../questionnaires/index.ts'
import { finishDraft } from '../writing/builtInWriter.ts'
import type { Draft, DraftParagraph, WritingPlan } from '../writing/draft.ts'
import { planDocument } from '../writing/plan.ts'
import type { WritingRequest } from '../writing/request.ts'
import { wordsToWriteFrom } from './wordsToWriteFrom.ts'

/*
 * What a composing thread is asked to do. Each task reads all answers, which may be 50,000 words: seconds of processor
 * time.
 */

/** For the outside model: what it does not do itself. */
export { groundSentences as ground, prepareSection as prepare } from '../writing/model/groundwork.ts'
export { reviewDocument as review } from './reviewDocument.ts'

/** A plan, and how many words the answers hold for a text to quote. */
export type PlannedDocument = { plan: WritingPlan; wordsToWriteFrom: number }

export function plan(request: WritingRequest): PlannedDocument {
  const { type, form, answers } = request
  const definition = findQuestionnaire(type, form)
  return {
    plan: planDocument(request),
    wordsToWriteFrom: definition === null ? 0 : wordsToWriteFrom({ definition, answers }),
  }
}

/** Counts a draft's words, and says which answers would carry more. */
export function finish({
  request,
  plan,
  paragraphs,
}: {
  request: WritingRequest
  plan: WritingPlan
  paragraphs: readonly DraftParagraph[]
}): Draft {
  return finishDraft(request, plan, paragraphs)
}
