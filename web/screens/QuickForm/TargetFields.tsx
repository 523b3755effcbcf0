import { useFormikContext } from 'formik'
import { useState } from 'react'
import type { ShortlistTargets_viewer$key } from '../../__generated__/ShortlistTargets_viewer.graphql.ts'
import { Field, Stack, SuggestInput } from '../../design/index.ts'
import type { FormValues } from '../../questionnaire/formValues.ts'
import { fieldSettings } from '../../questionnaire/kinds/kind.ts'
import { asText } from '../../questionnaire/kinds/value.ts'
import { QuestionField } from '../../questionnaire/QuestionField.tsx'
import { questionAnchor } from '../../questionnaire/questionAnchor.ts'
import { useQuestionField } from '../../questionnaire/useQuestionField.ts'
import { ShortlistTargets } from '../../shortlist/ShortlistTargets.tsx'
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

/** Programmes of the shortlist, while neither course nor university is filled in: nothing is overwritten. */
function OffersOfTargets({ viewer }: { viewer: ShortlistTargets_viewer$key }) {
  const { values, setValues } = useFormikContext<FormValues>()
  const isEmpty = [courseQuestion, universityQuestion].every(
    ({ key }) => asText(values[key] ?? '').trim() === '',
  )
  if (!isEmpty) return null
  return (
    <ShortlistTargets
      viewer={viewer}
      onTake={({ course, university }) =>
        void setValues({ ...values, [courseQuestion.key]: course, [universityQuestion.key]: university })
      }
    />
  )
}

/** What the document is for: the course, with suggestions, and the university. */
export function TargetFields({ viewer }: { viewer: ShortlistTargets_viewer$key }) {
  return (
    <Stack $gap={6}>
      <OffersOfTargets viewer={viewer} />
      <CourseField />
      <UniversityField />
    </Stack>
  )
}
