import { Banner, Button, Dialog, useToast } from '../../design/index.ts'
import { counted } from '../../format/counted.ts'

import { useSignOutPerson } from './useSignOutPerson.ts'

/** Asks whether a person is to be signed out everywhere. */
export function SignOutDialog({
  personId,
  fullName,
  devices,
  onClose,
}: {
  personId: string
  fullName: string
  devices: number
  onClose: () => void
}) {
  const { send, isPending, refusal } = useSignOutPerson()
  const { toast } = useToast()

  async function signOut() {
    const { saved } = await send({ input: { personId } })
    if (!saved) return
    toast({ title: `${fullName} is signed out everywhere` })
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      title={`Sign ${fullName} out everywhere?`}
      description={
        devices === 0
          ? 'They are signed in on no device now.'
          : `This ends ${counted(devices, 'session')}. Nothing saved is lost, and they can log in again. It is written to the audit log.`
      }
      actions={
        <>
          <Button onClick={onClose}>{devices === 0 ? 'Close' : 'Cancel'}</Button>
          {devices > 0 && (
            <Button variant="danger" pending={isPending} pendingLabel="Signing out..." onClick={signOut}>
              Sign out everywhere
            </Button>
          )}
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
