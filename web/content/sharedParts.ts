import { words } from '../language/language.ts'

/** What a student shares with a consultancy, in the words of the page where they agree and of their account. */
export const SHARING = words({
  parts: [
    'your profile: studies, work, test scores, interests, countries, budget and start',
    'your first ten matches, as far as your plan shows them',
    'your applications, with their state and deadline',
    'your documents with their text, as far as your plan shows it',
  ],
  /** What an organisation may have done for a student who agreed. */
  written:
    'They may have documents written for you from answers that they send. These are yours, and they pay for them. They change nothing of yours.',
  /** What stays with the student. */
  kept: 'Your notes, your answers to questionnaires, your story, confidential letters, payments and mails stay with you.',
})
