/**
 * The definition of a question. The graph's field types, the server's zod, the client's yup, the form's inputs, the
 * prompt, the coverage and the REST check are derived from it.
 */
import type { DocumentType, QuestionnaireForm } from '../../generated/prisma/enums.ts'

/** The kinds of answers: text, a whole number, yes or no, one option, several options. */
export type AnswerValue =
  | { text: string }
  | { number: number }
  | { flag: boolean }
  | { option: string }
  | { options: readonly string[] }

/** Answers by the question's key. */
export type Answers<Key extends string = string> = { readonly [K in Key]?: AnswerValue }

/**
 * One rule of a closed list. `message` is shown to the person when it fails. Rules are checked in order, and the first
 * one that fails gives the field's message.
 *
 * Texts are trimmed first. Lengths are in UTF-16 code units, as a browser's `maxlength` counts them. REQUIRED and
 * MIN_LENGTH fail on a missing answer; every other rule ignores a missing answer.
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
  /** Whether the writer may quote the answer, use it as information only, or must keep it out of the text. */
  use: 'QUOTE' | 'INFORM' | 'NEVER_IN_TEXT'
  /** What the answer is for the text, if it is more than its words: a person's name, or how long the text is to be. */
  role?: 'NAME' | 'TEXT_LENGTH'
  /** One of the five stories of a strong statement of purpose. `acceptThinAnswers` waives its MIN_LENGTH. */
  keyStory?: { question: string }
  /** How the writer should use the answer. */
  prompt?: string
  /** What a strong answer contains, with a strong and a weak example: shown beside the question in the wizard. */
  guidance?: { holds: string; good: string; weak: string }
}

/** What the questions of each kind have besides. */
type OwnProperties = {
  SHORT_TEXT: object
  LONG_TEXT: { suggestedWords?: number; metricsHint?: boolean }
  EMAIL: object
  PHONE: object
  NUMBER: object
  FLAG: { default: boolean }
  CHOICE: { options: readonly AnswerOption[]; default?: string | undefined }
  MULTI_CHOICE: { options: readonly AnswerOption[]; default: readonly string[] }
}

export type QuestionKind = keyof OwnProperties

/** A question of one of these kinds. */
export type Question<Key extends string = string, Kind extends QuestionKind = QuestionKind> = {
  [Name in Kind]: QuestionBase<Key> & { kind: Name } & OwnProperties[Name]
}[Kind]

export type Section<Key extends string = string> = {
  key: string
  title: string
  description: string
  questions: readonly Question<Key>[]
}

export type QuestionnaireDefinition<Key extends string = string> = {
  type: DocumentType
  form: QuestionnaireForm
  /** Increased with every change of keys or rules. Stored with each set of answers. */
  version: number
  title: string
  /** The time to fill it in, in minutes. */
  minutes: { from: number; to: number }
  sections: readonly Section<Key>[]
  /** The questions for the document's target; null where the target is entered outside the questionnaire. */
  target: { program: Key; university: Key } | null
  /** Keys that are accepted as background and have no input. */
  background: readonly { key: string; label: string; maxLength: number }[]
}

/** The questions of a questionnaire, in order. */
export function questionsOf<Key extends string>(
  definition: QuestionnaireDefinition<Key>,
): readonly Question<Key>[] {
  return definition.sections.flatMap(section => section.questions)
}
