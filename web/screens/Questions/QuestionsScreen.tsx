import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router-dom'
import type { QuestionsScreen_draft$key } from '../../__generated__/QuestionsScreen_draft.graphql.ts'
import questionsQuery, { type questionsRouteQuery } from '../../__generated__/questionsRouteQuery.graphql.ts'
import { Button, Heading, LinkButton, Progress, Text } from '../../design/index.ts'
import { formPath } from '../../documents/formPath.ts'
import { useWriterChoice } from '../../documents/useWriterChoice.ts'
import { WriterQuestionPlace } from '../../documents/WriterLine.tsx'
import { QuestionCard } from '../../questions/QuestionCard.tsx'
import { ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { Column, Foot, Steps } from './questionsStyles.ts'
import { minutesFor } from './questionsWords.ts'
import { useWriteNow } from './useWriteNow.ts'

type Query = questionsRouteQuery['response']

/** The draft's questions one at a time, and the way to the document at any moment. */
function DraftQuestions({
  draft: draftRef,
  viewerId,
  writers,
}: {
  draft: QuestionsScreen_draft$key
  viewerId: string
  writers: Query
}) {
  const draft = useFragment(
    graphql`
      fragment QuestionsScreen_draft on Draft {
        id
        type
        form
        questions {
          id
          state
          revision
          addressee
          ...QuestionCard_question
        }
      }
    `,
    draftRef,
  )
  const { questions } = draft
  const total = questions.length
  const firstOpen = questions.findIndex(({ state }) => state === 'OPEN' || state === 'STALE')
  const [at, setAt] = useState(firstOpen < 0 ? total : firstOpen)
  const question = questions[at]
  const heading = useRef<HTMLHeadingElement>(null)
  const hasMoved = useRef(false)
  const choice = useWriterChoice(writers)
  const { write, isWriting, refusal } = useWriteNow({ viewerId, draft, settleWriter: choice.settle })
  const open = questions.filter(({ state }) => state === 'OPEN' || state === 'STALE').length
  const answersPath = formPath({ documentType: draft.type, form: draft.form, draft })

  // Who answers by keyboard or screen reader goes on at the next question; the first one does not take the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the position
  useEffect(() => {
    if (hasMoved.current) heading.current?.focus()
    hasMoved.current = true
  }, [at])

  const isForRecommender = questions.some(({ addressee }) => addressee === 'RECOMMENDER')
  return (
    <Column>
      <ScreenHead>
        <div>
          <Heading level={1}>Before we write</Heading>
          <Text $tone="soft">
            {open === 0
              ? 'No question is open.'
              : `${open} short ${open === 1 ? 'question' : 'questions'}, about ${minutesFor(open)}. You may skip all of them.`}
            {isForRecommender && ' They are for your recommender: answer what you know.'}
          </Text>
        </div>
      </ScreenHead>
      {total > 0 && (
        <Progress
          label="Questions"
          value={Math.min(at, total)}
          max={total}
          valueText={question === undefined ? `${total} of ${total}` : `${at + 1} of ${total}`}
        />
      )}
      {question === undefined ? (
        <div>
          <Heading level={2} size="small" ref={heading} tabIndex={-1}>
            {total === 0 ? 'Your answers leave no question open.' : 'That was all.'}
          </Heading>
          <Text $tone="soft">
            {total === 0
              ? 'The document can be written from them as they are.'
              : 'What you confirmed and said in your own words goes into the document and into your story.'}
          </Text>
        </div>
      ) : (
        <QuestionCard
          key={question.id}
          question={question}
          subjectId={draft.id}
          headingRef={heading}
          onAnswered={action => {
            if (action !== 'UNDO') setAt(at + 1)
          }}
        />
      )}
      {refusal !== null && <Text role="alert">{refusal}</Text>}
      <Foot>
        <Steps>
          {at > 0 ? (
            <Button
              variant="quiet"
              size="large"
              icon={<ArrowLeft aria-hidden="true" />}
              onClick={() => setAt(at - 1)}
            >
              Back
            </Button>
          ) : (
            <LinkButton as={Link} to={answersPath} variant="quiet" size="large">
              Your answers
            </LinkButton>
          )}
          {question !== undefined && (
            <Button variant="quiet" size="large" onClick={() => setAt(at + 1)}>
              Later
            </Button>
          )}
        </Steps>
        <Button
          variant={question === undefined ? 'primary' : 'secondary'}
          size="large"
          pending={isWriting}
          pendingLabel="Generating..."
          onClick={() => void write()}
        >
          Write now
        </Button>
      </Foot>
      <WriterQuestionPlace choice={choice} />
    </Column>
  )
}

/** A few questions between the form and the document. */
export default function QuestionsScreen({ queryRef }: { queryRef: PreloadedQuery<questionsRouteQuery> }) {
  const data = usePreloadedQuery<questionsRouteQuery>(questionsQuery, queryRef)
  const draft = data.draft?.asDraft
  return (
    <ScreenPage>
      {draft && data.viewer ? (
        <DraftQuestions draft={draft} viewerId={data.viewer.id} writers={data} />
      ) : (
        <Column>
          <Heading level={1}>This draft does not exist</Heading>
          <Text>It was deleted, or it belongs to another account.</Text>
          <LinkButton as={Link} to="/document-generation">
            Document Generation
          </LinkButton>
        </Column>
      )}
    </ScreenPage>
  )
}
