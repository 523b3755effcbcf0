import { words } from '../language/language.ts'

/** The words beside the forms of the sign-in page. Their example is the front page's. */
export const AUTH_ASIDE = words({
  /** The answer of the example that is shown beside its phrases. */
  note: 'setback',
  blurbs: [
    {
      title: 'Your facts, in order',
      text: 'Answer in fragments. The draft is made of them, not around them.',
    },
    {
      title: 'A margin that explains',
      text: 'Each sentence shows the answer it comes from, so you can check it.',
    },
    {
      title: 'Nothing padded',
      text: 'If the answers carry six hundred words, you get six hundred, and advice.',
    },
  ],
})
