/** What the document is for, wherever that was asked: beside the form, or in it. */

import { cleanLine } from '../../language/cleanText.ts'
import { findQuestionnaire } from '../../questionnaires/index.ts'
import type { SentenceSource } from './draft.ts'
import type { WritingRequest } from './request.ts'
import { proseOf } from './usableWords.ts'

/** Empty where it is not known. */
export type Target = { course: string; university: string; sources: readonly SentenceSource[] }

/** The programme and the university, as the person typed them. */
export function targetOf(request: WritingRequest): Target {
  const definition = findQuestionnaire(request.type, request.form)
  const questions = definition?.sections.flatMap(section => section.questions) ?? []
  const keys = definition?.target ?? null
  const answered = (key: string | undefined) =>
    key === undefined ? '' : cleanLine(proseOf(request.answers[key]))
  const labelOf = (key: string, otherwise: string) =>
    questions.find(question => question.key === key)?.label ?? otherwise
  const course =
    cleanLine(request.targetProgram ?? '') || cleanLine(request.course) || answered(keys?.program)
  const university = cleanLine(request.targetUniversity ?? '') || answered(keys?.university)
  const programKey = keys?.program ?? 'course'
  const universityKey = keys?.university ?? 'targetUniversity'
  return {
    course,
    university,
    sources: [
      ...(course === ''
        ? []
        : [{ key: programKey, label: labelOf(programKey, 'Target Course/Program'), quote: course }]),
      ...(university === ''
        ? []
        : [{ key: universityKey, label: labelOf(universityKey, 'Target University'), quote: university }]),
    ],
  }
}
