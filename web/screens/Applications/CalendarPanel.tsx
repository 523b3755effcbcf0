import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { CalendarPanel_viewer$key } from '../../__generated__/CalendarPanel_viewer.graphql.ts'
import type { CalendarPanelCreateMutation } from '../../__generated__/CalendarPanelCreateMutation.graphql.ts'
import type { CalendarPanelRemindersMutation } from '../../__generated__/CalendarPanelRemindersMutation.graphql.ts'
import type { CalendarPanelRemoveMutation } from '../../__generated__/CalendarPanelRemoveMutation.graphql.ts'
import { Banner, Button, Field, Heading, Row, Stack, Switch, Text, TextInput } from '../../design/index.ts'
import { dayOf } from '../../format/dates.ts'
import { useMutation } from '../../relay/useMutation.ts'

/** A switch stands near its words, also on a wide page. */
const Column = styled(Stack)`
  max-width: var(--column);
`

const FAILED = 'That did not work. Please try again.'

/** Deadlines by mail, and in a calendar of one's own. */
export function CalendarPanel({ viewer: viewerRef }: { viewer: CalendarPanel_viewer$key }) {
  const { wantsReminders, calendarAddressMadeAt, email } = useFragment(
    graphql`
      fragment CalendarPanel_viewer on User {
        email
        wantsReminders
        calendarAddressMadeAt
      }
    `,
    viewerRef,
  )
  const [create, isCreating] = useMutation<CalendarPanelCreateMutation>(graphql`
    mutation CalendarPanelCreateMutation {
      createCalendarAddress(input: {}) {
        __typename
        ... on CreateCalendarAddressPayload {
          address
          viewer {
            ...CalendarPanel_viewer
          }
        }
        ... on NotSignedInError {
          message
        }
      }
    }
  `)
  const [remove, isRemoving] = useMutation<CalendarPanelRemoveMutation>(graphql`
    mutation CalendarPanelRemoveMutation {
      removeCalendarAddress(input: {}) {
        __typename
        ... on RemoveCalendarAddressPayload {
          viewer {
            ...CalendarPanel_viewer
          }
        }
        ... on NotSignedInError {
          message
        }
      }
    }
  `)
  const [setReminders, isSetting] = useMutation<CalendarPanelRemindersMutation>(graphql`
    mutation CalendarPanelRemindersMutation($wantsReminders: Boolean!) {
      setReminders(input: { wantsReminders: $wantsReminders }) {
        __typename
        ... on SetRemindersPayload {
          viewer {
            ...CalendarPanel_viewer
          }
        }
        ... on NotSignedInError {
          message
        }
      }
    }
  `)
  const [address, setAddress] = useState<string | null>(null)
  const [said, setSaid] = useState<{ tone: 'danger' | 'success'; words: string } | null>(null)

  /** Runs a change, and says so in place when it fails. */
  async function attempt(change: () => Promise<void>): Promise<void> {
    setSaid(null)
    try {
      await change()
    } catch (fault) {
      setSaid({ tone: 'danger', words: fault instanceof Error ? fault.message : FAILED })
    }
  }

  const make = () =>
    attempt(async () => {
      const { createCalendarAddress: answer } = await create({ variables: {} })
      if (answer.__typename !== 'CreateCalendarAddressPayload') throw new Error(FAILED)
      setAddress(answer.address)
    })
  const takeAway = () =>
    attempt(async () => {
      const { removeCalendarAddress: answer } = await remove({ variables: {} })
      if (answer.__typename !== 'RemoveCalendarAddressPayload') throw new Error(FAILED)
      setAddress(null)
      setSaid({ tone: 'success', words: 'The address is gone. Calendars that knew it get nothing any more.' })
    })
  const remind = (isWanted: boolean) =>
    attempt(async () => {
      const { setReminders: answer } = await setReminders({ variables: { wantsReminders: isWanted } })
      if (answer.__typename !== 'SetRemindersPayload') throw new Error(FAILED)
    })
  const copy = () =>
    attempt(async () => {
      if (address === null) return
      await navigator.clipboard.writeText(address)
      setSaid({ tone: 'success', words: 'Copied.' })
    })

  return (
    <Column $gap={6}>
      <section aria-labelledby="by-mail">
        <Stack $gap={3}>
          <Heading level={2} size="small" id="by-mail">
            By mail
          </Heading>
          <Switch
            label="Remind me of deadlines"
            description={`To ${email}, two weeks, one week and two days before, while an application is not sent.`}
            checked={wantsReminders}
            disabled={isSetting}
            onChange={event => void remind(event.currentTarget.checked)}
          />
        </Stack>
      </section>
      <section aria-labelledby="in-calendar">
        <Stack $gap={3}>
          <Heading level={2} size="small" id="in-calendar">
            In your calendar
          </Heading>
          <Text $tone="soft" $measure>
            Your calendar can read your deadlines from a secret address. Add it there as a calendar from the
            web. Whoever knows the address reads your deadlines, so keep it to yourself.
          </Text>
          {address !== null && (
            <Field
              label="Secret address"
              help="It is shown this once. A new one can be made at any time; the old one then stops."
            >
              <TextInput readOnly value={address} onFocus={event => event.currentTarget.select()} />
            </Field>
          )}
          {address === null && calendarAddressMadeAt && (
            <Text>You made an address on {dayOf(calendarAddressMadeAt)}. It cannot be shown again.</Text>
          )}
          <Row>
            {address !== null && <Button onClick={copy}>Copy the address</Button>}
            <Button onClick={make} pending={isCreating} pendingLabel="Making...">
              {calendarAddressMadeAt ? 'Make a new address' : 'Make an address'}
            </Button>
            {calendarAddressMadeAt && (
              <Button variant="quiet" onClick={takeAway} pending={isRemoving} pendingLabel="Removing...">
                Remove the address
              </Button>
            )}
          </Row>
        </Stack>
      </section>
      {said && (
        <Banner tone={said.tone} announce>
          {said.words}
        </Banner>
      )}
    </Column>
  )
}
