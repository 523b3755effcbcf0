import type { ReactNode } from 'react'
import { ChoiceQuestion } from './fields/ChoiceQuestion.tsx'
import { EmailQuestion } from './fields/EmailQuestion.tsx'
import { FlagQuestion } from './fields/FlagQuestion.tsx'
import type { QuestionComponent, QuestionFieldProps } from './fields/fieldProps.ts'
import { LongTextQuestion } from './fields/LongTextQuestion.tsx'
import { MultiChoiceQuestion } from './fields/MultiChoiceQuestion.tsx'
import { NumberQuestion } from './fields/NumberQuestion.tsx'
import { PhoneQuestion } from './fields/PhoneQuestion.tsx'
import { ShortTextQuestion } from './fields/ShortTextQuestion.tsx'
import type { FormQuestionKind } from './formQuestion.ts'

type Registry = { [Kind in FormQuestionKind]: QuestionComponent<Kind> }

/** The component that asks each kind of question. A kind without one does not compile. */
export const QUESTION_COMPONENTS = {
  SHORT_TEXT: ShortTextQuestion,
  LONG_TEXT: LongTextQuestion,
  EMAIL: EmailQuestion,
  PHONE: PhoneQuestion,
  NUMBER: NumberQuestion,
  FLAG: FlagQuestion,
  CHOICE: ChoiceQuestion,
  MULTI_CHOICE: MultiChoiceQuestion,
} satisfies Registry

/** Asks one question with the component of its kind. */
export function AskedQuestion<Kind extends FormQuestionKind>({
  kind,
  ...props
}: QuestionFieldProps<Kind> & { kind: Kind }): ReactNode {
  const components: Registry = QUESTION_COMPONENTS
  const Component: QuestionComponent<Kind> = components[kind]
  return <Component {...props} />
}
