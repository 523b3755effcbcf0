import { type FormEvent, useId, useState } from 'react'
import { Banner, Button, Dialog, Field, Stack, TextInput, useToast } from '../../design/index.ts'
import { useChangeSeats } from './useChangeSeats.ts'

/** Asks how many members and documents an organisation may have. */
export function SeatsDialog({
  organisation: { id, name, seats: present, monthlyDocuments: included },
  onClose,
}: {
  organisation: { id: string; name: string; seats: number; monthlyDocuments: number }
  onClose: () => void
}) {
  const { send, isPending, refusal, faultByField } = useChangeSeats()
  const { toast } = useToast()
  const [seats, setSeats] = useState(String(present))
  const [documents, setDocuments] = useState(String(included))
  const [typo, setTypo] = useState<{ seats?: string; documents?: string }>({})
  const formId = useId()

  async function change(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const typed = seats.trim()
    const monthly = documents.trim()
    const typos = {
      ...(!/^\d{1,4}$/.test(typed) && { seats: 'Must be a whole number' }),
      ...(!/^\d{1,6}$/.test(monthly) && { documents: 'Must be a whole number' }),
    }
    setTypo(typos)
    if (typos.seats || typos.documents) return
    const { saved } = await send({
      input: { organisationId: id, seats: Number(typed), monthlyDocuments: Number(monthly) },
    })
    if (!saved) return
    toast({ title: `${name} has ${typed} seats and ${monthly} documents a month` })
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      title={`Plan of ${name}`}
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
          {refusal && !faultByField.seats && !faultByField.monthlyDocuments && (
            <Banner tone="danger" announce>
              {refusal.message}
            </Banner>
          )}
          <Field
            label="Seats"
            required
            help="1 to 500. Members beyond that stay."
            error={typo.seats ?? faultByField.seats}
          >
            <TextInput
              name="seats"
              inputMode="numeric"
              autoComplete="off"
              value={seats}
              onChange={({ target }) => setSeats(target.value)}
            />
          </Field>
          <Field
            label="Documents a month"
            required
            help="How many may be written for its students. 0 for none."
            error={typo.documents ?? faultByField.monthlyDocuments}
          >
            <TextInput
              name="monthlyDocuments"
              inputMode="numeric"
              autoComplete="off"
              value={documents}
              onChange={({ target }) => setDocuments(target.value)}
            />
          </Field>
        </Stack>
      </form>
    </Dialog>
  )
}
