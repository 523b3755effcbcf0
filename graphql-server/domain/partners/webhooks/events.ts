import type { WebhookEvent } from '../../../generated/prisma/enums.ts'

/** The events that an endpoint can be for. PING goes to each that is tested. */
export const CHOSEN_EVENTS = [
  'DOCUMENT_READY',
  'LETTER_APPROVED',
  'STUDENT_CONSENTED',
  'STUDENT_LEFT',
  'APPLICATION_CHANGED',
] as const satisfies readonly WebhookEvent[]

/** An event's name in what is sent, as 'document.ready'. */
export function eventName(event: WebhookEvent): string {
  return event.toLowerCase().replace('_', '.')
}

/** The header with the signature of a body. */
export const SIGNATURE_HEADER = 'gradwright-signature'
