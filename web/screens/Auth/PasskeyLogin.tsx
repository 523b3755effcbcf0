import { useState } from 'react'
import { graphql } from 'react-relay'
import type { PasskeyLoginMutation } from '../../__generated__/PasskeyLoginMutation.graphql.ts'
import type { PasskeyLoginStartMutation } from '../../__generated__/PasskeyLoginStartMutation.graphql.ts'
import { signWithPasskey, usePasskeySupport } from '../../account/passkeys.ts'
import { Banner, Button, Stack, useToast } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { beginSession } from '../../relay/session.ts'
import { useChange } from '../../relay/useChange.ts'

/** Signs in with a passkey. Shown where the browser knows passkeys. */
export function PasskeyLogin({ onDone }: { onDone: () => void }) {
  const isSupported = usePasskeySupport()
  const { toast } = useToast()
  const [isWaiting, setWaiting] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const { send: start } = useChange<PasskeyLoginStartMutation>(graphql`
    mutation PasskeyLoginStartMutation @raw_response_type {
      startPasskeySignIn(input: {}) {
        ... on StartPasskeySignInPayload @alias(as: "saved") {
          options
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
  const { send: login } = useChange<PasskeyLoginMutation>(graphql`
    mutation PasskeyLoginMutation($input: SignInWithPasskeyInput!) @raw_response_type {
      signInWithPasskey(input: $input) {
        ... on SignInWithPasskeyPayload @alias(as: "saved") {
          viewer {
            id
            fullName
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
  if (!isSupported) return null

  /** Gives why it was refused; null once it is done, or where the person put it off. */
  async function enter(): Promise<string | null> {
    const asked = await start({})
    if (!asked.saved) return asked.refusal.message
    const { response, fault } = await signWithPasskey(asked.saved.options)
    if (response === null) return fault
    const { saved, refusal } = await login({ input: { response } })
    if (!saved) return refusal.message
    await beginSession()
    toast({
      title: t('Login successful'),
      description: t('Welcome back, {fullName}!', { fullName: saved.viewer.fullName }),
    })
    onDone()
    return null
  }

  return (
    <Stack $gap={3}>
      {fault !== null && (
        <Banner tone="danger" announce>
          {fault}
        </Banner>
      )}
      <Button
        pending={isWaiting}
        pendingLabel={t('Waiting for your device...')}
        onClick={async () => {
          setFault(null)
          setWaiting(true)
          setFault(await enter())
          setWaiting(false)
        }}
      >
        {t('Log in with a passkey')}
      </Button>
    </Stack>
  )
}
