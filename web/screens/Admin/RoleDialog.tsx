import { useState } from 'react'
import { Banner, Button, Dialog, Field, RadioGroup, Stack, useToast } from '../../design/index.ts'
import { type GivenRole, ROLES, roleWord } from './adminWords.ts'
import { useChangeRole } from './useChangeRole.ts'

/** Asks which role a person is to have. */
export function RoleDialog({
  personId,
  fullName,
  role,
  onClose,
}: {
  personId: string
  fullName: string
  role: string
  onClose: () => void
}) {
  const { send, isPending, refusal, faultByField } = useChangeRole()
  const { toast } = useToast()
  const [chosen, setChosen] = useState<GivenRole | ''>(ROLES.find(({ value }) => value === role)?.value ?? '')

  async function change() {
    if (chosen === '') return
    const { saved } = await send({ input: { personId, role: chosen } })
    if (!saved) return
    toast({ title: `${fullName} is now: ${roleWord(chosen)}` })
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      title={`Change the role of ${fullName}`}
      description="It holds from their next request on, and is written to the audit log."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            pending={isPending}
            pendingLabel="Changing..."
            disabled={chosen === '' || chosen === role}
            onClick={change}
          >
            Change the role
          </Button>
        </>
      }
    >
      <Stack $gap={4}>
        {refusal && !faultByField.role && (
          <Banner tone="danger" announce>
            {refusal.message}
          </Banner>
        )}
        <Field label="Role" group error={faultByField.role}>
          <RadioGroup options={ROLES} value={chosen} onValueChange={setChosen} />
        </Field>
      </Stack>
    </Dialog>
  )
}
