import { type FormEvent, type ReactNode, useState } from 'react'
import { type ChosenEvent, WEBHOOK_EVENTS } from '../../content/webhookEvents.ts'
import { Banner, Button, Checkbox, Column, Field, Row, Stack, TextInput } from '../../design/index.ts'
import type { Refusal } from '../../relay/refusal.ts'

/** Where an endpoint is and what it gets. What was typed stays when the server refuses it. */
export function WebhookForm({
  endpoint = { url: '', events: WEBHOOK_EVENTS.map(({ value }) => value) },
  action,
  acting,
  isPending,
  refusal,
  faultByField,
  onSend,
  cancel,
}: {
  endpoint?: { url: string; events: readonly ChosenEvent[] }
  action: string
  acting: string
  isPending: boolean
  refusal: Refusal | null
  faultByField: Readonly<Record<string, string>>
  /** Whether the form is done and can be emptied. */
  onSend: (endpoint: { url: string; events: ChosenEvent[] }) => Promise<boolean>
  cancel?: ReactNode
}) {
  const [url, setUrl] = useState(endpoint.url)
  const [events, setEvents] = useState<readonly ChosenEvent[]>(endpoint.events)

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    if (await onSend({ url, events: [...events] })) setUrl('')
  }

  return (
    <form noValidate onSubmit={event => void send(event)}>
      <Column>
        <Stack $gap={4}>
          {refusal && !faultByField.url && !faultByField.events && (
            <Banner tone="danger" announce>
              {refusal.message}
            </Banner>
          )}
          <Field
            label="Address of the endpoint"
            help="It begins with https:// and is reachable from the internet."
            error={faultByField.url}
          >
            <TextInput
              type="url"
              name="webhookUrl"
              autoComplete="off"
              maxLength={500}
              value={url}
              onChange={({ target }) => setUrl(target.value)}
            />
          </Field>
          <Field label="Events" group error={faultByField.events}>
            {WEBHOOK_EVENTS.map(({ value, label, description }) => (
              <Checkbox
                key={value}
                label={label}
                description={description}
                checked={events.includes(value)}
                onChange={({ target }) =>
                  setEvents(target.checked ? [...events, value] : events.filter(one => one !== value))
                }
              />
            ))}
          </Field>
          <Row $gap={3} $wrap>
            <Button type="submit" variant="primary" pending={isPending} pendingLabel={acting}>
              {action}
            </Button>
            {cancel}
          </Row>
        </Stack>
      </Column>
    </form>
  )
}
