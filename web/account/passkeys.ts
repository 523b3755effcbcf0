import { useEffect, useState } from 'react'
import { t } from '../language/language.ts'

/** Why an authenticator gave no answer, in words; null where the person put it off. */
export type PasskeyOutcome = { response: string; fault: null } | { response: null; fault: string | null }

/** Whether this browser knows passkeys. False until the page is shown, as on the server. */
export function usePasskeySupport(): boolean {
  const [isSupported, setSupported] = useState(false)
  useEffect(() => setSupported(typeof window.PublicKeyCredential === 'function'), [])
  return isSupported
}

/** Lets an authenticator make a passkey. `options` is what the server asks for, as JSON. */
export async function createPasskey(options: string): Promise<PasskeyOutcome> {
  return await ask(
    async ({ startRegistration }) => await startRegistration({ optionsJSON: JSON.parse(options) }),
  )
}

/** Lets an authenticator sign a challenge. `options` is what the server asks for, as JSON. */
export async function signWithPasskey(options: string): Promise<PasskeyOutcome> {
  return await ask(
    async ({ startAuthentication }) => await startAuthentication({ optionsJSON: JSON.parse(options) }),
  )
}

async function ask(
  call: (library: typeof import('@simplewebauthn/browser')) => Promise<object>,
): Promise<PasskeyOutcome> {
  try {
    return { response: JSON.stringify(await call(await import('@simplewebauthn/browser'))), fault: null }
  } catch (error) {
    return { response: null, fault: faultOf(error instanceof Error ? error.name : '') }
  }
}

function faultOf(name: string): string | null {
  // The person closed the window of the browser, or let it run out.
  if (name === 'NotAllowedError' || name === 'AbortError') return null
  if (name === 'InvalidStateError') return t('This device has a passkey for your account already.')
  if (name === 'SecurityError') return t('Passkeys do not work at this address of the site.')
  return t('The passkey could not be used. Please try again.')
}
