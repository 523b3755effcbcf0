import { type FormEvent, useEffect, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ApproveLetter_letter$key } from '../../__generated__/ApproveLetter_letter.graphql.ts'
import { Banner, Button, Checkbox, Column, Field, Heading, Stack, TextInput } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { refusalWords } from '../../relay/refusal.ts'
import { Part } from '../../routing/ScreenPage.ts'
import { useApproveLetter } from './useApproveLetter.ts'

/** Approves the letter as it is shown, under a name and a role. */
export function ApproveLetter({
  letter: letterRef,
  token,
}: {
  letter: ApproveLetter_letter$key
  token: string
}) {
  const { recommender, student, textRevision, isConfidential } = useFragment(
    graphql`
      fragment ApproveLetter_letter on RecommenderLetter {
        recommender
        student
        textRevision
        isConfidential
      }
    `,
    letterRef,
  )
  const [name, setName] = useState(recommender)
  const [role, setRole] = useState('')
  const [keepsSecret, setKeepsSecret] = useState(isConfidential)
  const { send, isPending, refusal, faultByField } = useApproveLetter()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusal])

  async function approve(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    await send({ input: { token, revision: textRevision, name, role, isConfidential: keepsSecret } })
  }

  return (
    <Part aria-labelledby="approve">
      <Heading level={2} size="small" id="approve">
        {t('Approve the letter')}
      </Heading>
      <Column>
        <form ref={form} noValidate onSubmit={approve}>
          <Stack $gap={4}>
            <Field label={t('Your name')} error={faultByField.name} required>
              <TextInput value={name} autoComplete="name" onChange={({ target }) => setName(target.value)} />
            </Field>
            <Field
              label={t('Your role')}
              help={t('For example: Professor of Physics, Fergusson College')}
              error={faultByField.role}
              required
            >
              <TextInput
                value={role}
                autoComplete="organization-title"
                onChange={({ target }) => setRole(target.value)}
              />
            </Field>
            {!isConfidential && (
              <Checkbox
                label={t(
                  'Keep the final text from {student}: they see only that you approved it. This cannot be undone.',
                  { student },
                )}
                checked={keepsSecret}
                onChange={({ target }) => setKeepsSecret(target.checked)}
              />
            )}
            {refusal && faultByField.name === undefined && faultByField.role === undefined && (
              <Banner tone="danger" announce>
                {refusalWords(refusal)}
              </Banner>
            )}
            <div>
              <Button type="submit" variant="primary" pending={isPending} pendingLabel={t('Approving...')}>
                {t('Approve the letter')}
              </Button>
            </div>
          </Stack>
        </form>
      </Column>
    </Part>
  )
}
