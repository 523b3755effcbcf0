import { type FormEvent, useEffect, useRef, useState } from 'react'
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router-dom'
import type { ReviewScreen_review$key } from '../../__generated__/ReviewScreen_review.graphql.ts'
import reviewQuery, { type reviewRouteQuery } from '../../__generated__/reviewRouteQuery.graphql.ts'
import {
  Badge,
  Banner,
  Button,
  Column,
  EmptyState,
  Field,
  Heading,
  LinkButton,
  Row,
  Stack,
  Text,
  TextArea,
  TextInput,
  TextLink,
} from '../../design/index.ts'
import { documentTarget, documentTypeName } from '../../documents/documentWords.ts'
import { dayOf } from '../../format/dates.ts'
import { t } from '../../language/language.ts'
import { Part, ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { Comment, FullWidth, Paragraphs, Words } from './reviewStyles.ts'
import { stateOf } from './reviewWords.ts'
import { useCommentOnReview } from './useCommentOnReview.ts'
import { useRemoveReviewComment } from './useRemoveReviewComment.ts'
import { useReturnReview } from './useReturnReview.ts'
import { useWithdrawReview } from './useWithdrawReview.ts'

function Review({ review: reviewRef }: { review: ReviewScreen_review$key }) {
  const review = useFragment(
    graphql`
      fragment ReviewScreen_review on ExpertReview {
        id
        documentType
        course
        targetUniversity
        note
        state
        isOwn
        createdAt
        returnedAt
        summary
        paragraphs {
          key
          text
        }
        comments {
          number
          paragraphKey
          quote
          body
        }
      }
    `,
    reviewRef,
  )
  const { id, isOwn, state, note, summary, returnedAt, comments } = review
  const withdrawal = useWithdrawReview()
  const removal = useRemoveReviewComment()
  const [asked, setAsked] = useState<{ key: string; quote: string } | null>(null)
  const isReviewing = !isOwn && state === 'ASSIGNED'
  const { tone, word } = isReviewing ? { tone: 'warning' as const, word: t('To review') } : stateOf(state)
  const refusal = withdrawal.refusal ?? removal.refusal

  /** Words that are selected on the page, where they are of this paragraph. */
  function comment(key: string, text: string) {
    const selected = window.getSelection()?.toString().trim() ?? ''
    setAsked({ key, quote: text.includes(selected) ? selected : '' })
  }

  return (
    <ScreenPage>
      <ScreenHead>
        <div>
          <Text $size="small">
            <TextLink as={Link} to={isOwn ? '/expert-review' : '/reviews'}>
              {isOwn ? t('Expert review') : t('Texts to review')}
            </TextLink>
          </Text>
          <Heading level={1}>{documentTypeName(review.documentType)}</Heading>
          <Text $tone="soft">{documentTarget(review)}</Text>
          <Row>
            <Badge tone={tone}>{word}</Badge>
            <Text as="span" $size="small" $tone="soft">
              {returnedAt
                ? t('Handed over on {date}, returned on {returned}', {
                    date: dayOf(review.createdAt),
                    returned: dayOf(returnedAt),
                  })
                : t('Handed over on {date}', { date: dayOf(review.createdAt) })}
            </Text>
          </Row>
        </div>
        {isOwn && (state === 'WAITING' || state === 'ASSIGNED') && (
          <Button
            pending={withdrawal.isPending}
            pendingLabel={t('Withdrawing...')}
            onClick={() => withdrawal.send({ input: { reviewId: id } })}
          >
            {t('Withdraw the text')}
          </Button>
        )}
      </ScreenHead>
      {refusal && (
        <Banner tone="danger" announce>
          {refusal.message}
        </Banner>
      )}
      {isOwn && (state === 'WAITING' || state === 'ASSIGNED') && (
        <Banner>
          {t(
            'Comments are shown here when the reviewer returns the text. You get a mail then. What you change in the document meanwhile does not change this copy.',
          )}
        </Banner>
      )}
      {summary && (
        <Part aria-labelledby="summary">
          <Heading level={2} size="small" id="summary">
            {t('Summary')}
          </Heading>
          <Column>
            <Words>{summary}</Words>
          </Column>
        </Part>
      )}
      {note && (
        <Part aria-labelledby="note">
          <Heading level={2} size="small" id="note">
            {isOwn ? t('Your note') : t('What the student asks')}
          </Heading>
          <Column>
            <Words>{note}</Words>
          </Column>
        </Part>
      )}
      <Part aria-labelledby="text">
        <Heading level={2} size="small" id="text">
          {t('The text')}
        </Heading>
        <Column>
          <Paragraphs>
            {review.paragraphs.map(({ key, text }, index) => (
              <li key={key}>
                <Words lang="en">{text}</Words>
                {comments
                  .filter(({ paragraphKey }) => paragraphKey === key)
                  .map(({ number, quote, body }) => (
                    <Comment key={number}>
                      {quote && <q lang="en">{quote}</q>}
                      <Words>{body}</Words>
                      {isReviewing && (
                        <Button
                          size="small"
                          disabled={removal.isPending}
                          onClick={() => removal.send({ input: { reviewId: id, number } })}
                        >
                          {t('Remove comment')}
                        </Button>
                      )}
                    </Comment>
                  ))}
                {isReviewing &&
                  (asked?.key === key ? (
                    <CommentForm
                      reviewId={id}
                      paragraphKey={key}
                      quote={asked.quote}
                      onClose={() => setAsked(null)}
                    />
                  ) : (
                    <Button size="small" onClick={() => comment(key, text)}>
                      {t('Comment on paragraph {number}', { number: index + 1 })}
                    </Button>
                  ))}
              </li>
            ))}
          </Paragraphs>
        </Column>
      </Part>
      {isReviewing && <ReturnForm reviewId={id} />}
    </ScreenPage>
  )
}

function CommentForm({
  reviewId,
  paragraphKey,
  quote: selected,
  onClose,
}: {
  reviewId: string
  paragraphKey: string
  quote: string
  onClose: () => void
}) {
  const { send, isPending, refusal, faultByField } = useCommentOnReview()
  const [quote, setQuote] = useState(selected)
  const [body, setBody] = useState('')
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => area.current?.focus(), [])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const { saved } = await send({ input: { reviewId, paragraphKey, quote, body } })
    if (saved) onClose()
  }

  return (
    <FullWidth noValidate onSubmit={submit}>
      <Stack $gap={3}>
        {refusal && Object.keys(faultByField).length === 0 && (
          <Banner tone="danger" announce>
            {refusal.message}
          </Banner>
        )}
        <Field
          label={t('About these words')}
          optional
          help={t('As they stand in the paragraph. Empty: about all of it.')}
          error={faultByField.quote}
        >
          <TextInput name="quote" value={quote} onChange={({ target }) => setQuote(target.value)} />
        </Field>
        <Field label={t('Comment')} error={faultByField.body} required>
          <TextArea
            ref={area}
            name="body"
            rows={3}
            value={body}
            onChange={({ target }) => setBody(target.value)}
          />
        </Field>
        <Row>
          <Button type="submit" size="small" pending={isPending} pendingLabel={t('Saving...')}>
            {t('Save comment')}
          </Button>
          <Button size="small" variant="quiet" onClick={onClose}>
            {t('Cancel')}
          </Button>
        </Row>
      </Stack>
    </FullWidth>
  )
}

function ReturnForm({ reviewId }: { reviewId: string }) {
  const { send, isPending, refusal, faultByField } = useReturnReview()
  const [summary, setSummary] = useState('')
  const [refused, setRefused] = useState<string | null>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (refusal) area.current?.focus()
  }, [refusal])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    setRefused(summary)
    await send({ input: { reviewId, summary } })
  }

  return (
    <Part aria-labelledby="return">
      <Heading level={2} size="small" id="return">
        {t('Return the text')}
      </Heading>
      <Column>
        <form noValidate onSubmit={submit}>
          <Stack $gap={4}>
            {refusal && !faultByField.summary && (
              <Banner tone="danger" announce>
                {refusal.message}
              </Banner>
            )}
            <Field
              label={t('Summary')}
              help={t('What is strong, and what to change first. The student sees it with your comments.')}
              error={summary === refused ? faultByField.summary : undefined}
              required
            >
              <TextArea
                ref={area}
                name="summary"
                rows={5}
                value={summary}
                onChange={({ target }) => setSummary(target.value)}
              />
            </Field>
            <div>
              <Button type="submit" variant="primary" pending={isPending} pendingLabel={t('Returning...')}>
                {t('Return to the student')}
              </Button>
            </div>
          </Stack>
        </form>
      </Column>
    </Part>
  )
}

/** A text that was handed over, with its comments: for its owner and its reviewer. */
export default function ReviewScreen({ queryRef }: { queryRef: PreloadedQuery<reviewRouteQuery> }) {
  const review = usePreloadedQuery<reviewRouteQuery>(reviewQuery, queryRef).review?.asReview
  if (review) return <Review review={review} />
  return (
    <ScreenPage>
      <Heading level={1}>{t('Expert review')}</Heading>
      <EmptyState
        title={t('There is no such text')}
        headingLevel={2}
        action={
          <LinkButton as={Link} to="/expert-review">
            {t('Go to Expert review')}
          </LinkButton>
        }
      >
        {t('It may have been withdrawn, or belong to another account.')}
      </EmptyState>
    </ScreenPage>
  )
}
