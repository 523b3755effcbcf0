import type { PlacedQuestion } from './formCoverage.ts'
import { type FormQuestionnaire, questionsOf } from './formQuestion.ts'
import { type FormValues, visibleQuestions } from './formValues.ts'
import { type FormQuestion, kindOf } from './kinds/index.ts'
import { countWords } from './kinds/text.ts'
import { asText } from './kinds/value.ts'

/** How many words of answers a text needs for each of its words. */
export const WORDS_PER_WRITTEN_WORD = 1.3
/** A story with less than this share of its suggested words is thin. */
const THIN_SHARE = 0.5

/** Whether a text can be made from the words of the answer. */
function isProse(question: FormQuestion): boolean {
  return question.isQuoted && question.role !== 'NAME' && kindOf(question).isProse
}

function wordsOf({ key }: FormQuestion, values: FormValues): number {
  return countWords(asText(values[key]))
}

export type UsableWords = {
  /** The words that a text could quote, in all visible answers. */
  usable: number
  /** The requested length of the text in words; null if the questionnaire does not ask for one. */
  target: number | null
  /** The words of answers that a text of this length needs. */
  needed: number | null
}

/** The words that the writer can use, and how many the requested length needs. */
export function countUsableWords(questionnaire: FormQuestionnaire, values: FormValues): UsableWords {
  const visible = visibleQuestions(questionsOf(questionnaire), values)
  const length = visible.find(({ role }) => role === 'TEXT_LENGTH')
  const target = length === undefined ? Number.NaN : Number(values[length.key])
  const isAsked = Number.isFinite(target) && target > 0
  return {
    usable: visible.filter(isProse).reduce((sum, question) => sum + wordsOf(question, values), 0),
    target: isAsked ? target : null,
    needed: isAsked ? Math.ceil(target * WORDS_PER_WRITTEN_WORD) : null,
  }
}

export type MoreToTell = PlacedQuestion & { words: number; suggested: number }

/** The empty and thin stories: key stories first, then by the number of missing words. */
export function moreToTell(questionnaire: FormQuestionnaire, values: FormValues): readonly MoreToTell[] {
  const visible = new Set(visibleQuestions(questionsOf(questionnaire), values))
  const isKeyStory = ({ question }: MoreToTell) => question.followUp !== null
  return questionnaire.sections
    .flatMap(section =>
      section.questions.flatMap(question => {
        if (question.kind !== 'LONG_TEXT' || !isProse(question) || !visible.has(question)) return []
        const suggested = question.suggestedWords ?? 0
        const words = wordsOf(question, values)
        if (suggested === 0 || words >= suggested * THIN_SHARE) return []
        return [{ question, sectionKey: section.key, words, suggested }]
      }),
    )
    .sort(
      (one, other) =>
        Number(isKeyStory(other)) - Number(isKeyStory(one)) ||
        other.suggested - other.words - (one.suggested - one.words),
    )
}
