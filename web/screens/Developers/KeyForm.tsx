import { type FormEvent, useState } from 'react'
import {
  Banner,
  Button,
  Checkbox,
  Column,
  Field,
  RadioGroup,
  Select,
  Stack,
  TextInput,
} from '../../design/index.ts'
import { useCreateApiKey } from './useCreateApiKey.ts'

const MODES = [
  { value: 'TEST', label: 'Test', description: 'Reads the public sample of the catalogue.' },
  { value: 'LIVE', label: 'Live', description: 'Reads the whole catalogue.' },
] as const
const SCOPES = [
  { value: 'CATALOGUE', label: 'catalogue', description: 'Universities and programmes.' },
  { value: 'MATCHES', label: 'matches', description: 'How programmes fit a profile.' },
  { value: 'STUDENTS_READ', label: 'students:read', description: 'What students share with you.' },
  {
    value: 'STUDENTS_WRITE',
    label: 'students:write',
    description: 'Asking students to share, and lists of them. For live keys.',
  },
  {
    value: 'DOCUMENTS_GENERATE',
    label: 'documents:generate',
    description: 'Documents for students who agreed. For live keys.',
  },
] as const
const EXPIRIES = [
  { value: '30', label: 'After 30 days' },
  { value: '90', label: 'After 90 days' },
  { value: '365', label: 'After a year' },
  { value: 'never', label: 'When it is revoked' },
] as const

type Scope = (typeof SCOPES)[number]['value']

/** Makes a key. What was chosen stays when the server refuses it. */
export function KeyForm({ onCreated }: { onCreated: (secret: string) => void }) {
  const { send, isPending, refusal, faultByField } = useCreateApiKey()
  const [name, setName] = useState('')
  const [mode, setMode] = useState<(typeof MODES)[number]['value']>('TEST')
  const [scopes, setScopes] = useState<readonly Scope[]>(['CATALOGUE'])
  const [expiry, setExpiry] = useState<string>('90')

  async function create(event: FormEvent) {
    event.preventDefault()
    const expiresInDays = expiry === 'never' ? null : Number(expiry)
    const { saved } = await send({ input: { name, mode, scopes: [...scopes], expiresInDays } })
    if (!saved) return
    setName('')
    onCreated(saved.secret)
  }

  return (
    <form noValidate onSubmit={event => void create(event)}>
      <Column>
        <Stack $gap={4}>
          {refusal && !faultByField.name && !faultByField.scopes && (
            <Banner tone="danger" announce>
              {refusal.message}
            </Banner>
          )}
          <Field
            label="Name of the key"
            help="Where it is used, such as a website."
            error={faultByField.name}
          >
            <TextInput value={name} maxLength={80} onChange={event => setName(event.target.value)} />
          </Field>
          <Field label="Mode" group>
            <RadioGroup options={MODES} value={mode} onValueChange={setMode} />
          </Field>
          <Field label="Scopes" group error={faultByField.scopes}>
            {SCOPES.map(({ value, label, description }) => (
              <Checkbox
                key={value}
                label={label}
                description={description}
                checked={scopes.includes(value)}
                onChange={({ target }) =>
                  setScopes(target.checked ? [...scopes, value] : scopes.filter(one => one !== value))
                }
              />
            ))}
          </Field>
          <Field label="Ends">
            <Select options={EXPIRIES} value={expiry} onChange={event => setExpiry(event.target.value)} />
          </Field>
          <div>
            <Button type="submit" variant="primary" pending={isPending} pendingLabel="Creating...">
              Create a key
            </Button>
          </div>
        </Stack>
      </Column>
    </form>
  )
}
