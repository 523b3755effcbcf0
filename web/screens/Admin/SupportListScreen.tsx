import {
  graphql,
  type PreloadedQuery,
  useFragment,
  usePaginationFragment,
  usePreloadedQuery,
} from 'react-relay'
import type { SupportListScreen_query$key } from '../../__generated__/SupportListScreen_query.graphql.ts'
import type { SupportListScreen_thread$key } from '../../__generated__/SupportListScreen_thread.graphql.ts'
import type { SupportListScreenMoreQuery } from '../../__generated__/SupportListScreenMoreQuery.graphql.ts'
import supportListQuery, {
  type supportListRouteQuery,
} from '../../__generated__/supportListRouteQuery.graphql.ts'
import { AdminPage } from '../../app/AdminPage.tsx'
import { ListFoot } from '../../catalogue/ListFoot.tsx'
import { useShowMore } from '../../catalogue/useShowMore.ts'
import { Badge, EmptyState, Field, Lines, Row, Select, Text, TextLink } from '../../design/index.ts'
import { counted } from '../../format/counted.ts'
import { momentOf } from '../../format/dates.ts'
import { spanOf } from '../../format/spans.ts'
import { PrefetchLink } from '../../routing/PrefetchLink.tsx'
import { useAddress } from '../../routing/useAddress.ts'
import { Filters } from './adminStyles.ts'
import { SUPPORT_ADDRESS } from './supportListAddress.ts'

const MORE = 30

const STATES = [
  { value: 'OPEN', label: 'Waiting for an answer' },
  { value: 'ANSWERED', label: 'Answered' },
  { value: 'CLOSED', label: 'Closed' },
] as const

function SupportList({ query: queryRef }: { query: SupportListScreen_query$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    SupportListScreenMoreQuery,
    SupportListScreen_query$key
  >(
    graphql`
      fragment SupportListScreen_query on Query
      @argumentDefinitions(
        state: { type: "SupportState!" }
        first: { type: "Int", defaultValue: 30 }
        after: { type: "String" }
      )
      @refetchable(queryName: "SupportListScreenMoreQuery") {
        supportThreads(first: $first, after: $after, state: $state)
          @connection(key: "SupportListScreen_supportThreads") {
          totalCount
          edges {
            node {
              id
              ...SupportListScreen_thread
            }
          }
        }
        supportWait {
          answers
          medianSeconds
          onTime
        }
      }
    `,
    queryRef,
  )
  const threads = data.supportThreads?.edges.map(({ node }) => node) ?? []
  const totalCount = data.supportThreads?.totalCount ?? 0
  const { answers, medianSeconds, onTime } = data.supportWait
  const { list, showMore, fault } = useShowMore<HTMLUListElement>({
    loadNext,
    shown: threads.length,
    page: MORE,
  })
  const { state, set } = useAddress(SUPPORT_ADDRESS)
  return (
    <AdminPage
      title="Support"
      text="Conversations with people on a paid plan. The one that is due first stands first."
      isAdmin={data.supportThreads != null}
    >
      <Filters>
        <Field label="State">
          <Select
            options={STATES}
            value={state.state}
            onChange={({ target }) => {
              const chosen = STATES.find(({ value }) => value === target.value)
              if (chosen) set({ state: chosen.value })
            }}
          />
        </Field>
      </Filters>
      <Text $size="small" $tone="soft" role="status">
        {counted(totalCount, 'conversation')}.{' '}
        {medianSeconds == null || onTime == null
          ? 'Waiting times are shown after five answers.'
          : `Of the last ${answers} answers half came within ${spanOf(medianSeconds)}, and ${answers - onTime} late.`}
      </Text>
      {threads.length === 0 ? (
        <EmptyState
          title={state.state === 'OPEN' ? 'Nobody waits for an answer' : 'No conversation in this state'}
          headingLevel={2}
        >
          Messages of people on Standard and Premium appear here.
        </EmptyState>
      ) : (
        <Lines ref={list}>
          {threads.map(thread => (
            <ThreadLine key={thread.id} thread={thread} />
          ))}
        </Lines>
      )}
      <ListFoot
        shown={threads.length}
        totalCount={totalCount}
        hasNext={hasNext}
        isLoadingNext={isLoadingNext}
        fault={fault}
        label="Show more"
        onShowMore={showMore}
      />
    </AdminPage>
  )
}

function ThreadLine({ thread: threadRef }: { thread: SupportListScreen_thread$key }) {
  const { databaseId, subject, state, isLate, dueAt, lastMessageAt, promisedHours, person, assignee } =
    useFragment(
      graphql`
        fragment SupportListScreen_thread on SupportThread {
          databaseId
          subject
          state
          isLate
          dueAt
          lastMessageAt
          promisedHours
          person {
            databaseId
            username
          }
          assignee {
            databaseId
            username
          }
        }
      `,
      threadRef,
    )
  return (
    <li>
      <span>
        <TextLink as={PrefetchLink} to={`/support/${databaseId}`}>
          {subject}
        </TextLink>
        <Text $size="small" $tone="soft">
          {person.username ?? `#${person.databaseId}`}, {promisedHours} hours promised,{' '}
          {assignee ? `with ${assignee.username ?? `#${assignee.databaseId}`}` : 'with nobody'}
        </Text>
      </span>
      <Row>
        {isLate && <Badge tone="failed">Late</Badge>}
        <Text as="span" $size="small" $tone="soft">
          {state === 'OPEN' ? `Due ${momentOf(dueAt)}` : `Last message ${momentOf(lastMessageAt)}`}
        </Text>
      </Row>
    </li>
  )
}

/** Conversations with support, for admins. */
export default function SupportListScreen({ queryRef }: { queryRef: PreloadedQuery<supportListRouteQuery> }) {
  return <SupportList query={usePreloadedQuery<supportListRouteQuery>(supportListQuery, queryRef)} />
}
