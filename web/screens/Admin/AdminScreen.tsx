import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay'
import { styled } from 'styled-components'
import type { AdminScreen_query$key } from '../../__generated__/AdminScreen_query.graphql.ts'
import adminQuery, { type adminRouteQuery } from '../../__generated__/adminRouteQuery.graphql.ts'
import { AdminPage } from '../../app/AdminPage.tsx'
import { Heading, Lines, Text } from '../../design/index.ts'
import { counted } from '../../format/counted.ts'
import { calendarDayOf } from '../../format/dates.ts'
import { PrefetchLink } from '../../routing/PrefetchLink.tsx'
import { Part } from '../../routing/ScreenPage.ts'
import { Facts } from './adminStyles.ts'

const Tiles = styled.ul`
  display: grid;
  gap: var(--space-4);
  grid-template-columns: repeat(auto-fill, minmax(min(11rem, 100%), 1fr));

  a {
    display: flex;
    flex-direction: column;
    gap: var(--space-1);
    height: 100%;
    padding: var(--space-4);
    color: inherit;
    text-decoration: none;
    background: var(--sheet);
    border: 1px solid var(--line);
    border-radius: var(--radius-large);
  }

  a:hover {
    border-color: var(--line-strong);
  }
`

const DATABASES: Readonly<Record<string, string>> = {
  embedded: 'Embedded, for one machine',
  server: 'PostgreSQL server',
}
const BILLING: Readonly<Record<string, string>> = {
  off: 'Off',
  sandbox: 'Sandbox: no money moves',
  stripe: 'Stripe',
}

/** Minutes or hours in words. */
function waitOf(seconds: number): string {
  if (seconds < 60) return 'less than a minute'
  const minutes = Math.round(seconds / 60)
  return minutes < 120 ? counted(minutes, 'minute') : counted(Math.round(minutes / 60), 'hour')
}

function Overview({ query: queryRef }: { query: AdminScreen_query$key }) {
  const { overview, modelUsage } = useFragment(
    graphql`
      fragment AdminScreen_query on Query {
        overview {
          people
          newPeople
          payingPeople
          jobs {
            state
            count
            waitingSeconds
          }
          waitingMails
          failedMails
          newPayments
          disputedPayments
          openSupport
          lateSupport
          reportedPosts
          isPromotionRunning
          newClaims
          database
          billing
          hasOutsideModel
        }
        modelUsage {
          days {
            day
            requests
            inputTokens
            outputTokens
          }
        }
      }
    `,
    queryRef,
  )
  const jobsIn = (state: string) =>
    overview?.jobs.reduce((sum, job) => (job.state === state ? sum + job.count : sum), 0) ?? 0
  const longestWait = Math.max(0, ...(overview?.jobs.map(({ waitingSeconds }) => waitingSeconds) ?? []))
  return (
    <AdminPage
      title="Administration"
      text="An overview of people, payments, jobs and mails."
      isAdmin={overview != null}
    >
      {overview && (
        <>
          <Tiles>
            <Tile
              to="/admin/people"
              name="People"
              lines={[
                counted(overview.people, 'account'),
                `${overview.newPeople.toLocaleString('en')} new in seven days, ${overview.payingPeople.toLocaleString('en')} on a paid plan`,
              ]}
            />
            <Tile
              to="/admin/payments"
              name="Payments"
              lines={[
                `${counted(overview.newPayments, 'payment')} in seven days`,
                overview.disputedPayments === 0 ? 'None disputed' : `${overview.disputedPayments} disputed`,
              ]}
            />
            <Tile
              to="/admin/jobs"
              name="Jobs"
              lines={[
                `${jobsIn('FAILED')} failed`,
                `${jobsIn('WAITING')} waiting, ${jobsIn('RUNNING')} running`,
              ]}
            />
            <Tile
              to="/admin/support"
              name="Support"
              lines={[
                overview.openSupport === 0 ? 'Nobody waits' : `${overview.openSupport} waiting for an answer`,
                overview.lateSupport === 0
                  ? 'None past the promised time'
                  : `${overview.lateSupport} past the promised time`,
              ]}
            />
            <Tile
              to="/admin/reports"
              name="Reports"
              lines={[
                overview.reportedPosts === 0
                  ? 'None to settle'
                  : `${counted(overview.reportedPosts, 'post')} reported`,
                'Posts of the community',
              ]}
            />
            <Tile
              to="/admin/campaigns"
              name="Campaigns"
              lines={[
                overview.isPromotionRunning ? 'The promotion runs' : 'No promotion runs',
                `${counted(overview.newClaims, 'claim')} in seven days`,
              ]}
            />
            <Tile
              to="/outbox"
              name="Outbox"
              lines={[
                `${counted(overview.waitingMails, 'mail')} not sent`,
                overview.failedMails === 0 ? 'None failed' : `${overview.failedMails} failed`,
              ]}
            />
            <Tile
              to="/admin/organisations"
              name="Organisations"
              lines={['Consultancies on the graph', 'Owners, members and keys']}
            />
            <Tile to="/admin/audit" name="Audit log" lines={['What admins did', 'It cannot be changed']} />
          </Tiles>
          <Part aria-labelledby="health">
            <Heading level={2} size="small" id="health">
              Health
            </Heading>
            <Facts>
              <div>
                <dt>Database</dt>
                <dd>{DATABASES[overview.database] ?? overview.database}</dd>
              </div>
              <div>
                <dt>Purchases</dt>
                <dd>{BILLING[overview.billing] ?? overview.billing}</dd>
              </div>
              <div>
                <dt>Writers</dt>
                <dd>{overview.hasOutsideModel ? 'Outside model and built-in writer' : 'Built-in writer'}</dd>
              </div>
              <div>
                <dt>Oldest due job</dt>
                <dd>{longestWait === 0 ? 'None is due' : `Due for ${waitOf(longestWait)}`}</dd>
              </div>
            </Facts>
          </Part>
          <Part aria-labelledby="model">
            <Heading level={2} size="small" id="model">
              Outside model, by day
            </Heading>
            {modelUsage == null || modelUsage.days.length === 0 ? (
              <Text $tone="soft">No outside model has been asked yet.</Text>
            ) : (
              <Lines>
                {modelUsage.days.map(({ day, requests, inputTokens, outputTokens }) => (
                  <li key={day}>
                    <span>{calendarDayOf(day)}</span>
                    <Text as="span" $size="small" $tone="soft">
                      {counted(requests, 'request')}, {counted(inputTokens, 'token')} read,{' '}
                      {counted(outputTokens, 'token')} written
                    </Text>
                  </li>
                ))}
              </Lines>
            )}
          </Part>
        </>
      )}
    </AdminPage>
  )
}

function Tile({ to, name, lines }: { to: string; name: string; lines: readonly [string, string] }) {
  const [first, second] = lines
  return (
    <li>
      <PrefetchLink to={to}>
        <Heading level={2} size="tiny">
          {name}
        </Heading>
        <span>{first}</span>
        <Text as="span" $size="small" $tone="soft">
          {second}
        </Text>
      </PrefetchLink>
    </li>
  )
}

/** An overview of the installation, for admins. */
export default function AdminScreen({ queryRef }: { queryRef: PreloadedQuery<adminRouteQuery> }) {
  return <Overview query={usePreloadedQuery<adminRouteQuery>(adminQuery, queryRef)} />
}
