import { type FormQuestion, type FormQuestionnaire, questionsOf } from './formQuestion.ts'
import { type FormValue, type FormValues, initialValue, visibleQuestions } from './formValues.ts'

/** How many of the questions of a section, or of all of them, have an answer. */
export type Fill = { filled: number; shown: number }

export type FormCoverage = Fill & {
  sections: readonly (Fill & { key: string; title: string })[]
  /** Starred questions that are shown and empty, in order. */
  emptyStarred: readonly PlacedQuestion[]
}

/** A question with the section in which it is asked. */
export type PlacedQuestion = { question: FormQuestion; sectionKey: string }

/** Whether a question counts towards how full a form is: one that is answered from the start does not. */
function isCounted(question: FormQuestion): boolean {
  const initial = initialValue(question)
  return typeof initial === 'string' ? initial === '' : Array.isArray(initial) && initial.length === 0
}

function isFilled(value: FormValue | undefined): boolean {
  return typeof value === 'string' ? value.trim() !== '' : Array.isArray(value) && value.length > 0
}

/** How full a form is: overall and by section. Only what is shown counts, and nothing that is answered from the start. */
export function coverageOf(questionnaire: FormQuestionnaire, values: FormValues): FormCoverage {
  const visible = new Set(visibleQuestions(questionsOf(questionnaire), values))
  const emptyStarred: PlacedQuestion[] = []
  const sections = questionnaire.sections.map(({ key, title, questions }) => {
    const shown = questions.filter(question => visible.has(question) && isCounted(question))
    const empty = shown.filter(question => !isFilled(values[question.key]))
    for (const question of empty) if (question.starred) emptyStarred.push({ question, sectionKey: key })
    return { key, title, filled: shown.length - empty.length, shown: shown.length }
  })
  return {
    filled: sections.reduce((sum, { filled }) => sum + filled, 0),
    shown: sections.reduce((sum, { shown }) => sum + shown, 0),
    sections,
    emptyStarred,
  }
}

/** Percent of the questions that are answered, rounded down: 100 only when nothing is left. */
export function percentOf({ filled, shown }: Fill): number {
  return shown === 0 ? 0 : Math.floor((filled / shown) * 100)
}

/** Whether two coverages say the same, so that what shows them need not be drawn again. */
export function isSameCoverage(one: FormCoverage, other: FormCoverage): boolean {
  return (
    one.sections.length === other.sections.length &&
    one.sections.every((section, index) => {
      const beside = other.sections[index]
      return section.filled === beside?.filled && section.shown === beside.shown && section.key === beside.key
    }) &&
    one.emptyStarred.length === other.emptyStarred.length &&
    one.emptyStarred.every(({ question }, index) => question === other.emptyStarred[index]?.question)
  )
}
