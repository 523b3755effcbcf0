import { words } from '../language/language.ts'

/** The texts of the pages that prepare for an interview. */
export const INTERVIEW = words({
  title: 'Interview preparation',
  lead: 'Questions that an interviewer asks who has read what you said. Write each answer as you would speak it: rules say how long it takes, what of your own it uses, and where it says something else than before.',
  begin: 'Begin',
  limits: 'The rules cannot judge whether an answer convinces. Speak it aloud to somebody before the day.',
  empty: { title: 'No interview yet', text: 'Name the programme, and its questions come at once.' },
  locked: {
    title: 'Premium prepares you for interviews',
    text: 'With Premium you get questions about your own story and the programme, and what rules can say of your answers.',
    action: 'Compare plans',
  },
})
