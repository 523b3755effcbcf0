import { graphql, readInlineData } from 'relay-runtime'
import type {
  QuestionKind as KindInGraph,
  kinds_question$data,
  kinds_question$key,
} from '../../__generated__/kinds_question.graphql.ts'
import { choice } from './choice.tsx'
import { email } from './email.tsx'
import { flag } from './flag.tsx'
import type { QuestionKind } from './kind.ts'
import { longText } from './longText.tsx'
import { multiChoice } from './multiChoice.tsx'
import { number } from './number.tsx'
import { phone } from './phone.tsx'
import type { QuestionBase } from './question.ts'
import { shortText } from './shortText.tsx'

const fragment = graphql`
  fragment kinds_question on QuestionField @inline {
    kind
    ...longText_question @alias(as: "longText")
    ...flag_question @alias(as: "flag")
    ...choice_question @alias(as: "choice")
    ...multiChoice_question @alias(as: "multiChoice")
  }
`

type KnownKind = Exclude<KindInGraph, '%future added value'>

/** The kinds of questions, one file each. A kind of the schema that is missing here does not compile. */
const KINDS = {
  SHORT_TEXT: shortText,
  LONG_TEXT: longText,
  EMAIL: email,
  PHONE: phone,
  NUMBER: number,
  FLAG: flag,
  CHOICE: choice,
  MULTI_CHOICE: multiChoice,
} satisfies {
  [Kind in KnownKind]: { read: (base: QuestionBase, field: kinds_question$data) => { kind: Kind } }
}

export type FormQuestionKind = keyof typeof KINDS

type Questions = { [Kind in FormQuestionKind]: ReturnType<(typeof KINDS)[Kind]['read']> }

/** A question of one of these kinds. */
export type QuestionOf<Kind extends FormQuestionKind> = {
  [Name in Kind]: Questions[Name] & { kind: Name }
}[Kind]

/** A question of any kind. */
export type FormQuestion = QuestionOf<FormQuestionKind>

const kinds: { readonly [Kind in FormQuestionKind]: QuestionKind<QuestionOf<Kind>> } = KINDS

/** The names of all kinds. */
export const FORM_QUESTION_KINDS: ReadonlySet<string> = new Set(Object.keys(KINDS))

/** What forms need to know about the kind of a question. */
export function kindOf<Kind extends FormQuestionKind>(
  question: QuestionOf<Kind>,
): QuestionKind<QuestionOf<Kind>> {
  return kinds[question.kind]
}

function isKnown(kind: KindInGraph): kind is FormQuestionKind {
  return FORM_QUESTION_KINDS.has(kind)
}

/** Reads a question from the graph's description; null for a kind that this build does not know. */
export function readKind(base: QuestionBase, key: kinds_question$key): FormQuestion | null {
  const field = readInlineData(fragment, key)
  return isKnown(field.kind) ? kinds[field.kind].read(base, field) : null
}
