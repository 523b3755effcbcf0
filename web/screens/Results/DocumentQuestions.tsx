import { useId, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { DocumentQuestions_document$key } from '../../__generated__/DocumentQuestions_document.graphql.ts'
import { Heading, Text } from '../../design/index.ts'
import { QuestionCard } from '../../questions/QuestionCard.tsx'
import { QuestionList } from './resultsStyles.ts'

/** The open questions beside the finished document. A reply is used by the next draft. */
export function DocumentQuestions({ document: documentRef }: { document: DocumentQuestions_document$key }) {
  const { id: documentId, questions } = useFragment(
    graphql`
      fragment DocumentQuestions_document on Document {
        id
        questions {
          id
          state
          ...QuestionCard_question
        }
      }
    `,
    documentRef,
  )
  const titleId = useId()
  // What is answered on this visit stays in its place, to be undone.
  const [shown] = useState(
    () => new Set(questions.flatMap(({ id, state }) => (state === 'OPEN' || state === 'STALE' ? [id] : []))),
  )
  if (shown.size === 0) return null
  return (
    <QuestionList aria-labelledby={titleId}>
      <Heading level={2} size="small" id={titleId}>
        Still open
      </Heading>
      <Text $tone="soft" $size="small">
        This document stays as it is. The next draft from these answers will use your replies.
      </Text>
      {questions
        .filter(({ id }) => shown.has(id))
        .map(question => (
          <QuestionCard key={question.id} question={question} subjectId={documentId} headingLevel={3} />
        ))}
    </QuestionList>
  )
}
