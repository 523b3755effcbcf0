import { Stack } from '../design/index.ts'
import type { FormQuestion } from './kinds/index.ts'
import { QuestionField } from './QuestionField.tsx'

/** Questions under each other: those of `questions` that are among the `visible` ones. */
export function QuestionList({
  questions,
  visible,
}: {
  questions: readonly FormQuestion[]
  visible: readonly FormQuestion[]
}) {
  return (
    <Stack $gap={6}>
      {questions
        .filter(question => visible.includes(question))
        .map(question => (
          <QuestionField key={question.key} question={question} />
        ))}
    </Stack>
  )
}
