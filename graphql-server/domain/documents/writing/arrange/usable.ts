/** How many words of a person's answers a text can use. */
import { cleanText } from '../../../language/cleanText.ts'
import { findQuestionnaire } from '../../../questionnaires/index.ts'
import { quotableAnswers } from '../../../questionnaires/quotable.ts'
import { formOf } from '../forms/index.ts'
import { isNonAnswer } from '../nonAnswers.ts'
import { countWords } from '../plainText.ts'
import { answersInPlay } from '../plan.ts'
import type { WritingRequest } from '../request.ts'
import { splitSentences } from '../splitSentences.ts'
import { proseOf } from '../usableWords.ts'
import { turnedFor } from './letterSide.ts'
import { isToldAlone } from './pieces.ts'

/**
 * Words of the answers that feed this kind of document, without what says nothing and, in a letter that the student
 * fills in, without what cannot be said from the recommender's side. Names and targets do not count.
 */
export function wordsToUse(request: WritingRequest): number {
  const definition = findQuestionnaire(request.type, request.form)
  if (definition === null) return 0
  const quotable = quotableAnswers(definition, answersInPlay(request))
  const { sections } = formOf(request.type, request.form)
  const feeds =
    typeof sections === 'function'
      ? null
      : new Set(sections.flatMap(({ parts }) => parts.flatMap(({ keys }) => keys)))
  const named = new Set<string>([
    ...(definition.target === null ? [] : Object.values(definition.target)),
    ...definition.sections.flatMap(({ questions }) =>
      questions.filter(({ role }) => role === 'NAME').map(({ key }) => key),
    ),
  ])
  const turned = turnedFor(request)
  return Object.entries(quotable)
    .filter(([key]) => !named.has(key) && (feeds === null || feeds.has(key)))
    .map(([, value]) =>
      splitSentences(cleanText(proseOf(value)))
        .filter(({ text }) => !isNonAnswer(text) && turned(text) !== null)
        .map(({ text }) => text)
        .join(' '),
    )
    .filter(isToldAlone)
    .reduce((sum, text) => sum + countWords(text), 0)
}
