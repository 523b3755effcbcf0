import {
  graphql,
  type PreloadedQuery,
  useFragment,
  usePaginationFragment,
  usePreloadedQuery,
} from 'react-relay'
import { Link } from 'react-router-dom'
import type { ShortlistItems_viewer$key } from '../../__generated__/ShortlistItems_viewer.graphql.ts'
import type { ShortlistMoreQuery } from '../../__generated__/ShortlistMoreQuery.graphql.ts'
import type { ShortlistScreen_viewer$key } from '../../__generated__/ShortlistScreen_viewer.graphql.ts'
import shortlistQuery, { type shortlistRouteQuery } from '../../__generated__/shortlistRouteQuery.graphql.ts'
import { Button, EmptyState, Heading, LinkButton, Row, Stack, Text } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { ShortlistedProgram } from './ShortlistedProgram.tsx'

const MORE = 20

function ShortlistItems({ viewer: viewerRef }: { viewer: ShortlistItems_viewer$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ShortlistMoreQuery,
    ShortlistItems_viewer$key
  >(
    graphql`
      fragment ShortlistItems_viewer on User
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "ShortlistMoreQuery", directives: ["@raw_response_type"]) {
        id
        entitlements {
          shortlisted {
            limit
          }
        }
        shortlistCount: shortlist {
          totalCount
        }
        shortlist(first: $first, after: $after) @connection(key: "ShortlistItems_shortlist") {
          totalCount
          edges {
            node {
              id
              ...ShortlistedProgram_item
            }
          }
        }
      }
    `,
    viewerRef,
  )
  const items = data.shortlist.edges.map(({ node }) => node)
  const count = data.shortlistCount.totalCount
  return (
    <>
      <ScreenHead>
        <div>
          <Heading level={1}>{t('Shortlist')}</Heading>
          <Text $tone="soft" $measure>
            {t('Programmes to look at again.')}{' '}
            {data.entitlements.shortlisted.limit == null
              ? t('{count} so far.', { count })
              : t('{count} of the {limit} that your plan keeps.', {
                  count,
                  limit: data.entitlements.shortlisted.limit,
                })}
          </Text>
        </div>
        {items.length > 0 && (
          <LinkButton as={Link} to="/applications">
            {t('Go to Applications')}
          </LinkButton>
        )}
      </ScreenHead>
      {items.length === 0 ? (
        <EmptyState
          title={t('Nothing on the shortlist yet')}
          headingLevel={2}
          action={
            <Row>
              <LinkButton as={Link} to="/universities" variant="primary">
                {t('Look for programmes')}
              </LinkButton>
              <LinkButton as={Link} to="/university-matcher">
                {t('See your matches')}
              </LinkButton>
            </Row>
          }
        >
          {t("Press Shortlist on a programme, a match or a university's list, and it waits here.")}
        </EmptyState>
      ) : (
        <Stack $gap={0}>
          {items.map(item => (
            <ShortlistedProgram key={item.id} item={item} />
          ))}
        </Stack>
      )}
      {hasNext && (
        <Stack $align="start">
          <Button
            variant="quiet"
            pending={isLoadingNext}
            pendingLabel={t('Loading...')}
            onClick={() => loadNext(MORE)}
          >
            {t('Show more of {count} programmes', { count })}
          </Button>
        </Stack>
      )}
    </>
  )
}

function Shortlist({ viewer: viewerRef }: { viewer: ShortlistScreen_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment ShortlistScreen_viewer on User {
        ...ShortlistItems_viewer
      }
    `,
    viewerRef,
  )
  return (
    <ScreenPage>
      <ShortlistItems viewer={viewer} />
    </ScreenPage>
  )
}

/** Programmes that were put aside, the newest first. */
export default function ShortlistScreen({ queryRef }: { queryRef: PreloadedQuery<shortlistRouteQuery> }) {
  const { viewer } = usePreloadedQuery<shortlistRouteQuery>(shortlistQuery, queryRef)
  return viewer ? <Shortlist viewer={viewer} /> : null
}
