import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import {
  Banner,
  Button,
  Dialog,
  Field,
  Segments,
  Stack,
  TextArea,
  TextInput,
  useToast,
} from '../../design/index.ts'
import { counted } from '../../format/counted.ts'

import { useAdjustCredits } from './useAdjustCredits.ts'

const CHANGES = [
  { value: 'GIVE', label: 'Give' },
  { value: 'TAKE', label: 'Take' },
] as const

/** Asks how many credits a person is to get or to lose, and why. */
export function CreditsDialog({
  personId,
  fullName,
  credits,
  onClose,
}: {
  personId: string
  fullName: string
  credits: number
  onClose: () => void
}) {
  const { send, isPending, refusal, faultByField } = useAdjustCredits()
  const { toast } = useToast()
  const [change, setChange] = useState<'GIVE' | 'TAKE'>('GIVE')
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const [amountFault, setAmountFault] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  const faults = { amount: amountFault ?? faultByField.amount, reason: faultByField.reason }

  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusal])

  async function adjust(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    if (!/^[1-9]\d?$/.test(amount.trim())) {
      setAmountFault('Give a whole number from 1 to 50')
      form.current?.querySelector<HTMLElement>('[name="amount"]')?.focus()
      return
    }
    const count = Number(amount)
    const { saved } = await send({
      input: { personId, amount: change === 'GIVE' ? count : -count, reason },
    })
    if (!saved) return
    toast({ title: `${counted(count, 'credit')} ${change === 'GIVE' ? 'given' : 'taken'}` })
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      title={`Adjust the credits of ${fullName}`}
      description={`${counted(credits, 'credit')} now. The change is an entry of their ledger and of the audit log.`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" pending={isPending} pendingLabel="Saving...">
            {change === 'GIVE' ? 'Give credits' : 'Take credits'}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={adjust}>
        <Stack $gap={4}>
          {refusal && !faults.amount && !faults.reason && (
            <Banner tone="danger" announce>
              {refusal.message}
            </Banner>
          )}
          <Segments aria-label="Change" options={CHANGES} value={change} onValueChange={setChange} />
          <Field label="Number of credits" required error={faults.amount}>
            <TextInput
              name="amount"
              inputMode="numeric"
              autoComplete="off"
              value={amount}
              onChange={({ target }) => {
                setAmount(target.value)
                setAmountFault(undefined)
              }}
            />
          </Field>
          <Field
            label="Reason"
            required
            help="The person finds it in the archive of their data."
            error={faults.reason}
          >
            <TextArea
              name="reason"
              rows={3}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </Field>
        </Stack>
      </form>
    </Dialog>
  )
}
