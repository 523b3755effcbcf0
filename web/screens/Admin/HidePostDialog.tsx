import { type FormEvent, useId, useState } from 'react'
import { Banner, Button, Dialog, Field, Stack, TextArea } from '../../design/index.ts'
import { useHidePost } from './useHidePost.ts'

/** Asks why a post is to be hidden. */
export function HidePostDialog({ postId, onClose }: { postId: string; onClose: () => void }) {
  const { send, isPending, refusal, faultByField } = useHidePost()
  const [reason, setReason] = useState('')
  const formId = useId()

  async function hide(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const { saved } = await send({ input: { postId, reason } })
    if (saved) onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      title="Hide this post?"
      description="Only its author and admins see it then. It can be restored."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="danger" pending={isPending} pendingLabel="Hiding...">
            Hide the post
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={hide}>
        <Stack $gap={4}>
          {refusal && !faultByField.reason && (
            <Banner tone="danger" announce>
              {refusal.message}
            </Banner>
          )}
          <Field label="Reason" required help="Its author reads it." error={faultByField.reason}>
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
