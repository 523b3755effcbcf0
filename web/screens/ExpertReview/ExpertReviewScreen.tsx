import { type FormEvent, useState } from 'react'
import {
  graphql,
  type PreloadedQuery,
  useFragment,
  usePaginationFragment,
  usePreloadedQuery,
} from 'react-relay'
import { Link, useNavigate } from 'react-router-dom'
import { readInlineData } from 'relay-runtime'
import type { ExpertReviewMoreQuery } from '../../__generated__/ExpertReviewMoreQuery.graphql.ts'
import type {
  ExpertReviewScreen_document$data,
  ExpertReviewScreen_document$key,
} from '../../__generated__/ExpertReviewScreen_document.graphql.ts'
import type { ExpertReviewScreen_viewer$key } from '../../__generated__/ExpertReviewScreen_viewer.graphql.ts'
import type { ExpertReviewTexts_viewer$key } from '../../__generated__/ExpertReviewTexts_viewer.graphql.ts'
import expertReviewQuery, {
  type expertReviewRouteQuery,
} from '../../__generated__/expertReviewRouteQuery.graphql.ts'
import { ListFoot } from '../../catalogue/ListFoot.tsx'
import { useShowMore } from '../../catalogue/useShowMore.ts'
import {
  Badge,
  Banner,
  Button,
  Column,
  EmptyState,
  Field,
  Heading,
  LinkButton,
  Select,
  Stack,
  Text,
  TextArea,
  TextLink,
} from '../../design/index.ts'
import { documentTarget, documentTypeLabel } from '../../documents/documentWords.ts'
import { dayOf } from '../../format/dates.ts'
import { spanOf } from '../../format/spans.ts'
import { t } from '../../language/language.ts'
import { PrefetchLink } from '../../routing/PrefetchLink.tsx'
import { Part, ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { Texts } from './reviewStyles.ts'
import { stateOf } from './reviewWords.ts'
import { useHandOver } from './useHandOver.ts'

const MORE = 20

type Choice = { value: string; label: string }

function HandOver({
  documents,
  chosen,
  left,
}: {
  documents: readonly Choice[]
  /** The document that is chosen at first; without it the first of the list. */
  chosen: string | undefined
  left: number
}) {
  const { send, isPending, refusal, faultByField } = useHandOver()
  const [documentId, setDocumentId] = useState(chosen ?? documents[0]?.value ?? '')
  const [note, setNote] = useState('')
  const navigate = useNavigate()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const { saved } = await send({ input: { documentId, note } })
    if (saved?.review) navigate(`/reviews/${saved.review.databaseId}`)
  }

  if (documents.length === 0)
    return (
      <EmptyState
        title={t('No finished document yet')}
        headingLevel={2}
        action={
          <LinkButton as={Link} to="/document-generation" variant="primary">
            {t('Write a document')}
          </LinkButton>
        }
      >
        {t('A document can be handed over once it is written.')}
      </EmptyState>
    )
  return (
    <Part aria-labelledby="hand-over">
      <Heading level={2} size="small" id="hand-over">
        {t('Hand over a document')}
      </Heading>
      <Column>
        <form noValidate onSubmit={submit}>
          <Stack $gap={4}>
            {refusal && !faultByField.note && (
              <Banner tone="danger" announce>
                {refusal.message}
              </Banner>
            )}
            {left === 0 && <Banner>{t('All reviews of this billing month are used.')}</Banner>}
            <Field
              label={t('Document')}
              help={t(
                'The reviewer gets a copy of the text as it is now, its course and university, and your note. They do not see your name, your profile or your answers, except where the text has them.',
              )}
              required
            >
              <Select
                options={documents}
                value={documentId}
                onChange={({ target }) => setDocumentId(target.value)}
              />
            </Field>
            <Field label={t('What should the reviewer look at')} optional error={faultByField.note}>
              <TextArea name="note" rows={3} value={note} onChange={({ target }) => setNote(target.value)} />
            </Field>
            <div>
              <Button
                type="submit"
                variant="primary"
                disabled={left === 0}
                pending={isPending}
                pendingLabel={t('Handing over...')}
              >
                {t('Hand over to a reviewer')}
              </Button>
            </div>
          </Stack>
        </form>
      </Column>
    </Part>
  )
}

function OwnTexts({ viewer: viewerRef }: { viewer: ExpertReviewTexts_viewer$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ExpertReviewMoreQuery,
    ExpertReviewTexts_viewer$key
  >(
    graphql`
      fragment ExpertReviewTexts_viewer on User
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "ExpertReviewMoreQuery", directives: ["@raw_response_type"]) {
        id
        expertReviews(first: $first, after: $after) @connection(key: "ExpertReviewTexts_expertReviews") {
          totalCount
          edges {
            node {
              id
              databaseId
              documentType
              course
              targetUniversity
              state
              createdAt
            }
          }
        }
      }
    `,
    viewerRef,
  )
  const reviews = data.expertReviews.edges.map(({ node }) => node)
  const { list, showMore, fault } = useShowMore<HTMLUListElement>({
    loadNext,
    shown: reviews.length,
    page: MORE,
  })
  if (reviews.length === 0) return null
  return (
    <Part aria-labelledby="handed-over">
      <Heading level={2} size="small" id="handed-over">
        {t('Handed over')}
      </Heading>
      <Texts ref={list}>
        {reviews.map(review => {
          const { tone, word } = stateOf(review.state)
          return (
            <li key={review.id}>
              <span>
                <TextLink as={PrefetchLink} to={`/reviews/${review.databaseId}`}>
                  {documentTypeLabel(review.documentType)}: {documentTarget(review)}
                </TextLink>
                <Text $size="small" $tone="soft">
                  {t('Handed over on {date}', { date: dayOf(review.createdAt) })}
                </Text>
              </span>
              <Badge tone={tone}>{word}</Badge>
            </li>
          )
        })}
      </Texts>
      <ListFoot
        shown={reviews.length}
        totalCount={data.expertReviews.totalCount}
        hasNext={hasNext}
        isLoadingNext={isLoadingNext}
        fault={fault}
        label={t('Show more')}
        onShowMore={showMore}
      />
    </Part>
  )
}

/** A document that may be handed over. */
const DOCUMENT = graphql`
  fragment ExpertReviewScreen_document on Document @inline {
    id
    documentType
    course
    targetUniversity
    canHandOver
    generatedAt
  }
`

const readDocument = (key: ExpertReviewScreen_document$key) =>
  readInlineData<ExpertReviewScreen_document$key>(DOCUMENT, key)

function choiceOf({ id, generatedAt, ...document }: ExpertReviewScreen_document$data): Choice {
  const day = generatedAt == null ? '' : `, ${dayOf(generatedAt)}`
  return {
    value: id,
    label: `${documentTypeLabel(document.documentType)}: ${documentTarget(document)}${day}`,
  }
}

type Wait = expertReviewRouteQuery['response']['expertReviewWait']

function ExpertReview({
  viewer: viewerRef,
  asked: askedKey,
  wait: { reviews, medianSeconds },
}: {
  viewer: ExpertReviewScreen_viewer$key
  /** The document that the address names; null where it names none of the person's. */
  asked: ExpertReviewScreen_document$key | null
  wait: Wait
}) {
  const viewer = useFragment(
    graphql`
      fragment ExpertReviewScreen_viewer on User {
        entitlements {
          expertReviews {
            limit
            left
          }
        }
        finished: documents(first: 50) {
          edges {
            node {
              ...ExpertReviewScreen_document
            }
          }
        }
        ...ExpertReviewTexts_viewer
      }
    `,
    viewerRef,
  )
  const { limit, left } = viewer.entitlements.expertReviews
  const asked = askedKey && readDocument(askedKey)
  const finished = viewer.finished.edges
    .map(({ node }) => readDocument(node))
    .filter(({ canHandOver }) => canHandOver)
  const chosen = asked?.canHandOver ? asked : undefined
  // One from before the last 50 stands in front of them.
  const listed = chosen && finished.every(({ id }) => id !== chosen.id) ? [chosen, ...finished] : finished
  return (
    <ScreenPage>
      <ScreenHead>
        <div>
          <Heading level={1}>{t('Expert review')}</Heading>
          <Text $tone="soft" $measure>
            {t('A reviewer reads your text, comments on its passages and returns it with a summary.')}
            {limit !== 0 &&
              ` ${t('{left} of {limit} left this billing month.', { left: left ?? 0, limit: limit ?? 0 })}`}
          </Text>
          <Text $size="small" $tone="soft" $measure>
            {medianSeconds == null
              ? t('How long a review takes is measured. There are not enough of them yet to say.')
              : t('Measured: half of the last {reviews} reviews were back within {span}.', {
                  reviews,
                  span: spanOf(medianSeconds),
                })}
          </Text>
        </div>
      </ScreenHead>
      {limit === 0 ? (
        <EmptyState
          title={t('Expert review is part of Premium')}
          headingLevel={2}
          action={
            <LinkButton as={Link} to="/pricing" variant="primary">
              {t('Compare the plans')}
            </LinkButton>
          }
        >
          {t('Premium includes two reviews each billing month.')}
        </EmptyState>
      ) : (
        <HandOver key={chosen?.id} documents={listed.map(choiceOf)} chosen={chosen?.id} left={left ?? 0} />
      )}
      <OwnTexts viewer={viewer} />
    </ScreenPage>
  )
}

/** Hands a document to a reviewer, and lists those that were handed over. */
export default function ExpertReviewScreen({
  queryRef,
}: {
  queryRef: PreloadedQuery<expertReviewRouteQuery>
}) {
  const { viewer, asked, expertReviewWait } = usePreloadedQuery<expertReviewRouteQuery>(
    expertReviewQuery,
    queryRef,
  )
  return viewer ? (
    <ExpertReview viewer={viewer} asked={asked?.asDocument ?? null} wait={expertReviewWait} />
  ) : null
}
