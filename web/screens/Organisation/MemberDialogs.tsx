import { type ReactNode, useState } from 'react'
import { MEMBER_ROLES, type MemberRole } from '../../content/memberRoles.ts'
import { Banner, Button, Dialog, Field, RadioGroup, Stack, useToast } from '../../design/index.ts'
import type { Refusal } from '../../relay/refusal.ts'
import { useChangeMember } from './useChangeMember.ts'
import { useLeaveOrganisation } from './useLeaveOrganisation.ts'
import { useRemoveMember } from './useRemoveMember.ts'

type Member = { id: string; fullName: string; role: string }

type AskProps = {
  title: string
  description: string
  action: string
  acting: string
  tone: 'primary' | 'danger'
  isPending: boolean
  refusal: Refusal | null
  onAct: () => void
  onClose: () => void
  children?: ReactNode
}

/** Asks before a member is changed. */
function Ask({
  title,
  description,
  action,
  acting,
  tone,
  isPending,
  refusal,
  onAct,
  onClose,
  children,
}: AskProps) {
  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant={tone} pending={isPending} pendingLabel={acting} onClick={onAct}>
            {action}
          </Button>
        </>
      }
    >
      <Stack $gap={4}>
        {refusal && (
          <Banner tone="danger" announce>
            {refusal.message}
          </Banner>
        )}
        {children}
      </Stack>
    </Dialog>
  )
}

/** Gives a member another role. */
export function RoleDialog({
  member: { id, fullName, role: present },
  onClose,
}: {
  member: Member
  onClose: () => void
}) {
  const { send, isPending, refusal } = useChangeMember()
  const { toast } = useToast()
  const [role, setRole] = useState<MemberRole | ''>(
    MEMBER_ROLES.find(({ value }) => value === present)?.value ?? '',
  )
  async function change() {
    if (role === '') return
    const { saved } = await send({ input: { memberId: id, role } })
    if (!saved) return
    toast({ title: `The role of ${fullName} is changed` })
    onClose()
  }
  return (
    <Ask
      title={`Change the role of ${fullName}`}
      description="It holds from their next click on."
      action="Change the role"
      acting="Changing..."
      tone="primary"
      isPending={isPending}
      refusal={refusal}
      onAct={() => void change()}
      onClose={onClose}
    >
      <Field label="Role" group>
        <RadioGroup options={MEMBER_ROLES} value={role} onValueChange={setRole} />
      </Field>
    </Ask>
  )
}

/** Ends somebody's membership. */
export function RemoveDialog({
  member: { id, fullName },
  organisation,
  onClose,
}: {
  member: Member
  organisation: string
  onClose: () => void
}) {
  const { send, isPending, refusal } = useRemoveMember()
  const { toast } = useToast()
  async function remove() {
    const { saved } = await send({ input: { memberId: id } })
    if (!saved) return
    toast({ title: `${fullName} was removed` })
    onClose()
  }
  return (
    <Ask
      title={`Remove ${fullName}`}
      description={`They see nothing of ${organisation} any more. Their own account stays, and so do keys that they made.`}
      action="Remove the member"
      acting="Removing..."
      tone="danger"
      isPending={isPending}
      refusal={refusal}
      onAct={() => void remove()}
      onClose={onClose}
    />
  )
}

/** Ends the viewer's own membership. */
export function LeaveDialog({ organisation, onClose }: { organisation: string; onClose: () => void }) {
  const { send, isPending, refusal } = useLeaveOrganisation()
  const { toast } = useToast()
  async function leave() {
    const { saved } = await send(
      { input: {} },
      {
        updater: (store, data) => {
          if (data?.leaveOrganisation.saved) store.getRoot().setValue(null, 'partner')
        },
      },
    )
    if (saved) toast({ title: `You left ${organisation}` })
  }
  return (
    <Ask
      title={`Leave ${organisation}`}
      description="You see nothing of it any more. Your own account and documents stay. To come back you need another invitation."
      action="Leave"
      acting="Leaving..."
      tone="danger"
      isPending={isPending}
      refusal={refusal}
      onAct={() => void leave()}
      onClose={onClose}
    />
  )
}
