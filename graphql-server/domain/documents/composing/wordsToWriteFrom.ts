import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Answers, QuestionnaireDefinition } from '../../questionnaires/definition.ts'
import { visibleQuestions } from '../../questionnaires/visibility.ts'
import { wordsToUse } from '../writing/arrange/usable.ts'

/** The fewest usable words, in all answers together, that a document can be written from. */
export const FEWEST_WORDS = 40

type Filling = { definition: QuestionnaireDefinition; answers: Answers }

/** The counts of the last drafts, by a hash of their answers: a list of drafts shows each count every time. */
const counted = new LRUCache<string, number>({ max: 2_000 })

/** Words in the visible answers that a text can use. A document needs `FEWEST_WORDS`. */
export function usableWordsIn({ definition, answers }: Filling): number {
  const { type, form, version } = definition
  const hash = createHash('sha256')
    .update(JSON.stringify([type, form, version, answers]))
    .digest('base64')
  const before = counted.get(hash)
  if (before !== undefined) return before
  const words = countUsable({ definition, answers })
  counted.set(hash, words)
  return words
}

function countUsable({ definition, answers }: Filling): number {
  const shown = new Set([
    ...visibleQuestions(definition, answers).map(({ key }) => key),
    ...definition.background.map(({ key }) => key),
  ])
  return wordsToUse({
    type: definition.type,
    form: definition.form,
    course: '',
    targetUniversity: null,
    targetProgram: null,
    answers: Object.fromEntries(Object.entries(answers).filter(([key]) => shown.has(key))),
  })
}
