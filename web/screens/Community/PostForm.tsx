import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Banner, Button, Field, Row, Stack, TextArea, TextInput } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import type { Refusal } from '../../relay/refusal.ts'

type Words = { name: string; title: string; body: string }
type PostFormProps = {
  words: Words
  onChange: (words: Words) => void
  /** The title's and the text's labels; without a title it is an answer. */
  labels: { title?: string; body: string; send: string }
  /** Of what was refused, and which words that were. */
  refusal: Refusal | null
  faultByField: Readonly<Record<string, string>>
  refused: Words | null
  isPending: boolean
  onSend: () => void
  extra?: ReactNode
}

/** The words of a question or an answer, under the name that others see. */
export function PostForm({
  words,
  onChange,
  labels,
  refusal,
  faultByField,
  refused,
  isPending,
  onSend,
  extra,
}: PostFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusal])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending) onSend()
  }

  /** What was refused stays said until it is changed. */
  const faultOf = (field: keyof Words) =>
    words[field] === refused?.[field] ? faultByField[field] : undefined
  const wiring = (field: keyof Words) => ({
    name: field,
    value: words[field],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...words, [field]: target.value }),
  })
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack $gap={4}>
        {refusal && Object.keys(faultByField).length === 0 && (
          <Banner tone="danger" announce>
            {refusal.message}
          </Banner>
        )}
        {labels.title !== undefined && (
          <Field label={labels.title} error={faultOf('title')} required>
            <TextInput {...wiring('title')} />
          </Field>
        )}
        <Field
          label={labels.body}
          help={t(
            'Plain text. Leave out names, addresses and anything else that you would not tell a stranger.',
          )}
          error={faultOf('body')}
          required
        >
          <TextArea {...wiring('body')} rows={5} />
        </Field>
        <Field
          label={t('Name that others see')}
          help={t('It need not be your own. It stays until you change it.')}
          error={faultOf('name')}
          required
        >
          <TextInput {...wiring('name')} autoComplete="off" />
        </Field>
        <Row>
          <Button type="submit" variant="primary" pending={isPending} pendingLabel={t('Sending...')}>
            {labels.send}
          </Button>
          {extra}
        </Row>
      </Stack>
    </form>
  )
}
