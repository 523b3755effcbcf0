/** A questionnaire as forms know it: plain objects read from the graph's description of the fields. */

export type FormRule =
  | { type: 'REQUIRED'; message: string }
  | { type: 'MIN_LENGTH'; value: number; message: string }
  | { type: 'MAX_LENGTH'; value: number; message: string }
  | { type: 'EMAIL'; message: string }
  | { type: 'ONE_OF'; message: string }
  | { type: 'MAX_ITEMS'; value: number; message: string }
  | { type: 'MIN_NUMBER'; value: number; message: string }
  | { type: 'MAX_NUMBER'; value: number; message: string }

export type FormOption = { value: string; label: string; help: string | null }

type FormQuestionBase = {
  key: string
  label: string
  help: string | null
  placeholder: string | null
  starred: boolean
  /** Asked again, in these words, when the answer is thin. Only the key stories have it. */
  followUp: string | null
  /** Whether the writer may put the answer's words into the text. */
  isQuoted: boolean
  /** What a strong answer holds, with one that does and one that doesn't. */
  guidance: { holds: string; good: string; weak: string } | null
  /** Shown, checked and sent only while another answer has this value. */
  visibleWhen: { field: string; is: boolean | string } | null
  rules: readonly FormRule[]
}

export type FormQuestion =
  | (FormQuestionBase & { kind: 'SHORT_TEXT' })
  | (FormQuestionBase & { kind: 'LONG_TEXT'; suggestedWords: number | null; metricsHint: boolean })
  | (FormQuestionBase & { kind: 'EMAIL' })
  | (FormQuestionBase & { kind: 'PHONE' })
  | (FormQuestionBase & { kind: 'NUMBER' })
  | (FormQuestionBase & { kind: 'FLAG'; initial: boolean })
  | (FormQuestionBase & { kind: 'CHOICE'; options: readonly FormOption[]; initial: string | null })
  | (FormQuestionBase & { kind: 'MULTI_CHOICE'; options: readonly FormOption[]; initial: readonly string[] })

export type FormQuestionKind = FormQuestion['kind']

/** The question of one kind. */
export type QuestionOf<Kind extends FormQuestionKind> = Extract<FormQuestion, { kind: Kind }>

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

/** A one-line question of a screen's own, asked and checked beside those of a questionnaire. */
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
    guidance: null,
    visibleWhen: null,
  }
}
