import { useEffect, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { DocumentQuestion_question$key } from '../../__generated__/DocumentQuestion_question.graphql.ts'
import { Button } from '../../design/index.ts'
import { sent, t } from '../../language/language.ts'
import { QuestionCard } from '../../questions/QuestionCard.tsx'
import { type NotePlace, OpenQuestion, QuestionNote } from './questionNoteStyles.ts'
import { Redraft } from './Redraft.tsx'
import type { PlacedQuestions } from './usePlacedQuestions.ts'

/**
 * A question at the text: a note with the question, which opens into a card to answer it. Once it is answered, the text
 * can be drafted again with the reply.
 */
export function DocumentQuestion({
  question: questionRef,
  document,
  place,
}: {
  question: DocumentQuestion_question$key
  document: Pick<PlacedQuestions, 'documentId' | 'redraftsLeft'>
  /** Its place beside a paragraph; null where no paragraph is about it. */
  place: NotePlace
}) {
  const question = useFragment(
    graphql`
      fragment DocumentQuestion_question on FollowUpQuestion {
        text
        state
        ...QuestionCard_question
      }
    `,
    questionRef,
  )
  const { state } = question
  const asked = sent(question.text)
  const isUsed = state === 'CONFIRMED' || state === 'REWORDED'
  const [isOpened, setOpened] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isOpened) heading.current?.focus({ preventScroll: true })
  }, [isOpened])
  if (!isOpened && !isUsed) {
    return (
      <QuestionNote $place={place}>
        <small>{t('A reader would ask')}</small>
        <p>{asked}</p>
        <Button
          aria-label={t('Answer: {question}', { question: asked })}
          aria-expanded={false}
          onClick={() => setOpened(true)}
        >
          {t('Answer')}
        </Button>
      </QuestionNote>
    )
  }
  return (
    <OpenQuestion data-question $place={place}>
      <QuestionCard
        question={question}
        subjectId={document.documentId}
        headingLevel={place === null ? 3 : 2}
        headingRef={heading}
      />
      {isUsed ? (
        <Redraft
          documentId={document.documentId}
          redraftsLeft={document.redraftsLeft}
          label={place === null ? t('Draft again') : t('Draft this paragraph again')}
          note={t(
            'Makes a new document with all your replies, and uses no credit. The other paragraphs stay word for word.',
          )}
        />
      ) : (
        <div>
          <Button variant="quiet" aria-expanded={true} onClick={() => setOpened(false)}>
            {t('Close the question')}
          </Button>
        </div>
      )}
    </OpenQuestion>
  )
}
