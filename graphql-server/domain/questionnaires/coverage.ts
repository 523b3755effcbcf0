import type { Answers, QuestionnaireDefinition } from './definition.ts'
import { defaultAnswer } from './kinds.ts'
import { THIN_ANSWER_LENGTH } from './limits.ts'
import { answerText } from './text.ts'
import { visibleQuestions } from './visibility.ts'

export type ThinStory = { key: string; label: string; question: string }

export type Coverage = {
  /** Visible questions with an answer, in order. Questions with a default count neither here nor below. */
  filled: readonly string[]
  /** Visible questions without one. */
  empty: readonly string[]
  /** Key stories that are missing or too short for a paragraph, with the question that asks for them again. */
  thinStories: readonly ThinStory[]
  sections: readonly { key: string; title: string; filled: number; total: number }[]
}

/** The coverage of a set of answers: overall, by section, and the thin key stories. */
export function coverAnswers({
  definition,
  answers,
}: {
  definition: QuestionnaireDefinition
  answers: Answers
}): Coverage {
  const visible = visibleQuestions(definition, answers)
  const textOf = (key: string) => {
    const answer = answers[key]
    return answer === undefined ? '' : answerText(answer).trim()
  }
  const counted = visible.filter(question => defaultAnswer(question) === undefined)
  const isFilled = (question: { key: string }) => textOf(question.key) !== ''
  return {
    filled: counted.filter(isFilled).map(question => question.key),
    empty: counted.filter(question => !isFilled(question)).map(question => question.key),
    thinStories: visible.flatMap(({ key, label, keyStory }) =>
      keyStory !== undefined && textOf(key).length < THIN_ANSWER_LENGTH
        ? [{ key, label, question: keyStory.question }]
        : [],
    ),
    sections: definition.sections.map(section => {
      const shown = section.questions.filter(question => counted.includes(question))
      return {
        key: section.key,
        title: section.title,
        filled: shown.filter(isFilled).length,
        total: shown.length,
      }
    }),
  }
}
