import { Banner, Button, Dialog, useToast } from '../../design/index.ts'
import { useLetStudentGo } from './useLetStudentGo.ts'

/** Asks whether a student, or the request to one, is to go. */
export function LetGoDialog({
  student: { id, fullName, consentedAt },
  organisation,
  onGone,
  onClose,
}: {
  student: { id: string; fullName: string; consentedAt: string | null | undefined }
  organisation: string
  onGone: () => void
  onClose: () => void
}) {
  const { send, isPending, refusal } = useLetStudentGo()
  const { toast } = useToast()
  const shares = consentedAt != null
  async function letGo() {
    const { saved } = await send({ input: { studentId: id } })
    if (!saved) return
    toast({ title: shares ? `${fullName} does not share any more` : 'The request is taken back' })
    onClose()
    onGone()
  }
  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      title={shares ? `Let ${fullName} go` : `Take back the request to ${fullName}`}
      description={
        shares
          ? `${organisation} sees nothing of them any more. Their account and documents stay. To see them again, ask anew.`
          : 'The link in the mail opens nothing any more.'
      }
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" pending={isPending} pendingLabel="Ending..." onClick={() => void letGo()}>
            {shares ? 'Let them go' : 'Take it back'}
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
