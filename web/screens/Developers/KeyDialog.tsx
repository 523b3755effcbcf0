import { Banner, Button, Dialog, Stack, Text, useToast } from '../../design/index.ts'
import { useRevokeApiKey } from './useRevokeApiKey.ts'
import { useRotateApiKey } from './useRotateApiKey.ts'

type KeyDialogProps = { id: string; name: string; onClose: () => void }

/** Asks whether a key is to be ended. */
export function RevokeDialog({ id, name, onClose }: KeyDialogProps) {
  const { send, isPending, refusal } = useRevokeApiKey()
  const { toast } = useToast()
  async function revoke() {
    const { saved } = await send({ input: { apiKeyId: id } })
    if (!saved) return
    toast({ title: `The key ${name} is revoked` })
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      title={`Revoke ${name}`}
      description="Programs that use it are refused from now on. This cannot be undone."
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button
            variant="danger"
            pending={isPending}
            pendingLabel="Revoking..."
            onClick={() => void revoke()}
          >
            Revoke the key
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

/** The hours for which both keys are accepted. */
const OVERLAP = 24

/** Asks whether a key is to be replaced. */
export function RotateDialog({
  id,
  name,
  onClose,
  onCreated,
}: KeyDialogProps & { onCreated: (secret: string) => void }) {
  const { send, isPending, refusal } = useRotateApiKey()
  async function rotate() {
    const { saved } = await send({ input: { apiKeyId: id, overlapHours: OVERLAP } })
    if (!saved) return
    onClose()
    onCreated(saved.secret)
  }
  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      title={`Replace ${name}`}
      description={`You get another key like it. This one is accepted for ${OVERLAP} more hours.`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            pending={isPending}
            pendingLabel="Replacing..."
            onClick={() => void rotate()}
          >
            Replace the key
          </Button>
        </>
      }
    >
      <Stack $gap={4}>
        <Text>Change your programs over to the new key within that time.</Text>
        {refusal && (
          <Banner tone="danger" announce>
            {refusal.message}
          </Banner>
        )}
      </Stack>
    </Dialog>
  )
}
