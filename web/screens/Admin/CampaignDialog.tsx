import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Banner, Button, Dialog, Field, Stack, TextInput } from '../../design/index.ts'
import { useSaveCampaign } from './useSaveCampaign.ts'

/** A campaign as it is typed: days as YYYY-MM-DD, in UTC, the last one included. */
export type TypedCampaign = {
  /** Null for a new one. */
  key: string | null
  name: string
  firstDay: string
  lastDay: string
  perCampaign: string
  perNetworkAndDay: string
}

const DAY = 24 * 60 * 60 * 1000

const FIELDS = {
  name: 'name',
  firstDay: 'startsAt',
  lastDay: 'endsAt',
  perCampaign: 'perCampaign',
  perNetworkAndDay: 'perNetworkAndDay',
} as const
type Named = keyof typeof FIELDS

/** The moment at which a day begins, or null for none. */
function startOf(day: string, after = 0): string | null {
  const time = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(time) ? null : new Date(time + after).toISOString()
}

/** Creates or changes a campaign. */
export function CampaignDialog({
  campaign,
  onClose,
  onSaved,
}: {
  campaign: TypedCampaign
  onClose: () => void
  onSaved: () => void
}) {
  const { send, isPending, refusal, faultByField } = useSaveCampaign()
  const [typed, setTyped] = useState(campaign)
  const [refused, setRefused] = useState<TypedCampaign | null>(null)
  const [isWithoutDay, setWithoutDay] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()

  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusal])

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const startsAt = startOf(typed.firstDay)
    setWithoutDay(startsAt === null)
    if (startsAt === null) return
    setRefused(typed)
    // What is no whole number is sent as 0, which the server refuses beside its field.
    const countOf = (text: string) => (/^\d{1,7}$/.test(text.trim()) ? Number(text) : 0)
    const { saved } = await send({
      input: {
        key: typed.key,
        name: typed.name,
        startsAt,
        endsAt: startOf(typed.lastDay, DAY),
        perCampaign: countOf(typed.perCampaign),
        perNetworkAndDay: countOf(typed.perNetworkAndDay),
      },
    })
    if (saved) onSaved()
  }

  const faultOf = (name: Named) => {
    if (name === 'firstDay' && isWithoutDay && typed.firstDay === '') return 'Choose the first day'
    return typed[name] === refused?.[name] ? faultByField[FIELDS[name]] : undefined
  }
  const wiring = (name: Named) => ({
    name,
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  })
  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      title={typed.key === null ? 'New campaign' : `Change '${campaign.name}'`}
      description="Each new account that claims it gets one free statement of purpose. Days begin at midnight UTC."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" pending={isPending} pendingLabel="Saving...">
            Save campaign
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={save}>
        <Stack $gap={4}>
          {refusal && Object.keys(faultByField).length === 0 && (
            <Banner tone="danger" announce>
              {refusal.message}
            </Banner>
          )}
          <Field label="Name" help="Only admins see it." error={faultOf('name')} required>
            <TextInput {...wiring('name')} />
          </Field>
          <Field label="First day" error={faultOf('firstDay')} required>
            <TextInput {...wiring('firstDay')} type="date" />
          </Field>
          <Field label="Last day" help="Empty: until it is ended." error={faultOf('lastDay')} optional>
            <TextInput {...wiring('lastDay')} type="date" />
          </Field>
          <Field label="Claims in all" error={faultOf('perCampaign')} required>
            <TextInput {...wiring('perCampaign')} inputMode="numeric" />
          </Field>
          <Field
            label="Claims from one network in a day"
            help="A hostel or a campus shares one."
            error={faultOf('perNetworkAndDay')}
            required
          >
            <TextInput {...wiring('perNetworkAndDay')} inputMode="numeric" />
          </Field>
        </Stack>
      </form>
    </Dialog>
  )
}
