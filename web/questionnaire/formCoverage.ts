import { type FormQuestionnaire, questionsOf } from './formQuestion.ts'
import { type FormValues, initialValue, visibleQuestions } from './formValues.ts'
import { type FormQuestion, kindOf } from './kinds/index.ts'

/** How many questions of a section, or of all sections, have an answer. */
export type Fill = { filled: number; shown: number }

export type FormCoverage = Fill & {
  sections: readonly (Fill & { key: string; title: string })[]
  /** Of the questions that matter: the starred ones and the stories, without those that another answer calls for. */
  mattering: Fill
  /** Starred questions that are shown and empty, in order. */
  emptyStarred: readonly PlacedQuestion[]
}

/** A question with the section in which it is asked. */
export type PlacedQuestion = { question: FormQuestion; sectionKey: string }

/** Whether a question counts in the coverage. One that is answered from the start does not. */
function isCounted(question: FormQuestion): boolean {
  return kindOf(question).isEmpty(initialValue(question))
}

/** Whether a question counts in the percentage. One that another answer calls for does once it has an answer itself. */
function matters(question: FormQuestion, isFilled: boolean): boolean {
  const isStory = question.kind === 'LONG_TEXT' && question.isQuoted
  return (question.starred || isStory) && (isFilled || question.visibleWhen === null)
}

/**
 * The coverage of a form, overall and by section: of questions that are shown and not answered from the start.
 * `isShort` says which answers do not count, since the form would refuse them as too short.
 */
export function coverageOf(
  questionnaire: FormQuestionnaire,
  values: FormValues,
  isShort: (question: FormQuestion) => boolean = () => false,
): FormCoverage {
  const visible = new Set(visibleQuestions(questionsOf(questionnaire), values))
  const mattering = { filled: 0, shown: 0 }
  const emptyStarred: PlacedQuestion[] = []
  const sections = questionnaire.sections.map(({ key, title, questions }) => {
    const shown = questions.filter(question => visible.has(question) && isCounted(question))
    const empty = shown.filter(
      question => kindOf(question).isEmpty(values[question.key]) || isShort(question),
    )
    for (const question of shown) {
      const isFilled = !empty.includes(question)
      if (!matters(question, isFilled)) continue
      mattering.shown += 1
      if (isFilled) mattering.filled += 1
    }
    for (const question of empty) if (question.starred) emptyStarred.push({ question, sectionKey: key })
    return { key, title, filled: shown.length - empty.length, shown: shown.length }
  })
  return {
    filled: sections.reduce((sum, { filled }) => sum + filled, 0),
    shown: sections.reduce((sum, { shown }) => sum + shown, 0),
    sections,
    mattering,
    emptyStarred,
  }
}

/** The percentage of questions with an answer, rounded down: 100 only if all have one. */
export function percentOf({ filled, shown }: Fill): number {
  return shown === 0 ? 0 : Math.floor((filled / shown) * 100)
}

/** Whether two coverages are equal, so that what shows them need not be rendered again. */
export function isSameCoverage(one: FormCoverage, other: FormCoverage): boolean {
  return (
    one.mattering.filled === other.mattering.filled &&
    one.mattering.shown === other.mattering.shown &&
    one.sections.length === other.sections.length &&
    one.sections.every((section, index) => {
      const beside = other.sections[index]
      return section.filled === beside?.filled && section.shown === beside.shown && section.key === beside.key
    }) &&
    one.emptyStarred.length === other.emptyStarred.length &&
    one.emptyStarred.every(({ question }, index) => question === other.emptyStarred[index]?.question)
  )
}
