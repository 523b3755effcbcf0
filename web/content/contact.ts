import { words } from '../language/language.ts'

/** The words of the contact page. */
export const CONTACT = words({
  title: 'Contact',
  lead: 'A question, a fault, a figure that is wrong: write to the people who run this site.',
  name: 'Your name',
  email: 'Your email address',
  emailHelp: 'The answer goes there.',
  message: 'Message',
  messageHelp: 'Which page, and what you expected.',
  send: 'Send message',
  sending: 'Sending...',
  sentTitle: 'Your message was sent',
  sent: 'It is stored and on its way to the people who run this site. They answer by mail.',
  another: 'Write another message',
  kept: 'Messages are kept for 365 days.',
  privacy: 'Privacy',
})
