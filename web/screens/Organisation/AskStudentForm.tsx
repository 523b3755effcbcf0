import { type FormEvent, useState } from 'react'
import { Banner, Button, Column, Field, Heading, Stack, TextInput, useToast } from '../../design/index.ts'
import { useAskStudent } from './useAskStudent.ts'

/** Asks a student to share. What was typed stays when the server refuses it. */
export function AskStudentForm({ onAsked }: { onAsked: () => void }) {
  const { send, isPending, refusal, faultByField } = useAskStudent()
  const { toast } = useToast()
  const [fullName, setFullName] = useState('')
  const [email, setEmail] = useState('')

  async function ask(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const { saved } = await send({ input: { fullName, email } })
    if (!saved) return
    toast({ title: `${fullName.trim()} was asked` })
    setFullName('')
    setEmail('')
    onAsked()
  }

  return (
    <form noValidate onSubmit={event => void ask(event)}>
      <Column>
        <Stack $gap={4}>
          <Heading level={3} size="tiny">
            Ask a student
          </Heading>
          {refusal && !faultByField.email && !faultByField.fullName && (
            <Banner tone="danger" announce>
              {refusal.message}
            </Banner>
          )}
          <Field label="Full name of the student" error={faultByField.fullName}>
            <TextInput
              name="studentName"
              autoComplete="off"
              maxLength={120}
              value={fullName}
              onChange={({ target }) => setFullName(target.value)}
            />
          </Field>
          <Field
            label="Email of the student"
            help="A link is mailed there. You see nothing before they agree."
            error={faultByField.email}
          >
            <TextInput
              type="email"
              name="studentEmail"
              autoComplete="off"
              maxLength={254}
              value={email}
              onChange={({ target }) => setEmail(target.value)}
            />
          </Field>
          <div>
            <Button type="submit" variant="primary" pending={isPending} pendingLabel="Asking...">
              Ask the student
            </Button>
          </div>
        </Stack>
      </Column>
    </form>
  )
}
