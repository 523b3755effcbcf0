/**
 * One definition of a question. Everything else follows from it: the graph's field types, the server's zod, the
 * client's yup, the form's inputs, the prompt, the coverage figures and the REST check.
 */
import type { DocumentType, QuestionnaireForm } from '../../generated/prisma/enums.ts'

/** What an answer may be: text, a whole number, a yes or no, one option, several options. */
export type AnswerValue =
  | { text: string }
  | { number: number }
  | { flag: boolean }
  | { option: string }
  | { options: readonly string[] }

/** Answers by the question's key. */
export type Answers<Key extends string = string> = { readonly [K in Key]?: AnswerValue }

/**
 * One rule of a closed list. `message` is what a person reads when it fails. Rules are tried in the order in which they
 * stand and the first that fails speaks for the field.
 *
 * Texts are trimmed first; lengths are in UTF-16 code units, as a browser's `maxlength` counts them. REQUIRED and
 * MIN_LENGTH fail on a missing answer; every other rule leaves a missing answer alone.
 */
export type AnswerRule =
  | { type: 'REQUIRED'; message: string }
  | { type: 'MIN_LENGTH'; value: number; message: string }
  | { type: 'MAX_LENGTH'; value: number; message: string }
  | { type: 'EMAIL'; message: string }
  | { type: 'ONE_OF'; message: string }
  | { type: 'MAX_ITEMS'; value: number; message: string }
  | { type: 'MIN_NUMBER'; value: number; message: string }
  | { type: 'MAX_NUMBER'; value: number; message: string }

export type AnswerOption = { value: string; label: string; help?: string }

type QuestionBase<Key extends string> = {
  /** Never reused for another question. */
  key: Key
  label: string
  help?: string
  placeholder?: string
  /** Marked with an asterisk in the form. */
  starred?: boolean
  rules: readonly AnswerRule[]
  /** Shown, checked and kept only while another answer has this value. */
  visibleWhen?: { field: Key; is: boolean | string }
  /** May the writer put its words into the text, may they only inform it, or must they stay out of the text? */
  use: 'QUOTE' | 'INFORM' | 'NEVER_IN_TEXT'
  /** One of the five stories that a strong statement of purpose tells; `acceptThinAnswers` waives its MIN_LENGTH. */
  keyStory?: { question: string }
  /** How the writer should use the answer. */
  prompt?: string
  /** What a strong answer holds, with one that does and one that doesn't: shown beside the question in the wizard. */
  guidance?: { holds: string; good: string; weak: string }
}

export type Question<Key extends string = string> =
  | (QuestionBase<Key> & { kind: 'SHORT_TEXT' })
  | (QuestionBase<Key> & { kind: 'LONG_TEXT'; suggestedWords?: number; metricsHint?: boolean })
  | (QuestionBase<Key> & { kind: 'EMAIL' })
  | (QuestionBase<Key> & { kind: 'PHONE' })
  | (QuestionBase<Key> & { kind: 'NUMBER' })
  | (QuestionBase<Key> & { kind: 'FLAG'; default: boolean })
  | (QuestionBase<Key> & { kind: 'CHOICE'; options: readonly AnswerOption[]; default?: string })
  | (QuestionBase<Key> & {
      kind: 'MULTI_CHOICE'
      options: readonly AnswerOption[]
      default: readonly string[]
    })

export type QuestionKind = Question['kind']

export type Section<Key extends string = string> = {
  key: string
  title: string
  description: string
  questions: readonly Question<Key>[]
}

export type QuestionnaireDefinition<Key extends string = string> = {
  type: DocumentType
  form: QuestionnaireForm
  /** Raised with every change of keys or rules; stored with each set of answers. */
  version: number
  title: string
  /** How long it takes, in minutes. */
  minutes: { from: number; to: number }
  sections: readonly Section<Key>[]
  /** The questions that ask what the document is for; null where that is asked beside the questionnaire. */
  target: { program: Key; university: Key } | null
  /** Keys that are accepted and used as background without an input of their own. */
  background: readonly { key: string; label: string; maxLength: number }[]
}

/** The questions of a questionnaire, in the order in which they are asked. */
export function questionsOf<Key extends string>(
  definition: QuestionnaireDefinition<Key>,
): readonly Question<Key>[] {
  return definition.sections.flatMap(section => section.questions)
}

/** What a question is taken to be answered with while nobody has answered it; undefined where nothing is presumed. */
export function defaultAnswer(question: Question): AnswerValue | undefined {
  switch (question.kind) {
    case 'FLAG':
      return { flag: question.default }
    case 'CHOICE':
      return question.default === undefined ? undefined : { option: question.default }
    case 'MULTI_CHOICE':
      return question.default.length === 0 ? undefined : { options: question.default }
    default:
      return undefined
  }
}
