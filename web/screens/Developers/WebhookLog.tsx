import { graphql, usePaginationFragment } from 'react-relay'
import type {
  WebhookLog_partner$data,
  WebhookLog_partner$key,
} from '../../__generated__/WebhookLog_partner.graphql.ts'
import type { WebhookLogMoreQuery } from '../../__generated__/WebhookLogMoreQuery.graphql.ts'
import { ListFoot } from '../../catalogue/ListFoot.tsx'
import { useShowMore } from '../../catalogue/useShowMore.ts'
import { eventWord } from '../../content/webhookEvents.ts'
import { Badge, Banner, Button, Heading, Lines, Row, Stack, Text } from '../../design/index.ts'
import { momentOf } from '../../format/dates.ts'
import { Code, LineFacts } from './developersStyles.ts'
import { useReplayWebhook } from './useReplayWebhook.ts'

type Delivery = WebhookLog_partner$data['webhookDeliveries']['edges'][number]['node']

const MORE = 10

/** What was sent in the last 30 days. */
export function WebhookLog({ partner: partnerRef }: { partner: WebhookLog_partner$key }) {
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    WebhookLogMoreQuery,
    WebhookLog_partner$key
  >(
    graphql`
      fragment WebhookLog_partner on Partner
      @argumentDefinitions(first: { type: "Int", defaultValue: 10 }, after: { type: "String" })
      @refetchable(queryName: "WebhookLogMoreQuery") {
        webhookDeliveries(first: $first, after: $after) @connection(key: "WebhookLog_webhookDeliveries") {
          totalCount
          edges {
            node {
              id
              event
              eventId
              body
              state
              createdAt
              attempts
              lastAttemptAt
              status
              answer
              fault
              endpoint {
                url
              }
            }
          }
        }
      }
    `,
    partnerRef,
  )
  const { edges, totalCount } = data.webhookDeliveries
  const { list, showMore, fault } = useShowMore<HTMLUListElement>({
    loadNext,
    shown: edges.length,
    page: MORE,
  })
  return (
    <Stack $gap={4}>
      <Row $gap={3} $wrap>
        <Heading level={3} size="tiny">
          Log
        </Heading>
        <Button size="small" onClick={() => refetch({}, { fetchPolicy: 'store-and-network' })}>
          Refresh the log
        </Button>
      </Row>
      {edges.length === 0 ? (
        <Text $tone="soft">Nothing was sent in the last 30 days. Test an endpoint to see an event here.</Text>
      ) : (
        <Lines ref={list} aria-label="Log">
          {edges.map(({ node }) => (
            <DeliveryLine key={node.id} delivery={node} />
          ))}
        </Lines>
      )}
      <ListFoot
        shown={edges.length}
        totalCount={totalCount}
        hasNext={hasNext}
        isLoadingNext={isLoadingNext}
        fault={fault}
        label="Show more"
        onShowMore={showMore}
      />
    </Stack>
  )
}

const STATES = {
  WAITING: { word: 'Waiting', tone: 'note' },
  DELIVERED: { word: 'Delivered', tone: 'success' },
  FAILED: { word: 'Given up', tone: 'failed' },
} as const

function DeliveryLine({ delivery }: { delivery: Delivery }) {
  const { id, event, eventId, body, state, createdAt, answer, fault, endpoint } = delivery
  const { send, isPending, refusal } = useReplayWebhook()
  const shown = state === 'WAITING' || state === 'DELIVERED' || state === 'FAILED' ? STATES[state] : null
  return (
    <li>
      <LineFacts>
        <span>
          {eventWord(event)} {shown && <Badge tone={shown.tone}>{shown.word}</Badge>}
        </span>
        <Text $size="small" $tone="soft">
          {momentOf(createdAt)} to {endpoint.url}
        </Text>
        <Text $size="small" $tone="soft">
          {attemptsOf(delivery)}
          {fault && ` ${fault}`}
        </Text>
        <details>
          <summary>What was sent and answered</summary>
          <Stack $gap={2}>
            <Code role="group" aria-label={`Body of ${eventId}`} tabIndex={0}>
              {body}
            </Code>
            {answer ? (
              <Code role="group" aria-label={`Answer to ${eventId}`} tabIndex={0}>
                {answer}
              </Code>
            ) : (
              <Text $size="small" $tone="soft">
                The answer had no text.
              </Text>
            )}
          </Stack>
        </details>
        {refusal && (
          <Banner tone="danger" announce>
            {refusal.message}
          </Banner>
        )}
      </LineFacts>
      <Button
        size="small"
        aria-label={`Send again: ${eventWord(event)}, ${eventId}`}
        pending={isPending}
        pendingLabel="Sending..."
        onClick={() => void send({ input: { deliveryId: id } })}
      >
        Send again
      </Button>
    </li>
  )
}

function attemptsOf({ attempts, status, lastAttemptAt }: Delivery): string {
  if (attempts === 0 || !lastAttemptAt) return 'Not sent yet.'
  const times = attempts === 1 ? 'Sent once' : `Sent ${attempts} times`
  return `${times}, last on ${momentOf(lastAttemptAt)}${status == null ? '' : `, status ${status}`}.`
}
