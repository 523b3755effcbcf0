import { useState } from 'react'
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay'
import { Link, useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import type { QuestionScreen_post$key } from '../../__generated__/QuestionScreen_post.graphql.ts'
import questionQuery, { type questionRouteQuery } from '../../__generated__/questionRouteQuery.graphql.ts'
import {
  Badge,
  Banner,
  Button,
  Column,
  Dialog,
  EmptyState,
  Heading,
  LinkButton,
  Row,
  Stack,
  Text,
  TextLink,
} from '../../design/index.ts'
import { momentOf } from '../../format/dates.ts'
import { plural, t } from '../../language/language.ts'
import { Part, ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { PostForm } from './PostForm.tsx'
import { ReportDialog } from './ReportDialog.tsx'
import { useAcceptAnswer } from './useAcceptAnswer.ts'
import { useAnswerQuestion } from './useAnswerQuestion.ts'
import { useDeletePost } from './useDeletePost.ts'

/* Plain text as it was typed: addresses in it do not become links. */
const Words = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  line-height: var(--leading);
`

const Answers = styled.ol`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-direction: column;
    gap: var(--space-2);
    padding-block: var(--space-4);
    border-top: 1px solid var(--line);
  }
`

type PostActions = { onReport: (id: string) => void; onDelete: (id: string) => void; isDeleting: boolean }

/** What a reader can do with a post. */
function Actions({
  post: { id, isOwn, isReported },
  what,
  onReport,
  onDelete,
  isDeleting,
}: PostActions & { post: { id: string; isOwn: boolean; isReported: boolean }; what: string }) {
  if (isOwn)
    return (
      <Button size="small" disabled={isDeleting} onClick={() => onDelete(id)}>
        {t('Delete {what}', { what })}
      </Button>
    )
  if (isReported)
    return (
      <Text as="span" $size="small" $tone="soft">
        {t('You have reported this')}
      </Text>
    )
  return (
    <Button size="small" onClick={() => onReport(id)}>
      {t('Report {what}', { what })}
    </Button>
  )
}

function HiddenNote({ reason }: { reason: string | null | undefined }) {
  return (
    <Banner tone="warning" title={t('Others do not see this: an admin has hidden it')}>
      {reason}
    </Banner>
  )
}

function Question({ post: postRef, name }: { post: QuestionScreen_post$key; name: string }) {
  const question = useFragment(
    graphql`
      fragment QuestionScreen_post on CommunityPost {
        id
        title
        body
        authorName
        isOwn
        isReported
        isHidden
        hiddenReason
        createdAt
        answers {
          id
          body
          authorName
          isOwn
          isAccepted
          isHidden
          hiddenReason
          isReported
          createdAt
        }
      }
    `,
    postRef,
  )
  const { id: questionId, answers } = question
  const [reported, setReported] = useState<string | null>(null)
  const [isSure, setSure] = useState(true)
  const accept = useAcceptAnswer()
  const removal = useDeletePost()
  const navigate = useNavigate()
  const refusal = accept.refusal ?? removal.refusal

  async function remove(postId: string) {
    setSure(true)
    const { saved } = await removal.send({ input: { postId } })
    if (saved && postId === questionId) navigate('/community')
  }
  const actions = {
    onReport: setReported,
    onDelete: (id: string) => (id === questionId ? setSure(false) : remove(id)),
    isDeleting: removal.isPending,
  }

  return (
    <ScreenPage>
      <ScreenHead>
        <div>
          <Text $size="small">
            <TextLink as={Link} to="/community">
              {t('All questions')}
            </TextLink>
          </Text>
          <Heading level={1}>{question.title ?? t('Question')}</Heading>
          <Text $size="small" $tone="soft">
            {question.authorName}, {momentOf(question.createdAt)}
          </Text>
        </div>
      </ScreenHead>
      {refusal && (
        <Banner tone="danger" announce>
          {refusal.message}
        </Banner>
      )}
      <Column>
        <Stack $gap={4}>
          {question.isHidden && <HiddenNote reason={question.hiddenReason} />}
          <Words>{question.body}</Words>
          <div>
            <Actions post={question} what="question" {...actions} />
          </div>
        </Stack>
      </Column>
      <Part aria-labelledby="answers">
        <Heading level={2} size="small" id="answers">
          {answers.length === 0
            ? t('No answer yet')
            : plural(answers.length, { one: '# answer', other: '# answers' })}
        </Heading>
        <Column>
          <Answers>
            {answers.map(answer => (
              <li key={answer.id}>
                {answer.isHidden && <HiddenNote reason={answer.hiddenReason} />}
                <Row>
                  <Text as="span" $size="small" $tone="soft">
                    {answer.authorName}, {momentOf(answer.createdAt)}
                  </Text>
                  {answer.isAccepted && <Badge tone="success">{t('Accepted')}</Badge>}
                </Row>
                <Words>{answer.body}</Words>
                <Row $gap={2}>
                  {question.isOwn && !answer.isHidden && (
                    <Button
                      size="small"
                      disabled={accept.isPending}
                      onClick={() =>
                        accept.send({ input: { postId: answer.id, isAccepted: !answer.isAccepted } })
                      }
                    >
                      {answer.isAccepted ? t('Take back acceptance') : t('Accept answer')}
                    </Button>
                  )}
                  <Actions post={answer} what="answer" {...actions} />
                </Row>
              </li>
            ))}
          </Answers>
        </Column>
      </Part>
      {!question.isHidden && <AnswerForm questionId={questionId} name={name} />}
      {!isSure && (
        <Dialog
          open
          onOpenChange={isOpen => !isOpen && setSure(true)}
          title={t('Delete this question?')}
          description={t('Its answers are deleted with it, also those of others. This cannot be undone.')}
          actions={
            <>
              <Button onClick={() => setSure(true)}>{t('Cancel')}</Button>
              <Button variant="danger" onClick={() => remove(questionId)}>
                {t('Delete question')}
              </Button>
            </>
          }
        />
      )}
      {reported && <ReportDialog postId={reported} onClose={() => setReported(null)} />}
    </ScreenPage>
  )
}

function AnswerForm({ questionId, name }: { questionId: string; name: string }) {
  const [words, setWords] = useState({ name, title: '', body: '' })
  const [refused, setRefused] = useState<typeof words | null>(null)
  const { send, isPending, refusal, faultByField } = useAnswerQuestion()
  async function answer() {
    setRefused(words)
    const { saved } = await send({ input: { questionId, name: words.name, body: words.body } })
    if (saved) setWords({ ...words, body: '' })
  }
  return (
    <Part aria-labelledby="answer">
      <Heading level={2} size="small" id="answer">
        {t('Your answer')}
      </Heading>
      <Column>
        <PostForm
          words={words}
          onChange={setWords}
          labels={{ body: t('Answer'), send: 'Publish answer' }}
          refusal={refusal}
          faultByField={faultByField}
          refused={refused}
          isPending={isPending}
          onSend={answer}
        />
      </Column>
    </Part>
  )
}

/** A question to the community, with its answers. */
export default function QuestionScreen({ queryRef }: { queryRef: PreloadedQuery<questionRouteQuery> }) {
  const { viewer, post } = usePreloadedQuery<questionRouteQuery>(questionQuery, queryRef)
  if (post?.asPost && post.title != null)
    return <Question post={post.asPost} name={viewer?.communityName ?? ''} />
  return (
    <ScreenPage>
      <Heading level={1}>{t('Community')}</Heading>
      <EmptyState
        title={t('There is no such question')}
        headingLevel={2}
        action={
          <LinkButton as={Link} to="/community">
            {t('All questions')}
          </LinkButton>
        }
      >
        {t('It may have been deleted by its author, or hidden by an admin.')}
      </EmptyState>
    </ScreenPage>
  )
}
