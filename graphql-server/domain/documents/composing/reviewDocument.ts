import { findQuestionnaire } from '../../questionnaires/index.ts'
import type { OtherSchool } from '../review/otherSchools.ts'
import type { Review } from '../review/review.ts'
import { reviewText } from '../review/reviewText.ts'
import { knownBesides } from '../writing/builtInWriter.ts'
import type { WritingPlan } from '../writing/draft.ts'
import { formOf } from '../writing/forms/index.ts'
import { studentNames } from '../writing/letterPeople.ts'
import type { WritingRequest } from '../writing/request.ts'
import { targetOf } from '../writing/target.ts'
import { proseOf } from '../writing/usableWords.ts'

/** A text, with everything that it is compared with. */
export type DocumentToReview = {
  /** The request that its writer had. */
  request: WritingRequest
  text: string
  targetWords: number
  /** Null for documents from before plans were stored. */
  plan: WritingPlan | null
  ownerName: string
  /** The other documents of the same person that may be read. */
  otherTexts: readonly string[]
  /** Other names of its university, and its city. */
  ownNames?: readonly string[]
  /** The schools that those documents are for. */
  otherSchools?: readonly OtherSchool[]
}

/** Reviews a document's text against its request; null if its questionnaire no longer exists. */
export function reviewDocument({
  request,
  text,
  targetWords,
  plan,
  ownerName,
  otherTexts,
  ownNames,
  otherSchools,
}: DocumentToReview): Review | null {
  const { type, form, answers } = request
  const definition = findQuestionnaire(type, form)
  if (definition === null) return null
  const { avoidKey } = formOf(type, form)
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
    ownNames,
    otherSchools,
    avoid: avoidKey === undefined ? [] : [proseOf(answers[avoidKey])],
  })
}
