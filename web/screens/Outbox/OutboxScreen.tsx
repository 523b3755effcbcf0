import { graphql, type PreloadedQuery, usePaginationFragment, usePreloadedQuery } from 'react-relay'
import type { OutboxMoreQuery } from '../../__generated__/OutboxMoreQuery.graphql.ts'
import type { OutboxScreen_query$key } from '../../__generated__/OutboxScreen_query.graphql.ts'
import outboxQuery, { type outboxRouteQuery } from '../../__generated__/outboxRouteQuery.graphql.ts'
import { AdminPage } from '../../app/AdminPage.tsx'
import { Button, EmptyState, Stack } from '../../design/index.ts'
import { MailLetter } from './MailLetter.tsx'

const MORE = 20

function Outbox({ query: queryRef }: { query: OutboxScreen_query$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    OutboxMoreQuery,
    OutboxScreen_query$key
  >(
    graphql`
      fragment OutboxScreen_query on Query
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "OutboxMoreQuery") {
        outbox(first: $first, after: $after) @connection(key: "OutboxScreen_outbox") {
          totalCount
          edges {
            node {
              id
              ...MailLetter_mail
            }
          }
        }
      }
    `,
    queryRef,
  )
  const mails = data.outbox?.edges.map(({ node }) => node) ?? []
  return (
    <AdminPage
      title="Outbox"
      text="Every mail that Gradwright wrote, the newest first. Without a mail server they stay here."
      isAdmin={data.outbox != null}
    >
      {mails.length === 0 ? (
        <EmptyState title="No mails yet" headingLevel={2}>
          Reminders of deadlines appear here once there is one to send.
        </EmptyState>
      ) : (
        <Stack $gap={0}>
          {mails.map(mail => (
            <MailLetter key={mail.id} mail={mail} />
          ))}
        </Stack>
      )}
      {hasNext && (
        <Stack $align="start">
          <Button
            variant="quiet"
            pending={isLoadingNext}
            pendingLabel="Loading..."
            onClick={() => loadNext(MORE)}
          >
            Show more of {data.outbox?.totalCount} mails
          </Button>
        </Stack>
      )}
    </AdminPage>
  )
}

/** The mails that were written, for admins. */
export default function OutboxScreen({ queryRef }: { queryRef: PreloadedQuery<outboxRouteQuery> }) {
  return <Outbox query={usePreloadedQuery<outboxRouteQuery>(outboxQuery, queryRef)} />
}
