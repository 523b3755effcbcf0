import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Banner, Button, Dialog, Field, Stack, TextArea, useToast } from '../../design/index.ts'
import { useRefundPayment } from './useRefundPayment.ts'

/** Asks why a payment is to be returned. */
export function RefundDialog({
  paymentId,
  amount,
  payer,
  onClose,
  onCloseAutoFocus,
}: {
  paymentId: string
  /** The amount with its currency. */
  amount: string
  payer: string
  onClose: () => void
  /** Where the focus goes when it has closed. */
  onCloseAutoFocus: (event: Event) => void
}) {
  const { send, isPending, refusal, faultByField } = useRefundPayment()
  const { toast } = useToast()
  const [reason, setReason] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()

  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusal])

  async function refund(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const { saved } = await send({ input: { paymentId, reason } })
    if (!saved) return
    toast({ title: `${amount} returned to ${payer}` })
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      onCloseAutoFocus={onCloseAutoFocus}
      title={`Return ${amount} to ${payer}?`}
      description="The subscription ends at once, and the payer is mailed. What was delivered stays. This cannot be undone."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            pending={isPending}
            pendingLabel="Returning..."
          >
            Return the payment
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={refund}>
        <Stack $gap={4}>
          {refusal && !faultByField.reason && (
            <Banner tone="danger" announce>
              {refusal.message}
            </Banner>
          )}
          <Field label="Reason" required help="It is kept with the payment." error={faultByField.reason}>
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
