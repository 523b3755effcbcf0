import { useState } from 'react'
import {
  graphql,
  type PreloadedQuery,
  useFragment,
  usePaginationFragment,
  usePreloadedQuery,
} from 'react-relay'
import { styled } from 'styled-components'
import type { ReportsScreen_post$key } from '../../__generated__/ReportsScreen_post.graphql.ts'
import type { ReportsScreen_query$key } from '../../__generated__/ReportsScreen_query.graphql.ts'
import type { ReportsScreenMoreQuery } from '../../__generated__/ReportsScreenMoreQuery.graphql.ts'
import reportsQuery, { type reportsRouteQuery } from '../../__generated__/reportsRouteQuery.graphql.ts'
import { AdminPage } from '../../app/AdminPage.tsx'
import { ListFoot } from '../../catalogue/ListFoot.tsx'
import { useShowMore } from '../../catalogue/useShowMore.ts'
import {
  Badge,
  Banner,
  Button,
  EmptyState,
  Field,
  Lines,
  Row,
  Select,
  Stack,
  Text,
  TextLink,
} from '../../design/index.ts'
import { dayOf } from '../../format/dates.ts'
import { PrefetchLink } from '../../routing/PrefetchLink.tsx'
import { useAddress } from '../../routing/useAddress.ts'
import { Filters } from './adminStyles.ts'
import { HidePostDialog } from './HidePostDialog.tsx'
import { REPORTS_ADDRESS } from './reportsAddress.ts'
import { useKeepPost } from './useKeepPost.ts'
import { useRestorePost } from './useRestorePost.ts'

const MORE = 20

const LISTS = [
  { value: 'REPORTED', label: 'Reported' },
  { value: 'HIDDEN', label: 'Hidden' },
] as const

const Words = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  max-width: 66ch;
`

function Reports({ query: queryRef }: { query: ReportsScreen_query$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ReportsScreenMoreQuery,
    ReportsScreen_query$key
  >(
    graphql`
      fragment ReportsScreen_query on Query
      @argumentDefinitions(
        list: { type: "ModerationList!" }
        first: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
      )
      @refetchable(queryName: "ReportsScreenMoreQuery") {
        moderatedPosts(first: $first, after: $after, list: $list)
          @connection(key: "ReportsScreen_moderatedPosts") {
          totalCount
          edges {
            node {
              id
              ...ReportsScreen_post
            }
          }
        }
      }
    `,
    queryRef,
  )
  const posts = data.moderatedPosts?.edges.map(({ node }) => node) ?? []
  const { list, showMore, fault } = useShowMore<HTMLUListElement>({
    loadNext,
    shown: posts.length,
    page: MORE,
  })
  const { state, set } = useAddress(REPORTS_ADDRESS)
  return (
    <AdminPage
      title="Reports"
      text="Posts of the community that somebody reported, and those that are hidden."
      isAdmin={data.moderatedPosts != null}
    >
      <Filters>
        <Field label="Posts">
          <Select
            options={LISTS}
            value={state.list}
            onChange={({ target }) => {
              const chosen = LISTS.find(({ value }) => value === target.value)
              if (chosen) set({ list: chosen.value })
            }}
          />
        </Field>
      </Filters>
      {posts.length === 0 ? (
        <EmptyState
          title={state.list === 'REPORTED' ? 'No post is reported' : 'No post is hidden'}
          headingLevel={2}
        >
          Questions and answers that people report appear here, with their reasons.
        </EmptyState>
      ) : (
        <Lines ref={list}>
          {posts.map(post => (
            <PostLine key={post.id} post={post} />
          ))}
        </Lines>
      )}
      <ListFoot
        shown={posts.length}
        totalCount={data.moderatedPosts?.totalCount ?? 0}
        hasNext={hasNext}
        isLoadingNext={isLoadingNext}
        fault={fault}
        label="Show more"
        onShowMore={showMore}
      />
    </AdminPage>
  )
}

function PostLine({ post: postRef }: { post: ReportsScreen_post$key }) {
  const {
    id,
    databaseId,
    title,
    body,
    authorName,
    author,
    createdAt,
    question,
    isHidden,
    hiddenReason,
    reports,
  } = useFragment(
    graphql`
        fragment ReportsScreen_post on CommunityPost {
          id
          databaseId
          title
          body
          authorName
          author {
            databaseId
            username
          }
          createdAt
          isHidden
          hiddenReason
          question {
            databaseId
            title
          }
          reports {
            number
            reason
            createdAt
          }
        }
      `,
    postRef,
  )
  const [isHiding, setHiding] = useState(false)
  const restore = useRestorePost()
  const keep = useKeepPost()
  const refusal = restore.refusal ?? keep.refusal
  const heading = title ?? `Answer to: ${question?.title ?? 'a question'}`
  return (
    <li>
      <Stack $gap={2}>
        <Row>
          <TextLink as={PrefetchLink} to={`/community/${question?.databaseId ?? databaseId}`}>
            {heading}
          </TextLink>
          {isHidden && <Badge tone="warning">Hidden</Badge>}
        </Row>
        <Text $size="small" $tone="soft">
          {authorName}
          {author && (
            <>
              {' '}
              (
              <TextLink as={PrefetchLink} to={`/admin/people/${author.databaseId}`}>
                {author.username ?? `#${author.databaseId}`}
              </TextLink>
              )
            </>
          )}
          , {dayOf(createdAt)}
        </Text>
        <Words>{body}</Words>
        {isHidden && <Text $size="small">Hidden because: {hiddenReason}</Text>}
        {reports.map(({ number, reason, createdAt: reportedAt }) => (
          <Text key={number} $size="small">
            Reported on {dayOf(reportedAt)}: {reason}
          </Text>
        ))}
        {reports.length === 0 && !isHidden && (
          <Text $size="small" $tone="soft" role="status">
            The reports are settled. The post stays.
          </Text>
        )}
        {refusal && (
          <Banner tone="danger" announce>
            {refusal.message}
          </Banner>
        )}
      </Stack>
      <Row>
        {isHidden ? (
          <Button
            size="small"
            pending={restore.isPending}
            pendingLabel="Restoring..."
            aria-label={`Restore: ${heading}`}
            onClick={() => restore.send({ input: { postId: id } })}
          >
            Restore
          </Button>
        ) : (
          <Button size="small" aria-label={`Hide: ${heading}`} onClick={() => setHiding(true)}>
            Hide
          </Button>
        )}
        {reports.length > 0 && (
          <Button
            size="small"
            pending={keep.isPending}
            pendingLabel="Keeping..."
            aria-label={`Keep: ${heading}`}
            onClick={() => keep.send({ input: { postId: id } })}
          >
            Keep
          </Button>
        )}
      </Row>
      {isHiding && <HidePostDialog postId={id} onClose={() => setHiding(false)} />}
    </li>
  )
}

/** Reported and hidden posts of the community, for admins. */
export default function ReportsScreen({ queryRef }: { queryRef: PreloadedQuery<reportsRouteQuery> }) {
  return <Reports query={usePreloadedQuery<reportsRouteQuery>(reportsQuery, queryRef)} />
}
