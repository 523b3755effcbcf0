import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { CalendarPanel_viewer$key } from '../../__generated__/CalendarPanel_viewer.graphql.ts'
import type { CalendarPanelCreateMutation } from '../../__generated__/CalendarPanelCreateMutation.graphql.ts'
import type { CalendarPanelRemindersMutation } from '../../__generated__/CalendarPanelRemindersMutation.graphql.ts'
import type { CalendarPanelRemoveMutation } from '../../__generated__/CalendarPanelRemoveMutation.graphql.ts'
import {
  Banner,
  Button,
  Field,
  Heading,
  LinkButton,
  Row,
  Stack,
  Switch,
  Text,
  TextInput,
} from '../../design/index.ts'
import { dayOf } from '../../format/dates.ts'
import { t } from '../../language/language.ts'
import { changesInTurn, useChange } from '../../relay/useChange.ts'
import { calendarLinks } from './calendarLinks.ts'

/** Keeps a switch near its label on a wide page. */
const Column = styled(Stack)`
  max-width: var(--column);
`

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
  const creating = useChange<CalendarPanelCreateMutation>(graphql`
    mutation CalendarPanelCreateMutation @raw_response_type {
      createCalendarAddress(input: {}) {
        ... on CreateCalendarAddressPayload @alias(as: "saved") {
          address
          viewer {
            ...accountState_viewer
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
  const removing = useChange<CalendarPanelRemoveMutation>(graphql`
    mutation CalendarPanelRemoveMutation {
      removeCalendarAddress(input: {}) {
        ... on RemoveCalendarAddressPayload @alias(as: "saved") {
          viewer {
            ...accountState_viewer
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
  const reminding = useChange<CalendarPanelRemindersMutation>(graphql`
    mutation CalendarPanelRemindersMutation($wantsReminders: Boolean!) {
      setReminders(input: { wantsReminders: $wantsReminders }) {
        ... on SetRemindersPayload @alias(as: "saved") {
          viewer {
            ...accountState_viewer
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
  const [address, setAddress] = useState<string | null>(null)
  const [said, setSaid] = useState<{ tone: 'danger' | 'success'; words: string } | null>(null)

  const { refusal, dismiss } = changesInTurn(creating, removing, reminding)
  const banner = refusal ? { tone: 'danger' as const, words: refusal.message } : said

  function clear(): void {
    setSaid(null)
    dismiss()
  }

  async function make() {
    clear()
    const { saved } = await creating.send({})
    if (saved) setAddress(saved.address)
  }

  async function takeAway() {
    clear()
    const { saved } = await removing.send({})
    if (!saved) return
    setAddress(null)
    setSaid({
      tone: 'success',
      words: t('The address is gone. Calendars that knew it get nothing any more.'),
    })
  }

  async function remind(wantsReminders: boolean) {
    clear()
    await reminding.send({ wantsReminders })
  }

  async function copy(secret: string) {
    dismiss()
    try {
      await navigator.clipboard.writeText(secret)
      setSaid({ tone: 'success', words: t('Copied.') })
    } catch {
      setSaid({ tone: 'danger', words: t('The address could not be copied. Select it and copy it by hand.') })
    }
  }

  return (
    <Column $gap={6}>
      <section aria-labelledby="by-mail">
        <Stack $gap={3}>
          <Heading level={2} size="small" id="by-mail">
            {t('By mail')}
          </Heading>
          <Switch
            label={t('Remind me of deadlines')}
            description={t(
              'To {email}, two weeks, one week and two days before, while an application is not sent.',
              { email },
            )}
            checked={wantsReminders}
            disabled={reminding.isPending}
            onChange={event => void remind(event.currentTarget.checked)}
          />
        </Stack>
      </section>
      <section aria-labelledby="in-calendar">
        <Stack $gap={3}>
          <Heading level={2} size="small" id="in-calendar">
            {t('In your calendar')}
          </Heading>
          <Text $tone="soft" $measure>
            {t(
              'Your calendar can read your deadlines from a secret address. Anybody who knows the address reads your deadlines, so keep it to yourself.',
            )}
          </Text>
          {address !== null && (
            <Field
              label={t('Secret address')}
              help={t('It is shown this once. A new one can be made at any time; the old one then stops.')}
            >
              <TextInput readOnly value={address} onFocus={event => event.currentTarget.select()} />
            </Field>
          )}
          {address !== null && (
            <Row>
              {calendarLinks(address).map(({ name, href }) => (
                <LinkButton key={name} href={href} target="_blank" rel="noreferrer" size="small">
                  {t('Add to {name} calendar', { name })}
                </LinkButton>
              ))}
            </Row>
          )}
          {address === null && calendarAddressMadeAt && (
            <Text>
              {t(
                'You made an address on {date}. It cannot be shown again: make a new one to add it to another calendar.',
                { date: dayOf(calendarAddressMadeAt) },
              )}
            </Text>
          )}
          <Row>
            {address !== null && <Button onClick={() => void copy(address)}>{t('Copy the address')}</Button>}
            <Button onClick={make} pending={creating.isPending} pendingLabel={t('Making...')}>
              {calendarAddressMadeAt ? t('Make a new address') : t('Make an address')}
            </Button>
            {calendarAddressMadeAt && (
              <Button
                variant="quiet"
                onClick={takeAway}
                pending={removing.isPending}
                pendingLabel={t('Removing...')}
              >
                {t('Remove the address')}
              </Button>
            )}
          </Row>
        </Stack>
      </section>
      {banner && (
        <Banner tone={banner.tone} announce>
          {banner.words}
        </Banner>
      )}
    </Column>
  )
}
