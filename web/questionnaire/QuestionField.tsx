import { memo } from 'react'
import type { FormQuestion } from './formQuestion.ts'
import type { FormValue } from './formValues.ts'
import { questionAnchor } from './questionAnchor.ts'
import { AskedQuestion } from './registry.tsx'
import { useQuestionField } from './useQuestionField.ts'

type AskedProps = {
  question: FormQuestion
  value: FormValue
  error: string | undefined
  onChange: (value: FormValue) => void
  onLeave: () => void
}

/** Formik tells every field of every keystroke; only the field that changed is drawn again. */
const Asked = memo(function Asked({ question, ...rest }: AskedProps) {
  return (
    <div id={questionAnchor(question.key)}>
      <AskedQuestion kind={question.kind} question={question} {...rest} />
    </div>
  )
})

/** One question of a Formik form. */
export function QuestionField({ question }: { question: FormQuestion }) {
  return <Asked question={question} {...useQuestionField(question.key)} />
}
