import { AskedQuestion } from './AskedQuestion.tsx'
import type { FormQuestion } from './kinds/index.ts'
import { questionAnchor } from './questionAnchor.ts'
import { useQuestionField } from './useQuestionField.ts'

/** One question of a Formik form. */
export function QuestionField({ question }: { question: FormQuestion }) {
  return (
    <div id={questionAnchor(question.key)}>
      <AskedQuestion question={question} {...useQuestionField(question.key)} />
    </div>
  )
}
