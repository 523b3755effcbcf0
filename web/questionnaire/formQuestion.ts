/** A questionnaire as forms use it: plain objects read from the graph's description. */

import type { FormQuestion, QuestionOf } from './kinds/index.ts'
import type { FormRule } from './kinds/question.ts'

export type FormSection = {
  key: string
  title: string
  description: string
  questions: readonly FormQuestion[]
}

export type FormQuestionnaire = {
  version: number
  title: string
  minutesFrom: number
  minutesTo: number
  sections: readonly FormSection[]
}

/** The questions of a questionnaire, in the order in which they are asked. */
export function questionsOf(questionnaire: FormQuestionnaire): readonly FormQuestion[] {
  return questionnaire.sections.flatMap(section => section.questions)
}

/** A one-line question that a screen adds to those of a questionnaire. */
export function shortTextQuestion({
  help = null,
  placeholder = null,
  starred = false,
  ...question
}: {
  key: string
  label: string
  help?: string | null
  placeholder?: string | null
  starred?: boolean
  rules: readonly FormRule[]
}): QuestionOf<'SHORT_TEXT'> {
  return {
    ...question,
    kind: 'SHORT_TEXT',
    help,
    placeholder,
    starred,
    followUp: null,
    isQuoted: false,
    role: null,
    guidance: null,
    visibleWhen: null,
  }
}
