import { type FormEvent, useState } from 'react'
import { MEMBER_ROLES, type MemberRole } from '../../content/memberRoles.ts'
import { Banner, Button, Column, Field, RadioGroup, Stack, TextInput, useToast } from '../../design/index.ts'
import { useInviteMember } from './useInviteMember.ts'

/** Asks somebody to join. What was typed stays when the server refuses it. */
export function InviteForm() {
  const { send, isPending, refusal, faultByField } = useInviteMember()
  const { toast } = useToast()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<MemberRole>('COUNSELLOR')

  async function invite(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const { saved } = await send({ input: { email, role } })
    if (!saved) return
    toast({ title: `${email.trim()} was invited` })
    setEmail('')
  }

  return (
    <form noValidate onSubmit={event => void invite(event)}>
      <Column>
        <Stack $gap={4}>
          {refusal && !faultByField.email && (
            <Banner tone="danger" announce>
              {refusal.message}
            </Banner>
          )}
          <Field
            label="Email"
            help="A link is mailed there. It works once, for 14 days."
            error={faultByField.email}
          >
            <TextInput
              type="email"
              name="email"
              autoComplete="off"
              maxLength={254}
              value={email}
              onChange={({ target }) => setEmail(target.value)}
            />
          </Field>
          <Field label="Role" group error={faultByField.role}>
            <RadioGroup options={MEMBER_ROLES} value={role} onValueChange={setRole} />
          </Field>
          <div>
            <Button type="submit" variant="primary" pending={isPending} pendingLabel="Inviting...">
              Invite
            </Button>
          </div>
        </Stack>
      </Column>
    </form>
  )
}
