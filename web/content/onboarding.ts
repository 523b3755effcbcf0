import { words } from '../language/language.ts'

/** The words of the four steps to an account, at `/onboarding`. */
export const ONBOARDING = words({
  title: 'Welcome to Gradwright',
  lead: 'One account for your profile, your matches and your documents. It takes about a minute, and asks nothing about your studies yet.',
  benefits: [
    {
      title: '1 free document generation',
      text: 'A statement of purpose from your answers. Without a plan you see its outline and its opening.',
    },
    {
      title: 'Every sentence tied to your own answers',
      text: 'The margin shows which answer a sentence comes from, so you can check it.',
    },
    {
      title: 'University-specific research integration',
      text: 'The questions ask what you found out about the university, and the draft uses it.',
    },
    {
      title: 'Export or delete your data at any time',
      text: 'Both are on your account page.',
    },
  ],
})
