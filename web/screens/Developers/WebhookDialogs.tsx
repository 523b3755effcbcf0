import { Banner, Button, Dialog, Stack, Text, useToast } from '../../design/index.ts'
import { useRemoveWebhook } from './useRemoveWebhook.ts'
import { useRotateWebhookSecret } from './useRotateWebhookSecret.ts'

type WebhookDialogProps = { id: string; url: string; onClose: () => void }

/** The hours for which both secrets sign. */
const OVERLAP = 24

/** Asks whether an endpoint is to go. */
export function RemoveWebhookDialog({ id, url, onClose }: WebhookDialogProps) {
  const { send, isPending, refusal } = useRemoveWebhook()
  const { toast } = useToast()
  async function remove() {
    const { saved } = await send({ input: { webhookId: id } })
    if (!saved) return
    toast({ title: 'The endpoint is removed' })
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      title="Remove the endpoint"
      description={`Nothing is sent to ${url} any more, and its log goes with it.`}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button
            variant="danger"
            pending={isPending}
            pendingLabel="Removing..."
            onClick={() => void remove()}
          >
            Remove the endpoint
          </Button>
        </>
      }
    >
      {refusal && (
        <Banner tone="danger" announce>
          {refusal.message}
        </Banner>
      )}
    </Dialog>
  )
}

/** Asks whether an endpoint is to get another secret. */
export function RotateSecretDialog({
  id,
  url,
  onClose,
  onCreated,
}: WebhookDialogProps & { onCreated: (secret: string) => void }) {
  const { send, isPending, refusal } = useRotateWebhookSecret()
  async function rotate() {
    const { saved } = await send({ input: { webhookId: id, overlapHours: OVERLAP } })
    if (!saved) return
    onClose()
    onCreated(saved.secret)
  }
  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      title="Replace the secret"
      description={`Events to ${url} are signed with the present secret as well for ${OVERLAP} more hours.`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            pending={isPending}
            pendingLabel="Replacing..."
            onClick={() => void rotate()}
          >
            Replace the secret
          </Button>
        </>
      }
    >
      <Stack $gap={4}>
        <Text>Change your program over to the new secret within that time.</Text>
        {refusal && (
          <Banner tone="danger" announce>
            {refusal.message}
          </Banner>
        )}
      </Stack>
    </Dialog>
  )
}
