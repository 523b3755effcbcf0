import { t, words } from '../language/language.ts'

/** The words of the hub: what each document is, how the writing works, and what makes it good. */
export const hubIntro = () =>
  t(
    'Three documents, each from a questionnaire of its own. Answer in your own words; notes and fragments are fine. What you type saves itself.',
  )

export const TYPES = words({
  SOP: {
    path: '/document-generation/sop',
    title: 'Statement of Purpose',
    description:
      'Why this field, why this programme, and what in your own past says that you will do it well.',
  },
  LOR: {
    path: '/document-generation/lor',
    title: 'Letter of Recommendation',
    description:
      'A draft for your recommender to correct and sign: what they saw you do, and how you compare with others.',
  },
  ESSAY: {
    path: '/document-generation/essay',
    title: 'Personal Essay',
    description: 'One prompt, answered with moments that only you could tell, and what they changed.',
  },
})

export const STEPS = words([
  {
    title: 'Comprehensive input',
    text: 'Questions that an admissions reader would ask, with an example of a strong and of a weak answer beside them.',
  },
  {
    title: 'AI-powered generation',
    text: 'A plan decides what each paragraph is for and which answers may feed it. The draft is written from them alone.',
  },
  {
    title: 'High-quality output',
    text: 'Every sentence is tied to your own answers, and the margin says which answers would carry more.',
  },
])

export const TIPS = words([
  'Name things: the course, the machine, the person, the figure. One concrete moment says more than three adjectives.',
  'Your progress is saved as you type. Stop whenever you like and resume on any device.',
  'Leave out what you do not have. An empty answer costs nothing; its share goes to your stronger ones.',
  'Write one statement for each programme. What convinces one faculty rarely fits the next.',
])
