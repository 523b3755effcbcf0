import { Fragment } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { AnalyticsTab_query$key } from '../../__generated__/AnalyticsTab_query.graphql.ts'
import { CONTENT, STATUSES } from '../../content/contentManagement.ts'
import { Heading, Stack, Text } from '../../design/index.ts'
import { Bar, Bars, Cards } from './contentStyles.ts'

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** What is stored, counted: posts by state and month, and how often pages were opened. */
export function AnalyticsTab({ query }: { query: AnalyticsTab_query$key }) {
  const { editorialStatusCounts, editorialMonthCounts, pageVisits } = useFragment(
    graphql`
      fragment AnalyticsTab_query on Query {
        editorialStatusCounts {
          name
          count
        }
        editorialMonthCounts {
          name
          count
        }
        pageVisits {
          name
          count
        }
      }
    `,
    query,
  )
  const statuses = STATUSES.map(({ value, label }) => ({
    name: label,
    count: editorialStatusCounts?.find(({ name }) => name === value)?.count ?? 0,
  }))
  const months = (editorialMonthCounts ?? []).map(({ name, count }) => ({
    name: MONTH.format(new Date(`${name}-01`)),
    count,
  }))
  return (
    <Stack $gap={6}>
      <Counts title="Posts by status" rows={statuses} empty="No posts yet." />
      <Counts title="Posts by month" rows={months} empty="No posts yet." />
      {pageVisits != null && (
        <Counts
          title="Visits of pages in the last 30 days"
          rows={pageVisits}
          empty="None was counted yet."
          note="Counted by path and day, without cookies; robots that say so are left out."
        />
      )}
      <section aria-labelledby="roadmap">
        <Stack $gap={3}>
          <Heading level={2} size="small" id="roadmap">
            Roadmap
          </Heading>
          <Cards>
            {CONTENT.roadmap.map(({ title, text }) => (
              <li key={title}>
                <strong>{title}</strong>
                <Text $tone="soft">{text}</Text>
              </li>
            ))}
          </Cards>
        </Stack>
      </section>
    </Stack>
  )
}

function Counts({
  title,
  rows,
  empty,
  note,
}: {
  title: string
  rows: readonly { readonly name: string; readonly count: number }[]
  empty: string
  note?: string
}) {
  const most = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <section aria-label={title}>
      <Stack $gap={3}>
        <Heading level={2} size="small">
          {title}
        </Heading>
        {note !== undefined && (
          <Text $size="small" $tone="soft">
            {note}
          </Text>
        )}
        {rows.length === 0 ? (
          <Text $tone="soft">{empty}</Text>
        ) : (
          <Bars>
            {rows.map(({ name, count }) => (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd>
                  <Bar $share={count / most} aria-hidden="true" />
                  {count.toLocaleString('en-GB')}
                </dd>
              </Fragment>
            ))}
          </Bars>
        )}
      </Stack>
    </section>
  )
}
