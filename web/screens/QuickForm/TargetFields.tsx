import { useState } from 'react'
import { Field, Stack, SuggestInput } from '../../design/index.ts'
import { fieldSettings } from '../../questionnaire/kinds/kind.ts'
import { asText } from '../../questionnaire/kinds/value.ts'
import { QuestionField } from '../../questionnaire/QuestionField.tsx'
import { questionAnchor } from '../../questionnaire/questionAnchor.ts'
import { useQuestionField } from '../../questionnaire/useQuestionField.ts'
import { courseQuestion, universityQuestion } from './leadingQuestions.ts'
import { TargetPolicy } from './TargetPolicy.tsx'
import { useCourseSuggestions } from './useCourseSuggestions.ts'

function CourseField() {
  const { value, error, onChange, onLeave } = useQuestionField(courseQuestion.key)
  const course = asText(value)
  const [isAsking, setAsking] = useState(false)
  return (
    <div id={questionAnchor(courseQuestion.key)}>
      <Field {...fieldSettings({ question: courseQuestion, error })}>
        <SuggestInput
          name={courseQuestion.key}
          value={course}
          placeholder={courseQuestion.placeholder ?? undefined}
          suggestions={useCourseSuggestions(course, isAsking)}
          onValueChange={onChange}
          onFocus={() => setAsking(true)}
          onBlur={() => {
            setAsking(false)
            onLeave()
          }}
        />
      </Field>
    </div>
  )
}

function UniversityField() {
  const { value } = useQuestionField(universityQuestion.key)
  return (
    <Stack>
      <QuestionField question={universityQuestion} />
      <TargetPolicy typed={asText(value)} />
    </Stack>
  )
}

/** What the document is for: the course, with suggestions, and the university. */
export function TargetFields() {
  return (
    <Stack $gap={6}>
      <CourseField />
      <UniversityField />
    </Stack>
  )
}
