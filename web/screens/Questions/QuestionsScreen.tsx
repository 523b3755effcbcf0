import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router-dom'
import type { QuestionsScreen_draft$key } from '../../__generated__/QuestionsScreen_draft.graphql.ts'
import questionsQuery, { type questionsRouteQuery } from '../../__generated__/questionsRouteQuery.graphql.ts'
import { Button, Heading, LinkButton, Text } from '../../design/index.ts'
import { formPath } from '../../documents/formPath.ts'
import { useWriterChoice } from '../../documents/useWriterChoice.ts'
import { WriterQuestionPlace } from '../../documents/WriterLine.tsx'
import { t } from '../../language/language.ts'
import { QuestionsInTurn } from '../../questions/QuestionsInTurn.tsx'
import { ScreenPage } from '../../routing/ScreenPage.ts'
import { Column } from './questionsStyles.ts'
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
          revision
          ...QuestionsInTurn_questions
        }
      }
    `,
    draftRef,
  )
  const choice = useWriterChoice(writers)
  const { write, isWriting, refusal } = useWriteNow({ viewerId, draft, settleWriter: choice.settle })
  const answersPath = formPath({ documentType: draft.type, form: draft.form, draft })
  return (
    <Column>
      <QuestionsInTurn
        draftId={draft.id}
        questions={draft.questions}
        titleLevel={1}
        wayBack={
          <LinkButton as={Link} to={answersPath} variant="quiet" size="large">
            {t('Your answers')}
          </LinkButton>
        }
        writeNow={isDone => (
          <Button
            variant={isDone ? 'primary' : 'secondary'}
            size="large"
            pending={isWriting}
            pendingLabel={t('Generating...')}
            onClick={() => void write()}
          >
            {t('Write now')}
          </Button>
        )}
      />
      {refusal !== null && <Text role="alert">{refusal}</Text>}
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
          <Heading level={1}>{t('This draft does not exist')}</Heading>
          <Text>{t('It was deleted, or it belongs to another account.')}</Text>
          <LinkButton as={Link} to="/document-generation">
            {t('Document generation')}
          </LinkButton>
        </Column>
      )}
    </ScreenPage>
  )
}
