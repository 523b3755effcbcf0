import { findQuestionnaire } from '../../../questionnaires/index.ts'
import { labelsOf } from '../../../questionnaires/labels.ts'
import type { WritingRequest } from '../request.ts'

/** The labels of the questions that a request answers, background included; a key without a question is its own. */
export function labelsFor({ type, form }: Pick<WritingRequest, 'type' | 'form'>): (key: string) => string {
  const definition = findQuestionnaire(type, form)
  const labels = definition === null ? new Map<string, string>() : labelsOf(definition)
  return key => labels.get(key) ?? key
}
