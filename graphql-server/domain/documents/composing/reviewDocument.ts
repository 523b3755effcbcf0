import { findQuestionnaire } from '../../questionnaires/index.ts'
import type { Review } from '../review/review.ts'
import { reviewText } from '../review/reviewText.ts'
import { knownBesides } from '../writing/builtInWriter.ts'
import type { WritingPlan } from '../writing/draft.ts'
import { studentNames } from '../writing/letterStudent.ts'
import type { WritingRequest } from '../writing/request.ts'
import { shapeOf } from '../writing/shapes/index.ts'
import { targetOf } from '../writing/target.ts'
import { proseOf } from '../writing/usableWords.ts'

/** A text, with everything that it is compared with. */
export type DocumentToReview = {
  /** What its writer wrote from. */
  request: WritingRequest
  text: string
  targetWords: number
  /** Null for documents from before plans were kept. */
  plan: WritingPlan | null
  ownerName: string
  /** The same person's other documents, as far as they may be read. */
  otherTexts: readonly string[]
}

/** Reviews a document's text against what it was asked for with; null where there is no such questionnaire any more. */
export function reviewDocument({
  request,
  text,
  targetWords,
  plan,
  ownerName,
  otherTexts,
}: DocumentToReview): Review | null {
  const { type, form, answers } = request
  const definition = findQuestionnaire(type, form)
  if (definition === null) return null
  const { avoidKey } = shapeOf(type, form)
  return reviewText({
    type,
    form,
    text,
    targetWords,
    answers,
    definition,
    known: [...knownBesides(request), ownerName],
    people: studentNames(request),
    university: targetOf(request).university,
    planned: plan?.paragraphs.flatMap(paragraph => paragraph.keys),
    otherTexts,
    avoid: avoidKey === undefined ? [] : [proseOf(answers[avoidKey])],
  })
}
