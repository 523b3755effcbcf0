import { graphql, type PreloadedQuery, usePaginationFragment, usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router-dom'
import type { ReviewsScreen_query$key } from '../../__generated__/ReviewsScreen_query.graphql.ts'
import type { ReviewsScreenMoreQuery } from '../../__generated__/ReviewsScreenMoreQuery.graphql.ts'
import reviewsQuery, { type reviewsRouteQuery } from '../../__generated__/reviewsRouteQuery.graphql.ts'
import { ListFoot } from '../../catalogue/ListFoot.tsx'
import { useShowMore } from '../../catalogue/useShowMore.ts'
import { Badge, Banner, Button, EmptyState, Heading, LinkButton, Text, TextLink } from '../../design/index.ts'
import { documentTarget, documentTypeLabel } from '../../documents/documentWords.ts'
import { dayOf } from '../../format/dates.ts'
import { plural, t } from '../../language/language.ts'
import { PrefetchLink } from '../../routing/PrefetchLink.tsx'
import { ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { Texts } from './reviewStyles.ts'
import { useTakeNextText } from './useTakeNextText.ts'

const MORE = 20

function Reviews({ query: queryRef }: { query: ReviewsScreen_query$key }) {
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    ReviewsScreenMoreQuery,
    ReviewsScreen_query$key
  >(
    graphql`
      fragment ReviewsScreen_query on Query
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "ReviewsScreenMoreQuery") {
        textsToReview(first: $first, after: $after) @connection(key: "ReviewsScreen_textsToReview") {
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
        waitingTexts
      }
    `,
    queryRef,
  )
  const { send, isPending, refusal } = useTakeNextText()
  const reviews = data.textsToReview?.edges.map(({ node }) => node) ?? []
  const { list, showMore, fault } = useShowMore<HTMLUListElement>({
    loadNext,
    shown: reviews.length,
    page: MORE,
  })
  async function take() {
    const { saved } = await send({ input: {} })
    if (saved) refetch({}, { fetchPolicy: 'store-and-network' })
  }
  const waiting = data.waitingTexts ?? 0
  return (
    <ScreenPage>
      <ScreenHead>
        <div>
          <Heading level={1}>{t('Texts to review')}</Heading>
          <Text $tone="soft" $measure>
            {t(
              'Texts that students handed over. You see the text, its course and university, and what the student asks you to look at.',
            )}
          </Text>
        </div>
        {waiting > 0 && (
          <Button variant="primary" pending={isPending} pendingLabel={t('Taking...')} onClick={take}>
            {t('Take the next text')}
          </Button>
        )}
      </ScreenHead>
      {refusal && (
        <Banner tone="danger" announce>
          {refusal.message}
        </Banner>
      )}
      {data.textsToReview == null ? (
        <EmptyState
          title={t('This page is for reviewers')}
          headingLevel={2}
          action={
            <LinkButton as={Link} to="/expert-review">
              {t('Go to Expert review')}
            </LinkButton>
          }
        >
          {t('Your own texts, and the comments on them, are under Expert review.')}
        </EmptyState>
      ) : (
        <>
          {waiting > 0 && (
            <Text $size="small" $tone="soft" role="status">
              {plural(waiting, {
                one: '# text waits for a reviewer.',
                other: '# texts wait for a reviewer.',
              })}
            </Text>
          )}
          {reviews.length === 0 ? (
            <EmptyState title={t('No text was given to you yet')} headingLevel={2}>
              {t('Each text goes to the reviewer with the fewest. You get a mail when it is you.')}
            </EmptyState>
          ) : (
            <Texts ref={list}>
              {reviews.map(review => (
                <li key={review.id}>
                  <span>
                    <TextLink as={PrefetchLink} to={`/reviews/${review.databaseId}`}>
                      {documentTypeLabel(review.documentType)}: {documentTarget(review)}
                    </TextLink>
                    <Text $size="small" $tone="soft">
                      {t('Handed over on {date}', { date: dayOf(review.createdAt) })}
                    </Text>
                  </span>
                  {review.state === 'RETURNED' ? (
                    <Badge tone="success">{t('Returned')}</Badge>
                  ) : (
                    <Badge tone="warning">{t('To review')}</Badge>
                  )}
                </li>
              ))}
            </Texts>
          )}
          <ListFoot
            shown={reviews.length}
            totalCount={data.textsToReview.totalCount}
            hasNext={hasNext}
            isLoadingNext={isLoadingNext}
            fault={fault}
            label={t('Show more')}
            onShowMore={showMore}
          />
        </>
      )}
    </ScreenPage>
  )
}

/** The texts that were given to a reviewer. */
export default function ReviewsScreen({ queryRef }: { queryRef: PreloadedQuery<reviewsRouteQuery> }) {
  return <Reviews query={usePreloadedQuery<reviewsRouteQuery>(reviewsQuery, queryRef)} />
}
