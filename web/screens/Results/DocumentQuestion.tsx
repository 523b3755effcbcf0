import { useEffect, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link, useNavigate } from 'react-router-dom'
import type { DocumentQuestion_question$key } from '../../__generated__/DocumentQuestion_question.graphql.ts'
import { Button, LinkButton, Text } from '../../design/index.ts'
import { useRedraftDocument } from '../../documents/useRedraftDocument.ts'
import { QuestionCard } from '../../questions/QuestionCard.tsx'
import { needsPlan, type Refusal, refusalWords } from '../../relay/refusal.ts'
import { type NotePlace, OpenQuestion, QuestionNote, RedraftOffer } from './questionNoteStyles.ts'
import type { PlacedQuestions } from './usePlacedQuestions.ts'

type Redrafted = Pick<PlacedQuestions, 'documentId' | 'redraftsLeft'>

function redraftsLeftWords(left: number): string {
  if (left === 0) return 'Your plan has no redraft of it left.'
  return left === 1 ? 'One redraft of it is left.' : `${left} redrafts of it are left.`
}

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
  document: Redrafted
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
  const { text, state } = question
  const isUsed = state === 'CONFIRMED' || state === 'REWORDED'
  const [isOpened, setOpened] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isOpened) heading.current?.focus({ preventScroll: true })
  }, [isOpened])
  if (!isOpened && !isUsed) {
    return (
      <QuestionNote $place={place}>
        <small>A reader would ask</small>
        <p>{text}</p>
        <Button aria-label={`Answer: ${text}`} aria-expanded={false} onClick={() => setOpened(true)}>
          Answer
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
        <Redraft document={document} isOfParagraph={place !== null} />
      ) : (
        <div>
          <Button variant="quiet" aria-expanded={true} onClick={() => setOpened(false)}>
            Close the question
          </Button>
        </div>
      )}
    </OpenQuestion>
  )
}

/** Drafts the document again with the replies, and goes to the new one. */
function Redraft({
  document: { documentId, redraftsLeft },
  isOfParagraph,
}: {
  document: Redrafted
  isOfParagraph: boolean
}) {
  const { redraft, isPending } = useRedraftDocument()
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  async function draftAgain() {
    setRefusal(null)
    const { saved, refusal: refused } = await redraft(documentId)
    if (saved) navigate(`/results/${saved.document.databaseId}`)
    else setRefusal(refused)
  }

  return (
    <RedraftOffer>
      <Button
        variant="primary"
        pending={isPending}
        pendingLabel="Asking for the draft..."
        onClick={() => void draftAgain()}
      >
        {isOfParagraph ? 'Draft this paragraph again' : 'Draft again'}
      </Button>
      <Text $size="small" $tone="soft">
        Makes a new document with all your replies, and uses no credit. Paragraphs that they do not touch stay
        word for word.{redraftsLeft !== null && ` ${redraftsLeftWords(redraftsLeft)}`}
      </Text>
      {refusal && <Text role="alert">{refusalWords(refusal)}</Text>}
      {(redraftsLeft === 0 || (refusal && needsPlan(refusal))) && (
        <LinkButton as={Link} to="/pricing">
          See the plans
        </LinkButton>
      )}
    </RedraftOffer>
  )
}
