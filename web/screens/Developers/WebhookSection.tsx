import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type {
  WebhookSection_partner$data,
  WebhookSection_partner$key,
} from '../../__generated__/WebhookSection_partner.graphql.ts'
import { chosenEvents, eventWord } from '../../content/webhookEvents.ts'
import { WEBHOOK_EXAMPLE } from '../../content/webhookExample.ts'
import { Badge, Banner, Button, Heading, Lines, Row, Text, useToast } from '../../design/index.ts'
import { dayOf, momentOf } from '../../format/dates.ts'
import { Part } from '../../routing/ScreenPage.ts'
import { CopiedText } from './CopiedText.tsx'
import { BelowLine } from './developersStyles.ts'
import { useChangeWebhook } from './useChangeWebhook.ts'
import { useCreateWebhook } from './useCreateWebhook.ts'
import { useEnableWebhook } from './useEnableWebhook.ts'
import { useTestWebhook } from './useTestWebhook.ts'
import { RemoveWebhookDialog, RotateSecretDialog } from './WebhookDialogs.tsx'
import { WebhookForm } from './WebhookForm.tsx'
import { WebhookLog } from './WebhookLog.tsx'

type Endpoint = WebhookSection_partner$data['webhooks'][number]

/** The endpoints that events are sent to, and what was sent. For owners and developers. */
export function WebhookSection({ partner: partnerRef }: { partner: WebhookSection_partner$key }) {
  const partner = useFragment(
    graphql`
      fragment WebhookSection_partner on Partner {
        webhooks {
          id
          url
          events
          createdAt
          failingSince
          disabledAt
          formerSecretEndsAt
        }
        ...WebhookLog_partner
      }
    `,
    partnerRef,
  )
  const { webhooks } = partner
  const [secret, setSecret] = useState('')
  const shown = useRef<HTMLElement>(null)
  function show(created: string) {
    setSecret(created)
    requestAnimationFrame(() => shown.current?.focus())
  }
  return (
    <Part aria-labelledby="webhooks">
      <Heading level={2} size="small" id="webhooks">
        Webhooks
      </Heading>
      <Text $measure>
        Your program is told when something happens to a student who shares with you. What is sent has ids and
        no words of a person: read the rest with a key.
      </Text>
      {secret !== '' && (
        <Part aria-label="The secret of the endpoint" ref={shown} tabIndex={-1}>
          <Text>Copy this secret now. It will not be shown again.</Text>
          <CopiedText key={secret} label="The secret of the endpoint" text={secret} />
        </Part>
      )}
      {webhooks.length === 0 ? (
        <Text $tone="soft">There is no endpoint yet.</Text>
      ) : (
        <Lines aria-label="Endpoints">
          {webhooks.map(endpoint => (
            <EndpointLine key={endpoint.id} endpoint={endpoint} onCreated={show} />
          ))}
        </Lines>
      )}
      <NewEndpoint onCreated={show} />
      {webhooks.length > 0 && <WebhookLog partner={partner} />}
      <Text $measure>
        Each event is signed with the secret of its endpoint, in the header <code>Gradwright-Signature</code>,
        in the form that Stripe uses. Answer with a status of 2xx within ten seconds; anything else is tried
        again for three days. An event may come twice: its <code>id</code> is the same then.
      </Text>
      <CopiedText label="A program that gets events" text={WEBHOOK_EXAMPLE} />
    </Part>
  )
}

function NewEndpoint({ onCreated }: { onCreated: (secret: string) => void }) {
  const { send, ...state } = useCreateWebhook()
  return (
    <>
      <Heading level={3} size="tiny">
        New endpoint
      </Heading>
      <WebhookForm
        {...state}
        action="Add the endpoint"
        acting="Adding..."
        onSend={async input => {
          const { saved } = await send({ input })
          if (saved) onCreated(saved.secret)
          return saved !== null
        }}
      />
    </>
  )
}

function EndpointLine({ endpoint, onCreated }: { endpoint: Endpoint; onCreated: (secret: string) => void }) {
  const { id, url, events, disabledAt, failingSince } = endpoint
  const [asked, setAsked] = useState<'CHANGE' | 'ROTATE' | 'REMOVE' | null>(null)
  const testing = useTestWebhook()
  const enabling = useEnableWebhook()
  const changing = useChangeWebhook()
  const { toast } = useToast()
  const close = () => setAsked(null)
  const refusal = testing.refusal ?? enabling.refusal

  async function test() {
    const { saved } = await testing.send({ input: { webhookId: id } })
    if (saved)
      toast({ title: 'A ping is on its way', description: 'Refresh the log below to see how it went.' })
  }
  async function enable() {
    const { saved } = await enabling.send({ input: { webhookId: id } })
    if (saved) toast({ title: 'The endpoint is enabled' })
  }

  return (
    <li>
      <span>
        {url}{' '}
        <Badge tone={disabledAt ? 'failed' : failingSince ? 'warning' : 'success'}>
          {disabledAt ? 'Disabled' : failingSince ? 'Failing' : 'Enabled'}
        </Badge>
        <Text $size="small" $tone="soft">
          {events.map(eventWord).join(', ')}
        </Text>
        <Text $size="small" $tone="soft">
          {stateOf(endpoint)}
        </Text>
      </span>
      <Row $gap={2} $wrap>
        {disabledAt ? (
          <Button
            size="small"
            aria-label={`Enable ${url}`}
            pending={enabling.isPending}
            pendingLabel="Enabling..."
            onClick={() => void enable()}
          >
            Enable
          </Button>
        ) : (
          <Button
            size="small"
            aria-label={`Test ${url}`}
            pending={testing.isPending}
            pendingLabel="Testing..."
            onClick={() => void test()}
          >
            Test
          </Button>
        )}
        <Button size="small" aria-label={`Change ${url}`} onClick={() => setAsked('CHANGE')}>
          Change
        </Button>
        <Button size="small" aria-label={`Replace secret of ${url}`} onClick={() => setAsked('ROTATE')}>
          Replace secret
        </Button>
        <Button size="small" aria-label={`Remove ${url}`} onClick={() => setAsked('REMOVE')}>
          Remove
        </Button>
      </Row>
      {refusal && (
        <BelowLine>
          <Banner tone="danger" announce>
            {refusal.message}
          </Banner>
        </BelowLine>
      )}
      {asked === 'CHANGE' && (
        <BelowLine>
          <WebhookForm
            {...changing}
            endpoint={{ url, events: chosenEvents(events) }}
            action="Save"
            acting="Saving..."
            onSend={async input => {
              const { saved } = await changing.send({ input: { webhookId: id, ...input } })
              if (saved) close()
              return false
            }}
            cancel={<Button onClick={close}>Cancel</Button>}
          />
        </BelowLine>
      )}
      {asked === 'ROTATE' && <RotateSecretDialog id={id} url={url} onClose={close} onCreated={onCreated} />}
      {asked === 'REMOVE' && <RemoveWebhookDialog id={id} url={url} onClose={close} />}
    </li>
  )
}

/** Since when an endpoint is there, and what is wrong with it. */
function stateOf({ createdAt, failingSince, disabledAt, formerSecretEndsAt }: Endpoint): string {
  const added = `Added on ${dayOf(createdAt)}`
  if (disabledAt) return `${added}, disabled on ${momentOf(disabledAt)} after three days without a delivery`
  const fails = failingSince ? `, nothing was delivered since ${momentOf(failingSince)}` : ''
  const former = formerSecretEndsAt ? `, the former secret signs until ${momentOf(formerSecretEndsAt)}` : ''
  return `${added}${fails}${former}`
}
