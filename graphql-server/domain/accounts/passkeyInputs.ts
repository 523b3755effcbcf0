import { z } from 'zod'
import { typedText } from '../parseInput.ts'
import { notAccepted } from './passkeyChallenges.ts'

/** The most characters of what a browser sends of a passkey. */
const MOST = 20_000
const encoded = z.base64url().max(MOST)

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const

/** A person's name for a passkey. */
export const passkeyName = typedText().min(1, 'Give the passkey a name').max(60, 'At most 60 characters')

/** What a browser sends, as a text: `JSON.stringify` of the library's answer. */
export const passkeyResponse = z.string().max(MOST)

const common = {
  id: encoded,
  rawId: encoded,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
}
const attestation = z.object({
  ...common,
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.array(z.string()).max(20).optional(),
  }),
})
const assertion = z.object({
  ...common,
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: encoded.optional(),
  }),
})
const clientData = z.object({ challenge: encoded })

/** A new passkey as a browser sends it. @throws ConflictError */
export function readAttestation(text: string) {
  const { response, ...answer } = parseAnswer(attestation, text)
  const transports = TRANSPORTS.filter(known => response.transports?.includes(known))
  return { ...answer, response: { ...response, transports } }
}

/** A signature with a passkey as a browser sends it. @throws ConflictError */
export function readAssertion(text: string) {
  return parseAnswer(assertion, text)
}

/** The challenge that was signed. @throws ConflictError */
export function challengeIn(clientDataJSON: string): string {
  return parseAnswer(clientData, Buffer.from(clientDataJSON, 'base64url').toString('utf8')).challenge
}

/** Narrows stored transports to those that the library knows. */
export function knownTransports(stored: readonly string[]): (typeof TRANSPORTS)[number][] {
  return TRANSPORTS.filter(known => stored.includes(known))
}

function parseAnswer<Shape extends z.ZodType>(shape: Shape, text: string): z.output<Shape> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw notAccepted()
  }
  const { data, success } = shape.safeParse(value)
  if (!success) throw notAccepted()
  return data
}
