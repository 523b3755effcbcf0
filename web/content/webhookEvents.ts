/** The events that a webhook endpoint can be for, as forms show them. */
export const WEBHOOK_EVENTS = [
  { value: 'DOCUMENT_READY', label: 'document.ready', description: 'A document of a student is written.' },
  {
    value: 'LETTER_APPROVED',
    label: 'letter.approved',
    description: 'A recommender approved the letter of a student.',
  },
  { value: 'STUDENT_CONSENTED', label: 'student.consented', description: 'A student agreed to share.' },
  { value: 'STUDENT_LEFT', label: 'student.left', description: 'A student shares nothing any more.' },
  {
    value: 'APPLICATION_CHANGED',
    label: 'application.changed',
    description: 'An application came, moved, got another deadline or was deleted.',
  },
] as const

export type ChosenEvent = (typeof WEBHOOK_EVENTS)[number]['value']

/** The chosen ones of the events that the graph names. */
export function chosenEvents(names: readonly string[]): ChosenEvent[] {
  return WEBHOOK_EVENTS.map(({ value }) => value).filter(value => names.includes(value))
}

/** An event as it is sent: 'document.ready'. */
export function eventWord(event: string): string {
  return event.toLowerCase().replace('_', '.')
}
