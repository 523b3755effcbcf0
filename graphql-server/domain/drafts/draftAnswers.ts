import { z } from 'zod'
import type { DraftAnswer } from '../../generated/prisma/client.ts'
import type { Answers, AnswerValue, QuestionnaireDefinition } from '../questionnaires/definition.ts'
import { labelsOf } from '../questionnaires/labels.ts'
import { storedAnswerValue } from '../questionnaires/storedAnswers.ts'
import type { CurrentAnswer } from './mergeAnswer.ts'

/** The contents of the JSON columns of a draft's answer. */
export const storedValue = storedAnswerValue.nullable()
export const storedSetAside = z.array(
  z.object({ value: storedAnswerValue, savedAt: z.iso.datetime().transform(text => new Date(text)) }),
)

/** The answer of a row, with parsed JSON columns. */
export function currentAnswer({
  value,
  revision,
  editor,
  setAside,
  savedAt,
}: Omit<DraftAnswer, 'draftId' | 'key'>): CurrentAnswer {
  return {
    value: storedValue.parse(value),
    revision,
    editor,
    setAside: storedSetAside.parse(setAside),
    savedAt,
  }
}

/** One answer of a draft as its owner sees it. */
export type SavedAnswer = {
  key: string
  /** The current text of the question. */
  label: string
  value: AnswerValue | null
  revision: number
  setAside: readonly { value: AnswerValue; savedAt: Date }[]
  savedAt: Date
}

/**
 * The stored answers in the order of the questions. Answers to questions that no longer exist stay stored and are left
 * out here.
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
    const { editor: _, ...current } = currentAnswer(row)
    return [{ key, label, ...current }]
  })
}

/** The current answers by key, which a document is written from. */
export function answersIn({
  definition,
  rows,
}: {
  definition: QuestionnaireDefinition
  rows: readonly Pick<DraftAnswer, 'key' | 'value'>[]
}): Answers {
  const labels = labelsOf(definition)
  return Object.fromEntries(
    rows.flatMap(({ key, value }) => {
      const answer = storedValue.parse(value)
      return answer === null || !labels.has(key) ? [] : [[key, answer] as const]
    }),
  )
}
