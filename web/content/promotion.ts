import { words } from '../language/language.ts'

/** The words of the promotional sign-up, at `/promotional-signup`. */
export const PROMOTION = words({
  title: 'One free statement of purpose',
  lead: 'Open an account and claim one free SOP generation credit.',
  points: [
    'One statement of purpose, written from your answers and nothing else.',
    'You see all of it once you have confirmed your email address. Without the promotion the first one is a preview.',
    'Once for each person. No card is asked for.',
  ],
  closed: {
    USED_UP: {
      title: 'All free statements are claimed',
      text: 'Every claim of this promotion has been made. You can still open an account: your first statement is a preview with the outline, the opening and the best paragraph.',
    },
    FULL_TODAY: {
      title: 'Many people claimed this from your network today',
      text: 'A hostel or a campus shares one network. Try again tomorrow, or open an account without the promotion.',
    },
    ENDED: {
      title: 'This promotion has ended',
      text: 'You can still open an account: your first statement is a preview with the outline, the opening and the best paragraph.',
    },
  },
})
