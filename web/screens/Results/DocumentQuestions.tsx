import { useId } from 'react'
import { Heading } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { DocumentQuestion } from './DocumentQuestion.tsx'
import { QuestionList } from './resultsStyles.ts'
import type { PlacedQuestions } from './usePlacedQuestions.ts'

/** The questions that belong to no shown paragraph, below the text. */
export function DocumentQuestions({ questions: { elsewhere, ...document } }: { questions: PlacedQuestions }) {
  const titleId = useId()
  if (elsewhere.length === 0) return null
  return (
    <QuestionList aria-labelledby={titleId}>
      <Heading level={2} size="small" id={titleId}>
        {t('Still open')}
      </Heading>
      {elsewhere.map(question => (
        <DocumentQuestion key={question.id} question={question} document={document} place={null} />
      ))}
    </QuestionList>
  )
}
