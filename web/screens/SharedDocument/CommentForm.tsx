import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Banner, Button, Field, Row, Stack, Text, TextArea, TextInput, useToast } from '../../design/index.ts'
import { shortened } from '../../documents/shortened.ts'
import type { ChosenWords } from './passages.ts'
import { useAddSharedComment } from './useAddSharedComment.ts'

/** Who comments on this page: the name is typed once. */
export type Commenter = { token: string; name: string; setName: (name: string) => void }

/** Writes a comment on some words, on the whole text, or an answer to a comment. */
export function CommentForm({
  commenter: { token, name, setName },
  passage = null,
  answersId = null,
  onClose,
}: {
  commenter: Commenter
  passage?: ChosenWords | null
  answersId?: string | null
  onClose: () => void
}) {
  const [body, setBody] = useState('')
  const { send, isPending, refusal, faultByField } = useAddSharedComment()
  const { toast } = useToast()
  const form = useRef<HTMLFormElement>(null)
  const [isNameKnown] = useState(name !== '')
  useEffect(() => {
    form.current?.querySelector<HTMLElement>(isNameKnown ? 'textarea' : 'input')?.focus()
  }, [isNameKnown])
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusal])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const { saved } = await send({ input: { token, name, body, passage, answersId } })
    if (!saved) return
    toast({ title: answersId === null ? 'Comment added' : 'Answer added' })
    onClose()
  }

  const isOfField = faultByField.name !== undefined || faultByField.body !== undefined
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      onKeyDown={event => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <Stack $gap={3}>
        {passage !== null && (
          <Text $size="small" $tone="soft">
            On “{shortened(passage.quote, 80)}”
          </Text>
        )}
        <Field label="Your name" error={faultByField.name} required>
          <TextInput value={name} autoComplete="name" onChange={({ target }) => setName(target.value)} />
        </Field>
        <Field label={answersId === null ? 'Your comment' : 'Your answer'} error={faultByField.body} required>
          <TextArea rows={4} value={body} onChange={({ target }) => setBody(target.value)} />
        </Field>
        {refusal && !isOfField && (
          <Banner tone="danger" announce>
            {faultByField.passage ?? refusal.message}
          </Banner>
        )}
        <Row $gap={3}>
          <Button type="submit" variant="primary" pending={isPending} pendingLabel="Sending...">
            {answersId === null ? 'Add comment' : 'Add answer'}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </Row>
      </Stack>
    </form>
  )
}
