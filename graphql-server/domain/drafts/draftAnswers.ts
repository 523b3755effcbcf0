import { z } from 'zod'
import type { DraftAnswer } from '../../generated/prisma/client.ts'
import type { Answers, AnswerValue, QuestionnaireDefinition } from '../questionnaires/definition.ts'
import { labelsOf } from '../questionnaires/labels.ts'
import { storedAnswerValue } from '../questionnaires/storedAnswers.ts'
import type { CurrentAnswer } from './mergeAnswer.ts'

/** What the JSON columns of a draft's answer hold. */
export const storedValue = storedAnswerValue.nullable()
export const storedSetAside = z.array(
  z.object({ value: storedAnswerValue, savedAt: z.iso.datetime().transform(text => new Date(text)) }),
)

/** A row as the rules know it. */
export function currentAnswer({
  value,
  revision,
  editor,
  sequence,
  setAside,
  savedAt,
}: Omit<DraftAnswer, 'draftId' | 'key'>): CurrentAnswer {
  return {
    value: storedValue.parse(value),
    revision,
    editor,
    sequence,
    setAside: storedSetAside.parse(setAside),
    savedAt,
  }
}

/** An answer without the marks of the page that saved it, which are nobody else's business. */
export function withoutPage({
  editor: _editor,
  sequence: _sequence,
  ...answer
}: CurrentAnswer): Omit<SavedAnswer, 'key' | 'label'> {
  return answer
}

/** One answer of a draft as its owner sees it. */
export type SavedAnswer = {
  key: string
  /** The question as it is asked now. */
  label: string
  value: AnswerValue | null
  revision: number
  setAside: readonly { value: AnswerValue; savedAt: Date }[]
  savedAt: Date
}

/**
 * The stored answers in the order of the questions. Those to questions that are not asked any more stay in their rows
 * and are left out here.
 */
export function savedAnswers({
  definition,
  rows,
}: {
  definition: QuestionnaireDefinition
  rows: readonly Omit<DraftAnswer, 'draftId'>[]
}): SavedAnswer[] {
  const byKey = new Map(rows.map(row => [row.key, row]))
  return [...labelsOf(definition)].flatMap(([key, label]) => {
    const row = byKey.get(key)
    if (row === undefined) return []
    return [{ key, label, ...withoutPage(currentAnswer(row)) }]
  })
}

/** The answers that stand, by key: what a document is written from. */
export function answersIn({
  definition,
  rows,
}: {
  definition: QuestionnaireDefinition
  rows: readonly Pick<DraftAnswer, 'key' | 'value'>[]
}): Answers {
  const asked = labelsOf(definition)
  return Object.fromEntries(
    rows.flatMap(({ key, value }) => {
      const answer = storedValue.parse(value)
      return answer === null || !asked.has(key) ? [] : [[key, answer] as const]
    }),
  )
}
