import { useRef } from 'react'
import {
  graphql,
  type PreloadedQuery,
  useFragment,
  usePaginationFragment,
  usePreloadedQuery,
} from 'react-relay'
import type { JobsScreen_job$key } from '../../__generated__/JobsScreen_job.graphql.ts'
import type { JobsScreen_query$key } from '../../__generated__/JobsScreen_query.graphql.ts'
import type { JobsScreenMoreQuery } from '../../__generated__/JobsScreenMoreQuery.graphql.ts'
import jobsQuery, { type jobsRouteQuery } from '../../__generated__/jobsRouteQuery.graphql.ts'
import { AdminPage } from '../../app/AdminPage.tsx'
import { ListFoot } from '../../catalogue/ListFoot.tsx'
import { useShowMore } from '../../catalogue/useShowMore.ts'
import { Badge, Button, EmptyState, Heading, Lines, Row, Text, useToast } from '../../design/index.ts'
import { counted } from '../../format/counted.ts'
import { momentOf } from '../../format/dates.ts'
import { Part } from '../../routing/ScreenPage.ts'
import { JOB_STATES, jobWord } from './adminWords.ts'
import { useRetryJob } from './useRetryJob.ts'

const MORE = 30

function Jobs({ query: queryRef }: { query: JobsScreen_query$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    JobsScreenMoreQuery,
    JobsScreen_query$key
  >(
    graphql`
      fragment JobsScreen_query on Query
      @argumentDefinitions(first: { type: "Int", defaultValue: 30 }, after: { type: "String" })
      @refetchable(queryName: "JobsScreenMoreQuery") {
        jobCounts {
          kind
          state
          count
          waitingSeconds
        }
        failedJobs(first: $first, after: $after) @connection(key: "JobsScreen_failedJobs") {
          __id
          totalCount
          edges {
            node {
              id
              ...JobsScreen_job
            }
          }
        }
      }
    `,
    queryRef,
  )
  const failed = data.failedJobs?.edges.map(({ node }) => node) ?? []
  const { list, showMore, fault } = useShowMore<HTMLUListElement>({
    loadNext,
    shown: failed.length,
    page: MORE,
  })
  const section = useRef<HTMLElement>(null)
  const kinds = [...new Set(data.jobCounts?.map(({ kind }) => kind))].sort()
  return (
    <AdminPage
      title="Jobs"
      text="Work that is done apart from a request: documents, mails, archives and hourly tasks."
      isAdmin={data.failedJobs != null}
    >
      <Part aria-labelledby="failed" ref={section} tabIndex={-1}>
        <Heading level={2} size="small" id="failed">
          Failed
        </Heading>
        {failed.length === 0 ? (
          <EmptyState title="No job has failed" headingLevel={3}>
            One that fails for good is listed here with its reason for 90 days.
          </EmptyState>
        ) : (
          <Lines ref={list}>
            {failed.map(job => (
              <JobLine
                key={job.id}
                job={job}
                connection={data.failedJobs?.__id ?? ''}
                onRetried={() => section.current?.focus()}
              />
            ))}
          </Lines>
        )}
        <ListFoot
          shown={failed.length}
          totalCount={data.failedJobs?.totalCount ?? 0}
          hasNext={hasNext}
          isLoadingNext={isLoadingNext}
          fault={fault}
          label="Show more"
          onShowMore={showMore}
        />
      </Part>
      <Part aria-labelledby="counts">
        <Heading level={2} size="small" id="counts">
          By kind
        </Heading>
        {kinds.length === 0 ? (
          <Text $tone="soft">No job waits, runs or has failed.</Text>
        ) : (
          <Lines>
            {kinds.map(kind => (
              <li key={kind}>
                <span>{jobWord(kind)}</span>
                <Row $gap={2} $wrap>
                  {data.jobCounts
                    ?.filter(job => job.kind === kind)
                    .map(({ state, count }) => {
                      const { tone, word } = JOB_STATES[state] ?? { tone: 'plain' as const, word: state }
                      return (
                        <Badge key={state} tone={tone}>
                          {word}: {count}
                        </Badge>
                      )
                    })}
                </Row>
              </li>
            ))}
          </Lines>
        )}
      </Part>
    </AdminPage>
  )
}

function JobLine({
  job: jobRef,
  connection,
  onRetried,
}: {
  job: JobsScreen_job$key
  connection: string
  /** The line is gone then, with its button. */
  onRetried: () => void
}) {
  const { id, databaseId, kind, subjectId, attempts, lastError, finishedAt } = useFragment(
    graphql`
      fragment JobsScreen_job on Job {
        id
        databaseId
        kind
        subjectId
        attempts
        lastError
        finishedAt
      }
    `,
    jobRef,
  )
  const { send, isPending, refusal } = useRetryJob()
  const { toast } = useToast()
  async function retry() {
    const { saved } = await send(id, [connection])
    if (!saved) return
    toast({ title: `Job ${databaseId} is queued again`, description: 'A worker takes it next.' })
    onRetried()
  }
  return (
    <li>
      <span>
        {jobWord(kind)}
        {subjectId > 0 && ` #${subjectId}`}
        <Text $size="small" $tone="soft">
          {lastError ?? 'No reason is known'}
        </Text>
        <Text $size="small" $tone="soft">
          Job {databaseId}, {counted(attempts, 'attempt')}
          {finishedAt && `, failed on ${momentOf(finishedAt)}`}
        </Text>
        {refusal && (
          <Text $size="small" $tone="failed" role="alert">
            {refusal.message}
          </Text>
        )}
      </span>
      <Button
        size="small"
        pending={isPending}
        pendingLabel="Retrying..."
        aria-label={`Retry job ${databaseId}`}
        onClick={retry}
      >
        Retry
      </Button>
    </li>
  )
}

/** The jobs that wait, run and have failed, for admins. */
export default function JobsScreen({ queryRef }: { queryRef: PreloadedQuery<jobsRouteQuery> }) {
  return <Jobs query={usePreloadedQuery<jobsRouteQuery>(jobsQuery, queryRef)} />
}
