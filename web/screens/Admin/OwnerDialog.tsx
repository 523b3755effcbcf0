import { type FormEvent, useId, useState } from 'react'
import { Banner, Button, Dialog, Field, Stack, TextInput, useToast } from '../../design/index.ts'
import { useCreateOrganisation } from './useCreateOrganisation.ts'
import { useNameOwner } from './useNameOwner.ts'

const OWNER_HELP = 'Their username or email address. They have an account and are in no other organisation.'

/** Asks for the name of a new organisation and its first owner. */
export function CreateOrganisationDialog({
  connections,
  onClose,
}: {
  connections: readonly string[]
  onClose: () => void
}) {
  const { send, isPending, refusal, faultByField } = useCreateOrganisation()
  const { toast } = useToast()
  const [name, setName] = useState('')
  const [ownerName, setOwnerName] = useState('')
  const formId = useId()

  async function create(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const { saved } = await send({ input: { name, ownerName }, connections: [...connections] })
    if (!saved) return
    toast({ title: `${name.trim()} was created` })
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      title="Create an organisation"
      description="Its owner can create keys at once. It is written to the audit log."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            pending={isPending}
            pendingLabel="Creating..."
          >
            Create
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={create}>
        <Stack $gap={4}>
          {refusal && !faultByField.name && !faultByField.ownerName && (
            <Banner tone="danger" announce>
              {refusal.message}
            </Banner>
          )}
          <Field label="Name" required error={faultByField.name}>
            <TextInput
              name="name"
              autoComplete="off"
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          </Field>
          <OwnerField value={ownerName} error={faultByField.ownerName} onChange={setOwnerName} />
        </Stack>
      </form>
    </Dialog>
  )
}

/** Asks who becomes an owner of an organisation. */
export function NameOwnerDialog({
  organisation: { id, name },
  onClose,
}: {
  organisation: { id: string; name: string }
  onClose: () => void
}) {
  const { send, isPending, refusal, faultByField } = useNameOwner()
  const { toast } = useToast()
  const [ownerName, setOwnerName] = useState('')
  const formId = useId()

  async function nameOwner(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const { saved } = await send({ input: { organisationId: id, ownerName } })
    if (!saved) return
    toast({ title: `${name} has another owner` })
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      title={`Name an owner of ${name}`}
      description="Its other owners stay. It is written to the audit log."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" pending={isPending} pendingLabel="Saving...">
            Name the owner
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={nameOwner}>
        <Stack $gap={4}>
          {refusal && !faultByField.ownerName && (
            <Banner tone="danger" announce>
              {refusal.message}
            </Banner>
          )}
          <OwnerField value={ownerName} error={faultByField.ownerName} onChange={setOwnerName} />
        </Stack>
      </form>
    </Dialog>
  )
}

function OwnerField({
  value,
  error,
  onChange,
}: {
  value: string
  error: string | undefined
  onChange: (value: string) => void
}) {
  return (
    <Field label="Owner" required help={OWNER_HELP} error={error}>
      <TextInput
        name="ownerName"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}
