import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { CONTACT } from '../../content/contact.ts'
import {
  Banner,
  Button,
  Column,
  Field,
  Heading,
  Stack,
  Text,
  TextArea,
  TextInput,
  TextLink,
} from '../../design/index.ts'
import { ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { useSendMessage } from './useSendMessage.ts'

/* Out of sight and out of the order of tabs: only programs fill it in. */
const Trap = styled.div`
  position: absolute;
  left: -100vw;
  width: 1px;
  height: 1px;
  overflow: hidden;
`

const EMPTY = { name: '', email: '', message: '', website: '' }
type Typed = typeof EMPTY

function ContactForm({ onSent }: { onSent: () => void }) {
  const [typed, setTyped] = useState<Typed>(EMPTY)
  const [refused, setRefused] = useState<Typed>(EMPTY)
  const { send, isPending, refusal, faultByField } = useSendMessage()
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusal])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    setRefused(typed)
    const { saved } = await send({ input: typed })
    if (saved) onSent()
  }

  /** What was refused stays said until it is changed. */
  const faultOf = (name: keyof Typed) => (typed[name] === refused[name] ? faultByField[name] : undefined)
  const wiring = (name: keyof Typed) => ({
    name,
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  })
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack $gap={4}>
        {refusal && Object.keys(faultByField).length === 0 && (
          <Banner tone="danger" announce>
            {refusal.message}
          </Banner>
        )}
        <Field label={CONTACT.name} error={faultOf('name')} required>
          <TextInput {...wiring('name')} autoComplete="name" />
        </Field>
        <Field label={CONTACT.email} help={CONTACT.emailHelp} error={faultOf('email')} required>
          <TextInput {...wiring('email')} type="email" autoComplete="email" autoCapitalize="none" />
        </Field>
        <Field label={CONTACT.message} help={CONTACT.messageHelp} error={faultOf('message')} required>
          <TextArea {...wiring('message')} rows={7} />
        </Field>
        <Trap aria-hidden="true">
          <input {...wiring('website')} tabIndex={-1} autoComplete="off" />
        </Trap>
        <div>
          <Button
            type="submit"
            variant="primary"
            size="large"
            pending={isPending}
            pendingLabel={CONTACT.sending}
          >
            {CONTACT.send}
          </Button>
        </div>
        <Text $size="small" $tone="faint">
          {CONTACT.kept}{' '}
          <TextLink as={Link} to="/privacy">
            {CONTACT.privacy}
          </TextLink>
        </Text>
      </Stack>
    </form>
  )
}

/** Sends a message to the people who run this installation. */
export default function ContactScreen() {
  const [isSent, setSent] = useState(false)
  const thanks = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isSent) thanks.current?.focus()
  }, [isSent])
  return (
    <ScreenPage>
      <ScreenHead>
        <div>
          <Heading level={1}>{CONTACT.title}</Heading>
          <Text $size="lead" $tone="soft" $measure>
            {CONTACT.lead}
          </Text>
        </div>
      </ScreenHead>
      <Column>
        {isSent ? (
          <Stack $gap={4} $align="start">
            <Heading level={2} ref={thanks} tabIndex={-1}>
              {CONTACT.sentTitle}
            </Heading>
            <Text>{CONTACT.sent}</Text>
            <Button onClick={() => setSent(false)}>{CONTACT.another}</Button>
          </Stack>
        ) : (
          <ContactForm onSent={() => setSent(true)} />
        )}
      </Column>
    </ScreenPage>
  )
}
