/** The writer that every other is compared with: the cleaned answers, pasted in the plan's order, cut at the length. */
import { countWords, plainText } from '../domain/documents/writing/plainText.ts'
import { planDocument } from '../domain/documents/writing/plan.ts'
import type { WritingRequest } from '../domain/documents/writing/request.ts'
import { cleanText } from '../domain/language/cleanText.ts'
import { findQuestionnaire } from '../domain/questionnaires/index.ts'
import { quotableAnswers } from '../domain/questionnaires/quotable.ts'

/** The text that pasting gives, paragraph by paragraph. Adds no word of its own. */
export function pasteAnswers(request: WritingRequest): string {
  const definition = findQuestionnaire(request.type, request.form)
  if (definition === null) throw new Error(`There is no form ${request.form} of ${request.type}`)
  const answers = quotableAnswers(definition, request.answers)
  const { paragraphs, targetWords } = planDocument(request)
  const pasted = new Set<string>()
  let room = targetWords
  return plainText(
    paragraphs.map(({ job, title, keys }) => ({
      job,
      title,
      sentences: keys.flatMap(key => {
        const answer = answers[key]
        if (answer === undefined || !('text' in answer) || pasted.has(key)) return []
        pasted.add(key)
        return cleanText(answer.text)
          .split(/(?<=[.!?])\s+|\n+/u)
          .flatMap(text => {
            const words = countWords(text)
            // The first sentence that is too long ends the text.
            room = words > room ? 0 : room - words
            return words === 0 || room === 0 ? [] : [{ text, sources: [] }]
          })
      }),
    })),
  )
}
