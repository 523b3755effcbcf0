import { type FormEvent, useId, useState } from 'react'
import { Banner, Button, Dialog, Field, Stack, TextInput, useToast } from '../../design/index.ts'
import { useChangeSeats } from './useChangeSeats.ts'

/** Asks how many members an organisation may have. */
export function SeatsDialog({
  organisation: { id, name, seats: present },
  onClose,
}: {
  organisation: { id: string; name: string; seats: number }
  onClose: () => void
}) {
  const { send, isPending, refusal, faultByField } = useChangeSeats()
  const { toast } = useToast()
  const [seats, setSeats] = useState(String(present))
  const [typo, setTypo] = useState<string>()
  const formId = useId()

  async function change(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const typed = seats.trim()
    if (!/^\d{1,4}$/.test(typed)) return setTypo('Must be a whole number')
    setTypo(undefined)
    const { saved } = await send({ input: { organisationId: id, seats: Number(typed) } })
    if (!saved) return
    toast({ title: `${name} has ${typed} seats` })
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      title={`Seats of ${name}`}
      description="Members and invitations take seats. It is written to the audit log."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" pending={isPending} pendingLabel="Saving...">
            Save
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={change}>
        <Stack $gap={4}>
          {refusal && !faultByField.seats && (
            <Banner tone="danger" announce>
              {refusal.message}
            </Banner>
          )}
          <Field
            label="Seats"
            required
            help="1 to 500. Members beyond that stay."
            error={typo ?? faultByField.seats}
          >
            <TextInput
              name="seats"
              inputMode="numeric"
              autoComplete="off"
              value={seats}
              onChange={({ target }) => setSeats(target.value)}
            />
          </Field>
        </Stack>
      </form>
    </Dialog>
  )
}
