import { Send } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { LetterDialog_document$key } from '../../../__generated__/LetterDialog_document.graphql.ts'
import { Banner, Button, Checkbox, Dialog, Field, Stack, TextInput, useToast } from '../../../design/index.ts'
import { t } from '../../../language/language.ts'
import { refusalWords } from '../../../relay/refusal.ts'
import { useRequestLetter } from './useRequestLetter.ts'

/** Asks for the recommender's name and address, and mails them the letter. */
export function LetterDialog({
  document: documentRef,
  onClose,
}: {
  document: LetterDialog_document$key
  onClose: () => void
}) {
  const { id, sender } = useFragment(
    graphql`
      fragment LetterDialog_document on Document {
        id
        sender {
          name
        }
      }
    `,
    documentRef,
  )
  const formId = useId()
  const [name, setName] = useState(sender?.name ?? '')
  const [email, setEmail] = useState('')
  const [isConfidential, setConfidential] = useState(false)
  const [isQuestionsOnly, setQuestionsOnly] = useState(false)
  const { send, isPending, refusal, faultByField } = useRequestLetter()
  const { toast } = useToast()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusal])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const { saved } = await send({ input: { documentId: id, name, email, isConfidential, isQuestionsOnly } })
    if (!saved) return
    toast({
      title: t('Sent to the recommender'),
      description: t('You see here when they open or approve it.'),
    })
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={isOpen => {
        if (!isOpen) onClose()
      }}
      title={t('Send to the recommender')}
      description={t(
        'They get a mail with a link to a few questions and the letter, to change and approve it. The link goes to them alone, ends after 30 days, and they are reminded once.',
      )}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            pending={isPending}
            pendingLabel={t('Sending...')}
            icon={<Send aria-hidden="true" />}
          >
            {t('Send the letter')}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit}>
        <Stack $gap={4}>
          <Field label={t('Name of the recommender')} error={faultByField.name} required>
            <TextInput value={name} autoComplete="off" onChange={({ target }) => setName(target.value)} />
          </Field>
          <Field
            label={t('Their email address')}
            help={t('Their own, best at their institution. Yours is refused.')}
            error={faultByField.email}
            required
          >
            <TextInput
              type="email"
              value={email}
              autoComplete="off"
              autoCapitalize="none"
              onChange={({ target }) => setEmail(target.value)}
            />
          </Field>
          <Checkbox
            label={t(
              'Questions only: they get no draft and write the letter themselves. It is confidential then',
            )}
            checked={isQuestionsOnly}
            onChange={({ target }) => setQuestionsOnly(target.checked)}
          />
          <Checkbox
            label={t('Confidential: from their first change on I see the state only, and not the text')}
            checked={isConfidential || isQuestionsOnly}
            disabled={isQuestionsOnly}
            onChange={({ target }) => setConfidential(target.checked)}
          />
          {refusal && faultByField.name === undefined && faultByField.email === undefined && (
            <Banner tone="danger" announce>
              {refusalWords(refusal)}
            </Banner>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}
